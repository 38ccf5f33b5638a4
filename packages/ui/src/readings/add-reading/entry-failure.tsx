import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { messages } from './add-reading.messages.ts';

/** Says why the entry was not saved. Entries stay in the form. */
export function EntryFailure({ error }: { readonly error: HttpError | undefined }) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  if (!error) return null;
  const text = error.code === 'conflict' ? t('conflict') : `${t('failed')} ${failureText(error)}`;
  return (
    <div role="alert">
      <FieldError>{text}</FieldError>
    </div>
  );
}
