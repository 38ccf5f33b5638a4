import { useFailureText } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { messages } from '../patient-registration.messages.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';

/** Errors that are already shown next to their field. */
const SHOWN_BY_FIELD = new Set(['uhid-taken', 'patient-elsewhere', 'input-invalid']);

export function SaveFailure({ session, state, onOpenPatient }: RegistrationSurroundings) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const { failure, phase, problems } = state;
  if (phase !== 'failed' || !failure) return null;
  if (SHOWN_BY_FIELD.has(failure.code ?? '') && Object.keys(problems).length > 0) return null;
  const wasStored = failure.code === 'conflict';
  return (
    <ErrorState title={t('notSaved')} requestId={failure.requestId}>
      <p>{wasStored ? t('storedBefore') : failureText(failure)}</p>
      <p>{t('stored')}</p>
      {wasStored && onOpenPatient && (
        <Button className="mt-2" onClick={() => onOpenPatient(session.vitaId)}>
          {t('openStored')}
        </Button>
      )}
    </ErrorState>
  );
}
