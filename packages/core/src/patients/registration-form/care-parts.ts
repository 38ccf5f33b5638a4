import type { RowValues } from '#forms';
import {
  type ConsentGiver,
  type ConsentWay,
  datePregnancy,
  type PatientLanguage,
  type PregnancyFacts,
  REGISTRATION_CONSENT,
  type RegistrationParts,
} from '#patients/registration';
import type { ProgrammeKey } from '#programmes';
import { codeIn, type FormReading, known, listIn, numberIn, textIn } from './form-reading.ts';
import { enrolledOnKey } from './registration-form.ts';

/** Returns languages in order of preference. */
export function languagesOf(form: FormReading): NonNullable<RegistrationParts['languages']> {
  const answers = form.own('preferences');
  return ['language', 'secondLanguage'].flatMap((key, position) => {
    form.note(`languages.${position}`, 'preferences', key);
    return codeIn<PatientLanguage>(answers, key) ?? [];
  });
}

export function enrolmentsOf(form: FormReading): NonNullable<RegistrationParts['enrolments']> {
  const answers = form.own('programmes');
  form.note('enrolments', 'programmes', 'programmes');
  return listIn(answers, 'programmes').map((one, position) => {
    const programme = one as ProgrammeKey;
    form.note(`enrolments.${position}.enrolledOn`, 'programmes', enrolledOnKey(programme));
    return { programme, enrolledOn: textIn(answers, enrolledOnKey(programme)) ?? '' };
  });
}

function pregnancyFacts(answers: RowValues): PregnancyFacts {
  const on = textIn(answers, 'scanOn');
  const [weeks, days] = [numberIn(answers, 'scanWeeks'), numberIn(answers, 'scanDays')];
  const isWhole = on !== undefined && weeks !== undefined && days !== undefined;
  return known({
    lmp: textIn(answers, 'lmp'),
    cycleDays: numberIn(answers, 'cycleDays'),
    scan: isWhole ? { on, weeks, days } : undefined,
  });
}

/** Returns the dating of a pregnancy with the due date; null if it does not apply. */
export function pregnancyOf(
  form: FormReading,
  today: string,
): NonNullable<RegistrationParts['pregnancy']> | null {
  const answers = form.own('pregnancy');
  if (!answers) return null;
  for (const key of ['lmp', 'cycleDays']) form.note(`pregnancy.${key}`, 'pregnancy', key);
  form.note('pregnancy', 'pregnancy', 'lmp');
  form.note('pregnancy.edd', 'pregnancy', answers.scanned === true ? 'scanDays' : 'lmp');
  form.note('pregnancy.scan.on', 'pregnancy', 'scanOn');
  form.note('pregnancy.scan.weeks', 'pregnancy', 'scanWeeks');
  form.note('pregnancy.scan.days', 'pregnancy', 'scanDays');
  const facts = pregnancyFacts(answers);
  return { ...facts, edd: datePregnancy(facts, today)?.edd ?? '' };
}

/** Returns consent to the current text; undefined until it is clear how it was given. `agreedAt` is in unix seconds. */
export function consentOf(form: FormReading, agreedAt: number): RegistrationParts['consent'] {
  const answers = form.own('consent');
  for (const key of ['locale', 'by', 'how', 'guardianName']) form.note(`consent.${key}`, 'consent', key);
  form.note('consent', 'consent', 'agreed');
  const how = codeIn<ConsentWay>(answers, 'how');
  if (!how) return undefined;
  return {
    textId: REGISTRATION_CONSENT.id,
    version: REGISTRATION_CONSENT.version,
    locale: textIn(answers, 'locale') ?? 'en',
    givenAt: agreedAt,
    how,
    by: codeIn<ConsentGiver>(answers, 'by') ?? 'patient',
    ...known({ guardianName: textIn(answers, 'guardianName') }),
  };
}
