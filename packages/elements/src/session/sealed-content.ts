import type { SessionSource } from '@careline/core/internal/http';
import type { LockPort, PersonPort, RowStorage, Vault } from '@careline/core/internal/outbox';
import type { StoreApi } from 'zustand/vanilla';
import { CONTRACT, ownCopy } from './copies.ts';
import type { TokenSource } from './session-token.ts';
import type { CarelineSession, SessionSettings, TelemetryFact } from './session-types.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Where queued calls are stored, and the lock that lets only one open page send them. */
export interface OutboxPlace {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly locks: LockPort;
}

/** Opens the browser's storage, if it has one and the user's key is available. */
export type OpenDevice = (inside: SessionInside, person: PersonPort) => Promise<OutboxPlace | undefined>;

/** A session's internals, for elements. Copies with the same `CONTRACT` share it. */
export interface SessionInside {
  /** One base address for all services, or one address each. */
  readonly services: string | Readonly<Record<string, string>>;
  /** Answers in place of the services; `services` is then its address. */
  readonly source: SessionSource | undefined;
  readonly tokens: TokenSource;
  readonly settings: StoreApi<SessionSettings>;
  report(fact: TelemetryFact): void;
  readonly keeper: SnapshotStore;
  /** Opens the browser's storage for queued calls, if the page wants them there. */
  readonly openDevice: OpenDevice | undefined;
  /** Replaces the services in a page's own tests; undefined for the browser's fetch. */
  readonly fetch: typeof globalThis.fetch | undefined;
}

/** Internals of this copy's sessions, and of other copies' sessions passed to its elements. */
export const sealedContent = new WeakMap<object, SessionInside>();

/**
 * How another copy of Careline finds a session's internals. A script on the page that knows the name can find them too,
 * just as it can see the token in the elements' requests; copying or serialising the object does not expose them.
 */
const OFFER = Symbol.for('careline.session');

interface Offer {
  readonly contract: number;
  readonly version: string;
  readonly inside: SessionInside;
}

/** Turns an object into a session. */
export function putInside(session: object, inside: SessionInside): void {
  sealedContent.set(session, inside);
  const offer: Offer = { contract: CONTRACT, version: ownCopy.version, inside };
  Object.defineProperty(session, OFFER, { value: () => offer });
}

export interface FoundSession {
  /** Undefined if the value is no session, or one this copy can't read. */
  readonly session?: CarelineSession;
  /** Version of the copy it came from, if that has another contract. */
  readonly version?: string;
}

/** Returns the session behind a value, from this copy or another, also through a framework's proxy. */
export function findSession(given: unknown): FoundSession {
  try {
    const session = (given as object | undefined)?.valueOf() as CarelineSession | undefined;
    if (!session) return {};
    if (sealedContent.has(session)) return { session };
    const { contract, version, inside } = (Reflect.get(session, OFFER) as () => Offer)();
    if (contract !== CONTRACT) return { version };
    sealedContent.set(session, inside);
    return { session };
  } catch {
    return {};
  }
}
