import { useEffect } from 'react';
import { useConsole } from '../console-context.tsx';

/** Says that the form has something unsaved, so that leaving asks first; forgets it with the form. */
export function useUnsaved(dirty: boolean): void {
  const { unsaved } = useConsole();
  useEffect(() => unsaved.setDirty(dirty), [unsaved, dirty]);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
}
