import { formatReading } from '@careline/core/internal/formatting';
import {
  lineLabel,
  summarizeLine,
  type TimeSpan,
  type Trend,
  type TrendFlags,
  type TrendLine,
  type TrendPoint,
} from '@careline/core/internal/trends';
import { useMemo } from 'react';
import { useStatusWords } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { openTrendMessages } from '../../trends.messages.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import { useReadingWords } from '../table/use-reading-words.ts';

export interface TrendSummaryProps {
  readonly id: string;
  readonly trend: Trend;
  readonly span: TimeSpan;
  readonly flags: TrendFlags;
}

/** Returns the part of a line within a span. */
const within = ({ definition, points }: TrendLine, { from, to }: TimeSpan): TrendLine => ({
  definition,
  points: points.filter(({ at }) => at >= from && at <= to),
});

const shown = ({ shown: { text, unit } }: TrendPoint): string => formatReading(text, unit);

/** Summarises each line of a trend in a sentence, for users who cannot see the chart or are in a hurry. */
export function TrendSummary({ id, trend, span, flags }: TrendSummaryProps) {
  const t = useMessages(readingsViewerMessages);
  const summarise = useMessages(openTrendMessages);
  const locale = useLocale();
  const words = useReadingWords();
  const faces = useStatusWords();
  const lines = useMemo(
    () =>
      trend.lines.flatMap((line) => {
        const summary = summarizeLine(within(line, span), flags);
        return summary ? [{ line, summary }] : [];
      }),
    [trend, span, flags],
  );
  return (
    <div id={id} className="flex flex-col gap-1 text-sm tabular-nums">
      {lines.map(({ line, summary }) => {
        const { count, first, last, face, lowest, highest } = summary;
        const sentence = summarise(count > 1 ? 'summary' : 'summaryOne', {
          count: t('values', { count }),
          from: words.short(first.at),
          to: words.short(last.at),
          last: shown(last),
          flag: faces.whole({ face }),
        });
        const spread = summarise('spread', { lowest: shown(lowest), highest: shown(highest) });
        const text = count > 1 ? `${sentence} ${spread}` : sentence;
        return (
          <p key={line.definition.key}>
            {trend.lines.length > 1
              ? summarise('lineSummary', { line: lineLabel(line.definition, locale), text })
              : text}
          </p>
        );
      })}
    </div>
  );
}
