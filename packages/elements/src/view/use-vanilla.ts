import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

const nothing = () => () => {};

/** The state of a store, drawn again when it changes; undefined without one. */
export function useVanilla<State>(store: StoreApi<State>): State;
export function useVanilla<State>(store: StoreApi<State> | undefined): State | undefined;
export function useVanilla<State>(store: StoreApi<State> | undefined): State | undefined {
  return useSyncExternalStore(store?.subscribe ?? nothing, () => store?.getState());
}
