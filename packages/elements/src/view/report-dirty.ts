import { useLayoutEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { mark } from './mark.ts';

/** Tells the page, its style sheets and whoever reads the property that something would be lost. */
export function reportDirty({ store, internals, emit }: ElementHandle, dirty: boolean): void {
  if (store.getState().dirty === dirty) return;
  store.setState({ dirty });
  mark(internals, 'dirty', dirty);
  emit('careline-dirty-change', { dirty });
}

/** Nothing would be lost any more in the moment that what could lose it leaves the screen, and not in a later frame. */
export function useDirtyEnd(element: ElementHandle): void {
  useLayoutEffect(() => () => reportDirty(element, false), [element]);
}
