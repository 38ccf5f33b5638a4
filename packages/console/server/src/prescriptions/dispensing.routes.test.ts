import {
  correctDispense,
  dispenseLine,
  listH1Register,
  listPrescriptions,
  listToDispense,
  type NewDispense,
  type NewLine,
  type Prescription,
  printPrescription,
  signPrescription,
  stopLine,
  validateLine,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { erasePerson, planErasure } from '../patients/erasure/erasure.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { findPaper } from './papers.ts';

const SCOPES = ['prohealth', 'search', 'my_encounters', 'facility_encounters'];
const TODAY = new Date((NOW + 19_800) * 1000).toISOString().slice(0, 10);
const YEAR = Number(TODAY.slice(0, 4));

describe.each(databasesOfRun)('dispensing on the $kind database', (kind) => {
  let at: CallClinic;
  const pharmacistId = newId();
  const colleagueId = newId();

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { db } = at.database;
    const registered = { registration_council: 'MH', registration_number: '12345' };
    await db
      .updateTable('staff')
      .set({ roles: ['OP Doctor'], scopes: SCOPES, ...registered })
      .where('id', '=', at.clinic.staffId)
      .execute();
    await db
      .updateTable('facility')
      .set({ address: '12 MG Road' })
      .where('id', '=', at.clinic.facilityId)
      .execute();
    for (const [id, name] of [
      [pharmacistId, 'Ravi Pharmacist'],
      [colleagueId, 'Meera Pharmacist'],
    ] as const) {
      const organisation_id = at.clinic.organisationId;
      const rights = { roles: ['Pharmacist'], scopes: ['my_encounters'] };
      await db
        .insertInto('staff')
        .values({ id, organisation_id, name, email: `${id}@test.example`, ...rights })
        .execute();
      await db
        .insertInto('staff_facility')
        .values({ staff_id: id, facility_id: at.clinic.facilityId, position: 0 })
        .execute();
    }
  });
  afterAll(() => at.database.remove());

  const as = (staffId: string) =>
    clinicalCalls(at.database, { ...at.clinic, staffId }, { now: NOW, scopes: ['my_encounters'] });

  /** A confirmed encounter for validating prescriptions that a pharmacist is assigned to. */
  async function validating(vitaId: string, staffId = pharmacistId): Promise<string> {
    const { organisationId, facilityId } = at.clinic;
    const id = newId();
    await at.database.db
      .insertInto('encounter')
      .values({
        ...{ id, organisation_id: organisationId, facility_id: facilityId, person_id: vitaId },
        ...{ consultation_mode: 'PHYSICAL', encounter_class: 'AMB', encounter_type: 'PHC' },
        ...{ service_type: 'PRESCRIPTION_VALIDATION', status: 'CONFIRMED', care_provider_id: staffId },
        ...{ starts_at: NOW - 600, ends_at: NOW + 1200, priority: 'routine', author_id: staffId },
        ...{ source: 'manual', created_at: NOW, updated_at: NOW },
      })
      .execute();
    return id;
  }

  async function signed(line: Partial<NewLine> = {}) {
    const vitaId = await at.newPatient({ name: 'Lakshmi Narayan' });
    const prescription = aPrescription(vitaId, NOW, [aLine({ days: 15, ...line })]);
    const { data } = await at.call(signPrescription, { body: { prescription } });
    return { vitaId, prescription: data, encounterId: await validating(vitaId) };
  }
  type Signed = Awaited<ReturnType<typeof signed>>;

  const ofLine = ({ vitaId, prescription }: Signed) => ({
    vitaId,
    prescriptionId: prescription.id,
    lineId: prescription.lines[0]?.id ?? '',
  });
  const supply = (
    of: Signed,
    facts: Partial<NewDispense> = {},
    staffId = pharmacistId,
  ): Promise<Prescription> => {
    const dispense = {
      ...{
        id: newId(),
        ...ofLine(of),
        encounterId: of.encounterId,
        product: 'Glycomet 500',
        batch: 'GC2411',
      },
      ...{
        expiresOn: `${YEAR + 1}-08`,
        quantity: 10,
        packSize: null,
        handedOverOn: TODAY,
        reason: '',
        seen: null,
      },
      ...facts,
    };
    return as(staffId)(dispenseLine, { body: { dispense } }).then(({ data }) => data);
  };
  const supplies = ({ lines }: Prescription) => lines[0]?.dispenses ?? [];

  it('stores the dispensed quantity, the pharmacist and the facility, and then the rest', async () => {
    const of = await signed();
    const first = supplies(await supply(of));
    expect(first).toMatchObject([
      {
        ...{
          product: 'Glycomet 500',
          batch: 'GC2411',
          quantity: 10,
          unit: 'tablet',
          substitution: 'generic',
        },
        ...{ by: { name: 'Ravi Pharmacist' }, facility: 'North', handedOverOn: TODAY, enteredInError: null },
      },
    ]);
    await expect(supply(of, { quantity: 21, seen: first[0]?.id ?? null })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: [
          { path: 'dispense.quantity', message: 'is refused: More than was ordered: 20 tablets open' },
        ],
      },
    });
    const rest = await supply(of, { quantity: 20, seen: first[0]?.id ?? null, product: 'Metformin 500 mg' });
    expect(supplies(rest).map(({ quantity, substitution }) => [quantity, substitution])).toEqual([
      [10, 'generic'],
      [20, 'none'],
    ]);
    await expect(supply(of, { seen: supplies(rest)[1]?.id ?? null })).rejects.toMatchObject({
      code: 'conflict',
      message: 'All of this medicine has been dispensed.',
    });
  });

  it('is listed for the pharmacist until each medicine is dispensed, stopped or withdrawn, oldest first', async () => {
    const listed = async (of: readonly Signed[]) => {
      const { data } = await as(pharmacistId)(listToDispense, { query: {} });
      const ids = of.map(({ prescription }) => prescription.id);
      return data.filter(({ prescriptionId }) => ids.includes(prescriptionId));
    };
    const [first, second] = [await signed(), await signed()];
    const both = [first, second];
    const found = await listed(both);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      ...{ vitaId: first.vitaId, patient: { name: 'Lakshmi Narayan', uhid: null }, medicines: 1 },
      ...{ warnings: expect.any(Number), encounterId: first.encounterId, signedAt: NOW },
    });
    await supply(first);
    expect((await listed(both)).map(({ vitaId }) => vitaId)).toEqual([second.vitaId]);
    await at.call(stopLine, { body: { stop: { ...ofLine(second), id: newId(), reason: 'Side effect' } } });
    expect(await listed(both)).toEqual([]);
    await expect(at.call(listToDispense, { query: {} })).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it.each<[string, Partial<NewDispense>, string, RegExp]>([
    ['another substance', { product: 'Amaryl 1' }, 'dispense.product', /another substance/],
    ['an expired batch', { expiresOn: `${YEAR - 1}-08` }, 'dispense.expiresOn', /batch expired/],
    ['a brand that is not read and no reason', { product: 'Xyzabc' }, 'dispense.reason', /not in our tables/],
    [
      'a day before the signature',
      { handedOverOn: `${YEAR - 1}-01-01` },
      'dispense.handedOverOn',
      /until today/,
    ],
  ])('refuses %s', async (_, facts, path, message) => {
    const of = await signed();
    await expect(supply(of, facts)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
  });

  it('refuses a stopped line, an open query and an unaccepted severe override', async () => {
    const stopped = await signed();
    const stop = { id: newId(), ...ofLine(stopped), reason: 'Loose stools' };
    await at.call(stopLine, { body: { stop } });
    await expect(supply(stopped)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/doctor has stopped/),
    });

    const overridden = await signed({ override: 'Tolerated in 2024' });
    await expect(supply(overridden)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/severe warning/),
    });
    const validate = (validation: 'accepted' | 'queried', remark: string) =>
      as(pharmacistId)(validateLine, {
        body: {
          validation: {
            id: newId(),
            ...ofLine(overridden),
            encounterId: overridden.encounterId,
            validation,
            remark,
          },
        },
      });
    await validate('queried', 'Which reaction?');
    await expect(supply(overridden)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/query about this/),
    });
    await validate('accepted', '');
    expect(supplies(await supply(overridden))).toHaveLength(1);
  });

  it('is for the pharmacist of the encounter, and never for the doctor who signed', async () => {
    const of = await signed();
    await expect(supply(of, {}, colleagueId)).rejects.toMatchObject({ code: 'scope-missing' });
    await expect(supply(of, {}, at.clinic.staffId)).rejects.toMatchObject({ code: 'scope-missing' });
    await expect(supply(of, { encounterId: newId() })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('accepts one of two pharmacists who dispense at once', async () => {
    const of = await signed();
    const other = { encounterId: await validating(of.vitaId, colleagueId) };
    const both = await Promise.allSettled([supply(of), supply(of, other, colleagueId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: {
        code: 'conflict',
        message: expect.stringMatching(/dispensed this medicine since you opened it/),
      },
    });
    const { data } = await at.call(listPrescriptions, { query: { vitaId: of.vitaId } });
    expect(data[0]?.lines[0]?.dispenses).toHaveLength(1);
  });

  it('is shown to holders of the paper, without what was entered in error', async () => {
    const of = await signed();
    const [first] = supplies(await supply(of));
    const { vitaId, prescription } = of;
    const { data } = await at.call(printPrescription, { body: { vitaId, prescriptionId: prescription.id } });
    const shown = async () => (await findPaper(at.database.db, data.code))?.checked.medicines;
    expect(await shown()).toMatchObject([
      {
        dispensed: { en: '10 of 30 tablets dispensed, 20 open' },
        supplies: [{ on: TODAY, facility: 'North', product: 'Glycomet 500', quantity: { en: '10 tablets' } }],
      },
    ]);
    expect(JSON.stringify(await shown())).not.toMatch(/Ravi|GC2411/);
    const correction = {
      ...{ id: newId(), ...ofLine(of), dispenseId: first?.id ?? '' },
      ...{ encounterId: null, reason: 'Handed to another patient' },
    };
    await as(pharmacistId)(correctDispense, { body: { correction } });
    expect(await shown()).toMatchObject([{ dispensed: { en: '' }, supplies: [] }]);
  });

  it('is corrected once, by a counter entry of its author or of a validator', async () => {
    const of = await signed();
    const [first] = supplies(await supply(of));
    const correct = (staffId: string, encounterId: string | null = null) =>
      as(staffId)(correctDispense, {
        body: {
          correction: {
            ...{ id: newId(), ...ofLine(of), dispenseId: first?.id ?? '' },
            ...{ encounterId, reason: 'Handed to another patient' },
          },
        },
      });
    await expect(correct(colleagueId)).rejects.toMatchObject({ code: 'scope-missing' });
    const { data } = await correct(colleagueId, await validating(of.vitaId, colleagueId));
    expect(supplies(data)).toMatchObject([
      {
        quantity: 10,
        enteredInError: { text: 'Handed to another patient', by: { name: 'Meera Pharmacist' } },
      },
    ]);
    await expect(correct(pharmacistId)).rejects.toMatchObject({ code: 'conflict' });
    expect(supplies(await supply(of, { quantity: 30, seen: first?.id ?? null }))).toHaveLength(2);
  });

  it('enters Schedule H1 in the register, which is retained for three years after the patient’s record is erased', async () => {
    const { db } = at.database;
    const registered = () => db.selectFrom('schedule_h1_entry').selectAll().execute();
    await supply(await signed());
    expect(await registered()).toEqual([]);
    const cefixime = { medicine: 'Cefixime', strength: '200 mg', days: 5 };
    const of = await signed(cefixime);
    await supply(of, { product: 'Taxim-O 200' });
    expect(await registered()).toMatchObject([
      {
        ...{ patient: 'Lakshmi Narayan', prescriber: 'Asha Coach', prescriber_address: 'North, 12 MG Road' },
        ...{ registration_number: 'Maharashtra Medical Council 12345', product: 'Taxim-O 200', quantity: 10 },
        ...{ medicine: 'Cefixime 200 mg, tablet', batch: 'GC2411', supplied_on: TODAY },
      },
    ]);
    const period = { from: TODAY, to: TODAY, limit: '1' };
    await expect(as(at.clinic.staffId)(listH1Register, { query: period })).rejects.toMatchObject({
      code: 'scope-missing',
    });
    const { data, next } = await as(pharmacistId)(listH1Register, { query: period });
    expect(data).toMatchObject([{ patient: 'Lakshmi Narayan', by: 'Ravi Pharmacist', enteredInError: null }]);
    expect(next).toBeNull();
    const earlier = { from: '2020-01-01', to: '2020-01-31' };
    expect((await as(pharmacistId)(listH1Register, { query: earlier })).data).toEqual([]);
    await runWork(db, async (tx) => {
      const plan = await planErasure(tx, of.vitaId, 0);
      if (!plan) throw new Error('nobody to erase');
      await erasePerson(tx, { ...plan, recordUntil: 0 }, { requestId: 'r1', now: NOW });
    });
    const left = await db
      .selectFrom('medication_dispense')
      .select('id')
      .where('prescription_id', '=', of.prescription.id)
      .execute();
    expect(left).toEqual([]);
    const isYoung = TODAY > new Date(Date.now() - 3 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    expect(await registered()).toHaveLength(isYoung ? 1 : 0);
  });
});
