import { type Readable, useFacts } from './use-facts.ts';

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
