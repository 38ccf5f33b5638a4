import { type RefObject, useLayoutEffect, useRef } from 'react';

type Target = { readonly row: number; readonly part: 'row' | 'control' } | { readonly part: 'add' };

export interface RowFocus {
  /** Element whose children are the rows. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** Sets where the focus goes once the rows have changed. */
  readonly next: (target: Target) => void;
}

/** Moves the focus when rows are added or removed, because its element may be gone. `rows` are their values. */
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
