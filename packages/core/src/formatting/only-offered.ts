/** A list with the offered codes alone, in their order; the list as it is where nothing of it is offered. */
export function onlyOffered<Code extends string>(
  all: readonly Code[],
  offered: readonly string[],
): readonly Code[] {
  const some = [...new Set(offered)].flatMap((code) => all.find((known) => known === code) ?? []);
  return some.length > 0 ? some : all;
}
