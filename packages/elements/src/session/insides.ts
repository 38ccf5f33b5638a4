import type { LockPort, PersonPort, RowStorage, Vault } from '@careline/core/internal/outbox';
import type { StoreApi } from 'zustand/vanilla';
import { CONTRACT, ownCopy } from './copies.ts';
import type { Keeper } from './keeper.ts';
import type { TokenSource } from './session-token.ts';
import type { CarelineSession, SessionSettings, TelemetryFact } from './session-types.ts';

/** Where calls wait, and the lock by which only one of the pages that have it open sends them. */
export interface OutboxPlace {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly locks: LockPort;
}

/** Opens the browser's storage, where it has one and the key of the user can be had. */
export type OpenDevice = (inside: SessionInside, person: PersonPort) => Promise<OutboxPlace | undefined>;

/** What elements see of a session; copies of one contract share it (`CONTRACT`). */
export interface SessionInside {
  /** The address all services lie under, or one address for each. */
  readonly services: string | Readonly<Record<string, string>>;
  readonly tokens: TokenSource;
  readonly settings: StoreApi<SessionSettings>;
  report(fact: TelemetryFact): void;
  readonly keeper: Keeper;
  /** Opens the browser's storage for calls that wait, where the page wants them there. */
  readonly openDevice: OpenDevice | undefined;
  /** What answers in the services' place, in a page's own tests; undefined for the browser's. */
  readonly fetch: typeof globalThis.fetch | undefined;
}

/** What is behind the sessions of this copy, and behind those of others that were given to its elements. */
export const insides = new WeakMap<object, SessionInside>();

/**
 * How another copy of Careline on the page finds what is behind a session. A script of the page that knows the name finds it
 * too, as it finds the token in what the elements send; nothing that copies or writes down an object does.
 */
const OFFER = Symbol.for('careline.session');

interface Offer {
  readonly contract: number;
  readonly version: string;
  readonly inside: SessionInside;
}

/** Makes an object a session. */
export function putInside(session: object, inside: SessionInside): void {
  insides.set(session, inside);
  const offer: Offer = { contract: CONTRACT, version: ownCopy.version, inside };
  Object.defineProperty(session, OFFER, { value: () => offer });
}

export interface FoundSession {
  /** Undefined for what is none, or one that this copy cannot read. */
  readonly session?: CarelineSession;
  /** Of the copy that it came from, where that one has another contract. */
  readonly version?: string;
}

/** The session that was handed over, of this copy or another, also behind a proxy that a framework made of it. */
export function findSession(given: unknown): FoundSession {
  try {
    const session = (given as object | undefined)?.valueOf() as CarelineSession | undefined;
    if (!session) return {};
    if (insides.has(session)) return { session };
    const { contract, version, inside } = (Reflect.get(session, OFFER) as () => Offer)();
    if (contract !== CONTRACT) return { version };
    insides.set(session, inside);
    return { session };
  } catch {
    return {};
  }
}
