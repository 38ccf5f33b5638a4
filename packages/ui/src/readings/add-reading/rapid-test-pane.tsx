import { MAX_READING_NOTE } from '@careline/core/internal/calls/readings';
import { addRapidTest, type NewRapidTest } from '@careline/core/internal/metrics';
import {
  RAPID_TEST_RESULTS,
  RAPID_TESTS,
  type RapidTest,
  type RapidTestResult,
  rapidTestLabel,
  rapidTestResultLabel,
} from '@careline/core/internal/record';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp } from '../../provider/index.ts';
import { messages } from './add-reading.messages.ts';
import { EntryFailure } from './entry-failure.tsx';
import { EntryForm } from './entry-form.tsx';
import type { EntryPaneProps } from './entry-pane.ts';
import { TakenFields } from './taken-fields.tsx';
import { useTaken } from './use-taken.ts';

/** Tracks the entries of a rapid test. Retries with the same content count as one test. */
function useRapidTest(props: EntryPaneProps) {
  const http = useHttp();
  const { vitaId, onStored } = props;
  const [test, setTest] = useState<RapidTest | ''>('');
  const [result, setResult] = useState<RapidTestResult | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const taken = useTaken(props);
  const sending = useSubmission();
  const save = async (): Promise<boolean> => {
    setAsked(true);
    if (test === '' || result === '' || !taken.time) return false;
    const rapidTest = {
      vitaId,
      test,
      result,
      ...taken.time,
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    const stored = await sending.submit(JSON.stringify(rapidTest), ({ id, key, at }) => {
      const body: { test: NewRapidTest } = { test: { ...rapidTest, id, metaInfo: { updatedAt: at } } };
      return http.call(addRapidTest, { body, idempotencyKey: key });
    });
    if (stored) onStored();
    return true;
  };
  const dirty = test !== '' || result !== '' || note !== '';
  return { test, setTest, result, setResult, note, setNote, asked, taken, sending, save, dirty };
}

export function RapidTestPane(props: EntryPaneProps) {
  const { formId, onWork } = props;
  const t = useMessages(messages);
  const locale = useLocale();
  const entry = useRapidTest(props);
  const { test, result, note, asked, taken, sending, dirty } = entry;
  const { busy, error } = sending;
  useEffect(() => onWork({ busy, dirty }), [onWork, busy, dirty]);
  return (
    <EntryForm id={formId} save={entry.save}>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2">
        <SelectField
          label={t('test')}
          placeholder={t('choose')}
          options={RAPID_TESTS.map((value) => ({ value, label: rapidTestLabel(value, locale) }))}
          value={test}
          onChange={entry.setTest}
          error={asked && test === '' && t('testMissing')}
          required
        />
        <SelectField
          label={t('result')}
          placeholder={t('choose')}
          options={RAPID_TEST_RESULTS.map((value) => ({ value, label: rapidTestResultLabel(value, locale) }))}
          value={result}
          onChange={entry.setResult}
          error={asked && result === '' && t('resultMissing')}
          required
        />
      </div>
      <TakenFields
        taken={taken.taken}
        onChange={taken.change}
        problem={taken.problem === 'no-day' && !asked ? undefined : taken.problem}
        today={taken.today}
      />
      <TextArea
        label={t('note')}
        value={note}
        onChange={entry.setNote}
        maxLength={MAX_READING_NOTE}
        rows={2}
      />
      <EntryFailure error={error} />
    </EntryForm>
  );
}
