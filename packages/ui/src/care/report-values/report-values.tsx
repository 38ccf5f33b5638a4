import { reportLines } from '@careline/core/internal/calls/readings';
import type { Report } from '@careline/core/internal/care';
import { formatReading } from '@careline/core/internal/formatting';
import type { AnswerLine } from '@careline/core/internal/forms';
import { useDateText } from '../../forms/form-renderer/index.ts';
import {
  FormLabelsContext,
  type OwnFormLabels,
  sentencesIn,
  useFormLabel,
  useLocale,
} from '../../messages/index.ts';
import { reportLabels } from '../care.messages.ts';

/** The labels of the forms of reports; others are those of every form. */
export const reportWords: OwnFormLabels = (key, locale) => {
  const sentences: Readonly<Record<string, unknown>> = sentencesIn(reportLabels, locale).sentences;
  const label = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof label === 'string' ? label : undefined;
};

/** A report metric in words; one that nobody knows here is shown as it is. */
export const reportMetricLabel = (metric: string, locale: string): string =>
  reportWords(`metric.${metric}`, locale) ?? metric;

type ShownReport = Pick<Report, 'metric' | 'title' | 'value' | 'unit' | 'takenOn' | 'form' | 'answers'>;

/** What a report is of: its metric or its own name, what a call's form said of it, and its day. */
export function useReportFacts(): (report: ShownReport) => readonly string[] {
  const dateText = useDateText();
  const locale = useLocale();
  return ({ metric, title, value, unit, takenOn }) =>
    [
      title ?? (metric && reportMetricLabel(metric, locale)),
      value && formatReading(value, unit ?? undefined),
      takenOn && dateText(takenOn),
    ].filter((fact): fact is string => Boolean(fact));
}

function Line({ line }: { readonly line: AnswerLine }) {
  const labelOf = useFormLabel();
  const words = (label: AnswerLine['label']) => ('message' in label ? labelOf(label.message) : label.words);
  const values =
    'choices' in line
      ? line.choices.map(words).join(', ')
      : 'text' in line
        ? formatReading(line.text, line.unit)
        : '';
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{words(line.label)}</dt>
      <dd className="wrap-anywhere">{values}</dd>
    </div>
  );
}

/** What a report says, as it was entered; nothing for a report that is a file alone. */
export function ReportValues({ report }: { readonly report: ShownReport }) {
  // The name and the result of another report stand in its facts already.
  const lines = report.answers?.otherReport ? [] : reportLines(report);
  if (lines.length === 0) return null;
  return (
    <FormLabelsContext value={reportWords}>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </dl>
    </FormLabelsContext>
  );
}
