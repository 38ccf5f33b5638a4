import { decideRight, WRITES_RECORD } from '@careline/core/internal/navigation';
import { useCallback, useRef, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { StaffContext } from '../staff/staff-only.tsx';
import { reportDirty, useDirtyEnd } from '../view/report-dirty.ts';
import { metricOfName, vitalOfName } from './metric-names.ts';

/** The form for a reading: whether it stands there, and for which metric. */
export function useAdding(element: ElementHandle, { profile }: StaffContext) {
  const { store, emit, root } = element;
  const [form, setForm] = useState<{ readonly turn: number; readonly metric: string }>();
  const opener = useRef<Element | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const mayAdd = decideRight(WRITES_RECORD, profile.scopes).allowed;
  const setDirty = useCallback((dirty: boolean) => reportDirty(element, dirty), [element]);
  useDirtyEnd(element);

  /** Answers whether it could: nothing that is being entered makes room for another form. */
  function open(name: string): boolean {
    const metric = metricOfName(name);
    if (!mayAdd || store.getState().dirty === true || (name !== '' && !vitalOfName(name))) return false;
    opener.current = root.activeElement;
    setForm((before) => ({ turn: (before?.turn ?? 0) + 1, metric }));
    return true;
  }

  return {
    form: form && { key: form.turn, metric: vitalOfName(form.metric) },
    /** Where the form stands. */
    place,
    mayAdd,
    open,
    /** The person asks for it: the page may have a form of its own. */
    ask(name = ''): void {
      // What is being entered goes on, and is not asked for twice.
      if (store.getState().dirty === true) place.current?.querySelector<HTMLElement>('form input')?.focus();
      else if (emit('careline-reading-add', { metric: name }, true)) open(vitalOfName(name) ? name : '');
    },
    /** Back to where the person was. */
    close(): void {
      setForm(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    setDirty,
  };
}
