import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from '../../console-context.tsx';

/** Returns, for each form of the page, a function that reports whether it is unsaved. */
export function useUnsavedForms(): (form: string) => (dirty: boolean) => void {
  const { unsaved } = useConsole();
  const dirtyForms = useRef(new Set<string>());
  const reporters = useRef(new Map<string, (dirty: boolean) => void>());
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const report = useCallback(
    (form: string, dirty: boolean) => {
      if (dirty) dirtyForms.current.add(form);
      else dirtyForms.current.delete(form);
      unsaved.setDirty(dirtyForms.current.size > 0);
    },
    [unsaved],
  );
  return useCallback(
    (form) => {
      const reporter = reporters.current.get(form) ?? ((dirty: boolean) => report(form, dirty));
      reporters.current.set(form, reporter);
      return reporter;
    },
    [report],
  );
}
