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

/** Labels of report forms. Other labels are shared by all forms. */
export const reportWords: OwnFormLabels = (key, locale) => {
  const sentences: Readonly<Record<string, unknown>> = sentencesIn(reportLabels, locale).sentences;
  const label = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof label === 'string' ? label : undefined;
};

/** Returns the label of a report metric. Unknown metrics are shown as they are. */
export const reportMetricLabel = (metric: string, locale: string): string =>
  reportWords(`metric.${metric}`, locale) ?? metric;

type ShownReport = Pick<Report, 'metric' | 'title' | 'value' | 'unit' | 'takenOn' | 'form' | 'answers'>;

/** Returns a report's facts: metric or title, value from a call's form, and date. */
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

/** The values of a report as entered. Renders nothing for a report that has only a file. */
export function ReportValues({ report }: { readonly report: ShownReport }) {
  // The facts already contain the name and result of an "other" report.
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
