import { describe, expect, it } from 'vitest';
import { type FieldValue, type FormDefinition, initialValues, visibleForm, withValue } from '#forms';
import { MOTHERHOOD_FORMS } from './index.ts';

type Given = readonly (readonly [section: string, key: string, value: FieldValue])[];

/** Returns the shown sections and fields (`section.field`) after these answers. */
function asked(form: FormDefinition, given: Given): readonly string[] {
  const values = given.reduce(
    (all, [section, key, value]) => withValue(form, all, { section, key }, value),
    initialValues(form),
  );
  return visibleForm(form, values).flatMap(({ section, own }) => [
    section.key,
    ...own.fields.map(({ key }) => `${section.key}.${key}`),
  ]);
}

const {
  first,
  diet,
  adhoc,
  last,
  psychology,
  'post-natal': postNatal,
  'infant-diet': infantDiet,
} = MOTHERHOOD_FORMS;

describe('conditional questions', () => {
  it.each<[string, FormDefinition, Given, shown: string, hidden: string]>([
    ['a first dose not told of', first, [], 'ttImmunization2', 'ttImmunization1.date'],
    [
      'a first dose',
      first,
      [['ttImmunization1', 'given', 'YES']],
      'ttImmunization1.date ttImmunization1.booster ttImmunization2',
      'ttImmunization2.date',
    ],
    [
      'a single booster, which is enough',
      first,
      [
        ['ttImmunization1', 'given', 'YES'],
        ['ttImmunization1', 'booster', 'YES'],
      ],
      'ttImmunization1.booster',
      'ttImmunization2',
    ],
    [
      'a sign of high pressure',
      first,
      [['pregnancy', 'signsOfPIH', ['HEADACHE']]],
      'pregnancy.actionTaken',
      '',
    ],
    ['no such sign', first, [['pregnancy', 'signsOfPIH', ['NONE']]], '', 'pregnancy.actionTaken'],
    [
      'a danger sign of pregnancy among the complaints',
      diet,
      [['complaints', 'warningSigns', ['LESS_FETAL_MOVEMENT']]],
      'complaints.notes complaints.actionTaken',
      '',
    ],
    [
      'an early scan',
      first,
      [['earlyUltrasoundScan', 'done', 'YES']],
      'earlyUltrasoundScan.weeks earlyUltrasoundScan.detail',
      '',
    ],
    ['no early scan', first, [['earlyUltrasoundScan', 'done', 'NO']], '', 'earlyUltrasoundScan.weeks'],
    [
      'a glucose test with no fast',
      adhoc,
      [
        ['screeningForGestationalDiabetes', 'done', 'YES'],
        ['screeningForGestationalDiabetes', 'kind', 'DIPSI'],
      ],
      'screeningForGestationalDiabetes.twoHours',
      'screeningForGestationalDiabetes.fasting screeningForGestationalDiabetes.oneHour',
    ],
    [
      'a glucose test after fasting',
      adhoc,
      [
        ['screeningForGestationalDiabetes', 'done', 'YES'],
        ['screeningForGestationalDiabetes', 'kind', 'FASTING_OGTT'],
      ],
      'screeningForGestationalDiabetes.fasting screeningForGestationalDiabetes.twoHours',
      '',
    ],
    [
      'a kind of test that was taken back',
      adhoc,
      [
        ['screeningForGestationalDiabetes', 'kind', 'FASTING_OGTT'],
        ['screeningForGestationalDiabetes', 'done', 'NO'],
      ],
      '',
      'screeningForGestationalDiabetes.fasting',
    ],
    [
      'nothing told of a loss',
      adhoc,
      [],
      'miscarriage.told',
      'miscarriage.date miscarriage.weeks miscarriage.seenByDoctor miscarriage.stillBleeding miscarriage.detail',
    ],
    [
      'a loss that was told',
      adhoc,
      [['miscarriage', 'told', true]],
      'miscarriage.date miscarriage.weeks miscarriage.seenByDoctor miscarriage.stillBleeding miscarriage.detail',
      '',
    ],
    [
      'signs of diabetes',
      adhoc,
      [['signsOfGDM', 'signs', ['EXCESSIVE_THIRST']]],
      'signsOfGDM.doctorKnows',
      '',
    ],
    [
      'no word about the birth',
      last,
      [],
      'deliveryDetails.delivered immunizationCounsellingDone',
      'baby deliveryDetails.date deliveryDetails.plannedPlace',
    ],
    [
      'a birth to come',
      last,
      [['deliveryDetails', 'delivered', 'NO']],
      'deliveryDetails.plannedPlace deliveryDetails.transportArranged deliveryDetails.signs',
      'baby deliveryDetails.date',
    ],
    [
      'a birth',
      last,
      [['deliveryDetails', 'delivered', 'YES']],
      'baby deliveryDetails.date deliveryDetails.outcome breastFeedingCounsellingDone',
      'deliveryDetails.plannedPlace',
    ],
    [
      'a stillbirth',
      last,
      [
        ['deliveryDetails', 'delivered', 'YES'],
        ['deliveryDetails', 'outcome', 'STILLBIRTH'],
      ],
      'baby',
      'vaccinationChart immunizationCounsellingDone breastFeedingCounsellingDone',
    ],
    [
      'a baby that nobody said died',
      postNatal,
      [],
      'deliveryDetails.date baby postNatal.babyAge babyWeight complicationsInfant vaccinationGiven',
      'deliveryDetails.delivered',
    ],
    [
      'a baby that died',
      postNatal,
      [
        ['deliveryDetails', 'outcome', 'BABY_DIED'],
        ['breastNippleChanges', 'changes', ['ENGORGED_BREAST']],
      ],
      'postNatal.lowMood lochiaVaginalDischarge breastNippleChanges.seenByDoctor complaintOfMom',
      `breastNippleChanges.stillFeeding postNatal.babyAge babyWeight expectedBabyWeight vaccinationGiven immunizationCounsellingDone
       breastFeedingCounsellingDone complicationsInfant complaintOfInfant`,
    ],
    [
      'a danger sign of the infant',
      postNatal,
      [['complicationsInfant', 'signs', ['FEEDS_POORLY', 'FITS']]],
      'complicationsInfant.actionTaken',
      'complicationsMother.actionTaken',
    ],
    [
      'no wound',
      postNatal,
      [['episotomyWoundLscsWound', 'wound', 'NO_WOUND']],
      '',
      'episotomyWoundLscsWound.signs',
    ],
    [
      'a wound that opened',
      postNatal,
      [
        ['episotomyWoundLscsWound', 'wound', 'LSCS'],
        ['episotomyWoundLscsWound', 'signs', ['WOUND_OPEN']],
      ],
      'episotomyWoundLscsWound.actionTaken',
      '',
    ],
    [
      'a reaction to a vaccine',
      postNatal,
      [
        ['vaccinationGiven', 'doses', ['BCG']],
        ['vaccinationGiven', 'reaction', 'YES'],
      ],
      'vaccinationGiven.lastDose vaccinationGiven.reactionDetail',
      '',
    ],
    [
      'a reaction where no vaccine was given',
      postNatal,
      [
        ['vaccinationGiven', 'reaction', 'YES'],
        ['vaccinationGiven', 'doses', ['NONE']],
      ],
      '',
      'vaccinationGiven.lastDose vaccinationGiven.reactionDetail',
    ],
    [
      'an infant that eats',
      infantDiet,
      [['currentFeedingPattern', 'pattern', 'BREAST_MILK_AND_FOOD']],
      'currentFeedingPattern.meals currentFeedingPattern.foodSinceMonths',
      '',
    ],
    [
      'thoughts of harm',
      psychology,
      [['questions', 'thoughtsOfHarm', 'YES']],
      'questions.urgent questions.safetySteps questions.safetyDetail questions.notes',
      '',
    ],
    [
      'no answer about thoughts of harm',
      psychology,
      [['questions', 'thoughtsOfHarm', 'NOT_TOLD']],
      'questions.thoughtsOfHarm',
      'questions.urgent',
    ],
    ['no next step', psychology, [['nextStep', 'step', 'NO_STEP_NEEDED']], '', 'nextStep.due'],
    ['a next step', psychology, [['nextStep', 'step', 'COUNSELLOR']], 'nextStep.due nextStep.agreed', ''],
  ])('%s', (_, form, given, shown, hidden) => {
    const names = (list: string) => list.split(/\s+/).filter((name) => name !== '');
    const now = asked(form, given);
    expect(now).toEqual(expect.arrayContaining(names(shown)));
    expect(now.filter((name) => names(hidden).includes(name))).toEqual([]);
  });
});
