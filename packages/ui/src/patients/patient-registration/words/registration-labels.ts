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

/** Lists with labels in core, such as `registration.state.Goa`. */
const CODED: Readonly<Record<string, (code: string, locale: string) => string>> = {
  gender: genderCodeLabel,
  addressTitle: addressTitleLabel,
  state: indianStateLabel,
  relation: kinRelationLabel,
  language: patientLanguageLabel,
  programme: programmeLabel,
  channel: channelLabel,
};

/** Options that come from a stored value: text from its source, or a time that is not in the list. */
const STORED: Readonly<Record<string, (code: string, locale: string) => string>> = {
  nameUse: (code) => code,
  phoneUse: (code) => code,
  birthRecorded: (code, locale) =>
    translator(registrationLabelMessages, locale)('registration.recorded', { date: code }),
  callingTime: (code) => code.replace('-', ' – '),
};

const OPTION = /^registration\.(\w+)\.(.+)$/;

/** Shown together with the recorded date. */
const RECORDED = 'registration.recorded';

type LabelKey = keyof typeof registrationLabelMessages.en;

const isOwn = (key: string): key is LabelKey => Object.hasOwn(registrationLabelMessages.en, key);

/** Returns the label for a key of the registration form; undefined for any other key. */
export function registrationLabel(key: string, locale: string): string | undefined {
  if (isOwn(key) && key !== RECORDED) return translator(registrationLabelMessages, locale)(key);
  const [, list = '', code = ''] = OPTION.exec(key) ?? [];
  const labels = { ...CODED, ...STORED };
  return Object.hasOwn(labels, list) ? labels[list]?.(code, locale) : undefined;
}

/**
 * Returns the label of a value stored in a single field; undefined for other names. A missing label does not compile.
 */
export const registrationPartLabel = (name: string, locale: string): string | undefined =>
  isFieldPart(name) ? registrationLabel(fieldPartLabel(name) satisfies LabelKey, locale) : undefined;

/** Returns the value as text: the label of its code, or the text itself. */
export const registrationPartText = (name: string, value: string, locale: string): string =>
  (isFieldPart(name) ? registrationLabel(`registration.${name}.${value}`, locale) : undefined) ?? value;

/** Formats a date, or returns a partial date unchanged. */
export const dayText = (day: string, formatDate: Formats['formatDate']): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(day) : day;
