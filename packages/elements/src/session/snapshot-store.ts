/** A chosen record: what a form sends, and the record itself, which only the page's own code can request. */
export interface Choice {
  readonly id: string;
  /** Value sent in a form under the element's name. */
  readonly value: string;
  readonly record: unknown;
  /**
   * State of a value the page set. While it is being looked up, or has no match, or the lookup failed, nothing is
   * chosen.
   */
  readonly check?: 'looking' | 'unknown' | 'failed';
}

/** What an element showed, to restore later: its filters, input and choice. */
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

/** Opaque: serialising or copying it yields an empty object. It can only be restored in the session it was taken in. */
export type ElementSnapshot = Readonly<Record<never, never>>;

/** An element: its tag and its state. */
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

/** What a session's elements can restore; it ends with the session. */
export interface SnapshotStore {
  take(element: SnapshotSource): ElementSnapshot;
  /** Returns false for a snapshot of another session, another kind of element, or an ended session. */
  open(snapshot: unknown, element: SnapshotSource): boolean;
  /** Stores the element's state under the page's key (`session-key`) for the next element of the same kind and key. */
  keep(key: string, element: SnapshotSource): void;
  /** Restores that state, unless the person has already typed something. */
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

/** Properties the page set win over restored ones, so that a new patient is never replaced by the old one. */
function withOwn({ store }: SnapshotSource['state'], parts: ElementParts): ElementParts {
  const initial = store.getInitialState();
  const own = Object.entries(store.getState()).filter(([name, value]) => value !== initial[name]);
  return { ...parts, properties: { ...parts.properties, ...Object.fromEntries(own) } };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createSnapshotStore(): SnapshotStore {
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
