import { REPORT_MEDIA_TYPES, SHOWN_MEDIA_TYPES } from '@careline/core/internal/care';
import {
  type Examination,
  OTOSCOPY_SIDES,
  type OtoscopySide,
  otoscopySideLabel,
} from '@careline/core/internal/record';
import { useEffect, useState } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { sendReport } from '../../forms/report-files/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { FileField } from '../../primitives/file-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { messages } from './add-reading.messages.ts';
import { EntryForm } from './entry-form.tsx';
import type { EntryPaneProps } from './entry-pane.ts';
import { TakenFields } from './taken-fields.tsx';
import { useTaken } from './use-taken.ts';

export interface ExaminationPaneProps extends EntryPaneProps {
  readonly examination: Examination;
}

/** Tracks the entries of an examination and uploads its file. */
function useExamination({ examination, ...props }: ExaminationPaneProps) {
  const http = useHttp();
  const [file, setFile] = useState<File>();
  const [side, setSide] = useState<OtoscopySide | ''>('');
  const [asked, setAsked] = useState(false);
  const taken = useTaken(props, true);
  const sending = useSubmission();
  const hasSide = examination === 'otoscopy';
  const save = async (): Promise<boolean> => {
    setAsked(true);
    if (!file || !taken.time || (hasSide && side === '')) return false;
    const facts = {
      readingType: examination,
      takenOn: taken.taken.date,
      ...(hasSide && side !== '' && { side }),
    };
    const content = JSON.stringify([facts, file.name, file.size, file.lastModified]);
    const stored = await sending.submit(content, (ids) =>
      sendReport({ ...props, http }, { ...ids, file, forCall: false, facts }, REPORT_MEDIA_TYPES),
    );
    if (stored) props.onStored();
    return true;
  };
  return { file, setFile, side, setSide, asked, taken, sending, hasSide, save, dirty: file !== undefined };
}

/** Enters an examination: its file, the day, and which ear for an otoscopy. */
export function ExaminationPane(props: ExaminationPaneProps) {
  const { formId, onWork } = props;
  const t = useMessages(messages);
  const locale = useLocale();
  const textOf = useCareFailureText();
  const entry = useExamination(props);
  const { file, side, asked, taken, sending, hasSide, dirty } = entry;
  const { busy, error } = sending;
  useEffect(() => onWork({ busy, dirty }), [onWork, busy, dirty]);
  return (
    <EntryForm id={formId} save={entry.save}>
      {hasSide && (
        <SelectField
          label={t('side')}
          placeholder={t('choose')}
          options={OTOSCOPY_SIDES.map((value) => ({ value, label: otoscopySideLabel(value, locale) }))}
          value={side}
          onChange={entry.setSide}
          error={asked && side === '' && t('sideMissing')}
          required
        />
      )}
      <FileField
        label={t('file')}
        hint={t('fileHint')}
        files={file ? [{ id: 'file', name: file.name, state: 'stored' }] : []}
        accept={SHOWN_MEDIA_TYPES}
        maxFiles={1}
        onChoose={([chosen]) => chosen && entry.setFile(chosen)}
        onRemove={() => entry.setFile(undefined)}
        error={asked && !file && t('fileMissing')}
        required
      />
      <TakenFields
        taken={taken.taken}
        onChange={taken.change}
        problem={taken.problem === 'no-day' && !asked ? undefined : taken.problem}
        today={taken.today}
        dayOnly
      />
      {error && (
        <div role="alert">
          <FieldError>{`${t('failed')} ${textOf(error)}`}</FieldError>
        </div>
      )}
    </EntryForm>
  );
}
