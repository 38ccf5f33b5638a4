import type { CarelineSession } from '../session/session.ts';
import type { ElementSnapshot } from '../session/snapshot-store.ts';

/**
 * Texts by component and key; a plural text has two forms. Uses none of our types, because a page may not have
 * them.
 */
export type ElementMessages = Readonly<
  Record<string, Readonly<Record<string, string | { readonly one: string; readonly other: string }>>>
>;

/** Functions that format the days and times that an element shows. Uses none of our types, as above. */
export interface ElementFormatters {
  /**
   * Formats a calendar day, YYYY-MM-DD, with a four-digit year and an unambiguous order. `locale` is BCP 47.
   */
  readonly date?: (isoDay: string, context: { readonly locale: string }) => string;
  /** Formats a time of day, HH:MM in 24 hours. */
  readonly time?: (time: string, context: { readonly locale: string }) => string;
}

/** The members that every element has. */
export interface CarelineElement extends HTMLElement {
  /** BCP 47. Default: the language around the element. */
  lang: string;
  /** BCP 47. Takes precedence over the session's locale, which takes precedence over `lang`. */
  locale: string;
  /** `ltr` `rtl`. Default: the direction of the language. */
  dir: string;
  /** `light` `dark` `contrast`. Default: the page's theme. */
  theme: string;
  /** `comfortable` `compact`. */
  density: string;
  /** Texts of the page that replace ours, by component and key of `messages.json`. */
  messages: ElementMessages | null;
  /**
   * The page's functions `date` and `time`, which format the days and times on screen. An ambiguous result is
   * refused, and our own format is used.
   */
  formatters: ElementFormatters | null;
  /** Default: the session passed to `configure`. */
  session: CarelineSession | null | undefined;
  /** When an element is added again with the same key and session, it shows what it showed before. */
  sessionKey: string;
  /** `frame`: draws in a frame of Careline's origin. Read when the element is added to the page. */
  isolation: string;
  /** Level of the top headings, 1 to 6; lower headings follow. Default: 2. */
  headingLevel: number;
  /** Draws everything again and retries failed requests. Unsaved entries stay; their own buttons retry. */
  refresh(): void;
  /**
   * Resets the element to its attributes: clears everything typed, chosen, filtered or opened. Returns false if
   * there are unsaved entries.
   */
  reset(): boolean;
  /** Prints only this element, in dark on white. Resolves when the browser's print window is closed. */
  print(): Promise<void>;
  /** Returns the current state, which can be restored under the same session. Null without a session. */
  getSnapshot(): ElementSnapshot | null;
  /**
   * Returns whether the snapshot was restored. Snapshots of another session or another kind of element are
   * ignored.
   */
  restore(snapshot: unknown): boolean;
  /** Resolves when the element is first drawn. */
  whenReady(): Promise<void>;
}

/**
 * An event that asks the page before something happens; another event reports the result. An element in a frame
 * does not forward it, because a page cannot answer across a port.
 */
export type Question<Detail> = CustomEvent<Detail>;
