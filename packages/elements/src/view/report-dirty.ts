import { useLayoutEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { mark } from './mark.ts';

/** Updates the page, its style sheets and the property on whether there is unsaved input. */
export function reportDirty({ store, internals, emit }: ElementHandle, dirty: boolean): void {
  if (store.getState().dirty === dirty) return;
  store.setState({ dirty });
  mark(internals, 'dirty', dirty);
  emit('careline-dirty-change', { dirty });
}

/** Clears the unsaved state as soon as the component unmounts, not a frame later. */
export function useDirtyEnd(element: ElementHandle): void {
  useLayoutEffect(() => () => reportDirty(element, false), [element]);
}
