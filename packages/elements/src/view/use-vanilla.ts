import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

const nothing = () => () => {};

/** Returns a store's state and follows changes; undefined without a store. */
export function useVanilla<State>(store: StoreApi<State>): State;
export function useVanilla<State>(store: StoreApi<State> | undefined): State | undefined;
export function useVanilla<State>(store: StoreApi<State> | undefined): State | undefined {
  return useSyncExternalStore(store?.subscribe ?? nothing, () => store?.getState());
}
