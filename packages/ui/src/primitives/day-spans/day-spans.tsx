import { dayAfter } from '@careline/core/internal/formatting';
import { ChipButton } from '../chip-field/index.ts';

/** First and last day of a range, as distances from today. */
export interface DaySpan {
  readonly label: string;
  readonly first: number;
  readonly last: number;
}

export interface DaySpansProps {
  readonly label: string;
  readonly spans: readonly DaySpan[];
  /** YYYY-MM-DD, like all days here. */
  readonly today: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (days: { readonly from: string; readonly to: string }) => void;
}

/** One-press buttons for the most common ranges of days. */
export function DaySpans({ label, spans, today, from, to, onChange }: DaySpansProps) {
  return (
    <fieldset data-print="hidden" className="-m-1 flex min-w-0 fade-end gap-1 scroll-row p-1 pe-4">
      <legend className="sr-only">{label}</legend>
      {spans.map(({ label: words, first, last }) => {
        const days = { from: dayAfter(today, first), to: dayAfter(today, last) };
        const pressed = from === days.from && to === days.to;
        return (
          <ChipButton key={words} pressed={pressed} onClick={() => onChange(days)}>
            {words}
          </ChipButton>
        );
      })}
    </fieldset>
  );
}
