/** Names by which browsers still list a zone, and the name of today. */
const RENAMED: ReadonlyMap<string, string> = new Map([['Asia/Calcutta', 'Asia/Kolkata']]);

/** The zones to choose from, with the one that is set. */
export function timeZoneNames(current: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').map((name) => RENAMED.get(name) ?? name);
  return [...new Set([...known, 'UTC', current])].toSorted();
}
