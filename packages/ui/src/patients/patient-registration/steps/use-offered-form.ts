import { type FormDefinition, type FormValues, steady } from '@careline/core/internal/forms';
import { offeredForm, type RegistrationOffer } from '@careline/core/internal/patients/registration-form';
import { useRef } from 'react';

/** A form as the organisation offers it, the same one until that changes: fields of another one are drawn anew. */
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
