import type { FormDefinition } from '@careline/core/internal/forms';
import { WALK_IN_FORM } from '@careline/core/internal/patients/registration-form';
import type { FormEvent, Ref } from 'react';
import { ErrorSummary, useFormSummary } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { useOffer } from '../../../preferences/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import { messages } from '../patient-registration.messages.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { ConsentText } from './consent-text.tsx';
import { LastQuestions } from './last-questions.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { useOfferedForm } from './use-offered-form.ts';
import { facilityDay, useRegistrationNotes } from './use-registration-notes.ts';

export interface WalkInFormProps extends RegistrationSurroundings {
  /** Receives the focus when errors prevent saving. */
  readonly summaryRef: Ref<HTMLDivElement>;
  /** Whether the user has tried to save; if so, all errors are listed at the top. */
  readonly tried: boolean;
  readonly onSave: () => void;
}

const isConsent = ({ key }: { readonly key: string }): boolean => key === 'consent';
const withSections = (isShown: (section: { readonly key: string }) => boolean): FormDefinition => ({
  ...WALK_IN_FORM,
  sections: WALK_IN_FORM.sections.filter(isShown),
});
const ABOUT_PATIENT = withSections((section) => !isConsent(section));
const CONSENT = withSections(isConsent);

/** The shortest registration on one page. Enter in a field registers, like the button. */
export function WalkInForm(props: WalkInFormProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const { session, state, placesOfPin, idPrefix, summaryRef, tried, onSave } = props;
  const { values } = state;
  const isSaving = state.phase === 'saving';
  const about = useOfferedForm(ABOUT_PATIENT, useOffer(), values);
  const notes = useRegistrationNotes(state, facilityDay(now, timeZone), placesOfPin);
  const entries = useFormSummary(WALK_IN_FORM, session, idPrefix);
  const fields = { editor: session, notes, idPrefix, disabled: isSaving };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('walkIn')} className="flex flex-col gap-4">
      {tried && <ErrorSummary ref={summaryRef} entries={entries} />}
      <RegistrationFields {...fields} definition={about} />
      <ConsentText heading="h2" locale={String(values.consent?.locale ?? '')} />
      <RegistrationFields {...fields} definition={CONSENT} />
      <LastQuestions {...props} />
      <Button variant="primary" type="submit" icon="how_to_reg" busy={isSaving} className="self-end">
        {state.phase === 'failed' ? t('retry') : t('registerWalkIn')}
      </Button>
    </form>
  );
}
