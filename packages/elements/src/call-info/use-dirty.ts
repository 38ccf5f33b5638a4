import { useEffect, useMemo } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { tellDirty } from '../view/tell-dirty.ts';

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
