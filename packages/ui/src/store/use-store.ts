import { type StoreApi, useStore as useZustandStore } from 'zustand';

/**
 * Reads a core store in React and re-renders when the selected part changes. The one bridge between the two: core
 * stores know nothing of React, widgets know nothing of zustand. `select` must answer the same value for the same
 * state (pick, do not build).
 */
export function useStore<State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Part,
): Part {
  return useZustandStore(store, select);
}
