import { sealedContent } from '../session/sealed-content.ts';
import type { SnapshotSource, SnapshotStore } from '../session/snapshot-store.ts';
import { stateOf } from './element-state.ts';

/** Returns the session's keeper. Without a session nothing is kept, because no logout would clear it. */
export const keeperOf = (host: HTMLElement): SnapshotStore | undefined =>
  sealedContent.get(stateOf(host).inner.getState().session ?? host)?.keeper;

export const snapshotSource = (host: HTMLElement): SnapshotSource => {
  const state = stateOf(host);
  return { tag: state.tag, state };
};

/** Returns the page's key (`session-key`). */
export const keyOf = (host: HTMLElement): string => String(stateOf(host).store.getState().sessionKey);
