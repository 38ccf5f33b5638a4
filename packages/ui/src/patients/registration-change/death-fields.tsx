import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { messages } from './registration-change.messages.ts';

const KNOWN = ['day', 'month', 'year', 'none'] as const;

export interface DeathEntries {
  readonly known: (typeof KNOWN)[number];
  readonly date: string;
}

export const NO_DEATH_DATE: DeathEntries = { known: 'day', date: '' };

const FORMS = { day: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/, year: /^\d{4}$/ } as const;
/** Month before year, the order in which dates are typed. */
const MONTH_FIRST = /^(\d{1,2})[-./](\d{4})$/;

/** Returns the date as far as it is known; undefined if nothing is entered or known. */
export function deathDate({ known, date }: DeathEntries): string | undefined {
  if (known === 'none') return undefined;
  const [, month, year] = MONTH_FIRST.exec(date.trim()) ?? [];
  const text = month && year ? `${year}-${month.padStart(2, '0')}` : date.trim();
  return FORMS[known].test(text) ? text : undefined;
}

export interface DeathFieldsProps {
  readonly entries: DeathEntries;
  readonly onChange: (entries: DeathEntries) => void;
  readonly wrong: boolean;
}

/** Asks for the date of death as far as it is known: a day, a month, a year, or only the fact. */
export function DeathFields({ entries, onChange, wrong }: DeathFieldsProps) {
  const t = useMessages(messages);
  const { known, date } = entries;
  const error = wrong && t('deathDateWrong');
  const set = (value: string) => onChange({ known, date: value });
  return (
    <>
      <SelectField
        label={t('deathKnown')}
        options={KNOWN.map((value) => ({ value, label: t(`known-${value}`) }))}
        value={known}
        onChange={(value) => onChange({ known: value || 'day', date: '' })}
      />
      {known === 'day' && (
        <DateField label={t('deathDay')} value={date} onChange={set} error={error} required />
      )}
      {known === 'month' && (
        <TextField
          label={t('deathMonth')}
          hint={t('monthHint')}
          inputMode="numeric"
          autoComplete="off"
          value={date}
          onChange={set}
          error={error}
          required
        />
      )}
      {known === 'year' && (
        <TextField
          label={t('deathYear')}
          hint={t('yearHint')}
          inputMode="numeric"
          autoComplete="off"
          value={date}
          onChange={set}
          error={error}
          required
        />
      )}
    </>
  );
}
