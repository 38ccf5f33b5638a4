export { scrollerOf } from './scroller-of.ts';
export { useFocusOnce } from './use-focus-once.ts';
