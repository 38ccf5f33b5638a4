import { useEffect } from 'react';
import { useConsole } from '../console-context.tsx';

/** Marks the form as unsaved so that leaving asks first. Unmounting clears the mark. */
export function useUnsaved(dirty: boolean): void {
  const { unsaved } = useConsole();
  useEffect(() => unsaved.setDirty(dirty), [unsaved, dirty]);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
}
