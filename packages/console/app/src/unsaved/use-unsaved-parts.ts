import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from '../console-context.tsx';

/** Tracks unsaved input per part, so that saving one part does not mark the others as saved. */
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
