export { awaitDrawn, isLoading } from './await-drawn.ts';
export { scrollerOf, useFocusOnce, useFocusOnceDrawn } from './use-focus-once-drawn.ts';
