import { MAX_OUTSIDE_NAME } from '@careline/core/internal/prescriptions';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import { detailOf, nameStatus, suggestNames } from '../medicine-names.ts';
import { useMedicineTables } from '../use-medicine-tables.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

export interface OutsideNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/**
 * Name field for a medicine from elsewhere, with the same suggestions as for prescribing. Other names are accepted but
 * not checked.
 */
export function OutsideName({ name, onChange, error, disabled }: OutsideNameProps) {
  const t = useMessages(reconciliationMessages);
  const tables = useMedicineTables();
  const reading = nameStatus(name, tables);
  const meant = reading.status === 'meant' ? reading.meant : undefined;
  const suggestions = useMemo(() => {
    const names = suggestNames(name, tables).map(({ key, medicine, text }) => {
      const detail = detailOf(medicine);
      return { id: key, name: text, text: detail === '' ? text : `${text} (${detail})` };
    });
    return meant !== undefined && names.length === 0 ? [{ id: meant, name: meant, text: meant }] : names;
  }, [name, tables, meant]);
  const notes = {
    known: t('nameHint'),
    pending: t('nameHint'),
    unknown: t('nameUnknown'),
    meant: t('nameMeant', { name: meant ?? '' }),
  };
  return (
    <SuggestField
      className="sm:col-span-2"
      label={t('name')}
      hint={notes[reading.status]}
      required
      maxLength={MAX_OUTSIDE_NAME}
      value={name}
      onChange={onChange}
      suggestions={suggestions}
      onPick={({ id }) => onChange(suggestions.find((one) => one.id === id)?.name ?? name)}
      listLabel={t('medicines')}
      error={error}
      disabled={disabled}
    />
  );
}
