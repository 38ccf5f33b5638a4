import {
  ADHERENCE_ANSWERS,
  adherenceLabel,
  MAX_ADHERENCE_REASON,
} from '@careline/core/internal/prescriptions';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { NumberField } from '../../../primitives/number-field/index.ts';
import { SelectField } from '../../../primitives/select-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { useLineWords } from '../use-line-words.ts';
import { adherenceMessages } from './adherence.messages.ts';
import { type AdherenceValues, type AskedLine, problemOf } from './adherence-form.ts';

export interface AdherenceFieldsProps {
  readonly asked: AskedLine;
  readonly values: AdherenceValues;
  /** Whether missing entries are shown as errors. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
  readonly onChange: (values: AdherenceValues) => void;
}

export function AdherenceFields({ asked, values, isChecked, disabled, onChange }: AdherenceFieldsProps) {
  const t = useMessages(adherenceMessages);
  const locale = useLocale();
  const words = useLineWords();
  const problem = isChecked ? problemOf(values) : undefined;
  const { answer, missedDoses, reason } = values;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SelectField
        label={t('answer', { medicine: words.medicine(asked.line) })}
        options={ADHERENCE_ANSWERS.map((value) => ({ value, label: adherenceLabel(value, locale) }))}
        placeholder={t('choose')}
        value={answer}
        onChange={(value) => onChange({ ...values, answer: value })}
        disabled={disabled}
        className="max-w-md"
      />
      {answer === 'missed' && (
        <NumberField
          label={t('missedDoses')}
          value={missedDoses}
          onChange={(typed) => onChange({ ...values, missedDoses: typed })}
          error={problem === 'missedMissing' ? t('missedMissing') : undefined}
          disabled={disabled}
          inputMode="numeric"
        />
      )}
      {answer !== '' && answer !== 'taken' && (
        <TextField
          label={t(answer === 'stopped' ? 'reason' : 'remark')}
          value={reason}
          onChange={(typed) => onChange({ ...values, reason: typed })}
          error={problem === 'reasonMissing' ? t('reasonMissing') : undefined}
          maxLength={MAX_ADHERENCE_REASON}
          disabled={disabled}
          className="max-w-md"
        />
      )}
    </div>
  );
}
