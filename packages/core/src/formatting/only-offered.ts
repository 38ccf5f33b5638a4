/** Returns the options that are offered, in the offered order; the whole list if none matches. */
export function onlyOffered<Code extends string>(
  all: readonly Code[],
  offered: readonly string[],
): readonly Code[] {
  const some = [...new Set(offered)].flatMap((code) => all.find((known) => known === code) ?? []);
  return some.length > 0 ? some : all;
}
