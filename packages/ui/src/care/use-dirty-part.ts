import { useCallback, useEffect, useId, useRef } from 'react';
import { useLeaveWarning } from '../navigation/index.ts';

/** Tells that a part holds something which is not stored, and that it no longer does when the part goes. */
export function useDirtyPart(
  dirty: boolean,
  onDirtyChange: ((part: string, dirty: boolean) => void) | undefined,
): void {
  const part = useId();
  const report = useCallback((now: boolean) => onDirtyChange?.(part, now), [onDirtyChange, part]);
  useLeaveWarning(dirty, report);
  useEffect(() => () => report(false), [report]);
}

/** One word for all parts: whether any of them holds something that is not stored. */
export function useDirtyParts(onDirtyChange: ((dirty: boolean) => void) | undefined) {
  const parts = useRef(new Set<string>());
  return useCallback(
    (part: string, dirty: boolean) => {
      const before = parts.current.size > 0;
      if (dirty) parts.current.add(part);
      else parts.current.delete(part);
      const after = parts.current.size > 0;
      if (before !== after) onDirtyChange?.(after);
    },
    [onDirtyChange],
  );
}
