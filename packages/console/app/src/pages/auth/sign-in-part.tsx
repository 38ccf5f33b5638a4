import { SignInError } from '@careline/core/session';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useConsole } from '../../console-context.tsx';
import { authMessages } from './auth.messages.ts';
import { SlowNotice } from './slow-notice.tsx';
import { useSlowly } from './use-slowly.ts';

const failureOf = (error: unknown): 'unreachable' | 'answer-invalid' =>
  error instanceof SignInError && error.failure === 'answer-invalid' ? 'answer-invalid' : 'unreachable';

/** Leaves for the identity provider; says what to do when it is away, slow, or not what answers. */
export function SignInPart() {
  const t = useMessages(authMessages);
  const { session, notes } = useConsole();
  const { step, run, cancel } = useSlowly(async (signal) => {
    // Who came in by an account that opens nothing is still signed in with it at the provider, which would give it again.
    const fresh = notes.reason() === 'not-on-staff' || notes.reason() === 'facility-closed';
    await session.signIn(notes.returnPath(), { signal, ...(fresh ? { fresh } : {}) });
    notes.setReason(undefined);
  }, failureOf);
  if (step.at === 'failure') {
    return (
      <ErrorState title={t('failedTitle')} onRetry={run}>
        {t(`failed.${step.failure}`)}
      </ErrorState>
    );
  }
  const working = step.at === 'work';
  return (
    <>
      <Button variant="primary" busy={working} onClick={run}>
        {working ? t('openingProvider') : t('signIn')}
      </Button>
      <SlowNotice slow={working && step.slow} onCancel={cancel} />
    </>
  );
}
