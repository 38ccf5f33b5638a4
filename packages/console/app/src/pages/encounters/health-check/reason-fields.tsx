import {
  ENCOUNTER_CHANGE_REASONS,
  type EncounterChangeReason,
  encounterChangeReasonLabel,
} from '@careline/core/encounters';
import { useLocale, useMessages } from '@careline/ui/messages';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextArea } from '@careline/ui/primitives/text-area';
import { useState } from 'react';
import { healthChecksMessages } from './health-checks.messages.ts';

/** Why a check is changed: a reason of the list, and words where the list has none. */
export function useReason() {
  const [reason, setReason] = useState<EncounterChangeReason | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const needsNote = reason === 'other' && note.trim() === '';
  return {
    reason,
    setReason,
    note,
    setNote,
    isMissing: asked && reason === '',
    isNoteMissing: asked && needsNote,
    /** What is stored; undefined while something is missing, which is then shown. */
    read() {
      setAsked(true);
      if (reason === '' || needsNote) return undefined;
      return { reason, ...(note.trim() && { note: note.trim() }) };
    },
  };
}

export function ReasonFields({ of }: { readonly of: ReturnType<typeof useReason> }) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('reason')}
        required
        placeholder={t('chooseReason')}
        options={ENCOUNTER_CHANGE_REASONS.map((value) => ({
          value,
          label: encounterChangeReasonLabel(value, locale),
        }))}
        value={of.reason}
        onChange={of.setReason}
        error={of.isMissing ? t('needReason') : undefined}
      />
      <TextArea
        label={t('detail')}
        hint={t('detailHint')}
        rows={2}
        maxLength={1000}
        value={of.note}
        onChange={of.setNote}
        error={of.isNoteMissing ? t('needDetail') : undefined}
      />
    </>
  );
}
