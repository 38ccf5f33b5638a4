import {
  MAX_READING_NOTE,
  type ReadingEntry,
  type ReadingEntryState,
  takenNow,
} from '@careline/core/internal/calls/readings';
import type { NewReading } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { messages } from './add-reading.messages.ts';
import { CriticalReading } from './critical-reading.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { EntryForm } from './entry-form.tsx';
import { readingLabels } from './reading-labels.ts';
import { TakenFields } from './taken-fields.tsx';

export interface MeasuredReadingProps {
  readonly entry: ReadingEntry;
  readonly state: ReadingEntryState;
  readonly formId: string;
  /** Null if the patient has none. */
  readonly uhid: string | null;
  readonly patient: Patient | undefined;
  readonly now: () => number;
  readonly onStored: (reading: NewReading) => void;
}

function Numbers({ entry, state }: Pick<MeasuredReadingProps, 'entry' | 'state'>) {
  const t = useMessages(messages);
  return (
    <>
      <FormLabelsContext value={readingLabels}>
        <FormRenderer
          editor={entry}
          definition={state.form}
          summary={false}
          disabled={state.phase === 'sending'}
        />
      </FormLabelsContext>
      {state.isEmpty && (
        <div role="alert">
          <FieldError>{t('empty')}</FieldError>
        </div>
      )}
    </>
  );
}

/** Form for one metric: values with three levels of checks, the time, and a note. */
export function MeasuredReading(props: MeasuredReadingProps) {
  const timeZone = useTimeZone();
  const { entry, state, formId, uhid, patient, now, onStored } = props;
  const t = useMessages(messages);
  const { date: today } = takenNow(Math.floor(now() / 1000), timeZone);
  const save = async () => {
    const result = await entry.save();
    const { reading } = entry.store.getState();
    if (result === 'stored' && reading) onStored(reading);
    return result !== 'invalid';
  };
  return (
    <EntryForm id={formId} save={save}>
      <Numbers entry={entry} state={state} />
      {state.critical && <CriticalReading finding={state.critical} {...{ patient, uhid, now }} />}
      <TakenFields taken={state.taken} onChange={entry.setTaken} problem={state.takenProblem} today={today} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={state.note}
        onChange={entry.setNote}
        maxLength={MAX_READING_NOTE}
        rows={2}
      />
      <EntryFailure error={state.error} />
    </EntryForm>
  );
}
