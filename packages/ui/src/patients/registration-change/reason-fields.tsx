import type { EnteredReason } from '@careline/core/outbox';
import {
  type ChangeKind,
  type ChangeReason,
  changeReasonLabel,
  REASONS_OF,
  REGISTRATION_TEXT,
} from '@careline/core/patients/registration';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { messages } from './registration-change.messages.ts';

export interface ReasonFieldsProps {
  readonly kind: ChangeKind;
  readonly reason: EnteredReason<ChangeReason>;
  readonly onChange: (reason: EnteredReason<ChangeReason>) => void;
  /** It was to be saved: what is missing is said. */
  readonly asked: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** Why something is changed: one of the reasons for it, and details where they help. */
export function ReasonFields({ kind, reason, onChange, asked, disabled, id }: ReasonFieldsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { code, text } = reason;
  const isOther = code === 'other';
  return (
    <>
      <SelectField
        id={id}
        label={t('reason')}
        placeholder={t('chooseReason')}
        options={REASONS_OF[kind].map((value) => ({ value, label: changeReasonLabel(value, locale) }))}
        value={code}
        onChange={(value) => onChange({ code: value, text })}
        error={asked && code === '' && t('reasonMissing')}
        disabled={disabled}
        required
      />
      <TextArea
        label={isOther ? t('reasonTextNeeded') : t('reasonText')}
        value={text}
        onChange={(value) => onChange({ code, text: value })}
        maxLength={REGISTRATION_TEXT.reason}
        error={asked && isOther && text.trim() === '' && t('reasonTextMissing')}
        disabled={disabled}
        required={isOther}
      />
    </>
  );
}
