import { VERSION } from './version.ts';

/**
 * Version of the shape that copies of Careline share on a page (`SessionInside`). Copies with the same number share
 * sessions; any change of that shape gets a new number.
 */
export const CONTRACT = 4;

/** What every copy knows about every other, whatever their contract. These members must never change. */
export interface Copy {
  readonly contract: number;
  /** The release, and after a plus sign the build. */
  version: string;
  /** Where its files load from; empty in a page's own bundle. */
  address: string;
  readonly tags: Set<string>;
  /** Tags that another copy had already defined. */
  readonly refused: Set<string>;
  /** The session passed to its `configure`. */
  session: object | undefined;
  /** The last `careline-error` of each element; missing in older copies. */
  readonly errors?: WeakMap<Element, unknown>;
  /** Makes its elements look up their session again. */
  redraw(): void;
}

/** Elements that use the page's session. */
export const followers = new Set<() => void>();

export const ownCopy: Copy = {
  contract: CONTRACT,
  version: VERSION,
  address: '',
  tags: new Set(),
  refused: new Set(),
  session: undefined,
  errors: new WeakMap(),
  redraw: () => {
    for (const follow of followers) follow();
  },
};

/**
 * Copies find each other on the document, under a key that does not show in its list of keys. It exposes nothing that
 * the page could not reach anyway.
 */
const COPIES: unique symbol = Symbol.for('careline.copies');

/** Returns all copies on the page that define tags or hold a session, including this one. */
export function allCopies(): readonly Copy[] {
  // On a server, there are no other copies.
  if (typeof document === 'undefined') return [ownCopy];
  const page = document as { [COPIES]?: Copy[] };
  page[COPIES] ??= [];
  const copies = page[COPIES];
  if (!copies.includes(ownCopy)) copies.push(ownCopy);
  return copies;
}

/**
 * Returns whether a session passed to one copy's `configure` also applies to another copy's elements: if its tags were
 * already taken, or it has none, like a session file of one build next to the shell of another.
 */
export const speaksFor = ({ tags, refused }: Copy, other: Copy): boolean =>
  tags.size === 0 || [...refused].some((tag) => other.tags.has(tag));

/** Returns the session for elements without their own: this copy's, or one from a copy that speaks for it. */
export const pageSession = (): object | undefined =>
  ownCopy.session ?? allCopies().find((copy) => copy.session && speaksFor(copy, ownCopy))?.session;
