import { useState } from 'react';
import { type StoreApi, useStore as useZustandStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

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

/** What a store is to whoever reads it. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Several facts of a store's state at once, made anew each time: they are the same while each of them is. */
export function useFacts<State, Facts>(store: Readable<State>, select: (state: State) => Facts): Facts {
  return useZustandStore(store, useShallow(select));
}

/**
 * A value that belongs to the owner when it gives a callback, as a screen with an address does, and to the widget
 * itself otherwise.
 */
export function useOwned<Value>(
  given: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(given);
  return onChange ? [given, onChange] : [own, setOwn];
}

/**
 * The named parts of a store's state: a widget is drawn again only when one of them changed, and can read no other.
 */
export function useParts<State extends object, Name extends keyof State>(
  store: Readable<State>,
  names: readonly Name[],
): Pick<State, Name> {
  return useFacts(
    store,
    (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<State, Name>,
  );
}
