import { isPress, PRESSES, type PressName } from './presses.ts';

const ROLES = [
  ...[
    'button',
    'checkbox',
    'combobox',
    'gridcell',
    'listbox',
    'menu',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
  ],
  ...[
    'option',
    'radio',
    'scrollbar',
    'searchbox',
    'slider',
    'spinbutton',
    'switch',
    'tab',
    'textbox',
    'treeitem',
  ],
];

/**
 * Controls that may use a key themselves. Links are excluded: they use no such keys, and users move through pages by
 * links.
 */
const CONTROLS = [
  ...['button', 'input', 'select', 'summary', 'textarea', '[contenteditable]:not([contenteditable="false"])'],
  ...ROLES.map((role) => `[role="${role}"]`),
].join(', ');

/** Returns whether a control declares a key as its own, as the outcomes of a call do. */
const namesKey = (control: Element, name: PressName): boolean =>
  (control.getAttribute('aria-keyshortcuts') ?? '')
    .split(/\s+/)
    .some((key) => isPress(name, { key, code: '', altKey: false, ctrlKey: false, metaKey: false }));

/** Controls that respond only to Enter and Space. */
const BUTTONS = [
  ...['button:not([role])', 'summary:not([role])', '[role="button"]'],
  ...['button', 'submit', 'reset'].map((type) => `input[type="${type}"]`),
].join(', ');

/**
 * Returns whether a key without Ctrl or Alt may be meant for the focused control. The page then ignores the key. A
 * control that declares the key leaves it to the page. A button leaves keys that only open a list or menu, because
 * after a save the focus is on the button that opened the section.
 */
export function isOnControl(target: EventTarget | undefined, name: PressName): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control === null || namesKey(control, name)) return false;
  return !('opens' in PRESSES[name] && control.matches(BUTTONS));
}
