import { useCallback, useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';

/** Makes leaving ask first while something is unsaved. */
export function useReportDirty(): (dirty: boolean) => void {
  const { unsaved } = useConsole();
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  return useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
}
