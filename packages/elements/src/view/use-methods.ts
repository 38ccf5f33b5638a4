import { useLayoutEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Implements the element's methods while mounted. */
export function useMethods({ does }: ElementHandle, methods: ElementHandle['does']): void {
  useLayoutEffect(() => {
    Object.assign(does, methods);
    return () => {
      for (const name of Object.keys(methods)) delete does[name];
    };
  });
}
