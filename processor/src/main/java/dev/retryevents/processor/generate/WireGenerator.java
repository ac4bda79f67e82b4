package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.WireContract;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Generates all that a wire model gives. */
public final class WireGenerator {

  private WireGenerator() {}

  /**
   * The sources of a wire model: its types, the notifications, and the codecs of both.
   *
   * @param contract the model
   * @param generated the annotation to mark generated types with; its value is a text
   * @return the sources, always in the same order
   */
  public static List<SourceFile> sources(WireContract contract, JavaType.Declared generated) {
    Target target =
        new Target(
            contract.packageName(),
            names(contract),
            TypePackages.of(contract.packageName()),
            generated,
            contract.keeping());
    List<SourceFile> sources = new ArrayList<>();
    contract
        .notifications()
        .ifPresent(notifications -> sources.addAll(notifications(target, notifications)));
    contract.calls().forEach(calls -> sources.add(CallsGenerator.generate(target, calls)));
    if (!contract.errors().isEmpty()) {
      sources.add(ErrorsGenerator.generate(target, contract.errors()));
    }
    for (NamedType type : contract.types()) {
      sources.add(NamedTypeGenerator.generate(target, type));
      sources.add(CodecGenerator.generate(target, type));
    }
    return List.copyOf(sources);
  }

  private static List<SourceFile> notifications(
      Target target, WireContract.Notifications notifications) {
    List<SourceFile> sources = new ArrayList<>();
    sources.add(NotificationGenerator.generate(target, notifications));
    for (Message message : notifications.messages()) {
      sources.add(MessageGenerator.generate(target, notifications, message));
    }
    sources.add(UnknownMessageGenerator.generate(target, notifications));
    sources.add(NotificationCodecGenerator.generate(target, notifications));
    return sources;
  }

  private static List<String> names(WireContract contract) {
    Stream<String> messages =
        contract.notifications().stream()
            .flatMap(notifications -> notifications.messages().stream())
            .map(Message::record);
    return Stream.concat(
            messages,
            contract.types().stream()
                .map(NamedType::name)
                .flatMap(name -> Stream.of(name, name + "Codec")))
        .toList();
  }
}
