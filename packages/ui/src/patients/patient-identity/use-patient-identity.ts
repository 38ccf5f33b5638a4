import { formatAge, isPartlyKnownDate } from '@careline/core/internal/formatting';
import { useCallback, useMemo } from 'react';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { patientIdentityMessages } from './patient-identity.messages.ts';

/** A patient as referenced from other data. */
export interface NamedPatient {
  readonly vitaId: string;
  readonly name: string;
}

/** The fields that a search match and a full patient have in common. */
export interface IdentifiedPatient {
  readonly appUserInfo: { readonly name: string; readonly gender: string };
  readonly birthDate: string | null;
  readonly uhid: string | null;
}

export interface PatientIdentity {
  readonly name: string;
  /** Such as "54 years". */
  readonly age: string;
  /** Lower case (specification 3.8). Unknown codes are shown as sent. */
  readonly gender: string;
  /** Such as "Born 12-03-1969". Shows only the known parts of a partial date. */
  readonly born: string;
  readonly uhid: string;
}

const NOT_A_GENDER = '';

/** Returns the gender in the current locale. Unknown codes are shown as sent, in lower case. */
export function useGenderText(): (code: string) => string {
  const t = useMessages(patientIdentityMessages);
  return useCallback(
    (code) => {
      const shown = code.trim().toLowerCase();
      if (shown === 'male' || shown === 'female' || shown === 'other') return t(shown);
      return shown === 'unknown' || shown === NOT_A_GENDER ? t('unknown') : shown;
    },
    [t],
  );
}

/**
 * Returns the identifying facts of a patient in the current locale. `at` sets another time for the age, in
 * milliseconds.
 */
export function usePatientIdentity(at?: number) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(patientIdentityMessages);
  const genderText = useGenderText();
  const locale = useLocale();
  return useMemo(() => {
    const birth = (date: string): string => {
      const written = formatDate(date, { timeZone });
      return written === '--' ? date : written;
    };
    return (patient: IdentifiedPatient): PatientIdentity => {
      const { appUserInfo, birthDate, uhid } = patient;
      const age = formatAge(birthDate, (at ?? now()) / 1000, { timeZone, locale });
      return {
        name: appUserInfo.name.trim() || t('nameless'),
        age: age === '--' ? t('ageUnknown') : age,
        gender: genderText(appUserInfo.gender),
        born: birthDate
          ? t(isPartlyKnownDate(birthDate) ? 'bornAbout' : 'born', { date: birth(birthDate) })
          : t('bornUnknown'),
        uhid: uhid ? t('uhid', { uhid }) : t('noUhid'),
      };
    };
  }, [t, genderText, locale, timeZone, at, now, formatDate]);
}
