import {
  ENCOUNTER_CHANGE_REASONS,
  type EncounterChangeReason,
  encounterChangeReasonLabel,
} from '@careline/core/internal/encounters';
import type { ChangeReason } from '@careline/core/internal/encounters/consultations';
import { useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Manages the reason for a change: one from the list, or free text for "other". */
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
    /** Returns the reason to store. Returns undefined and shows the error if something is missing. */
    read(): ChangeReason | undefined {
      setAsked(true);
      if (reason === '' || needsNote) return undefined;
      return { reason, ...(note.trim() && { note: note.trim() }) };
    },
  };
}

export function ReasonFields({ of }: { readonly of: ReturnType<typeof useReason> }) {
  const t = useMessages(encounterActsMessages);
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
