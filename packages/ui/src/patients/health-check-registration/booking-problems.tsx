import type { BookingFailure } from '@careline/core/internal/encounters/health-check';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../forms/form-renderer/index.ts';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { type BookingContext, useProblemText, useWhen } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

interface FailureProps {
  readonly context: BookingContext;
  readonly failure: BookingFailure;
}

/** Explains why the last attempt failed. If the slot was taken, offers the next free time. */
function Failure({ context: { booking }, failure }: FailureProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  const when = useWhen();
  if (failure.kind === 'already-booked') {
    return <ErrorState title={t('alreadyTitle')}>{t('alreadyText')}</ErrorState>;
  }
  if (failure.kind === 'failed') {
    const { error } = failure;
    return <RequestFailed title={t('failedTitle')} error={error} />;
  }
  const { next } = failure;
  if (!next) return <ErrorState title={t('takenTitle')}>{t('takenNone')}</ErrorState>;
  const at = when(next.period.start);
  return (
    <ErrorState title={t('takenTitle')}>
      <span className="flex flex-col items-start gap-2">
        {t('takenNext', at)}
        <Button icon="schedule" onClick={() => booking.takeSlot(next.id)}>
          {t('takeNext', at)}
        </Button>
      </span>
    </ErrorState>
  );
}

/** Lists everything that kept the booking from going through. The list takes the focus after each attempt. */
export function BookingProblems({ context }: { readonly context: BookingContext }) {
  const { state, idOf } = context;
  const text = useProblemText();
  const summary = useRef<HTMLDivElement>(null);
  const { problems, tries, failure } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new try moves the focus, not what is mended since
  useEffect(() => {
    summary.current?.focus();
  }, [tries]);
  if (problems.length > 0) {
    const entries = problems.map((problem) => ({ id: idOf(problem.field), text: text(problem) }));
    return <ErrorSummary ref={summary} entries={entries} />;
  }
  return failure ? <Failure context={context} failure={failure} /> : null;
}
