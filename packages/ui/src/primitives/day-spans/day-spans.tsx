import { dayAfter } from '@careline/core/internal/formatting';
import { Button } from '../button/index.ts';

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
    <fieldset className="-my-1 flex min-w-0 gap-2 scroll-row px-0.5 py-1 sm:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {spans.map(({ label: words, first, last }) => {
        const days = { from: dayAfter(today, first), to: dayAfter(today, last) };
        const pressed = from === days.from && to === days.to;
        return (
          <Button
            key={words}
            size="small"
            className="shrink-0"
            aria-pressed={pressed}
            icon={pressed ? 'check' : undefined}
            onClick={() => onChange(days)}
          >
            {words}
          </Button>
        );
      })}
    </fieldset>
  );
}
