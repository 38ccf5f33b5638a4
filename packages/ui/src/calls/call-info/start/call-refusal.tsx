import type { CallOpeningState } from '@careline/core/internal/calls/session';
import { useMessages } from '../../../messages/index.ts';
import { PatientHeader } from '../../../patients/patient-header/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { EmptyState } from '../../../primitives/empty-state/index.ts';
import { messages } from '../call-info.messages.ts';
import type { CallSurroundings } from '../call-surroundings.ts';
import { SearchAnother } from './call-not-opened.tsx';

type Refusal = Extract<CallOpeningState, { phase: 'not-enrolled' | 'closed' }>;

export interface CallRefusalProps extends Pick<CallSurroundings, 'onSearchNext' | 'onOpenHistory'> {
  readonly state: Refusal;
}

/** Explains why no call can be made for this patient. */
export function CallRefusal(props: CallRefusalProps) {
  const t = useMessages(messages);
  const { state, onOpenHistory, onSearchNext } = props;
  const closed = state.phase === 'closed' ? state.contact.id : undefined;
  return (
    <div className="flex flex-col gap-4">
      <PatientHeader patient={state.patient} />
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
