import { dispositionOf } from '@careline/core/internal/calls/outcome';
import { type CallEdits, type CallSessionState, MAX_DETAIL } from '@careline/core/internal/calls/session';
import { useMessages } from '../../../messages/index.ts';
import { CheckField } from '../../../primitives/check-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { LanguageQuestion } from './language-question.tsx';
import { dispositionChoiceMessages } from './outcome.messages.ts';

export interface OutcomeQuestionProps {
  readonly session: Pick<CallEdits, 'setDetail' | 'setConfirmed'>;
  readonly state: Pick<CallSessionState, 'disposition' | 'detail' | 'confirmed' | 'outcomeProblems'>;
  readonly id: string;
}

/** The follow-up question of the selected outcome: who, which language, why, or a second confirmation. */
export function OutcomeQuestion({ session, state, id }: OutcomeQuestionProps) {
  const t = useMessages(dispositionChoiceMessages);
  const asks = dispositionOf(state.disposition ?? '')?.asks;
  const { detail: problem, confirmation } = state.outcomeProblems;
  if (asks === 'confirmation') {
    return (
      <CheckField
        id={id}
        label={t('confirm')}
        checked={state.confirmed}
        onChange={session.setConfirmed}
        error={confirmation && t('confirmRequired')}
      />
    );
  }
  if (asks !== 'relation' && asks !== 'language' && asks !== 'reason') return null;
  const words = problem === 'too-long' ? t('detailTooLong', { max: MAX_DETAIL }) : t('detailRequired');
  const error = problem && words;
  if (asks === 'language') {
    return <LanguageQuestion id={id} value={state.detail} onChange={session.setDetail} error={error} />;
  }
  return (
    <TextField
      key={asks}
      id={id}
      label={t(asks)}
      hint={asks === 'relation' ? t('relationHint') : undefined}
      required
      value={state.detail}
      onChange={session.setDetail}
      error={error}
      className="max-w-lg"
    />
  );
}
