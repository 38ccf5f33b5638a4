/** The part of a key event that is looked at; React's events have it too. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

interface Press {
  /** As the key is labelled. */
  readonly shown: readonly string[];
  /** What is written with it; a letter in lower case. */
  readonly key?: string | RegExp;
  /** By its place on the keyboard: with Alt held, some layouts write another letter. */
  readonly code?: string | RegExp;
  /** With Ctrl, or Command where there is one. */
  readonly withControl?: true;
  readonly withAlt?: true;
  /** It only opens a list or a menu, which Escape closes: nothing is changed or ended by it. */
  readonly opens?: true;
}

/**
 * Every key that works beyond the control that has the focus: the handlers ask this table, and the sheet of keys shows of it what
 * works where one is.
 */
export const PRESSES = {
  palette: { shown: ['Ctrl', 'K'], key: 'k', withControl: true },
  keys: { shown: ['?'], key: '?', opens: true },
  nextPatient: { shown: ['N'], key: 'n' },
  recordPart: { shown: ['J'], key: 'j', opens: true },
  addToRecord: { shown: ['A'], key: 'a', opens: true },
  outcome: { shown: ['1', '–', '0'], key: /^[0-9]$/ },
  otherOutcome: { shown: ['Alt', '1', '–', '0'], code: /^Digit[0-9]$/, withAlt: true },
  saveCall: { shown: ['Ctrl', 'Enter'], key: 'Enter', withControl: true },
  unchanged: { shown: ['Alt', 'U'], code: 'KeyU', withAlt: true },
  nextSection: { shown: ['Alt', 'N'], code: 'KeyN', withAlt: true },
  callNote: { shown: ['Alt', 'M'], code: 'KeyM', withAlt: true },
  previousSection: { shown: ['Alt', 'P'], code: 'KeyP', withAlt: true },
} as const satisfies Readonly<Record<string, Press>>;

export type PressName = keyof typeof PRESSES;
export const PRESS_NAMES = Object.keys(PRESSES) as readonly PressName[];

/** Whether it is this key and no other: a shift is not looked at, because keyboards differ in what needs one. */
export function isPress(name: PressName, { key, code, altKey, ctrlKey, metaKey }: PressedKey): boolean {
  const press: Press = PRESSES[name];
  if (altKey !== (press.withAlt ?? false) || (ctrlKey || metaKey) !== (press.withControl ?? false))
    return false;
  if (press.code instanceof RegExp) return press.code.test(code);
  if (press.code !== undefined) return code === press.code;
  if (press.key instanceof RegExp) return press.key.test(key);
  return (key.length === 1 ? key.toLowerCase() : key) === press.key;
}

const ON_APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Enter: '⏎' };

/** The parts of a key as the keyboard of this machine has them. */
export function shownPress(name: PressName): readonly string[] {
  const { shown } = PRESSES[name];
  const isApple = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');
  return isApple ? shown.map((part) => ON_APPLE[part] ?? part) : shown;
}

const ARIA_NAMES: Readonly<Record<string, string>> = { Ctrl: 'Control' };

/** For `aria-keyshortcuts`. */
export const ariaPress = (name: PressName): string =>
  PRESSES[name].shown.map((part) => ARIA_NAMES[part] ?? part).join('+');
