/** The properties of a key event used here; React's events have them too. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

interface Press {
  /** Labels on the keys. */
  readonly shown: readonly string[];
  /** Character typed by the key; letters in lower case. */
  readonly key?: string | RegExp;
  /** Position on the keyboard, because with Alt some layouts type another character. */
  readonly code?: string | RegExp;
  /** With Ctrl, or Command on a Mac. */
  readonly withControl?: true;
  readonly withAlt?: true;
  /** Whether it only opens a list or menu that Escape closes, without changing anything. */
  readonly opens?: true;
}

/**
 * All shortcuts that work beyond the focused control. Handlers use this table, and the key sheet shows the ones that
 * currently work.
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
  saveSection: { shown: ['Ctrl', 'Enter'], key: 'Enter', withControl: true },
  findSection: { shown: ['Alt', 'S'], code: 'KeyS', withAlt: true },
  previousSection: { shown: ['Alt', 'P'], code: 'KeyP', withAlt: true },
} as const satisfies Readonly<Record<string, Press>>;

export type PressName = keyof typeof PRESSES;
export const PRESS_NAMES = Object.keys(PRESSES) as readonly PressName[];

/** Returns whether an event is this shortcut. Shift is ignored, because keyboards differ in what needs it. */
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

/** Returns the labels of a shortcut's keys on this machine. */
export function shownPress(name: PressName): readonly string[] {
  const { shown } = PRESSES[name];
  const isApple = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');
  return isApple ? shown.map((part) => ON_APPLE[part] ?? part) : shown;
}

const ARIA_NAMES: Readonly<Record<string, string>> = { Ctrl: 'Control' };

/** Returns the value for `aria-keyshortcuts`. */
export const ariaPress = (name: PressName): string =>
  PRESSES[name].shown.map((part) => ARIA_NAMES[part] ?? part).join('+');
