// spec: 107

import { addTask } from '@careline/core/internal/care';
import { type NewSheetVersion, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter } from '@careline/core/internal/encounters';
import { cancelLabOrder, orderLabs } from '@careline/core/internal/labs';
import {
  getPrescriptionBasis,
  printPrescription,
  saveRegistration,
  signPrescription,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { aLabOrder, aTest } from '../../test/content/lab-content.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { addressText } from './paper-facts.ts';

const SCOPES = ['prohealth', 'search', 'my_encounters', 'facility_encounters', 'tasks'];
const content = encounterContent(NOW);
const HOME = {
  use: 'home',
  line: ['4 Temple Street'],
  city: 'Nashik',
  state: 'Maharashtra',
  postalCode: '422001',
};

describe('an address on a paper', () => {
  it.each([
    [
      'of the home before that of work',
      [{ use: 'work', city: 'Pune' }, HOME],
      '4 Temple Street, Nashik, Maharashtra 422001',
    ],
    ['of work where there is no other', [{ use: 'work', city: 'Pune' }], 'Pune'],
    ['with a district of another name', [{ city: 'Sinnar', district: 'Nashik' }], 'Sinnar, Nashik'],
    ['with a district named like the city', [{ city: 'Nashik', district: 'Nashik' }], 'Nashik'],
    ['that is only a PIN code', [{ postalCode: '422001' }], '422001'],
    ['that its source has as one text', [{ text: '4 Temple Street, Nashik' }], '4 Temple Street, Nashik'],
    ['that nobody recorded', [], ''],
  ])('%s', (_, addresses, text) => {
    expect(addressText(addresses)).toBe(text);
  });
});

describe.each(databasesOfRun)('the facts of a paper on the $kind database', (kind) => {
  let at: CallClinic;

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { db } = at.database;
    await db
      .updateTable('staff')
      .set({ roles: ['OP Doctor'], scopes: SCOPES })
      .set({ registration_council: 'MH', registration_number: '12345', qualification: 'MBBS, MD' })
      .where('id', '=', at.clinic.staffId)
      .execute();
    await db
      .updateTable('facility')
      .set({ address: '12 Lake Road, Nashik 422005', phone: '+912532310000' })
      .where('id', '=', at.clinic.facilityId)
      .execute();
  });
  afterAll(() => at.database.remove());

  async function anEncounter() {
    const vitaId = await at.newPatient({ addresses: [HOME] });
    const encounter = content.consultation(vitaId, at.clinic.facilityId, {});
    await at.call(createEncounter, { body: { encounter } });
    return { vitaId, encounterId: encounter.id };
  }
  type Encounter = Awaited<ReturnType<typeof anEncounter>>;

  const write = async (
    { vitaId, encounterId }: Encounter,
    section: NewSheetVersion['section'],
    answers: NewSheetVersion['answers'],
    follows: string[] = [],
  ) => {
    const version = aSheetVersion(vitaId, NOW, { section, answers, encounterId, follows });
    return (await at.call(saveCaseSheet, { body: { version } })).data.id;
  };
  const summary = (complaint: string) => ({
    summary: { complaint, history: 'Worse at night', findings: 'Chest clear' },
  });
  const sign = async ({ vitaId, encounterId }: { vitaId: string; encounterId: string | null }) =>
    (
      await at.call(signPrescription, {
        body: { prescription: aPrescription(vitaId, NOW, [aLine()], { encounterId }) },
      })
    ).data;
  const print = async (vitaId: string, prescriptionId: string) =>
    (await at.call(printPrescription, { body: { vitaId, prescriptionId } })).data.paper;

  it('come from the clinic, the doctor and the case sheet of the encounter', async () => {
    const found = await anEncounter();
    await write(found, 'SUMMARY', summary('Cough for 5 days'));
    await write(found, 'GENERAL', {
      vitals: {
        ...{ systolic: '128', systolicUnit: 'mm[Hg]', diastolic: '82', diastolicUnit: 'mm[Hg]' },
        ...{ temperature: '37.4', temperatureUnit: 'Cel' },
      },
    });
    await write(found, 'DIAGNOSIS', {
      diagnoses: {
        diagnoses: [
          { term: 'Acute bronchitis', code: 'J20.9', certainty: 'PROVISIONAL' },
          { term: 'Pneumonia', code: 'J18.9', certainty: 'RULED_OUT' },
        ],
      },
    });
    await write(found, 'ADVICE', {
      advice: { advice: 'Steam twice a day', topics: ['FLUIDS'], warningSigns: 'Breathlessness' },
    });
    const { id } = await sign(found);
    expect(await print(found.vitaId, id)).toEqual({
      signed: {
        qualification: 'MBBS, MD',
        clinicAddress: '12 Lake Road, Nashik 422005',
        clinicPhone: '+912532310000',
        weight: null,
        complaint: 'Cough for 5 days',
        history: 'Worse at night',
        findings: 'Chest clear',
        measured: [
          { name: { en: 'Blood pressure', hi: 'रक्तचाप' }, text: '128/82 mmHg' },
          { name: { en: 'Temperature', hi: 'तापमान' }, text: '37.4 °C' },
        ],
        diagnoses: [{ term: 'Acute bronchitis', isProvisional: true, code: 'J20.9' }],
        advice: 'Steam twice a day',
        adviceTopics: [{ en: 'Drink enough', hi: 'पर्याप्त पानी पिएँ' }],
        warningSigns: 'Breathlessness',
      },
      patientAddress: '4 Temple Street, Nashik, Maharashtra 422001',
      tests: [],
      nextVisit: null,
    });
  });

  it('are the same at every print, whatever is recorded later', async () => {
    const found = await anEncounter();
    const first = await write(found, 'SUMMARY', summary('Cough for 5 days'));
    const { id } = await sign(found);
    await write(found, 'SUMMARY', summary('Cough for 9 days'), [first]);
    expect((await print(found.vitaId, id))?.signed?.complaint).toBe('Cough for 5 days');
    const query = found;
    expect((await at.call(getPrescriptionBasis, { query })).data.paper?.signed?.complaint).toBe(
      'Cough for 9 days',
    );
  });

  it('name nothing of another encounter, and nothing without one', async () => {
    const found = await anEncounter();
    await write(found, 'SUMMARY', summary('Cough for 5 days'));
    const { id } = await sign({ ...found, encounterId: null });
    expect(await print(found.vitaId, id)).toMatchObject({
      signed: { complaint: '', measured: [], diagnoses: [], qualification: 'MBBS, MD' },
      tests: [],
      nextVisit: null,
    });
  });

  it('use the impression as diagnosis where none is recorded', async () => {
    const found = await anEncounter();
    const answers = { summary: { complaint: 'Fever', impression: 'Viral fever' } };
    await write(found, 'SUMMARY', answers);
    const { id } = await sign(found);
    expect((await print(found.vitaId, id))?.signed?.diagnoses).toEqual([
      { term: 'Viral fever', isProvisional: true },
    ]);
  });

  it('have the tests of the encounter that were not cancelled, and the next visit', async () => {
    const { vitaId, encounterId } = await anEncounter();
    const { id } = await sign({ vitaId, encounterId });
    const [ordered, cancelled] = [
      aLabOrder(vitaId, NOW, [aTest('hba1c')], { encounterId, fasting: true }),
      aLabOrder(vitaId, NOW, [aTest('creatinine')], { encounterId }),
    ];
    for (const order of [ordered, cancelled]) await at.call(orderLabs, { body: { order } });
    const cancellation = { id: cancelled.id, vitaId, reason: 'Done last week' };
    await at.call(cancelLabOrder, { body: { cancellation } });
    for (const dueOn of ['2025-11-20', '2025-11-02']) {
      const task = {
        ...{ id: newId(), vitaId, kind: 'review' as const, what: 'Pressure again', dueOn },
        ...{ encounterId, metaInfo: { updatedAt: NOW } },
      };
      await at.call(addTask, { body: { task } });
    }
    const paper = await print(vitaId, id);
    expect(paper?.tests).toEqual([{ name: ordered.tests[0]?.name, isFasting: true }]);
    expect(paper?.nextVisit).toBe('2025-11-02');
  });

  it('are left out of a prescription from before they were stored', async () => {
    const found = await anEncounter();
    const { id } = await sign(found);
    await at.database.db
      .updateTable('prescription')
      .set({ signed_facts: null })
      .where('id', '=', id)
      .execute();
    expect(await print(found.vitaId, id)).toMatchObject({ signed: null });
  });

  it('have the doctor’s stored qualification, until it is removed', async () => {
    const stored = async (qualification?: string) => {
      const registration = {
        council: 'MH' as const,
        number: '12345',
        ...(qualification !== undefined && { qualification }),
      };
      await at.call(saveRegistration, { body: { registration } });
      const vitaId = await at.newPatient();
      return (await at.call(getPrescriptionBasis, { query: { vitaId } })).data.registration?.qualification;
    };
    expect(await stored('MBBS, DNB')).toBe('MBBS, DNB');
    expect(await stored()).toBe('MBBS, DNB');
    expect(await stored('')).toBeUndefined();
    expect(await stored('MBBS, MD')).toBe('MBBS, MD');
  });
});
