import type { Choice, Properties } from '../element-state.ts';

/** What an element showed, to be put back: what was asked for, typed and chosen. */
export interface KeptParts {
  readonly tag: string;
  readonly properties: Properties;
  readonly text: string;
  readonly choice: Choice | undefined;
}

/** Opaque: written down or copied it is an empty object. It opens under the session it was taken under, and no other. */
export type ElementSnapshot = Readonly<Record<never, never>>;

/** What the elements of one session may find again; it ends with the session. */
export interface Keeper {
  take(parts: KeptParts): ElementSnapshot;
  /** Undefined for a snapshot of another session, of another kind of element, or of a session that has ended. */
  open(snapshot: unknown, tag: string): KeptParts | undefined;
  /** The parts under a page's key (`session-key`); without parts they are taken out. */
  byKey(tag: string, key: string, parts?: KeptParts): KeptParts | undefined;
  end(): void;
}

export function createKeeper(): Keeper {
  let opened: WeakMap<object, KeptParts> | undefined = new WeakMap();
  const keyed = new Map<string, KeptParts>();
  const isKnown = (snapshot: unknown): snapshot is object =>
    typeof snapshot === 'object' && snapshot !== null;

  return {
    take(parts) {
      const snapshot = Object.freeze({});
      opened?.set(snapshot, parts);
      return snapshot;
    },
    open(snapshot, tag) {
      const parts = isKnown(snapshot) ? opened?.get(snapshot) : undefined;
      return parts?.tag === tag ? parts : undefined;
    },
    byKey(tag, key, parts) {
      const name = `${tag} ${key}`;
      const before = keyed.get(name);
      if (parts && opened) keyed.set(name, parts);
      else keyed.delete(name);
      return before;
    },
    end() {
      opened = undefined;
      keyed.clear();
    },
  };
}
