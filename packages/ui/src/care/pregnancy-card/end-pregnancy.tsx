import {
  PREGNANCY_OUTCOMES,
  type PregnancyOutcome,
  pregnancyEntryProblem,
  readPregnancyContent,
} from '@careline/core/internal/patients/pregnancy';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryFormProps } from './record-pregnancy.tsx';

const EXACTNESS = ['day', 'month', 'year'] as const;
type Exactness = (typeof EXACTNESS)[number];

/** Returns the typed date in ISO form. A month is typed as MM-YYYY. */
function dateOf(exactness: Exactness, typed: string): string {
  const [, month, year] = /^(\d{1,2})[-/. ](\d{4})$/.exec(typed.trim()) ?? [];
  if (exactness === 'month') return month && year ? `${year}-${month.padStart(2, '0')}` : '';
  return typed.trim();
}

/** Asks how and when a pregnancy ended, as precisely as it is known. */
export function EndPregnancy({ saving, today, onDone, onClose }: EntryFormProps) {
  const t = useMessages(pregnancyCardMessages);
  const [outcome, setOutcome] = useState<PregnancyOutcome | ''>('');
  const [exactness, setExactness] = useState<Exactness>('day');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const content = readPregnancyContent({
    kind: 'end',
    outcome: outcome || 'birth',
    on: dateOf(exactness, typed),
  });
  const isFuture = content !== undefined && pregnancyEntryProblem(content, today) !== undefined;
  const dateError = content === undefined ? t('dateMissing') : isFuture ? t('problem-future') : undefined;
  const save = async () => {
    setTried(true);
    if (outcome === '' || !content || isFuture) return;
    if (await saving.save(content)) onDone();
  };
  const shown = { value: typed, onChange: setTyped, error: tried ? dateError : undefined, required: true };
  return (
    <EntryDialog
      title={t('endTitle')}
      save={t('saveEnd')}
      busy={saving.busy}
      error={saving.error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <SelectField<PregnancyOutcome>
        label={t('outcome')}
        required
        placeholder={t('choose')}
        options={PREGNANCY_OUTCOMES.map((value) => ({ value, label: t(`outcome-${value}`) }))}
        value={outcome}
        onChange={setOutcome}
        error={tried && outcome === '' ? t('outcomeMissing') : undefined}
        data-autofocus
      />
      <SelectField<Exactness>
        label={t('exactness')}
        options={EXACTNESS.map((value) => ({ value, label: t(`exact-${value}`) }))}
        value={exactness}
        onChange={(value) => {
          setExactness(value || 'day');
          setTyped('');
        }}
      />
      {exactness === 'day' ? (
        <DateField label={t('endDay')} max={today} {...shown} />
      ) : (
        <TextField
          label={t(exactness === 'month' ? 'endMonth' : 'endYear')}
          inputMode="numeric"
          autoComplete="off"
          {...shown}
        />
      )}
    </EntryDialog>
  );
}
