import type { Endpoint } from '#http';
import { inOrder, type OutboxEntry } from './outbox-entry.ts';
import type { Person } from './ports.ts';

/** The contract of this build. */
export interface OutboxContract {
  readonly number: number;
  readonly endpoints: readonly Endpoint[];
}

/** Entries of a lane are sent in sequence; lanes run in parallel. */
export function laneOf({ facility, patient }: Pick<OutboxEntry, 'facility' | 'patient'>): string {
  return `${facility} ${patient}`;
}

/**
 * Whether an entry fits the contract: the current and the previous version are sent; older ones and removed calls need
 * a person (`tray`); newer ones wait for the newer build that wrote them (`later`).
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
 * Returns the first unfinished entry of every patient of this author and facility, if it is waiting. An entry in the
 * tray blocks later ones, which may depend on it.
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

/** Returns what can be sent now, at most one entry per patient, in order. */
export function dueEntries({ entries, person, contract, now }: SendQuestion): readonly OutboxEntry[] {
  return waitingHeads(entries, person, contract).filter(({ nextTryAt }) => nextTryAt <= now);
}

/** Returns when the next entry becomes due; undefined if none waits for a time. */
export function nextDueAt({ entries, person, contract, now }: SendQuestion): number | undefined {
  const times = waitingHeads(entries, person, contract)
    .map(({ nextTryAt }) => nextTryAt)
    .filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
