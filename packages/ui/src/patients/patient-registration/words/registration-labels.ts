import type { Formats } from '@careline/core/internal/formatting';
import { addressTitleLabel, channelLabel, genderCodeLabel } from '@careline/core/internal/patients';
import {
  fieldPartLabel,
  indianStateLabel,
  isFieldPart,
  kinRelationLabel,
  patientLanguageLabel,
} from '@careline/core/internal/patients/registration';
import { programmeLabel } from '@careline/core/internal/programmes';
import { translator } from '../../../messages/index.ts';
import { registrationLabelMessages } from './words.messages.ts';

/** The lists whose labels are core's: `registration.state.Goa`. */
const CODED: Readonly<Record<string, (code: string, locale: string) => string>> = {
  gender: genderCodeLabel,
  addressTitle: addressTitleLabel,
  state: indianStateLabel,
  relation: kinRelationLabel,
  language: patientLanguageLabel,
  programme: programmeLabel,
  channel: channelLabel,
};

/** Options that a stored value adds to a form: what its source wrote, or a time nobody listed. */
const STORED: Readonly<Record<string, (code: string, locale: string) => string>> = {
  nameUse: (code) => code,
  phoneUse: (code) => code,
  birthRecorded: (code, locale) =>
    translator(registrationLabelMessages, locale)('registration.recorded', { date: code }),
  callingTime: (code) => code.replace('-', ' – '),
};

const OPTION = /^registration\.(\w+)\.(.+)$/;

/** Said with the date that is recorded. */
const RECORDED = 'registration.recorded';

type LabelKey = keyof typeof registrationLabelMessages.en;

const isOwn = (key: string): key is LabelKey => Object.hasOwn(registrationLabelMessages.en, key);

/** The label of a key of the registration form; undefined for any other key. */
export function registrationLabel(key: string, locale: string): string | undefined {
  if (isOwn(key) && key !== RECORDED) return translator(registrationLabelMessages, locale)(key);
  const [, list = '', code = ''] = OPTION.exec(key) ?? [];
  const labels = { ...CODED, ...STORED };
  return Object.hasOwn(labels, list) ? labels[list]?.(code, locale) : undefined;
}

/**
 * What a part that one field holds is called wherever it is shown; undefined for any other part. A part whose sentence is
 * missing does not compile.
 */
export const registrationPartLabel = (name: string, locale: string): string | undefined =>
  isFieldPart(name) ? registrationLabel(fieldPartLabel(name) satisfies LabelKey, locale) : undefined;

/** What such a part says in words: the label of a code of its list, or the text itself. */
export const registrationPartText = (name: string, value: string, locale: string): string =>
  (isFieldPart(name) ? registrationLabel(`registration.${name}.${value}`, locale) : undefined) ?? value;

/** A partly known date as it is known. */
export const dayText = (day: string, formatDate: Formats['formatDate']): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(day) : day;
