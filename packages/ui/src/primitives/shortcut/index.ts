export { isTyping } from './is-typing.ts';
export { useShortcut } from './use-shortcut.ts';
