import { useLayoutEffect, useRef, useState } from 'react';
import type { FormHandlers } from './form-field-props.ts';

/** Handlers that stay the same while those they call are made anew: sections that did not change are not drawn again. */
export function useLatestHandlers(handlers: FormHandlers): FormHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState<FormHandlers>(() => ({
    onChange: (...args) => latest.current.onChange(...args),
    onUnitChange: (...args) => latest.current.onUnitChange(...args),
    onReasonChange: (...args) => latest.current.onReasonChange(...args),
    onUnchanged: (...args) => latest.current.onUnchanged(...args),
    onSwap: (...args) => latest.current.onSwap(...args),
    onLeave: (...args) => latest.current.onLeave(...args),
    onAddRow: (...args) => latest.current.onAddRow(...args),
    onRemoveRow: (...args) => latest.current.onRemoveRow(...args),
    onRowsUnchanged: (...args) => latest.current.onRowsUnchanged(...args),
  }));
  return stable;
}
