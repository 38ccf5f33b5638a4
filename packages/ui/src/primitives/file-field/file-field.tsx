import { type ComponentProps, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../button/index.ts';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';
import { fileFieldMessages } from '../further-primitives.messages.ts';
import { Icon } from '../icon/index.ts';

/** A chosen file and its upload state. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly state: 'stored' | 'uploading' | 'failed';
  /** Why it failed, if only another file can help. */
  readonly refusal?: FileRefusal;
}

export type FileRefusal = 'tooLarge' | 'wrongType' | 'infected';

export interface FileFieldProps
  extends Omit<FieldTexts, 'label'>,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type' | 'accept'
    > {
  readonly label: string;
  readonly files: readonly ChosenFile[];
  /** Media types, such as `application/pdf`. */
  readonly accept: readonly string[];
  /** When this many files are present, no more can be chosen. */
  readonly maxFiles: number;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

function Chosen({ file, onRemove }: { readonly file: ChosenFile } & Pick<FileFieldProps, 'onRemove'>) {
  const t = useMessages(fileFieldMessages);
  const { id, name, state, refusal } = file;
  const text = state === 'stored' ? name : t(refusal ?? state, { name });
  return (
    <li
      className={`flex items-center gap-2 wrap-anywhere ${state === 'failed' ? 'text-danger' : ''}`}
      aria-busy={state === 'uploading' || undefined}
    >
      <Icon name={state === 'failed' ? 'error' : 'description'} />
      <span className="min-w-0 grow">{text}</span>
      <IconButton icon="close" label={t('remove', { name })} onClick={() => onRemove(id)} />
    </li>
  );
}

/** Lists the chosen files, followed by the browser's own control for more. */
export function FileField(props: FileFieldProps) {
  const { label } = props;
  const [frame, { files, accept, maxFiles, onChoose, onRemove, ...native }] = splitFrame(props);
  const t = useMessages(fileFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const left = maxFiles - files.length;
  const remove = (id: string) => {
    onRemove(id);
    // The button that had the focus disappears with its file.
    input.current?.focus();
  };
  return (
    <Field {...frame} hint={frame.hint ?? t('atMost', { count: maxFiles })}>
      {(control) => (
        <>
          {files.length > 0 && (
            <ul aria-label={t('filesOf', { label })}>
              {files.map((file) => (
                <Chosen key={file.id} file={file} onRemove={remove} />
              ))}
            </ul>
          )}
          <input
            {...native}
            {...control}
            ref={input}
            type="file"
            accept={accept.join(',')}
            multiple={left > 1}
            aria-disabled={left < 1 || undefined}
            onClick={left < 1 ? (event) => event.preventDefault() : undefined}
            onChange={(event) => {
              onChoose([...(event.currentTarget.files ?? [])].slice(0, left));
              // Lets the same file be chosen again after a failure.
              event.currentTarget.value = '';
            }}
            className={`${controlClass} h-auto! py-1.5 file:me-3 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:py-1`}
          />
        </>
      )}
    </Field>
  );
}
