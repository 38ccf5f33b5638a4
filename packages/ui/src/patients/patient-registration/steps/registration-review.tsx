import { REGISTRATION_STEPS } from '@careline/core/internal/patients/registration-form';
import type { Ref } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { messages } from '../patient-registration.messages.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { LastQuestions } from './last-questions.tsx';
import { StepButtons, StepHeading } from './step-form.tsx';
import { StepSummary } from './step-summary.tsx';

export interface RegistrationReviewProps extends RegistrationSurroundings {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onSave: () => void;
}

/** Shows everything that was entered, the final questions, and the save button. */
export function RegistrationReview({ headingRef, onSave, ...props }: RegistrationReviewProps) {
  const t = useMessages(messages);
  const { session, state } = props;
  return (
    <div className="flex flex-col gap-4">
      <StepHeading step="review" ref={headingRef} />
      <div className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2">
        {REGISTRATION_STEPS.slice(0, -1).map((step) => (
          <StepSummary key={step} {...props} step={step} />
        ))}
      </div>
      <LastQuestions {...props} />
      <StepButtons session={session} state={state}>
        <Button variant="primary" icon="how_to_reg" busy={state.phase === 'saving'} onClick={onSave}>
          {state.phase === 'failed' ? t('retry') : t('register')}
        </Button>
      </StepButtons>
    </div>
  );
}
