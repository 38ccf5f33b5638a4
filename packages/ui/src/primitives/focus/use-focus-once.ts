import { type Ref, useLayoutEffect, useRef } from 'react';

/** Gives the focus to what it is set on, when that appears. */
export function useFocusOnce<E extends HTMLElement>(wanted: boolean): Ref<E> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
}
