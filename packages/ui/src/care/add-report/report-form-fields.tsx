import type { ReportMetric } from '@careline/core/internal/calls/forms';
import { SHOWN_MEDIA_TYPES } from '@careline/core/internal/care';
import type { Patient } from '@careline/core/internal/patients';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, useLocale, useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { FileField } from '../../primitives/file-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { CriticalReading } from '../../readings/add-reading/index.ts';
import { addReportMessages } from '../care.messages.ts';
import { reportMetricLabel, reportWords } from '../report-values/index.ts';
import type { ReportEntry } from './use-report-entry.ts';

export interface ReportFormFieldsProps {
  readonly entry: ReportEntry;
  readonly metrics: readonly ReportMetric[];
  /** Undefined if the patient could not be loaded. */
  readonly patient: Patient | undefined;
}

function Values({ entry }: Pick<ReportFormFieldsProps, 'entry'>) {
  const { editor, form, busy } = entry;
  if (!form) return null;
  return (
    <FormLabelsContext value={reportWords}>
      <FormRenderer key={form.id} editor={editor} definition={form} summary={false} disabled={busy} />
    </FormLabelsContext>
  );
}

function MetricAndDay({ entry, metrics }: Pick<ReportFormFieldsProps, 'entry' | 'metrics'>) {
  const t = useMessages(addReportMessages);
  const locale = useLocale();
  const { metric, asked, dayProblem, takenOn, today } = entry;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2">
      <SelectField
        label={t('metric')}
        placeholder={t('choose')}
        options={metrics.map((value) => ({ value, label: reportMetricLabel(value, locale) }))}
        value={metric}
        onChange={entry.editor.choose}
        error={asked && metric === '' && t('metricMissing')}
        required
      />
      <DateField
        label={t('day')}
        value={takenOn}
        max={today}
        onChange={entry.editor.setTakenOn}
        error={dayProblem && (asked || dayProblem === 'dayToCome') && t(dayProblem)}
        required
      />
    </div>
  );
}

export function ReportFormFields({ entry, metrics, patient }: ReportFormFieldsProps) {
  const t = useMessages(addReportMessages);
  const textOf = useCareFailureText();
  const { file, error, critical, isEmpty } = entry;
  return (
    <>
      <MetricAndDay entry={entry} metrics={metrics} />
      <Values entry={entry} />
      {critical.map((finding) => (
        <CriticalReading
          key={JSON.stringify(finding.reading.values)}
          finding={finding}
          patient={patient}
          uhid={patient?.uhid ?? null}
        />
      ))}
      <FileField
        label={t('file')}
        hint={t('fileHint')}
        files={file ? [{ id: 'file', name: file.name, state: 'stored' }] : []}
        accept={SHOWN_MEDIA_TYPES}
        maxFiles={1}
        onChoose={([chosen]) => chosen && entry.setFile(chosen)}
        onRemove={() => entry.setFile(undefined)}
        error={isEmpty && t('empty')}
      />
      {error && (
        <div role="alert">
          <FieldError>{`${t('failed')} ${textOf(error)}`}</FieldError>
        </div>
      )}
    </>
  );
}
