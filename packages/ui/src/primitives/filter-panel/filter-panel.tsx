import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/index.ts';
import { filterPanelMessages } from '../further-primitives.messages.ts';

export interface FilterPanelProps {
  /** How many of its filters are set. */
  readonly count: number;
  /** Clears them all. */
  readonly onClear: () => void;
  /** The fields. Rendered while the panel is open. */
  readonly children: ReactNode;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A button that opens the less used filters in a panel below it. Escape, or a click elsewhere, closes it. */
export function FilterPanel({ count, onClear, children, onOpenChange }: FilterPanelProps) {
  const t = useMessages(filterPanelMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const close = useRef(change);
  close.current = change;
  useEffect(() => {
    if (!open) return;
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close.current(false);
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    change(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
      change(false);
  };
  return (
    <div ref={root} data-print="hidden" className="relative shrink-0">
      <Button
        ref={button}
        size="small"
        icon="filter_list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => change(!open)}
        onKeyDown={onKeyDown}
      >
        {count === 0 ? t('filters') : t('filtersSet', { count })}
      </Button>
      {open && (
        <fieldset
          id={id}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          className="absolute end-0 top-full z-30 mt-1 flex max-h-[70dvh] w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-raised"
        >
          <legend className="sr-only">{t('filters')}</legend>
          {children}
          <Button
            variant="quiet"
            size="small"
            icon="close"
            disabled={count === 0}
            onClick={onClear}
            className="self-start"
          >
            {t('clear')}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
