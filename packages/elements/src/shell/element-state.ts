import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Choice } from '../session/keeper.ts';
import type { CarelineSession } from '../session/session.ts';
import type { Frame } from './frame.ts';

export type Properties = Readonly<Record<string, unknown>>;

/** What an element knows beside its properties. */
export interface Inner {
  readonly session: CarelineSession | undefined;
  readonly choice: Choice | undefined;
  /** Counts up when everything is to be drawn anew: another session, a refresh. */
  readonly turn: number;
}

/** As of `Promise.withResolvers`, whose type a page's compiler need not know. */
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

export interface ElementState {
  /** Its name, without the suffix of this copy's tags. */
  readonly tag: string;
  readonly store: StoreApi<Properties>;
  readonly inner: StoreApi<Inner>;
  readonly frame: Frame;
  readonly internals: ElementInternals;
  /** It shows data of the services. */
  readonly needsSession: boolean;
  /** Settled when the view is drawn for the first time. */
  readonly ready: Ready;
  /** Attributes that a property went before which the page set ahead of the definition. */
  readonly early: Set<string>;
  /** What the view carries out for the methods of its element. */
  readonly does: Record<string, (...given: never[]) => unknown>;
  /** The pending unmount of an element that left the document; a move puts it back before it runs. */
  leaving?: ReturnType<typeof setTimeout>;
  /** The page gave it a session of its own, or took it away. */
  ownSession?: boolean;
  /** Ends what it is told of the page's session. */
  unfollow?: () => void;
  /** What the page said is wrong with the value. */
  invalid?: string;
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
