import type { StoreApi } from 'zustand/vanilla';
import type { Keeper } from './keeper.ts';
import type { CarelineSession, SessionSettings, TelemetryFact } from './session.ts';
import type { TokenSource } from './session-token.ts';

/** What elements see of a session. */
export interface SessionInside {
  /** The address all services lie under, or one address for each. */
  readonly services: string | Readonly<Record<string, string>>;
  readonly tokens: TokenSource;
  readonly settings: StoreApi<SessionSettings>;
  report(fact: TelemetryFact): void;
  readonly keeper: Keeper;
}

/** What is behind the sessions of this package; unreachable from the page. */
export const insides = new WeakMap<object, SessionInside>();

/** A session of this package, also where a framework handed over a proxy of it; undefined for everything else. */
export function sessionOf(given: unknown): CarelineSession | undefined {
  try {
    const session = (given as object | undefined)?.valueOf() as CarelineSession | undefined;
    return session && insides.has(session) ? session : undefined;
  } catch {
    return undefined;
  }
}

export interface Page {
  /** The session of elements that were given none of their own. */
  session: CarelineSession | undefined;
  /** The elements that are told when it changes. */
  readonly listeners: Set<() => void>;
  /** Tags that another copy of Careline had defined, and its version. */
  readonly refused: Map<string, string>;
}

export const page: Page = { session: undefined, listeners: new Set(), refused: new Map() };
