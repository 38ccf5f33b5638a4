import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CarelineSession } from '../session/session.ts';
import type { Choice } from '../session/snapshot-store.ts';
import type { Frame } from './frame.ts';
import type { EarlyWords } from './languages.ts';

export type Properties = Readonly<Record<string, unknown>>;

/** An element's state besides its properties. */
export interface Inner {
  readonly session: CarelineSession | undefined;
  readonly choice: Choice | undefined;
  /** Increases when everything must be redrawn: for another session or a refresh. */
  readonly turn: number;
}

/** Like `Promise.withResolvers`, whose type a page's compiler may not know. */
interface Ready {
  readonly promise: Promise<void>;
  resolve(): void;
}

function untilReady(): Ready {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export type CheckWords = EarlyWords<Readonly<Record<NonNullable<Choice['check']>, string>>>;

export interface ElementState {
  readonly tag: string;
  readonly store: StoreApi<Properties>;
  readonly inner: StoreApi<Inner>;
  readonly frame: Frame;
  readonly internals: ElementInternals;
  /** It shows data from the services. */
  readonly needsSession: boolean;
  /** Resolves when the view is first drawn. */
  readonly ready: Ready;
  /** Attributes overridden by a property that the page set before the definition. */
  readonly early: Set<string>;
  /** The view's implementations of the element's methods. */
  readonly does: Record<string, (...given: never[]) => unknown>;
  /** The pending unmount of a disconnected element; a move cancels it. */
  leaving?: ReturnType<typeof setTimeout>;
  /** True once the page has set or removed its session. */
  ownSession?: boolean;
  /** Stops following the page's session. */
  unfollow?: () => void;
  /** The page's custom validity message. */
  invalid?: string;
  /** Known once a value was looked up. */
  checkWords?: CheckWords;
}

/** Unreachable from the page: no symbol, attribute or property of the element leads here. */
const states = new WeakMap<Element, ElementState>();

export function createState(
  element: Element,
  initial: Properties,
  parts: Pick<ElementState, 'tag' | 'frame' | 'internals' | 'needsSession'>,
): void {
  states.set(element, {
    ...parts,
    store: createStore(() => initial),
    inner: createStore<Inner>(() => ({ session: undefined, choice: undefined, turn: 0 })),
    ready: untilReady(),
    early: new Set(),
    does: {},
  });
}

export function stateOf(element: Element): ElementState {
  const state = states.get(element);
  if (!state) throw new TypeError(`${element.localName} is not an element of Careline`);
  return state;
}
