export { ariaPress, isPress, type PressName, shownPress } from './presses.ts';
export { usePressesHere, usePressHere } from './presses-here.ts';
export { useShortcut } from './use-shortcut.ts';
