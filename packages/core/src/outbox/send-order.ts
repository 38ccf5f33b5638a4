import type { Endpoint } from '#http';
import { inOrder, type OutboxEntry } from './outbox-entry.ts';
import type { Person } from './ports.ts';

/** The contract this version was built with. */
export interface OutboxContract {
  readonly number: number;
  readonly endpoints: readonly Endpoint[];
}

/** Entries of one lane go one after the other; lanes go side by side. */
export function laneOf({ facility, patient }: Pick<OutboxEntry, 'facility' | 'patient'>): string {
  return `${facility} ${patient}`;
}

/**
 * Whether an entry fits the contract: the current number and the one before are sent; older ones, and calls that no
 * longer exist, need a person (`tray`); a newer number is left to the newer version that wrote it (`later`).
 */
export function fitsContract(
  { contractNumber, endpoint }: Pick<OutboxEntry, 'contractNumber' | 'endpoint'>,
  contract: OutboxContract,
): 'send' | 'tray' | 'later' {
  if (contractNumber > contract.number) return 'later';
  const known = contract.endpoints.some(({ name }) => name === endpoint);
  return known && contractNumber >= contract.number - 1 ? 'send' : 'tray';
}

/**
 * The first unfinished entry of every patient of this author at this facility, where it is waiting. An entry in the tray
 * keeps those behind it back: they may build on it.
 */
function waitingHeads(
  entries: readonly OutboxEntry[],
  person: Person,
  contract: OutboxContract,
): readonly OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of inOrder(entries)) {
    if (entry.state === 'done' || entry.user !== person.userId || entry.facility !== person.facilityId)
      continue;
    if (!heads.has(laneOf(entry))) heads.set(laneOf(entry), entry);
  }
  return [...heads.values()].filter(
    (entry) => entry.state === 'waiting' && fitsContract(entry, contract) === 'send',
  );
}

export interface SendQuestion {
  readonly entries: readonly OutboxEntry[];
  readonly person: Person;
  readonly contract: OutboxContract;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What may be sent now, at most one entry a patient, in order. */
export function dueEntries({ entries, person, contract, now }: SendQuestion): readonly OutboxEntry[] {
  return waitingHeads(entries, person, contract).filter(({ nextTryAt }) => nextTryAt <= now);
}

/** When to look again: the time of the next entry that becomes due, or undefined where none waits for a time. */
export function nextDueAt({ entries, person, contract, now }: SendQuestion): number | undefined {
  const times = waitingHeads(entries, person, contract)
    .map(({ nextTryAt }) => nextTryAt)
    .filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
