import { describe, expect, it } from 'vitest';
import {
  byWeight,
  CONDITION_GROUPS,
  conditionGroup,
  kidneyStage,
  type NamedCondition,
  standingConditions,
} from './condition-order.ts';
import { isSocialStatement } from './social-statement.ts';

const SNOMED = 'http://snomed.info/sct';
const ICD = 'http://hl7.org/fhir/sid/icd-10';
const named = (name: string | null, code?: string, system = SNOMED): NamedCondition => ({
  name,
  code: code === undefined ? null : { system, code },
});
const identity = (condition: NamedCondition) => condition;
const names = (conditions: readonly NamedCondition[]) => conditions.map(({ name }) => name);

describe('the severity of a condition', () => {
  // Words as in Synthea R4 and STU3 bundles.
  it.each<[string, string]>([
    ['Chronic congestive heart failure', 'heart-failure'],
    ['Cardiomyopathy', 'heart-failure'],
    ['Coronary Heart Disease', 'heart-and-brain'],
    ['Stroke', 'heart-and-brain'],
    ['Atrial Fibrillation', 'heart-and-brain'],
    ['Chronic kidney disease stage 3', 'kidney'],
    ['Diabetic renal disease', 'kidney'],
    ['Diabetes', 'diabetes'],
    ['Neuropathy due to type 2 diabetes mellitus', 'diabetes'],
    ['Prediabetes', 'other'],
    ['Pre-diabetes', 'other'],
    ['Diabetes insipidus', 'other'],
    ['Essential hypertension', 'hypertension'],
    ['Childhood asthma', 'lungs'],
    ['Pulmonary emphysema', 'lungs'],
    ['Seizure disorder', 'epilepsy'],
    ['Normal pregnancy', 'pregnancy'],
    ['Antepartum eclampsia', 'pregnancy'],
    ['Primary malignant neoplasm of female breast', 'cancer'],
    ['Neoplasm of prostate', 'cancer'],
    ['Benign neoplasm of skin of face', 'other'],
    ['Pulmonary tuberculosis', 'tuberculosis'],
    ['HIV disease', 'hiv'],
    ['Sprain of ankle', 'other'],
    ['Family history of malignant neoplasm of gastrointestinal tract', 'beside'],
    ['FH: Cardiac disorder', 'beside'],
    ['Medication review due', 'beside'],
    ['Needs influenza immunization', 'beside'],
    ['मधुमेह', 'diabetes'],
    ['उच्च रक्तचाप', 'hypertension'],
  ])('%s is in the group %s', (name, group) => {
    expect(conditionGroup(named(name))).toBe(group);
  });

  it.each<[string, string, string]>([
    ['I50.9', 'heart-failure', 'heart failure'],
    ['I21.4', 'heart-and-brain', 'an infarction'],
    ['N18.3', 'kidney', 'kidney disease'],
    ['E11.9', 'diabetes', 'type 2 diabetes'],
    ['I10', 'hypertension', 'hypertension'],
    ['J45.9', 'lungs', 'asthma'],
    ['G40.9', 'epilepsy', 'epilepsy'],
    ['O14.1', 'pregnancy', 'severe pre-eclampsia'],
    ['C50.9', 'cancer', 'cancer of the breast'],
    ['A15.0', 'tuberculosis', 'tuberculosis'],
    ['B20', 'hiv', 'HIV'],
    ['J06.9', 'other', 'a cold'],
  ])('%s is in the group %s, in any words for %s', (code, group) => {
    expect(conditionGroup(named('in words of a clinic', code, ICD))).toBe(group);
  });

  it('orders by severity, and keeps the order of equal ones', () => {
    const given = [
      ...[
        'Sprain of ankle',
        'HIV disease',
        'Tuberculosis',
        'Carcinoma of lung',
        'Normal pregnancy',
        'Epilepsy',
      ],
      ...[
        'Medication review due',
        'Asthma',
        'Hypertension',
        'Diabetes',
        'CKD stage 2',
        'Stroke',
        'Otitis media',
      ],
      'Heart failure',
    ].map((name) => named(name));
    expect(names(byWeight(given, identity))).toEqual([
      ...['Heart failure', 'Stroke', 'CKD stage 2', 'Diabetes', 'Hypertension', 'Asthma', 'Epilepsy'],
      ...['Normal pregnancy', 'Carcinoma of lung', 'Tuberculosis', 'HIV disease', 'Sprain of ankle'],
      ...['Otitis media', 'Medication review due'],
    ]);
    expect(new Set(CONDITION_GROUPS).size).toBe(CONDITION_GROUPS.length);
  });
});

describe('the stages of a chronic kidney disease', () => {
  it.each<[string, NamedCondition, number | undefined]>([
    ['a SNOMED code', named('Chronic kidney disease stage 2 (disorder)', '431856006'), 2],
    ['words', named('Chronic kidney disease, stage 4'), 4],
    ['words with a half', named('CKD stage 3b'), 3.5],
    ['the G of KDIGO', named('CKD G3a'), 3],
    ['ICD-10', named('Nierenkrankheit', 'N18.4', ICD), 4],
    ['the end stage', named('End-stage renal disease', '46177005'), 6],
    ['no stage', named('Diabetic renal disease', '127013003'), undefined],
    ['a stage of something else', named('Pressure ulcer stage 2'), undefined],
    ['the family', named('Family history of chronic kidney disease stage 5'), undefined],
  ])('is read from %s', (_, condition, stage) => {
    expect(kidneyStage(condition)).toBe(stage);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'the last one, where they rose',
      ['Chronic kidney disease stage 3', 'Chronic kidney disease stage 2', 'Chronic kidney disease stage 1'],
      ['Chronic kidney disease stage 3'],
    ],
    [
      'the higher one, where a lower one came later',
      ['Chronic kidney disease stage 2', 'Asthma', 'Chronic kidney disease stage 4'],
      ['Asthma', 'Chronic kidney disease stage 4'],
    ],
    ['the only one', ['Chronic kidney disease stage 1'], ['Chronic kidney disease stage 1']],
    ['none, where there is none', ['Asthma', 'Diabetic renal disease'], ['Asthma', 'Diabetic renal disease']],
  ])('is shown with %s', (_, given, standing) => {
    expect(
      names(
        standingConditions(
          given.map((name) => named(name)),
          identity,
        ),
      ),
    ).toEqual(standing);
  });
});

it.each<[string, readonly string[], readonly string[]]>([
  ['Diabetes takes the place of it', ['Diabetes', 'Prediabetes'], ['Diabetes']],
  ['alone it stands', ['Prediabetes', 'Asthma'], ['Prediabetes', 'Asthma']],
  [
    'that of a pregnancy does not',
    ['Gestational diabetes', 'Prediabetes'],
    ['Gestational diabetes', 'Prediabetes'],
  ],
  [
    'that of the family does not',
    ['Family history of diabetes', 'Prediabetes'],
    ['Family history of diabetes', 'Prediabetes'],
  ],
])('a prediabetes: %s', (_, given, standing) => {
  expect(
    names(
      standingConditions(
        given.map((name) => named(name)),
        identity,
      ),
    ),
  ).toEqual(standing);
});

describe('social history', () => {
  it.each<[string, string | undefined, boolean]>([
    ['Full-time employment (finding)', '160903007', true],
    ['Not in labor force (finding)', '741062008', true],
    ['Received higher education (finding)', '224299000', true],
    ['Housing unsatisfactory (finding)', '105531004', true],
    ['Social isolation (finding)', '422650009', true],
    ['Limited social contact', undefined, true],
    ['Unemployed', undefined, true],
    ['in words of a clinic', 'Z59.0', true],
    // Dangers and illnesses are not social statements.
    ['Victim of intimate partner abuse (finding)', '706893006', false],
    ['Reports of violence in the environment (finding)', '424393004', false],
    ['Problems related to primary support group', 'Z63.0', false],
    ['Stress (finding)', '73595000', false],
    ['Unhealthy alcohol drinking behavior (finding)', '10939881000119105', false],
    ['Diabetes', '44054006', false],
    ['Social phobia', undefined, false],
  ])('%s (%s): %s', (name, code, expected) => {
    const entry = { kind: 'Condition', name, code: code === undefined ? null : { code } };
    expect(isSocialStatement(entry)).toBe(expected);
  });

  it('is only what was imported as a condition', () => {
    expect(isSocialStatement({ kind: 'Procedure', name: 'Social isolation', code: null })).toBe(false);
  });
});
