import { foldName } from './normalise.ts';
import type { PatientMatch } from './patient.ts';

/** Returns the ids of patients who share a name with another row, so that they can be told apart before opening. */
export function sameNamed(rows: readonly PatientMatch[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { vitaId, appUserInfo } of rows) {
    const name = foldName(appUserInfo.name);
    byName.set(name, [...(byName.get(name) ?? []), vitaId]);
  }
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat());
}
