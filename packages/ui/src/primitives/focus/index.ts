export { scrollerOf, useFocusOnce, useFocusOnceDrawn } from './use-focus-once-drawn.ts';
