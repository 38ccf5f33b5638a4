import type { CookieJar } from '../../e2e/host-pages/portal.ts';

/** A page in a browser of any engine: what the proofs need of one, by what every engine's own protocol can do. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs an expression in the page and waits for its promise; the result is a string. */
  evaluate(expression: string): Promise<string>;
  /** Types a text with the keys of a keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** The first frame of the page. */
  frame(): Promise<EnginePage>;
  /** Of what is seen, as a PNG. */
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
  /** What this machine lacks for it, in words that tell what to install. */
  missing(): Promise<string | undefined>;
  open(): Promise<EngineBrowser>;
}

/** Of every page, in CSS pixels. */
export const VIEWPORT = { width: 1200, height: 900 };

/** Of every browser that can be told it; WebKit takes the language of the machine. */
export const LANGUAGE = 'en-IN';
