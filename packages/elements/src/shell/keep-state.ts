import { insides } from '../session/insides.ts';
import type { Keeper, SnapshotSource } from '../session/keeper.ts';
import { stateOf } from './element-state.ts';

/** What keeps it is the session's; without one nothing is kept, because no logout would end it. */
export const keeperOf = (host: HTMLElement): Keeper | undefined =>
  insides.get(stateOf(host).inner.getState().session ?? host)?.keeper;

export const snapshotSource = (host: HTMLElement): SnapshotSource => {
  const state = stateOf(host);
  return { tag: state.tag, state };
};

/** The page's word for it (`session-key`). */
export const keyOf = (host: HTMLElement): string => String(stateOf(host).store.getState().sessionKey);
