import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { messages } from './registration-change.messages.ts';
import type { ChangeSending } from './use-change-sending.ts';

/** Says why a change is not saved yet, or that it is waiting to be sent. */
export function SendingNote({
  sending: { error, waits },
}: {
  readonly sending: Pick<ChangeSending<never>, 'error' | 'waits'>;
}) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  return (
    <div role="status" className="empty:hidden">
      {waits && <p>{t('waits')}</p>}
      {error && (
        <FieldError>{error.code === 'conflict' ? t('changedAlready') : failureText(error)}</FieldError>
      )}
    </div>
  );
}
