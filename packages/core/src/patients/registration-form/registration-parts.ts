import type { FormValues } from '#forms';
import type { RegistrationParts } from '#patients/registration';
import { consentOf, enrolmentsOf, languagesOf, pregnancyOf } from './care-parts.ts';
import { addressesOf, emailsOf, nextOfKinOf, phonesOf } from './contact-parts.ts';
import { type FieldPlaces, readForm } from './form-reading.ts';
import { birthOf, fieldPartsOf, namesOf } from './person-parts.ts';

export interface EnteredRegistration {
  /** As far as it was entered; a whole `Registration` once the form has no problems. */
  readonly parts: RegistrationParts;
  /** Where each part was entered. */
  readonly places: FieldPlaces;
}

/**
 * What the form says, as a registration.
 * @param today the facility's calendar day, YYYY-MM-DD
 * @param agreedAt unix seconds; when consent was given
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
