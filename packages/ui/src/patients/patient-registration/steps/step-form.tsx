import {
  REGISTRATION_STEPS,
  type RegistrationStep,
  registrationStepForm,
} from '@careline/core/internal/patients/registration-form';
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { ErrorSummary, useFormSummary } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { useOffer } from '../../../preferences/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import { messages } from '../patient-registration.messages.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { ConsentText } from './consent-text.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { useOfferedForm } from './use-offered-form.ts';
import { facilityDay, useRegistrationNotes } from './use-registration-notes.ts';

export interface StepFormProps extends RegistrationSurroundings {
  /** Receives the focus when the user moves to this step. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Receives the focus when errors block the step. */
  readonly summaryRef: Ref<HTMLDivElement>;
  /** Whether the user has tried to leave the step or save; if so, all errors are listed at the top. */
  readonly tried: boolean;
  readonly onNext: () => void;
}

/** "Step 2 of 5" and its name. */
export function StepHeading({
  step,
  ref,
}: {
  readonly step: RegistrationStep;
  readonly ref: Ref<HTMLHeadingElement>;
}) {
  const t = useMessages(messages);
  const place = { number: REGISTRATION_STEPS.indexOf(step) + 1, count: REGISTRATION_STEPS.length };
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap items-baseline gap-x-3 font-semibold text-lg outline-none"
    >
      {t(step)}
      <span className="font-normal text-muted text-xs">{t('stepOf', place)}</span>
    </h2>
  );
}

/** The buttons of a step, the most likely one last. */
export function StepButtons({
  session,
  state,
  children,
}: Pick<RegistrationSurroundings, 'session' | 'state'> & { readonly children: ReactNode }) {
  const t = useMessages(messages);
  const before = REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(state.step) - 1];
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {before && (
        <Button disabled={state.phase === 'saving'} onClick={() => session.goTo(before)}>
          {t('back')}
        </Button>
      )}
      {children}
    </div>
  );
}

/** Shows one step of the form. Enter in a field moves on, like the button. */
export function StepForm(props: StepFormProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { session, state, placesOfPin, idPrefix, headingRef, summaryRef, tried, onNext } = props;
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const { step, values } = state;
  const definition = useOfferedForm(registrationStepForm(step), useOffer(), values);
  const notes = useRegistrationNotes(state, facilityDay(now, timeZone), placesOfPin);
  const entries = useFormSummary(definition, session, idPrefix);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t(step)} className="flex flex-col gap-4">
      <StepHeading step={step} ref={headingRef} />
      {tried && <ErrorSummary ref={summaryRef} entries={entries} />}
      {step === 'consent' && <ConsentText locale={String(values.consent?.locale ?? '')} />}
      <RegistrationFields
        editor={session}
        definition={definition}
        notes={notes}
        idPrefix={idPrefix}
        disabled={state.phase === 'saving'}
      />
      <StepButtons session={session} state={state}>
        <Button variant="primary" type="submit">
          {t('next')}
        </Button>
      </StepButtons>
    </form>
  );
}
