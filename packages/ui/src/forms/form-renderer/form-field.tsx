import type { FieldValue } from '@careline/core/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import type { FormFieldProps } from './form-field-props.ts';
import { messages } from './form-renderer.messages.ts';
import { NumberFormField } from './number-form-field.tsx';
import { useProblemText } from './use-problem-text.ts';

export function FormField(props: FormFieldProps) {
  const { id, section, field, values, problem, onChange, onLeave } = props;
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const textOf = useProblemText();
  const value = values[field.key];
  const text = typeof value === 'string' ? value : '';
  const change = (next: FieldValue) => onChange(section.key, field.key, next);
  const common = {
    id,
    label: labelOf(field.label),
    error: problem && textOf(problem),
    onBlur: () => onLeave(section.key, field.key),
  };
  switch (field.control) {
    case 'number':
      return <NumberFormField {...props} field={field} />;
    case 'boolean':
      return <CheckField {...common} checked={value === true} onChange={change} />;
    case 'dropdown':
      return (
        <SelectField
          {...common}
          value={text}
          onChange={change}
          placeholder={field.initial === undefined ? t('choose') : undefined}
          options={field.options.map((option) => ({ value: option.value, label: labelOf(option.label) }))}
        />
      );
    case 'date':
      return <DateField {...common} value={text} onChange={change} />;
    case 'long_text':
      return <TextArea {...common} value={text} onChange={change} maxLength={field.maxLength} />;
  }
}
