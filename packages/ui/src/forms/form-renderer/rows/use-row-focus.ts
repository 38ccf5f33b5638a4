import { type RefObject, useLayoutEffect, useRef } from 'react';

type Target = { readonly row: number; readonly part: 'row' | 'control' } | { readonly part: 'add' };

export interface RowFocus {
  /** Its children are the rows. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** The focus goes there once the rows have changed. */
  readonly next: (target: Target) => void;
}

/** Where the focus goes when rows come and go: what had it may be gone with them. `rows` are their values. */
export function useRowFocus(rows: unknown): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const target = useRef<Target>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows say when; where was said before
  useLayoutEffect(() => {
    const wanted = target.current;
    target.current = undefined;
    if (!wanted) return;
    if (wanted.part === 'add') return addButton.current?.focus();
    const row = list.current?.children[wanted.row];
    const control = wanted.part === 'control' && row?.querySelector('input, select, textarea');
    const element = control || row;
    if (element instanceof HTMLElement) element.focus();
  }, [rows]);
  const next = (wanted: Target) => {
    target.current = wanted;
  };
  return { list, addButton, next };
}
