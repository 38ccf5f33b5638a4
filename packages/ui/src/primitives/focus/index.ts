export { useFocusOnce } from './use-focus-once.ts';
