import { useCallback, useEffect, useId, useRef } from 'react';
import { useLeaveWarning } from '../navigation/index.ts';

/** Reports whether a part has unsaved entries, and that it has none when it unmounts. */
export function useDirtyPart(
  dirty: boolean,
  onDirtyChange: ((part: string, dirty: boolean) => void) | undefined,
): void {
  const part = useId();
  const report = useCallback((now: boolean) => onDirtyChange?.(part, now), [onDirtyChange, part]);
  useLeaveWarning(dirty, report);
  useEffect(() => () => report(false), [report]);
}

/** Combines the reports of all parts into one: whether any of them has unsaved entries. */
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
