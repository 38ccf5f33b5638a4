export { scrollerOf } from './scroller-of.ts';
export { useFocusOnce } from './use-focus-once.ts';
export { useFocusOnceDrawn } from './use-focus-once-drawn.ts';
