import { type StoreApi, useStore as useZustandStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/** What a store is to whoever reads it. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Several facts of a store's state at once, made anew each time: they are the same while each of them is. */
export function useFacts<State, Facts>(store: Readable<State>, select: (state: State) => Facts): Facts {
  return useZustandStore(store, useShallow(select));
}
