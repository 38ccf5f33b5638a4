import type {
  FormField as FieldDefinition,
  FieldProblem,
  FieldValue,
  FormSection,
  LastValue,
  SectionValues,
} from '@careline/core/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { messages } from './form-renderer.messages.ts';
import { NumberFormField } from './number-form-field.tsx';
import { useProblemText } from './use-problem-text.ts';

/** What happens to a field; sections and fields by their stored keys. */
export interface FormHandlers {
  readonly onChange: (section: string, key: string, value: FieldValue) => void;
  readonly onUnitChange: (section: string, key: string, unit: string) => void;
  /** The last value is to be entered again. */
  readonly onUnchanged: (section: string, key: string) => void;
  /** The two numbers of a blood pressure are to be exchanged. */
  readonly onSwap: (section: string) => void;
  /** The field was left. */
  readonly onLeave: (section: string, key: string) => void;
}

export interface FormFieldProps<Definition extends FieldDefinition = FieldDefinition> extends FormHandlers {
  readonly id: string;
  readonly section: FormSection;
  readonly field: Definition;
  readonly values: SectionValues;
  readonly problem: FieldProblem | undefined;
  readonly last: LastValue | undefined;
  /** The facility's. */
  readonly timeZone: string;
}

/** One field, drawn by its control type. */
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
