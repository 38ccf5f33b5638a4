import { useState } from 'react';
import { type StoreApi, useStore as useZustandStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/**
 * Returns the selected part of a core store and renders again when it changes. The only bridge between the two: core
 * stores do not depend on React, and widgets do not depend on zustand. `select` must return the same value for the same
 * state, so it must not build new objects.
 */
export function useStore<State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Part,
): Part {
  return useZustandStore(store, select);
}

/** The part of a store that readers need. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Returns an object selected from a store's state. `select` may build a new one each time: it stays the same while its
 * values do.
 */
export function useFacts<State, Facts>(store: Readable<State>, select: (state: State) => Facts): Facts {
  return useZustandStore(store, useShallow(select));
}

/**
 * Returns a value that the owner controls if it passes a callback, such as a screen with an address. Otherwise the
 * widget keeps the value.
 */
export function useOwned<Value>(
  given: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(given);
  return onChange ? [given, onChange] : [own, setOwn];
}

/**
 * Returns the named parts of a store's state. The widget renders again only when one of them changes, and cannot read
 * others.
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
