import { formatNumber } from '@careline/core/internal/formatting';
import type { ReactNode } from 'react';

export interface ChipButtonProps {
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One of several choices that fill in or filter something. */
export function ChipButton({ pressed, onClick, children }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="min-h-7 shrink-0 whitespace-nowrap rounded-control border border-line px-2 text-sm hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight] pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}

export interface Chip<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Number of matches; undefined if not counted. */
  readonly count?: number | undefined;
}

export interface ChipFieldProps<Value extends string = string> {
  /** What the chips select, for screen readers. */
  readonly label: string;
  readonly chips: readonly Chip<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Keeps the chips on one line that scrolls sideways. Otherwise they wrap. */
  readonly oneLine?: boolean;
}

/** Filters a list by one of several chips, each with its count. */
export function ChipField<Value extends string>(props: ChipFieldProps<Value>) {
  const { label, chips, value, onChange, oneLine = false } = props;
  return (
    <fieldset
      data-print="hidden"
      className={`flex min-w-0 gap-1 ${oneLine ? '-m-1 fade-end scroll-row p-1 pe-4' : 'flex-wrap'}`}
    >
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <ChipButton key={chip.value} pressed={chip.value === value} onClick={() => onChange(chip.value)}>
          {chip.label}{' '}
          {chip.count !== undefined && (
            <span className="ms-1 text-muted tabular-nums">{formatNumber(chip.count)}</span>
          )}
        </ChipButton>
      ))}
    </fieldset>
  );
}
