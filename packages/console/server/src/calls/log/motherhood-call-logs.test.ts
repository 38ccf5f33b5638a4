// spec: 162, 165, 166

import { addCallLog, dial, getCallLog, type NewContact } from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { type MetricRecord, type NewReading, readMetricEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const metaInfo = { updatedAt: NOW, deleted: false, source: 'manual' };

const reading = (metric: NewReading['metric'], values: readonly [string, string, string][]): NewReading => ({
  id: newId(),
  metric,
  timestamp: NOW - 300,
  values: values.map(([key, text, unit]) => ({ key, text, unit })),
  metaInfo,
});

const pressure = () =>
  reading('bloodpressure', [
    ['systolic', '112', 'mm[Hg]'],
    ['diastolic', '71', 'mm[Hg]'],
  ]);

const PRESSURE = { systolic: '112', systolicUnit: 'mm[Hg]', diastolic: '71', diastolicUnit: 'mm[Hg]' };

const handedOver = (...about: readonly string[]) => ({
  escalation: {
    about,
    handedTo: 'Dr Rao, on duty',
    handedAt: '2025-10-09T14:20',
    agreed: 'She comes today.',
  },
});

/** The clinic's clock is set to 9 October 2025. */
const FIRST = {
  pregnancy: {
    lmp: '2025-07-01',
    edd: '2026-04-07',
    datedBy: 'LMP',
    gravida: '2',
    para: '1',
    signsOfPIH: ['HEADACHE', 'BLURRED_VISION'],
    actionTaken: 'DOCTOR_TODAY',
    signsOfGDM: ['NONE'],
  },
  body: { weight: '214', weightUnit: 'kg', weightReason: 'Weighed at the hospital yesterday' },
  bloodPressure: PRESSURE,
  hemoglobin: { value: '10.0', valueUnit: 'g/dL', date: '2025-10-02' },
  hiv: { result: 'NON_REACTIVE', date: '2025-09-20' },
  vdrl: { result: 'NOT_DONE' },
  ttImmunization1: { given: 'YES', date: '2025-09-28', vaccine: 'TD', booster: 'NO' },
  ttImmunization2: { given: 'NO' },
  medications: {
    takesNone: false,
    adherence: 'MISSES_SOMETIMES',
    missedBecause: ['FORGETS', 'SIDE_EFFECTS'],
    medicines: [
      { name: 'Folic acid', dose: '5', unit: 'MG', frequency: 'ONCE_DAILY', since: '2025-08-10' },
      { name: 'आयरन की गोली', dose: '0.5', unit: 'TABLETS' },
    ],
  },
  ...handedOver('PREGNANCY_SIGN'),
};

const POST_NATAL = {
  deliveryDetails: { date: '2025-09-30', mode: 'EMERGENCY_LSCS', weeks: '38', outcome: 'BABY_LIVES' },
  baby: {
    babies: [
      { sex: 'GIRL', birthWeight: '2.310', birthWeightUnit: 'kg', criedAtOnce: 'YES', nicu: 'NO' },
      { sex: 'BOY', birthWeight: '1890', birthWeightUnit: 'g', nicu: 'YES', nicuDays: '4' },
    ],
  },
  postNatal: { babyAge: '9', lowMood: 'YES', psychologyCallOffered: 'YES', questionnaire: 'Feeds well' },
  babyWeight: { weight: '2.25', weightUnit: 'kg', weighedOn: '2025-10-08' },
  bloodPressure: PRESSURE,
  weightOfMother: { weight: '61.5', weightUnit: 'kg' },
  episotomyWoundLscsWound: { wound: 'LSCS', signs: ['NONE'] },
};

const PSYCHOLOGY = {
  callTo: { person: 'PATIENT', speaksFreely: 'YES' },
  questions: {
    mood: 'MOOD_MOSTLY_LOW',
    thoughtsOfHarm: 'YES',
    urgent: 'NO',
    safetySteps: ['TELE_MANAS_GIVEN'],
    entries: [{ question: 'May she call at night?', answer: 'Yes, Tele-MANAS answers day and night.' }],
  },
  nextStep: { step: 'COUNSELLOR', due: '2025-10-12' },
  ...handedOver('SELF_HARM'),
};

function formOf(callType: NewContact['callType']) {
  const form = callForm('healthy_motherhood', callType);
  if (!form) throw new Error(`there is no form for ${callType}`);
  return form;
}

interface Answered {
  readonly readings?: readonly NewReading[];
  readonly birthDate?: string;
}

describe.each(databasesOfRun)('logs of motherhood calls on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function save(
    callType: NewContact['callType'],
    answers: object,
    { readings, birthDate = '1996-02-29' }: Answered = {},
  ) {
    const vitaId = await at.newPatient({ birthDate });
    const contact = at.content.contact(vitaId, { programme: 'healthy_motherhood', callType });
    await at.call(dial, { body: { contact } });
    const log = at.content.log({ form: formOf(callType).id, answers });
    const body = at.content.saved(contact.id, vitaId, { log, ...(readings && { readings: [...readings] }) });
    const saved = await at.call(addCallLog, { body });
    const logs = await at.call(getCallLog, { query: { contactId: contact.id } });
    return { vitaId, saved, log: logs.data[0], reported: logs.readings };
  }

  const readings = async (vitaId: string, metric: 'body' | 'hemoglobin') => {
    const query = { from: '0', to: String(NOW) };
    const { data } = await at.call(readMetricEndpoints[metric], { openPatient: vitaId, query });
    return (data as MetricRecord[]).map(({ date, values }) => ({ date, values }));
  };

  it.each([
    ['a First call', 'first', FIRST],
    ['a Post Natal call', 'post-natal', POST_NATAL],
    ['a Psychology call', 'psychology', PSYCHOLOGY],
  ] as const)('store rows, reasons and conditional answers of %s', async (_, callType, answers) => {
    const { log } = await save(callType, answers);
    expect(log?.answers).toEqual(answers);
    expect(log?.form).toBe(formOf(callType).id);
  });

  it('store the mother’s readings as entered', async () => {
    const { vitaId, saved, reported } = await save('first', FIRST);
    expect(reported?.map(({ metric }) => metric).toSorted()).toEqual([
      'bloodpressure',
      'body',
      'hemoglobin',
      'rapidtest',
    ]);
    expect(saved.data.readingIds.toSorted()).toEqual(reported?.map(({ id }) => id).toSorted());
    expect(await readings(vitaId, 'hemoglobin')).toEqual([
      { date: '2025-10-02', values: [{ key: 'value', text: '10.0', value: 10, unit: 'g/dL' }] },
    ]);
  });

  it('store an infant’s weight in the log alone', async () => {
    const { vitaId, log } = await save('post-natal', POST_NATAL);
    expect(log?.answers.babyWeight).toEqual(POST_NATAL.babyWeight);
    expect(await readings(vitaId, 'body')).toEqual([
      { values: [{ key: 'weight', text: '61.5', value: 61.5, unit: 'kg' }] },
    ]);
  });

  it('judge a weight by the age of the person it belongs to', async () => {
    const answers = { body: { weight: '28.5', weightUnit: 'kg' } };
    await expect(save('first', answers)).rejects.toMatchObject({ code: 'input-invalid' });
    await save('first', answers, { birthDate: '2008-11-30' });
  });

  it.each([
    [
      'an unlikely value without a reason',
      'first',
      { body: { weight: '214', weightUnit: 'kg' } },
      'body.weight',
    ],
    [
      'signs and nothing done about them',
      'first',
      { pregnancy: { signsOfPIH: ['FITS'] } },
      'pregnancy.actionTaken',
    ],
    [
      'the date of a test that was not done',
      'first',
      { hiv: { result: 'NOT_DONE', date: '2025-09-20' } },
      'hiv.date',
    ],
    [
      'a second dose after a booster',
      'first',
      { ttImmunization1: { given: 'YES', booster: 'YES' }, ttImmunization2: { given: 'YES' } },
      'ttImmunization2',
    ],
    [
      'a medicine without its name',
      'first',
      { medications: { medicines: [{ name: 'Folic acid' }, { dose: '5' }] } },
      'medications.1.name',
    ],
    [
      'a due date after the longest pregnancy',
      'first',
      { pregnancy: { edd: '2026-12-24' } },
      'pregnancy.edd',
    ],
    [
      'thoughts of harm and nothing done about them',
      'psychology',
      { questions: { thoughtsOfHarm: 'YES', urgent: 'NO' } },
      'questions.safetySteps',
    ],
    [
      'the weight of a child that did not live',
      'post-natal',
      { deliveryDetails: { outcome: 'STILLBIRTH' }, babyWeight: { weight: '2.2', weightUnit: 'kg' } },
      'babyWeight',
    ],
  ] as const)('are refused with %s', async (_, callType, answers, path) => {
    await expect(save(callType, answers)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: `log.answers.${path}`, message: expect.any(String) }] },
    });
  });

  const fits = { signsOfPIH: { signs: ['FITS'], actionTaken: 'SENT_TO_EMERGENCY' } };
  const withPressure = { bloodPressure: { ...PRESSURE, systolic: '172', diastolic: '112' } };

  it.each([
    ['nobody was told of', {}, ['about', 'handedTo', 'handedAt']],
    ['something else was told of', handedOver('CRITICAL_READING'), ['about']],
    [
      'nobody knows who was told of',
      { escalation: { about: ['PREGNANCY_SIGN'], handedAt: '2025-10-09T14:20' } },
      ['handedTo'],
    ],
  ])('are refused with a danger sign that %s', async (_, section, missing) => {
    await expect(save('adhoc', { ...fits, ...section })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: missing.map((key) => expect.objectContaining({ path: `log.answers.escalation.${key}` })),
      },
    });
  });

  it('show the urgent finding wherever the call is listed', async () => {
    const { saved, log } = await save('adhoc', { ...fits, ...handedOver('PREGNANCY_SIGN') });
    expect(saved.data.contact.escalated).toEqual(['PREGNANCY_SIGN']);
    expect(log?.answers.escalation).toMatchObject({ handedTo: 'Dr Rao, on duty' });
    expect((await save('adhoc', {})).saved.data.contact.escalated).toEqual([]);
  });

  it('are refused when a critical reading was not handed over, and store what was done about it', async () => {
    await expect(save('adhoc', withPressure)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: ['about', 'handedTo', 'handedAt'].map((key) =>
          expect.objectContaining({ path: `log.answers.escalation.${key}` }),
        ),
      },
    });
    const { saved } = await save('adhoc', { ...withPressure, ...handedOver('CRITICAL_READING') });
    expect(saved.data.contact.escalated).toEqual(['CRITICAL_READING']);
  });

  it.each([
    ['a metric the form does not ask for', 'first', reading('heartrate', [['value', '72', '/min']])],
    ['readings where the form measures nothing', 'psychology', pressure()],
  ] as const)('are refused with %s', async (_, callType, reported) => {
    await expect(save(callType, {}, { readings: [reported] })).rejects.toMatchObject({
      facts: { errors: [{ path: 'readings.0', message: expect.any(String) }] },
    });
  });

  it.each([
    ['infant-diet', { babyWeight: { weight: '4.1', weightUnit: 'kg' } }],
    ['post-natal', { ...POST_NATAL, weightOfMother: {} }],
  ] as const)(
    'refuse the infant’s weight of a %s call as a reading of the mother',
    async (callType, answers) => {
      const { weight } = answers.babyWeight;
      const reported = reading('body', [['weight', weight, 'kg']]);
      await expect(save(callType, answers, { readings: [reported] })).rejects.toMatchObject({
        facts: {
          errors: [{ path: 'readings.0', message: expect.stringContaining('match the readings in the log') }],
        },
      });
    },
  );
});
