import type { PatientMatch } from './patient.ts';

/** Without the differences people do not see in a hurry: case, marks on Latin letters, double spaces. */
const seenAs = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '');

/** The ids of those whose name another row has too: they must be told apart before one is opened. */
export function sameNamed(rows: readonly PatientMatch[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { vitaId, appUserInfo } of rows) {
    const name = seenAs(appUserInfo.name);
    byName.set(name, [...(byName.get(name) ?? []), vitaId]);
  }
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat());
}
