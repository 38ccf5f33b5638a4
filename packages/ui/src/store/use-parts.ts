import { type StoreApi, useStore as useZustandStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * The named parts of a store's state: a widget is drawn again only when one of them changed, and can read no other.
 */
export function useParts<State extends object, Name extends keyof State>(
  store: Readable<State>,
  names: readonly Name[],
): Pick<State, Name> {
  return useZustandStore(
    store,
    useShallow(
      (state: State) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<State, Name>,
    ),
  );
}
