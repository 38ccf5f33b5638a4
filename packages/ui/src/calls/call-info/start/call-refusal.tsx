import type { CallOpeningState } from '@careline/core/internal/calls/session';
import { useMessages } from '../../../messages/index.ts';
import { PatientHeader } from '../../../patients/patient-header/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { EmptyState } from '../../../primitives/empty-state/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { messages } from '../call-info.messages.ts';
import type { CallSurroundings } from '../call-surroundings.ts';
import { useCallFailureText } from '../use-call-failure-text.ts';

type Refusal = Extract<CallOpeningState, { phase: 'failed' | 'not-enrolled' | 'closed' }>;

export interface CallRefusalProps extends Pick<CallSurroundings, 'now' | 'onSearchNext' | 'onOpenHistory'> {
  readonly state: Refusal;
  readonly onRetry: () => void;
}

function SearchAnother({ onSearchNext }: Pick<CallRefusalProps, 'onSearchNext'>) {
  const t = useMessages(messages);
  return (
    <Button icon="search" onClick={onSearchNext}>
      {t('searchAnother')}
    </Button>
  );
}

function Failed({
  error,
  onRetry,
  onSearchNext,
}: CallRefusalProps & { readonly error: Extract<Refusal, { phase: 'failed' }>['error'] }) {
  const t = useMessages(messages);
  const textOf = useCallFailureText();
  if (error.code === 'not-found' || error.code === 'input-invalid') {
    return (
      <EmptyState icon="search" title={t('notLoaded')} action={<SearchAnother onSearchNext={onSearchNext} />}>
        {t('patientMissing')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('notLoaded')} onRetry={onRetry} requestId={error.requestId}>
      {textOf(error)}
    </ErrorState>
  );
}

export function CallRefusal(props: CallRefusalProps) {
  const t = useMessages(messages);
  const { state, now, onOpenHistory, onSearchNext } = props;
  if (state.phase === 'failed') return <Failed {...props} error={state.error} />;
  const closed = state.phase === 'closed' ? state.contact.id : undefined;
  return (
    <div className="flex flex-col gap-4">
      <PatientHeader patient={state.patient} now={now} />
      <EmptyState
        icon={closed ? 'check_circle' : 'info'}
        title={t(closed ? 'closed' : 'notEnrolled')}
        action={
          <>
            {closed && onOpenHistory && (
              <Button icon="history" onClick={() => onOpenHistory(closed)}>
                {t('openHistory')}
              </Button>
            )}
            <SearchAnother onSearchNext={onSearchNext} />
          </>
        }
      >
        {t(closed ? 'closedDo' : 'notEnrolledDo')}
      </EmptyState>
    </div>
  );
}
