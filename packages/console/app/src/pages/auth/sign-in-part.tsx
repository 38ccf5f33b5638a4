import { SignInError } from '@careline/core/internal/session';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useRef } from 'react';
import type { DemoPerson } from '../../config.ts';
import { useConsole } from '../../console-context.tsx';
import { authMessages } from './auth.messages.ts';
import { DemoPeople } from './demo-people.tsx';
import { SlowNotice } from './slow-notice.tsx';
import { useSlowly } from './use-slowly.ts';

const failureOf = (error: unknown): 'unreachable' | 'answer-invalid' =>
  error instanceof SignInError && error.failure === 'answer-invalid' ? 'answer-invalid' : 'unreachable';

export interface SignInPartProps {
  readonly people: readonly DemoPerson[];
}

/**
 * Starts the sign-in at the identity provider, and says what to do if it is down, slow or not responding as expected.
 */
export function SignInPart({ people }: SignInPartProps) {
  const t = useMessages(authMessages);
  const { session, notes } = useConsole();
  // The account chosen for a demo sign-in; a retry uses the same one.
  const hint = useRef<string>(undefined);
  const { step, run, cancel } = useSlowly(async (signal) => {
    // The provider may still have a session for an account without access, and would return it again.
    const fresh =
      hint.current !== undefined || notes.reason() === 'not-on-staff' || notes.reason() === 'facility-closed';
    await session.signIn(notes.returnPath(), {
      signal,
      ...(fresh ? { fresh } : {}),
      ...(hint.current !== undefined && { hint: hint.current }),
    });
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
  const begin = (email?: string) => {
    if (working) return;
    hint.current = email;
    run();
  };
  return (
    <>
      <Button variant="primary" size="large" busy={working} onClick={() => begin()}>
        {working ? t('openingProvider') : t('signIn')}
      </Button>
      <SlowNotice slow={working && step.slow} onCancel={cancel} />
      <DemoPeople people={people} onPick={begin} />
    </>
  );
}
