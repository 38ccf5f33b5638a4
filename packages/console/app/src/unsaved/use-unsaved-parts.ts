import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from '../console-context.tsx';

/** What of a page holds something that is not stored: one part that is saved does not speak for the others. */
export function useUnsavedParts<Part extends string>(): (part: Part, dirty: boolean) => void {
  const { unsaved } = useConsole();
  const parts = useRef(new Set<Part>());
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  return useCallback(
    (part, dirty) => {
      if (dirty) parts.current.add(part);
      else parts.current.delete(part);
      unsaved.setDirty(parts.current.size > 0);
    },
    [unsaved],
  );
}
