import { decideRight, WRITES_RECORD } from '@careline/core/internal/navigation';
import { useCallback, useRef, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { StaffContext } from '../staff/staff-only.tsx';
import { reportDirty, useDirtyEnd } from '../view/report-dirty.ts';
import { metricOfName, vitalOfName } from './metric-names.ts';

/** Returns the state of the form for a reading: whether it is open, and for which metric. */
export function useAdding(element: ElementHandle, { profile }: StaffContext) {
  const { store, emit, root } = element;
  const [form, setForm] = useState<{ readonly turn: number; readonly metric: string }>();
  const opener = useRef<Element | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const mayAdd = decideRight(WRITES_RECORD, profile.scopes).allowed;
  const setDirty = useCallback((dirty: boolean) => reportDirty(element, dirty), [element]);
  useDirtyEnd(element);

  /** Returns whether the form opened: it never replaces unsaved input. */
  function open(name: string): boolean {
    const metric = metricOfName(name);
    if (!mayAdd || store.getState().dirty === true || (name !== '' && !vitalOfName(name))) return false;
    opener.current = root.activeElement;
    setForm((before) => ({ turn: (before?.turn ?? 0) + 1, metric }));
    return true;
  }

  return {
    form: form && { key: form.turn, metric: vitalOfName(form.metric) },
    /** The form's container. */
    place,
    mayAdd,
    open,
    /** At the person's request. The page is asked first, because it may have its own form. */
    ask(name = ''): void {
      // Input in progress stays, so don't ask again.
      if (store.getState().dirty === true) place.current?.querySelector<HTMLElement>('form input')?.focus();
      else if (emit('careline-reading-add', { metric: name }, true)) open(vitalOfName(name) ? name : '');
    },
    /** Returns the focus to where it was. */
    close(): void {
      setForm(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    setDirty,
  };
}
