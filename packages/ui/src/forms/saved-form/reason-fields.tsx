import type { EnteredReason } from '@careline/core/internal/outbox';
import { useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { savedFormMessages } from './saved-form.messages.ts';

export interface ReasonFieldsProps<Code extends string> {
  readonly options: readonly { readonly value: Code; readonly label: string }[];
  readonly reason: EnteredReason<Code>;
  readonly onChange: (reason: EnteredReason<Code>) => void;
  /** Whether a save was tried, which marks missing entries. */
  readonly asked: boolean;
  readonly maxLength: number;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** Asks for the reason for a change: a code, and text where useful. The code `other` requires text. */
export function ReasonFields<Code extends string>(props: ReasonFieldsProps<Code>) {
  const { options, reason, onChange, asked, maxLength, disabled, id } = props;
  const t = useMessages(savedFormMessages);
  const { code, text } = reason;
  const isOther = code === 'other';
  return (
    <>
      <SelectField
        id={id}
        label={t('reason')}
        placeholder={t('chooseReason')}
        options={options}
        value={code}
        onChange={(value) => onChange({ code: value as Code, text })}
        error={asked && code === '' && t('reasonMissing')}
        disabled={disabled}
        required
      />
      <TextArea
        label={isOther ? t('reasonTextNeeded') : t('reasonText')}
        value={text}
        onChange={(value) => onChange({ code, text: value })}
        maxLength={maxLength}
        error={asked && isOther && text.trim() === '' && t('reasonTextMissing')}
        disabled={disabled}
        required={isOther}
      />
    </>
  );
}
