import { useCallback, useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';

/** While something is typed that is not stored, leaving asks first. */
export function useReportDirty(): (dirty: boolean) => void {
  const { unsaved } = useConsole();
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  return useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
}
