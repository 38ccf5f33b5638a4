import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus once what changes with the same event is drawn. An animation frame may come before React draws:
 * then the control is not there yet, or a dialog that is about to close still holds the focus and takes it back.
 */
export function useFocusOnceDrawn(): (focus: () => void) => void {
  const pending = useRef<() => void>(undefined);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each time that it was asked
  useLayoutEffect(() => {
    pending.current?.();
    pending.current = undefined;
  }, [asked]);
  return useCallback((focus) => {
    pending.current = focus;
    ask();
  }, []);
}
