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

/** Languages in order of preference. */
export function languagesOf(form: FormReading): NonNullable<RegistrationParts['languages']> {
  const said = form.own('preferences');
  return ['language', 'secondLanguage'].flatMap((key, position) => {
    form.note(`languages.${position}`, 'preferences', key);
    return codeIn<PatientLanguage>(said, key) ?? [];
  });
}

export function enrolmentsOf(form: FormReading): NonNullable<RegistrationParts['enrolments']> {
  const said = form.own('programmes');
  form.note('enrolments', 'programmes', 'programmes');
  return listIn(said, 'programmes').map((one, position) => {
    const programme = one as ProgrammeKey;
    form.note(`enrolments.${position}.enrolledOn`, 'programmes', enrolledOnKey(programme));
    return { programme, enrolledOn: textIn(said, enrolledOnKey(programme)) ?? '' };
  });
}

function pregnancyFacts(said: RowValues): PregnancyFacts {
  const on = textIn(said, 'scanOn');
  const [weeks, days] = [numberIn(said, 'scanWeeks'), numberIn(said, 'scanDays')];
  const isWhole = on !== undefined && weeks !== undefined && days !== undefined;
  return known({
    lmp: textIn(said, 'lmp'),
    cycleDays: numberIn(said, 'cycleDays'),
    scan: isWhole ? { on, weeks, days } : undefined,
  });
}

/** What the pregnancy is dated from, with the due date that follows; null for whoever has none here. */
export function pregnancyOf(
  form: FormReading,
  today: string,
): NonNullable<RegistrationParts['pregnancy']> | null {
  const said = form.own('pregnancy');
  if (!said) return null;
  for (const key of ['lmp', 'cycleDays']) form.note(`pregnancy.${key}`, 'pregnancy', key);
  form.note('pregnancy', 'pregnancy', 'lmp');
  form.note('pregnancy.edd', 'pregnancy', said.scanned === true ? 'scanDays' : 'lmp');
  form.note('pregnancy.scan.on', 'pregnancy', 'scanOn');
  form.note('pregnancy.scan.weeks', 'pregnancy', 'scanWeeks');
  form.note('pregnancy.scan.days', 'pregnancy', 'scanDays');
  const facts = pregnancyFacts(said);
  return { ...facts, edd: datePregnancy(facts, today)?.edd ?? '' };
}

/** Consent to the text in force; undefined while it is not said how it was given. `agreedAt` in unix seconds. */
export function consentOf(form: FormReading, agreedAt: number): RegistrationParts['consent'] {
  const said = form.own('consent');
  for (const key of ['locale', 'by', 'how', 'guardianName']) form.note(`consent.${key}`, 'consent', key);
  form.note('consent', 'consent', 'agreed');
  const how = codeIn<ConsentWay>(said, 'how');
  if (!how) return undefined;
  return {
    textId: REGISTRATION_CONSENT.id,
    version: REGISTRATION_CONSENT.version,
    locale: textIn(said, 'locale') ?? 'en',
    givenAt: agreedAt,
    how,
    by: codeIn<ConsentGiver>(said, 'by') ?? 'patient',
    ...known({ guardianName: textIn(said, 'guardianName') }),
  };
}
