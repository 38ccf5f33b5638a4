import { describe, expect, it } from 'vitest';
import { type FormValues, initialValues, valuesFrom } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { aPatient } from '../../../test/call-server.ts';
import { callForm } from '../forms/call-form.ts';
import {
  type EscalationContext,
  escalationProblems,
  findingsOf,
  kindsOfFindings,
  missingKinds,
} from './escalation.ts';

const TODAY = '2026-03-14';
const pressure = (systolic: string, diastolic: string) => ({
  bloodPressure: { systolic, systolicUnit: 'mm[Hg]', diastolic, diastolicUnit: 'mm[Hg]' },
});
const glucose = (value: string, valueUnit = 'mg/dL') => ({ bloodGlucose: { value, valueUnit } });

function formOf(programme: ProgrammeKey, callType: CallTypeKey) {
  const form = callForm(programme, callType);
  if (!form) throw new Error(`${programme} has no form for ${callType}`);
  return form;
}

type Call = readonly [programme: ProgrammeKey, callType: CallTypeKey];
const AHC: Call = ['ahc', 'ad-hoc'];
const mother = (callType: CallTypeKey): Call => ['healthy_motherhood', callType];

function found([programme, callType]: Call, answers: object, facts: Partial<EscalationContext> = {}) {
  const form = formOf(programme, callType);
  const context: EscalationContext = {
    programme,
    callType,
    patient: aPatient(1, { birthDate: '1996-02-29' }),
    today: TODAY,
    timeZone: 'Asia/Kolkata',
    startedAt: Date.parse(`${TODAY}T06:00:00Z`) / 1000,
    ...facts,
  };
  const values = valuesFrom(form, answers as FormValues);
  return findingsOf(form, values, context).map((one) =>
    one.kind === 'CRITICAL_READING' ? one.flag : `${one.kind} ${one.label.replace('calls.option.', '')}`,
  );
}

describe('an urgent finding in a call', () => {
  it.each<[string, Call, object, readonly string[]]>([
    ['nothing', AHC, {}, []],
    ['no warning sign', AHC, { complaints: { warningSigns: ['NONE'] } }, []],
    ['chest pain', AHC, { complaints: { warningSigns: ['CHEST_PAIN'] } }, ['WARNING_SIGN CHEST_PAIN']],
    [
      'thoughts of harm',
      mother('psychology'),
      { questions: { thoughtsOfHarm: 'YES' } },
      ['SELF_HARM THOUGHTS_OF_HARM'],
    ],
    ['no thoughts of harm', mother('psychology'), { questions: { thoughtsOfHarm: 'NO' } }, []],
    [
      'a headache alone',
      mother('adhoc'),
      { signsOfPIH: { signs: ['HEADACHE'] } },
      ['PREGNANCY_SIGN HEADACHE'],
    ],
    [
      'two signs of one pregnancy, one told twice',
      mother('adhoc'),
      { signsOfPIH: { signs: ['FITS'] }, complaints: { warningSigns: ['FITS', 'VAGINAL_BLEEDING'] } },
      ['PREGNANCY_SIGN FITS', 'PREGNANCY_SIGN VAGINAL_BLEEDING'],
    ],
    [
      'labour pains at term',
      mother('last'),
      { deliveryDetails: { delivered: 'NO', signs: ['LABOUR_PAINS'] } },
      [],
    ],
    [
      'a soaked pad and a baby that feeds poorly',
      mother('post-natal'),
      {
        complicationsInfant: { signs: ['FEEDS_POORLY'] },
        lochiaVaginalDischarge: { signs: ['PAD_SOAKED_IN_AN_HOUR'] },
      },
      ['INFANT_SIGN FEEDS_POORLY', 'MOTHER_SIGN PAD_SOAKED_IN_AN_HOUR'],
    ],
    [
      'signs that a doctor sees on the same day',
      mother('post-natal'),
      {
        complicationsInfant: { signs: ['CORD_RED_OR_DISCHARGING'] },
        complicationsMother: { signs: ['PAINFUL_URINATION'] },
      },
      ['INFANT_SIGN CORD_RED_OR_DISCHARGING', 'MOTHER_SIGN PAINFUL_URINATION'],
    ],
    [
      'the signs of a baby nobody asks about: it did not live',
      mother('post-natal'),
      { deliveryDetails: { outcome: 'STILLBIRTH' }, complicationsInfant: { signs: ['FITS'] } },
      [],
    ],
    [
      'signs of a pregnancy that is over: the question is not asked',
      mother('last'),
      { deliveryDetails: { delivered: 'YES', signs: ['FITS'] } },
      [],
    ],
    ['a severe pressure in pregnancy', mother('adhoc'), pressure('160', '100'), ['ob:severe']],
    ['the lower number alone severe', mother('first'), pressure('150', '110'), ['ob:severe']],
    ['a high pressure that is not severe', mother('adhoc'), pressure('150', '100'), []],
    ['a severe pressure after birth', mother('post-natal'), pressure('162', '100'), ['ob:severe']],
    ['the same of somebody who is not with child', AHC, pressure('162', '100'), []],
    ['very low glucose', AHC, glucose('53'), ['ada:low-level2']],
    ['the same in the other unit', AHC, glucose('2.9', 'mmol/L'), ['ada:low-level2']],
    ['low glucose', AHC, glucose('60'), []],
    [
      'the upper number of a pressure alone',
      AHC,
      { bloodPressure: { systolic: '190', systolicUnit: 'mm[Hg]' } },
      ['pressure:dangerous'],
    ],
    ['very high glucose', AHC, glucose('400'), ['sugar:dangerous']],
    [
      'what is measured of the infant, as old as the birth',
      mother('post-natal'),
      {
        deliveryDetails: { delivered: 'YES', date: '2026-03-02', outcome: 'BABY_LIVES' },
        infantVitals: {
          temperature: '38.4',
          temperatureUnit: 'Cel',
          respiration: '64',
          respirationUnit: '/min',
        },
      },
      ['infant-temperature:fever', 'breathing:dangerously-fast'],
    ],
  ])('is found: %s', (_, call, answers, expected) => {
    expect(found(call, answers)).toEqual(expected);
  });

  it.each<[string, Partial<EscalationContext>, object, readonly string[]]>([
    ['nobody knows the patient', { patient: undefined }, {}, ['ob:severe']],
    [
      'she is known to be at the end',
      { patient: aPatient(1, { maternity: { dueDate: '2026-03-20' } }) },
      {},
      ['ob:severe'],
    ],
    [
      'the due date cannot be',
      { patient: aPatient(1, { maternity: { dueDate: '2019-01-01' } }) },
      {},
      ['ob:severe'],
    ],
    [
      'she gave birth last week',
      { patient: aPatient(1, { maternity: { bornOn: '2026-03-08' } }) },
      {},
      ['ob:severe'],
    ],
    [
      'she gave birth years ago',
      { patient: aPatient(1, { maternity: { bornOn: '2023-03-08' } }) },
      {},
      ['ob:severe'],
    ],
    ['she lost the child', {}, { miscarriage: { told: true } }, ['ob:severe']],
  ])('is found in a severe pressure where %s', (_, facts, answers, expected) => {
    expect(found(mother('adhoc'), { ...pressure('164', '104'), ...answers }, facts)).toEqual(expected);
  });
});

describe('the handover', () => {
  const form = formOf('ahc', 'ad-hoc');
  const at = (key: string) => `escalation.${key}`;
  const problems = (section: object, kinds: readonly ('WARNING_SIGN' | 'CRITICAL_READING')[]) =>
    escalationProblems(
      form,
      { ...initialValues(form), escalation: { ...initialValues(form).escalation, ...section } },
      kinds.map((kind) => ({ kind })),
      { date: TODAY, time: '10:20' },
    );
  const whole = { about: ['WARNING_SIGN'], handedTo: 'Dr Rao', handedAt: `${TODAY}T10:15` };

  it('is not required without a finding', () => {
    expect(problems({}, [])).toEqual({});
  });

  it('requires the finding, the recipient and the time', () => {
    expect(Object.keys(problems({}, ['WARNING_SIGN'])).sort()).toEqual([
      at('about'),
      at('handedAt'),
      at('handedTo'),
    ]);
    expect(problems(whole, ['WARNING_SIGN'])).toEqual({});
  });

  it('is required for each kind of finding', () => {
    expect(problems(whole, ['WARNING_SIGN', 'CRITICAL_READING'])).toEqual({
      [at('about')]: { code: 'rule', rule: 'calls.escalation.notHandedOver' },
    });
    expect(missingKinds({ escalation: whole }, ['WARNING_SIGN', 'CRITICAL_READING'])).toEqual([
      'CRITICAL_READING',
    ]);
  });

  it('accepts no future time, and each kind once', () => {
    expect(problems({ ...whole, handedAt: '2026-03-15T09:00' }, ['WARNING_SIGN'])).toEqual({
      [at('handedAt')]: { code: 'date-out-of-range' },
    });
    expect(problems({ ...whole, handedAt: `${TODAY}T10:21` }, ['WARNING_SIGN'])).toEqual({
      [at('handedAt')]: { code: 'rule', rule: 'calls.escalation.handedOverLater' },
    });
    expect(problems({ ...whole, handedAt: `${TODAY}T10:20` }, ['WARNING_SIGN'])).toEqual({});
    expect(
      kindsOfFindings([{ kind: 'WARNING_SIGN' }, { kind: 'SELF_HARM' }, { kind: 'WARNING_SIGN' }]),
    ).toEqual(['SELF_HARM', 'WARNING_SIGN']);
  });
});
