import { type FormDefinition, type FormValues, steady } from '@careline/core/internal/forms';
import { offeredForm, type RegistrationOffer } from '@careline/core/internal/patients/registration-form';
import { useRef } from 'react';

/**
 * Returns the form as the organisation offers it. The result is stable, because a new form would remount the fields.
 */
export function useOfferedForm(
  form: FormDefinition,
  offer: RegistrationOffer,
  ...held: readonly FormValues[]
): FormDefinition {
  const shown = useRef<FormDefinition>(undefined);
  const offered = offeredForm(form, offer, ...held);
  shown.current = shown.current ? steady(shown.current, offered) : offered;
  return shown.current;
}
