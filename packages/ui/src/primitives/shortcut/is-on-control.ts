import { isPress, PRESSES, type PressName } from './presses.ts';

const ROLES = [
  ...[
    'button',
    'checkbox',
    'combobox',
    'gridcell',
    'listbox',
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

/** What a key may be meant for. Links are none: a key ends nothing there, and pages are read from link to link. */
const CONTROLS = [
  ...['button', 'input', 'select', 'summary', 'textarea', '[contenteditable]:not([contenteditable="false"])'],
  ...ROLES.map((role) => `[role="${role}"]`),
].join(', ');

/** Whether a control names a key as its own, as the outcomes of a call do with theirs. */
const namesKey = (control: Element, name: PressName): boolean =>
  (control.getAttribute('aria-keyshortcuts') ?? '')
    .split(/\s+/)
    .some((key) => isPress(name, { key, code: '', altKey: false, ctrlKey: false, metaKey: false }));

/** Controls that answer to Enter and Space alone. */
const BUTTONS = [
  ...['button:not([role])', 'summary:not([role])', '[role="button"]'],
  ...['button', 'submit', 'reset'].map((type) => `input[type="${type}"]`),
].join(', ');

/**
 * Whether a key without Ctrl or Alt may be meant for the control that has the focus: then it never acts on the page. A control
 * that names the key as its own leaves it to the page, and a button the keys that only open a list or a menu: after a section
 * is saved, the focus is on the button that opened it.
 */
export function isOnControl(target: EventTarget | undefined, name: PressName): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control === null || namesKey(control, name)) return false;
  return !('opens' in PRESSES[name] && control.matches(BUTTONS));
}
