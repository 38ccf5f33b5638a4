import { formatDate } from '@careline/core/internal/formatting';
import { channelLabel } from '@careline/core/internal/patients';
import { patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useGenderText } from '@careline/ui/patients/patient-identity';
import { registrationPartLabel, registrationPartText } from '@careline/ui/patients/patient-registration';
import { duplicatesMessages } from '../patients.messages.ts';

type FieldKey = Extract<keyof typeof duplicatesMessages.en, `field.${string}`>;
const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(duplicatesMessages.en, key);

/** Returns a function that looks up a field's label, here or in the registration's messages. */
export function useFieldLabel(): (field: string) => string {
  const t = useMessages(duplicatesMessages);
  const locale = useLocale();
  return (field) => {
    const key = `field.${field}`;
    return isFieldKey(key) ? t(key) : (registrationPartLabel(field, locale) ?? field);
  };
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

export function useValueText(): (field: string, value: string) => string {
  const genderText = useGenderText();
  const locale = useLocale();
  return (field, value) => {
    if (WHOLE_DAY.test(value)) return formatDate(value);
    if (field === 'gender') return genderText(value);
    if (field === 'languages') return patientLanguageLabel(value, locale);
    if (field === 'channels') return channelLabel(value, locale);
    return registrationPartText(field, value, locale);
  };
}
