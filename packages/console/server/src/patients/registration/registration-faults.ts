import type {
  RegistrationProblem,
  RegistrationProblemCode,
} from '@careline/core/internal/patients/registration';
import type { InputFault } from '../../platform/access/entry.ts';

const MESSAGES: Readonly<Record<RegistrationProblemCode, string>> = {
  required: 'must be given',
  'not-a-date': 'must be a day of the calendar',
  future: 'must not be in the future',
  'too-long-ago': 'is too long ago',
  'out-of-range': 'is not possible',
  'before-lmp': 'must not be before the last menstrual period',
  over: 'puts the pregnancy over 44 weeks',
  both: 'must not be given together with a birth date',
  'not-an-age': 'must be a possible age, below one year in months or days',
  'not-a-phone-number': 'must be a phone number: ten digits in India, + and the country code elsewhere',
  'not-an-email': 'must be an e-mail address',
  'not-a-pin': 'must be a PIN code of six digits',
  twice: 'must not be given twice',
  'too-short': 'must have at least 4 letters or digits',
  'check-digit': 'has a wrong digit: its check digit does not fit',
  'not-after': 'must be after the start',
  'before-birth': 'must not be before the birth',
  'edd-differs': 'does not match the other dates',
  'needs-programme': 'is only recorded in the programme healthy_motherhood',
  'unknown-text': 'must be an existing text and version',
  'needs-guardian': 'must be a guardian for a patient who is under age',
  'no-such-entry': 'must be an entry of the list in the version that is changed',
  'too-many': 'has more entries than a registration allows',
  'not-a-reason': 'must be one of the reasons for this change',
  'before-enrolment': 'must not be before the enrolment',
  'still-enrolled': 'must not be before the end of the earlier enrolment',
  'not-confirmed': 'must be true, to confirm the death',
};

/** Converts registration problems to the `errors` of a problem response. */
export const registrationFaults = (problems: readonly RegistrationProblem[]): readonly InputFault[] =>
  problems.map(({ path, code, expected }) => ({
    path,
    message: expected === undefined ? MESSAGES[code] : `${MESSAGES[code]}: ${expected}`,
  }));
