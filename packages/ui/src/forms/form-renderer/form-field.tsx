import { fieldPath } from '@careline/core/internal/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { CheckGroupField } from '../../primitives/check-group-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useStore } from '../../store/index.ts';
import { fieldId } from './field-id.ts';
import { FileFormField } from './files/file-form-field.tsx';
import type { FieldPlace, FieldSurroundings, FormFieldProps } from './form-field-props.ts';
import { messages } from './form-renderer.messages.ts';
import { lineInput } from './line-input.ts';
import { LookUpField } from './look-up/index.ts';
import { NumberFormField } from './number-form-field.tsx';
import { useFieldTexts } from './texts/use-field-texts.tsx';
import { useField } from './use-field.ts';

type Choice = Extract<FormFieldProps['field'], { readonly control: 'dropdown' | 'multiselect' }>;

function ChoiceFormField(props: FormFieldProps<Choice>) {
  const { at, field, values, editor } = props;
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const texts = useFieldTexts(props);
  const options = field.options.map(({ value, label }) => ({ value, label: labelOf(label) }));
  const value = values[field.key];
  if (field.control === 'multiselect') {
    return (
      <CheckGroupField
        {...texts}
        options={options}
        value={Array.isArray(value) ? (value as readonly string[]) : []}
        onChange={(chosen) => editor.setValue(at, chosen)}
      />
    );
  }
  return (
    <SelectField
      {...texts}
      options={options}
      value={typeof value === 'string' ? value : ''}
      onChange={(chosen) => editor.setValue(at, chosen)}
      placeholder={field.initial === undefined ? t('choose') : undefined}
    />
  );
}

type Plain = Exclude<FormFieldProps['field'], Choice | { readonly control: 'number' | 'file' }>;

function PlainFormField(props: FormFieldProps<Plain>) {
  const { at, field, values, editor } = props;
  const texts = useFieldTexts(props);
  const value = values[field.key];
  const text = typeof value === 'string' ? value : '';
  const change = (next: string | boolean) => editor.setValue(at, next);
  switch (field.control) {
    case 'boolean':
      return <CheckField {...texts} checked={value === true} onChange={change} />;
    case 'date':
      return (
        <DateField
          {...texts}
          keepsTyped
          type={field.precision === 'minute' ? 'datetime-local' : 'date'}
          value={text}
          onChange={change}
        />
      );
    case 'long_text':
      return <TextArea {...texts} value={text} onChange={change} maxLength={field.maxLength} />;
    default:
      return <TextField {...texts} {...lineInput(field)} value={text} onChange={change} />;
  }
}

function Control(props: FormFieldProps) {
  const { field } = props;
  switch (field.control) {
    case 'number':
      return <NumberFormField {...props} field={field} />;
    case 'file':
      return props.uploads && <FileFormField {...props} field={field} uploads={props.uploads} />;
    case 'dropdown':
    case 'multiselect':
      return <ChoiceFormField {...props} field={field} />;
    case 'short_text':
      return field.lookUp ? (
        <LookUpField {...props} field={field} lookUp={field.lookUp} />
      ) : (
        <PlainFormField {...props} field={field} />
      );
    default:
      return <PlainFormField {...props} field={field} />;
  }
}

/** Renders one field by its control type. Renders again only when something about it changes. */
export function FormField(props: FieldSurroundings & FieldPlace) {
  const { editor, faces, at, field, group } = props;
  const state = useField(editor, at, field, group);
  const path = fieldPath(at);
  const face = useStore(faces, (all) => all[path]);
  return <Control {...props} {...state} id={fieldId(props.idPrefix, path)} face={face} />;
}
