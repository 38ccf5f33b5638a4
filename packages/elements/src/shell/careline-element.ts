import type { CarelineSession } from '../session/session.ts';
import type { ElementSnapshot } from '../session/snapshot-store.ts';

/** Sentences by component and key; one that counts has two forms. No type of our components: a page need not have theirs. */
export type ElementMessages = Readonly<
  Record<string, Readonly<Record<string, string | { readonly one: string; readonly other: string }>>>
>;

/** What a page writes days and times with, for what an element shows. No type of our packages, as above. */
export interface ElementFormatters {
  /** A calendar day, YYYY-MM-DD: with its year in four figures, in an order nobody takes for another day. `locale` is BCP 47. */
  readonly date?: (isoDay: string, context: { readonly locale: string }) => string;
  /** A time of day, HH:MM of 24 hours. */
  readonly time?: (time: string, context: { readonly locale: string }) => string;
}

/** What every element has. */
export interface CarelineElement extends HTMLElement {
  /** BCP 47; left out, the language around it. */
  lang: string;
  /** BCP 47; goes before that of its session, which goes before `lang`. */
  locale: string;
  /** `ltr` `rtl`; left out, as its language is written. */
  dir: string;
  /** `light` `dark` `contrast`; left out, the page's. */
  theme: string;
  /** `comfortable` `compact`. */
  density: string;
  /** Sentences of the page's that go before ours, by component and key of `messages.json`. */
  messages: ElementMessages | null;
  /**
   * `date` and `time` of the page's, which write the days and times that are shown. What could be taken for another day or
   * another hour is refused, and written our way.
   */
  formatters: ElementFormatters | null;
  /** Its own; without one it has that of `configure`. */
  session: CarelineSession | null | undefined;
  /** An element that comes back under the same key and session shows what the last one did. */
  sessionKey: string;
  /** `frame`: in a frame of Careline's origin; read when the element comes into the page. */
  isolation: string;
  /** Level of its first headings, 1 to 6; left out, 2. Those below them follow. */
  headingLevel: number;
  /** Draws everything anew and asks again for what failed. What is not saved is kept: then its own buttons try again. */
  refresh(): void;
  /**
   * Puts it back to what its attributes say: nothing typed, chosen, filtered or opened. Answers whether it could: not while
   * something is entered that is not stored.
   */
  reset(): boolean;
  /** Prints what it shows, alone and light on white; settled when the window of the browser is closed. */
  print(): Promise<void>;
  /** What it shows now, to be put back under the same session; null without one. */
  getSnapshot(): ElementSnapshot | null;
  /** Answers whether it could: a snapshot of another session or of another kind of element is left alone. */
  restore(snapshot: unknown): boolean;
  /** Settled when the element is drawn for the first time. */
  whenReady(): Promise<void>;
}

/**
 * An event that only asks the page first: another one says what came of it. An element in a frame does not send it on, as
 * whoever is on the other side of a port cannot be asked.
 */
export type Question<Detail> = CustomEvent<Detail>;
