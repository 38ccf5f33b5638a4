import { VERSION } from './version.ts';

/**
 * What copies of Careline on one page agree on: what is behind a session (`SessionInside`). Copies of one number share their
 * sessions; a change of that shape is another number.
 */
export const CONTRACT = 3;

/** What every copy knows of every other, whatever their contracts: these members stay as they are for ever. */
export interface Copy {
  readonly contract: number;
  /** The release, and the build behind a plus sign. */
  version: string;
  /** Where its files come from; empty in a page's own bundle. */
  address: string;
  /** The tags that it has defined. */
  readonly tags: Set<string>;
  /** The tags that another copy had defined before it came. */
  readonly refused: Set<string>;
  /** What its `configure` was given. */
  session: object | undefined;
  /** What each of its elements told of last by `careline-error`; a copy of before has none. */
  readonly errors?: WeakMap<Element, unknown>;
  /** Its elements look again whose session they have. */
  redraw(): void;
}

/** The elements that have the page's session. */
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

/** Copies find each other on the document, in no list of its keys; it leads to nothing that a page has not by itself. */
const COPIES: unique symbol = Symbol.for('careline.copies');

/** All copies of the page that have to do with tags or sessions, this one among them. */
export function allCopies(): readonly Copy[] {
  // A server that draws pages has nobody to share with.
  if (typeof document === 'undefined') return [ownCopy];
  const page = document as { [COPIES]?: Copy[] };
  page[COPIES] ??= [];
  const copies = page[COPIES];
  if (!copies.includes(ownCopy)) copies.push(ownCopy);
  return copies;
}

/**
 * Whether what one copy's `configure` is given is for another's elements as well: where it came second to a tag, or has none, as
 * the session's file of one build has that meets the shell of another.
 */
export const speaksFor = ({ tags, refused }: Copy, other: Copy): boolean =>
  tags.size === 0 || [...refused].some((tag) => other.tags.has(tag));

/** The session of elements that were given none of their own: this copy's, else of one that speaks for them. */
export const pageSession = (): object | undefined =>
  ownCopy.session ?? allCopies().find((copy) => copy.session && speaksFor(copy, ownCopy))?.session;
