import { useEffect, useMemo } from 'react';
import type { ElementHandle } from '../element-handle.ts';
import { mark } from '../mark.ts';

/** Tells the page, its style sheets and whoever reads the property that something would be lost. */
function tellDirty({ store, internals, emit }: ElementHandle, dirty: boolean): void {
  if (store.getState().dirty === dirty) return;
  store.setState({ dirty });
  mark(internals, 'dirty', dirty);
  emit('careline-dirty-change', { dirty });
}

/** The call and what stands beside it: while one of them holds something unsaved, the element does. */
export function useDirty(element: ElementHandle) {
  const parts = useMemo(() => {
    const dirty = { call: false, beside: false };
    const tell = (part: keyof typeof dirty) => (now: boolean) => {
      dirty[part] = now;
      tellDirty(element, dirty.call || dirty.beside);
    };
    return { call: tell('call'), beside: tell('beside'), isBesideDirty: () => dirty.beside };
  }, [element]);
  useEffect(() => () => tellDirty(element, false), [element]);
  return parts;
}
