import { describe, expect, it } from 'vitest';
import {
  type FieldValue,
  type FormDefinition,
  initialValues,
  readingsFrom,
  sectionFields,
  validateForm,
  visibleForm,
  withNewRow,
  withValue,
} from '#forms';
import { MOTHERHOOD_FORMS } from './index.ts';

type Given = readonly (readonly [section: string, key: string, value: FieldValue])[];

const { first, adhoc, psychology, 'post-natal': postNatal, 'infant-diet': infantDiet } = MOTHERHOOD_FORMS;
const TODAY = '2026-03-31';
/** An adult woman. Her plausibility limits must not apply to her child. */
const MOTHER = { months: 28 * 12, days: 28 * 365 };

const valuesOf = (form: FormDefinition, given: Given) =>
  given.reduce(
    (all, [section, key, value]) => withValue(form, all, { section, key }, value),
    initialValues(form),
  );

describe('the possible answers', () => {
  it.each<[string, FormDefinition, Given, Readonly<Record<string, string>>]>([
    ['nothing', first, [], {}],
    ['a last period of today', first, [['pregnancy', 'lmp', '2026-03-31']], {}],
    ['a last period 44 weeks ago', first, [['pregnancy', 'lmp', '2025-05-27']], {}],
    ['one longer ago', first, [['pregnancy', 'lmp', '2025-05-26']], { 'pregnancy.lmp': 'date-out-of-range' }],
    ['one to come', first, [['pregnancy', 'lmp', '2026-04-01']], { 'pregnancy.lmp': 'date-out-of-range' }],
    ['a due date four weeks past', first, [['pregnancy', 'edd', '2026-03-03']], {}],
    ['a due date in 44 weeks', first, [['pregnancy', 'edd', '2027-02-02']], {}],
    ['one later', first, [['pregnancy', 'edd', '2027-02-03']], { 'pregnancy.edd': 'date-out-of-range' }],
    ['no pregnancy at all', first, [['pregnancy', 'gravida', '0']], { 'pregnancy.gravida': 'impossible' }],
    ['a first pregnancy', first, [['pregnancy', 'para', '0']], {}],
    [
      'a sign without what was done about it',
      first,
      [['pregnancy', 'signsOfPIH', ['FITS']]],
      { 'pregnancy.actionTaken': 'required' },
    ],
    [
      'a sign and none',
      adhoc,
      [
        ['signsOfPIH', 'signs', ['FITS', 'NONE']],
        ['signsOfPIH', 'actionTaken', 'SENT_TO_EMERGENCY'],
      ],
      { 'signsOfPIH.signs': 'not-an-option' },
    ],
    ['a next check that is planned', first, [['lastAntentalCheck', 'nextCheck', '2026-04-09']], {}],
    [
      'a last check that is planned',
      first,
      [['lastAntentalCheck', 'date', '2026-04-09']],
      { 'lastAntentalCheck.date': 'date-out-of-range' },
    ],
    [
      'a glucose in the other unit',
      adhoc,
      [
        ['screeningForGestationalDiabetes', 'done', 'YES'],
        ['screeningForGestationalDiabetes', 'kind', 'DIPSI'],
        ['screeningForGestationalDiabetes', 'twoHours', '7.8'],
      ],
      { 'screeningForGestationalDiabetes.twoHours': 'slip' },
    ],
    [
      'glucose values of no known test',
      adhoc,
      [
        ['screeningForGestationalDiabetes', 'done', 'YES'],
        ['screeningForGestationalDiabetes', 'twoHours', '148'],
      ],
      { 'screeningForGestationalDiabetes.kind': 'required' },
    ],
    ['an infant of six kilograms', infantDiet, [['babyWeight', 'weight', '6.125']], {}],
    ['six kilograms expected', infantDiet, [['expectedBabyWeight', 'weight', '6.1']], {}],
    [
      'grams typed as kilograms',
      infantDiet,
      [['babyWeight', 'weight', '3200']],
      { 'babyWeight.weight': 'slip' },
    ],
    ['a birth weight in grams', infantDiet, [['birthWeight', 'weight', '2850']], {}],
    ['a plan sent at a minute', infantDiet, [['dietPlanSentDateTime', 'sentAt', '2026-03-31T16:30']], {}],
    [
      'a plan sent on a day',
      infantDiet,
      [['dietPlanSentDateTime', 'sentAt', '2026-03-31']],
      { 'dietPlanSentDateTime.sentAt': 'not-a-date' },
    ],
    [
      'a link that is no address',
      infantDiet,
      [['link', 'address', 'the plan']],
      { 'link.address': 'not-an-address' },
    ],
    [
      'thoughts of harm and nothing done',
      psychology,
      [['questions', 'thoughtsOfHarm', 'YES']],
      { 'questions.urgent': 'required', 'questions.safetySteps': 'required' },
    ],
    [
      'thoughts of harm with what was done',
      psychology,
      [
        ['questions', 'thoughtsOfHarm', 'YES'],
        ['questions', 'urgent', 'NO'],
        ['questions', 'safetySteps', ['TELE_MANAS_GIVEN', 'FAMILY_MEMBER_WITH_HER']],
      ],
      {},
    ],
    [
      'a next step in the past',
      psychology,
      [
        ['nextStep', 'step', 'FOLLOW_UP_CALL'],
        ['nextStep', 'due', '2026-03-30'],
      ],
      { 'nextStep.due': 'date-out-of-range' },
    ],
  ])('%s', (_, form, given, problems) => {
    const found = validateForm(form, valuesOf(form, given), { today: TODAY, age: MOTHER });
    const codes = Object.entries(found).map(([path, problem]) => [path, problem?.code]);
    expect(Object.fromEntries(codes)).toEqual(problems);
  });
});

describe('the readings of a call after birth', () => {
  const given: Given = [
    ['babyWeight', 'weight', '3.85'],
    ['weightOfMother', 'weight', '61.5'],
    ['expectedBabyWeight', 'weight', '4.1'],
  ];
  const context = { timestamp: 1_774_900_000, metaInfo: { updatedAt: 1_774_900_000 }, newId: () => 'r' };

  it.each([
    ['patient', '61.5'],
    ['infant', '3.85'],
  ] as const)('of the %s', (subject, text) => {
    const readings = readingsFrom(postNatal, valuesOf(postNatal, given), { ...context, subject });
    expect(readings.map(({ metric, values }) => [metric, values])).toEqual([
      ['body', [{ key: 'weight', text, unit: 'kg' }]],
    ]);
  });

  it.each([
    [
      'first',
      'bloodpressure body hemoglobin temperature spo2 heartrate bloodcount urine rapidtest respiratoryrate',
    ],
    ['diet', 'body hemoglobin temperature respiratoryrate'],
    ['infant-diet', 'body temperature respiratoryrate'],
    ['adhoc', 'bloodpressure body bloodglucose hemoglobin temperature spo2 heartrate respiratoryrate'],
    ['last', 'bloodpressure body temperature spo2 heartrate respiratoryrate'],
    ['post-natal', 'body bloodpressure hemoglobin temperature spo2 heartrate respiratoryrate'],
    ['psychology', ''],
  ] as const)('%s has no other metrics', (key, metrics) => {
    const made = MOTHERHOOD_FORMS[key].sections
      .flatMap(sectionFields)
      .flatMap(({ reading }) => (reading ? [reading.metric] : []));
    expect(new Set(made)).toEqual(new Set(metrics.split(' ').filter((metric) => metric !== '')));
  });
});

describe('twins', () => {
  it('have a row each, and the nursery is asked about if a child was in it', () => {
    const two = withNewRow(postNatal, withNewRow(postNatal, initialValues(postNatal), 'baby'), 'baby');
    const values = withValue(postNatal, two, { section: 'baby', row: 1, key: 'nicu' }, 'YES');
    const rows = visibleForm(postNatal, values).find(({ section }) => section.key === 'baby')?.rows ?? [];
    const keys = rows.map(({ fields }) => fields.map(({ key }) => key));
    expect(keys).toEqual([
      ['sex', 'birthWeight', 'criedAtOnce', 'nicu'],
      ['sex', 'birthWeight', 'criedAtOnce', 'nicu', 'nicuDays', 'nicuReason'],
    ]);
  });
});
