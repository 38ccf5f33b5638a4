import type { FileField as FileFieldDefinition } from '@careline/core/internal/forms';
import { useMessages } from '../../../messages/index.ts';
import { FileField } from '../../../primitives/file-field/index.ts';
import type { FormFieldProps } from '../form-field-props.ts';
import { messages } from '../form-renderer.messages.ts';
import { useFieldTexts } from '../texts/use-field-texts.tsx';
import type { FormUploads } from './form-uploads.ts';
import { useUploads } from './use-uploads.ts';

export interface FileFormFieldProps extends FormFieldProps<FileFieldDefinition> {
  readonly uploads: FormUploads;
}

/** Uploads files as soon as they are chosen. The form stores their ids. */
export function FileFormField(props: FileFormFieldProps) {
  const { at, field, values, editor, uploads } = props;
  const t = useMessages(messages);
  const texts = useFieldTexts(props);
  const held = values[field.key];
  const { stored, pending, choose, remove } = useUploads({
    value: Array.isArray(held) ? (held as readonly string[]) : [],
    accept: field.accept,
    uploads,
    onChange: (ids) => editor.setValue(at, ids),
  });
  return (
    <FileField
      {...texts}
      files={[...stored.map((file) => ({ ...file, name: file.name ?? t('file') })), ...pending]}
      accept={field.accept}
      maxFiles={field.maxFiles}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
