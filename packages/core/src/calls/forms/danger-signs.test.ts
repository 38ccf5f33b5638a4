import { describe, expect, it } from 'vitest';
import { ACTS } from '#clinical';
import { dangerousAnswers, type FormDefinition, type FormValues, sectionFields, valuesFrom } from '#forms';
import { actOfSign } from './act-of-sign.ts';
import { ALL_CALL_FORMS, callForm } from './call-form.ts';

function formOf(programme: string, callType: string): FormDefinition {
  const form = callForm(programme, callType);
  if (!form) throw new Error(`${programme} has no form for ${callType}`);
  return form;
}

const found = (form: FormDefinition, answers: object): readonly string[] =>
  dangerousAnswers(form, valuesFrom(form, answers as FormValues)).map(
    ({ kind, label }) => `${kind} ${label.replace('calls.option.', '')}`,
  );

const mother = (callType: string) => formOf('healthy_motherhood', callType);
const BORN = { deliveryDetails: { delivered: 'YES' } };

/** Single signs, in the words of clinical safety, part 4. */
const PREGNANCY = {
  bleeding: 'VAGINAL_BLEEDING',
  'leaking of water': 'LEAKING_FLUID',
  'labour pains before 37 weeks': 'LABOUR_PAINS_BEFORE_37_WEEKS',
  'a strong headache': 'STRONG_HEADACHE',
  'blurred vision': 'BLURRED_VISION',
  'swelling of the face': 'SWELLING_OF_FACE_OR_HANDS',
  'upper belly pain': 'UPPER_ABDOMINAL_PAIN',
  'repeated vomiting': 'REPEATED_VOMITING',
  fits: 'FITS',
  fever: 'FEVER',
  'burning urine': 'PAINFUL_URINATION',
  'little urine': 'LESS_URINE',
  'a baby that moves less': 'LESS_FETAL_MOVEMENT',
} as const;

const PLACES = [
  ['first', 'complaints', 'warningSigns'],
  ['adhoc', 'complaints', 'warningSigns'],
  ['diet', 'complaints', 'warningSigns'],
  ['last', 'deliveryDetails', 'signs'],
] as const;

describe.each(PLACES)('a pregnancy’s %s call', (callType, section, key) => {
  it.each(Object.entries(PREGNANCY))('opens the card on %s alone', (_, sign) => {
    expect(found(mother(callType), { [section]: { [key]: [sign] } })).toEqual([`PREGNANCY_SIGN ${sign}`]);
  });

  it('asks for the signs of mother and child instead after the birth', () => {
    const answers = {
      [section]: { [key]: ['FITS'] },
      complicationsMother: { signs: ['HEAVY_BLEEDING'] },
      complicationsInfant: { signs: ['FEEDS_POORLY'] },
    };
    expect(found(mother(callType), answers)).toEqual(['PREGNANCY_SIGN FITS']);
    const answered = {
      ...answers,
      [section]: { ...answers[section] },
      deliveryDetails: BORN.deliveryDetails,
    };
    expect(found(mother(callType), answered)).toEqual([
      'MOTHER_SIGN HEAVY_BLEEDING',
      'INFANT_SIGN FEEDS_POORLY',
    ]);
  });

  it('asks nothing about a child that did not live', () => {
    const deliveryDetails = { delivered: 'YES', outcome: 'STILLBIRTH' };
    const answers = {
      deliveryDetails,
      complicationsInfant: { signs: ['FITS'] },
      postNatal: { lowMood: 'NO' },
    };
    expect(found(mother(callType), answers)).toEqual([]);
  });
});

describe('a single answer opens the card', () => {
  const loss = (answers: object) => ({ miscarriage: { told: true, ...answers } });
  const [adhoc, postNatal, infantDiet] = ['adhoc', 'post-natal', 'infant-diet'].map(mother) as [
    FormDefinition,
    FormDefinition,
    FormDefinition,
  ];
  const chronic = ['ahc', 'careline', 'apollo_sugar'].flatMap((programme) =>
    ['ad-hoc', 'monthly'].map((callType) => formOf(programme, callType)),
  );
  const signs = (section: string, key: string, kind: string, values: string) =>
    values.split(/\s+/).map((value) => [{ [section]: { [key]: [value] } }, `${kind} ${value}`] as const);

  it.each([
    [loss({ stillBleeding: 'YES' }), 'WARNING_SIGN STILL_BLEEDING'],
    [loss({ seenByDoctor: 'NO' }), 'WARNING_SIGN NOT_SEEN_BY_DOCTOR'],
    [loss({ signs: ['FEVER'] }), 'WARNING_SIGN FEVER'],
    [loss({ signs: ['FOUL_DISCHARGE'] }), 'WARNING_SIGN FOUL_DISCHARGE'],
    [loss({ signs: ['BELLY_PAIN'] }), 'WARNING_SIGN BELLY_PAIN'],
  ])('after a loss: %j', (answers, sign) => {
    expect(found(adhoc, answers)).toEqual([sign]);
  });

  it('but not after a loss without any of them', () => {
    const well = loss({ stillBleeding: 'NO', seenByDoctor: 'YES', signs: ['NONE'] });
    expect(found(adhoc, well)).toEqual([]);
  });

  it.each<readonly [object, string]>([
    [{ postNatal: { thoughtsOfHarm: 'YES' } }, 'SELF_HARM THOUGHTS_OF_HARM'],
    [{ postNatal: { violence: 'YES' } }, 'MOTHER_SIGN VIOLENCE_AT_HOME'],
    ...signs(
      'postNatal',
      'psychosisSigns',
      'MOTHER_SIGN',
      'HEARS_OR_SEES_WHAT_IS_NOT_THERE STRANGE_BELIEFS VERY_CONFUSED_OR_AGITATED NO_SLEEP_AND_NO_NEED_OF_IT',
    ),
  ])('after birth: %j', (answers, sign) => {
    expect(found(postNatal, answers)).toEqual([sign]);
  });

  it.each(
    signs(
      'complicationsInfant',
      'signs',
      'INFANT_SIGN',
      `FEEDS_POORLY FAST_BREATHING CHEST_INDRAWING FEVER COLD_TO_TOUCH FITS LISTLESS CORD_RED_OR_DISCHARGING JAUNDICE
       JAUNDICE_IN_FIRST_24_HOURS JAUNDICE_ON_PALMS_OR_SOLES JAUNDICE_AFTER_DAY_14 BLOOD_IN_STOOL DEHYDRATION SEVERE_WASTING`,
    ),
  )('of a child, after birth and on the diet call: %j', (answers, sign) => {
    expect([postNatal, infantDiet].map((form) => found(form, answers))).toEqual([[sign], [sign]]);
  });

  it.each<readonly [object, string]>([
    ...signs(
      'complaints',
      'warningSigns',
      'WARNING_SIGN',
      `REPEATED_VOMITING DROWSINESS CHEST_PAIN BREATHLESSNESS WEAKNESS_ON_ONE_SIDE TROUBLE_SPEAKING SUDDEN_LOSS_OF_SIGHT
       FOOT_WOUND CONFUSION`,
    ),
    [{ complaints: { lowSugar: 'LOW_SUGAR_NOW' } }, 'WARNING_SIGN LOW_SUGAR_NOW'],
    [{ complaints: { lowSugar: 'LOW_SUGAR_NEEDED_HELP' } }, 'WARNING_SIGN LOW_SUGAR_NEEDED_HELP'],
    [{ complaints: { thoughtsOfHarm: 'YES' } }, 'SELF_HARM THOUGHTS_OF_HARM'],
  ])('on every chronic call: %j', (answers, sign) => {
    expect(chronic.map((form) => found(form, answers))).toEqual(chronic.map(() => [sign]));
  });

  it.each([
    [{ complaints: { lowSugar: 'LOW_SUGAR_MANAGED_ALONE' } }],
    [{ complaints: { lowSugar: 'NO', thoughtsOfHarm: 'NOT_TOLD' } }],
    [{ medicalCondition: { mayBePregnant: 'YES' } }],
  ])('but not on a chronic call: %j', (answers) => {
    expect(chronic.flatMap((form) => found(form, answers))).toEqual([]);
  });
});

describe('the required action of a danger sign', () => {
  const dangers = ALL_CALL_FORMS.flatMap(({ sections }) => sections)
    .flatMap(sectionFields)
    .flatMap(({ danger }) => (danger ? [danger] : []));

  it('is the same for a kind, wherever the sign is asked', () => {
    const acts = new Map<string, Set<string>>();
    for (const { kind, is, acts: given = {}, labels } of dangers) {
      for (const value of is) {
        expect(ACTS).toContain(given[value]);
        const sign = `${kind} ${labels?.[value] ?? `calls.option.${value}`}`;
        acts.set(sign, (acts.get(sign) ?? new Set()).add(given[value] ?? ''));
      }
    }
    expect([...acts].filter(([, different]) => different.size > 1)).toEqual([]);
    expect(acts.size).toBeGreaterThan(60);
  });

  it.each([
    ['FITS', undefined, 'hospital-now'],
    ['calls.option.FITS', 'INFANT_SIGN', 'hospital-now'],
    ['CHEST_PAIN', 'WARNING_SIGN', 'hospital-now'],
    ['WEAKNESS_ON_ONE_SIDE', undefined, 'hospital-now'],
    ['LOW_SUGAR_NOW', 'WARNING_SIGN', 'low-sugar-now'],
    ['THOUGHTS_OF_HARM', 'SELF_HARM', 'doctor-now'],
    ['calls.option.STILL_BLEEDING', undefined, 'hospital-now'],
    ['JAUNDICE', 'INFANT_SIGN', 'doctor-today'],
    ['JAUNDICE_ON_PALMS_OR_SOLES', 'INFANT_SIGN', 'hospital-now'],
    // In pregnancy a doctor decides at once; for others the most urgent act applies.
    ['FEVER', 'PREGNANCY_SIGN', 'doctor-now'],
    ['FEVER', undefined, 'hospital-now'],
    ['LABOUR_PAINS', undefined, undefined],
    ['CHEST_PAIN', 'INFANT_SIGN', undefined],
    ['constructor', undefined, undefined],
  ] as const)('of %s, %s', (sign, kind, act) => {
    expect(actOfSign(sign, kind)).toBe(act);
  });
});
