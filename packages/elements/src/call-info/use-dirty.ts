import { useMemo } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { reportDirty, useDirtyEnd } from '../view/report-dirty.ts';

/** Marks the element as unsaved while the call or a panel next to it is. */
export function useDirty(element: ElementHandle) {
  const parts = useMemo(() => {
    const dirty = { call: false, beside: false };
    const report = (part: keyof typeof dirty) => (now: boolean) => {
      dirty[part] = now;
      reportDirty(element, dirty.call || dirty.beside);
    };
    return { call: report('call'), beside: report('beside'), isBesideDirty: () => dirty.beside };
  }, [element]);
  useDirtyEnd(element);
  return parts;
}
