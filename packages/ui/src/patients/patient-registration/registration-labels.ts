import { addressTitleLabel, channelLabel, genderCodeLabel } from '@careline/core/patients';
import {
  indianStateLabel,
  kinRelationLabel,
  patientLanguageLabel,
} from '@careline/core/patients/registration';
import { programmeLabel } from '@careline/core/programmes';
import { translator } from '../../messages/index.ts';
import { registrationLabelMessages } from './registration-labels.messages.ts';

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

const OPTION = /^registration\.(\w+)\.(.+)$/;

type LabelKey = keyof typeof registrationLabelMessages.en;

const isOwn = (key: string): key is LabelKey => Object.hasOwn(registrationLabelMessages.en, key);

/** The label of a key of the registration form; undefined for any other key. */
export function registrationLabel(key: string, locale: string): string | undefined {
  if (isOwn(key)) return translator(registrationLabelMessages, locale)(key);
  const [, list = '', code = ''] = OPTION.exec(key) ?? [];
  return Object.hasOwn(CODED, list) ? CODED[list]?.(code, locale) : undefined;
}
