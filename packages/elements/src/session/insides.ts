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

/** The session of elements that were given none of their own, and the elements that are told when it changes. */
export const page: { session: CarelineSession | undefined; readonly listeners: Set<() => void> } = {
  session: undefined,
  listeners: new Set(),
};
