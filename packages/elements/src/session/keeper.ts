/** A chosen record: what a form sends, and the record itself, which only the page's own code may ask for. */
export interface Choice {
  readonly id: string;
  /** What a form sends under the element's name. */
  readonly value: string;
  readonly record: unknown;
  /** Of a value that the page set: it is being looked up, is nobody's, or could not be looked up. Then it is no choice yet. */
  readonly check?: 'looking' | 'unknown' | 'failed';
}

/** What an element showed, to be put back: what was asked for, typed and chosen. */
interface ElementParts {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly choice: Choice | undefined;
}

interface Store<State> {
  getState(): State;
  getInitialState(): State;
  setState(state: State): void;
}

/** Opaque: written down or copied it is an empty object. It opens under the session it was taken under, and no other. */
export type ElementSnapshot = Readonly<Record<never, never>>;

/** An element: its tag, and what it shows. */
export interface SnapshotSource {
  readonly tag: string;
  readonly state: {
    readonly store: Store<ElementParts['properties']>;
    readonly inner: Store<Pick<ElementParts, 'choice'>>;
    readonly frame: {
      readonly field: { readonly input: { readonly value: string }; write(text: string): void } | undefined;
    };
  };
}

/** What the elements of one session may find again; it ends with the session. */
export interface Keeper {
  take(element: SnapshotSource): ElementSnapshot;
  /** Answers false for a snapshot of another session, of another kind of element, or of a session that has ended. */
  open(snapshot: unknown, element: SnapshotSource): boolean;
  /** Keeps what it shows under a page's key (`session-key`) until the next element of this kind and key is drawn. */
  keep(key: string, element: SnapshotSource): void;
  /** Finds it again, unless somebody has typed already. */
  find(key: string, element: SnapshotSource): void;
  end(): void;
}

function partsOf({ store, inner, frame }: SnapshotSource['state']): ElementParts {
  const { choice } = inner.getState();
  return { properties: store.getState(), text: frame.field?.input.value ?? '', choice };
}

function putBack(
  { store, inner, frame }: SnapshotSource['state'],
  { properties, text, choice }: ElementParts,
): void {
  const { dirty, waiting } = store.getState();
  store.setState(dirty === undefined ? properties : { ...properties, dirty, waiting });
  frame.field?.write(text);
  inner.setState({ choice });
}

/** What the page says of this element goes before what the last one had: a new patient is never made the old one. */
function withOwn({ store }: SnapshotSource['state'], parts: ElementParts): ElementParts {
  const initial = store.getInitialState();
  const own = Object.entries(store.getState()).filter(([name, value]) => value !== initial[name]);
  return { ...parts, properties: { ...parts.properties, ...Object.fromEntries(own) } };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createKeeper(): Keeper {
  let taken: WeakMap<object, ElementParts & { readonly tag: string }> | undefined = new WeakMap();
  const keyed = new Map<string, ElementParts>();

  return {
    take({ tag, state }) {
      const snapshot = Object.freeze({});
      taken?.set(snapshot, { ...partsOf(state), tag });
      return snapshot;
    },
    open(snapshot, { tag, state }) {
      const parts = isObject(snapshot) ? taken?.get(snapshot) : undefined;
      if (parts?.tag !== tag) return false;
      putBack(state, parts);
      return true;
    },
    keep(key, { tag, state }) {
      if (key && taken) keyed.set(`${tag} ${key}`, partsOf(state));
    },
    find(key, { tag, state }) {
      const name = `${tag} ${key}`;
      const parts = keyed.get(name);
      if (!parts || state.frame.field?.input.value || state.inner.getState().choice) return;
      keyed.delete(name);
      putBack(state, withOwn(state, parts));
    },
    end() {
      taken = undefined;
      keyed.clear();
    },
  };
}
