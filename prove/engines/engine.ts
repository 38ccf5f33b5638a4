import type { CookieJar } from '../../e2e/host-pages/portal.ts';

/** A page in any browser engine: what the proofs need, as every engine's own protocol supports it. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs an expression in the page and awaits its promise; the result is a string. */
  evaluate(expression: string): Promise<string>;
  /** Types text by keyboard into the focused element. */
  type(text: string): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** Returns the page's first frame, including in open shadow roots. */
  frame(): Promise<EnginePage>;
  /** Returns a PNG of the visible page. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface EngineBrowser extends CookieJar {
  readonly version: string;
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Returns what is missing on this machine, and how to install it. */
  missing(): Promise<string | undefined>;
  open(): Promise<EngineBrowser>;
}

/** Of every page, in CSS pixels. */
export const VIEWPORT = { width: 1200, height: 900 };

/** Set where the browser allows it; WebKit uses the machine's language. */
export const LANGUAGE = 'en-IN';
