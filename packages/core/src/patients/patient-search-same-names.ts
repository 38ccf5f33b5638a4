import { foldName } from './normalise.ts';
import type { PatientMatch } from './patient.ts';

/** The ids of those whose name another row has too: they must be told apart before one is opened. */
export function sameNamed(rows: readonly PatientMatch[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { vitaId, appUserInfo } of rows) {
    const name = foldName(appUserInfo.name);
    byName.set(name, [...(byName.get(name) ?? []), vitaId]);
  }
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat());
}
