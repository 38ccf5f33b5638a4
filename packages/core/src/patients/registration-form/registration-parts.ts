import type { FormValues } from '#forms';
import type { RegistrationParts } from '#patients/registration';
import { consentOf, enrolmentsOf, languagesOf, pregnancyOf } from './care-parts.ts';
import { addressesOf, emailsOf, nextOfKinOf, phonesOf } from './contact-parts.ts';
import { type FieldPlaces, readForm } from './form-reading.ts';
import { birthOf, fieldPartsOf, namesOf } from './person-parts.ts';

export interface EnteredRegistration {
  /** Values entered so far; a complete `Registration` once there are no problems. */
  readonly parts: RegistrationParts;
  /** Field of each value. */
  readonly places: FieldPlaces;
}

/**
 * Converts form values to a registration.
 * @param today calendar day of the facility, YYYY-MM-DD
 * @param agreedAt time of consent, unix seconds
 */
export function registrationParts(values: FormValues, today: string, agreedAt: number): EnteredRegistration {
  const form = readForm(values);
  const parts: RegistrationParts = {
    names: namesOf(form),
    ...birthOf(form),
    ...fieldPartsOf(form),
    phones: phonesOf(form),
    emails: emailsOf(form),
    addresses: addressesOf(form),
    nextOfKin: nextOfKinOf(form),
    enrolments: enrolmentsOf(form),
    pregnancy: pregnancyOf(form, today),
    languages: languagesOf(form),
    consent: consentOf(form, agreedAt),
  };
  return { parts, places: form.places };
}
