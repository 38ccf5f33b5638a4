import { createStore, type StoreApi } from 'zustand/vanilla';

export type Properties = Readonly<Record<string, unknown>>;

export interface ElementState {
  readonly store: StoreApi<Properties>;
  /** The pending unmount of an element that left the document; a move puts it back before it runs. */
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/** Unreachable from the page: no symbol, attribute or property of the element leads here. */
const states = new WeakMap<Element, ElementState>();

export function createState(element: Element, initial: Properties): ElementState {
  const state: ElementState = { store: createStore<Properties>(() => initial), leaving: undefined };
  states.set(element, state);
  return state;
}

export function stateOf(element: Element): ElementState {
  const state = states.get(element);
  if (!state) throw new TypeError(`${element.localName} is not an element of Careline`);
  return state;
}
