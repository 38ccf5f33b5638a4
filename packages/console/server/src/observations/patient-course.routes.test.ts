// spec: readings-ranges

import { addTouchpoint } from '@careline/core/internal/calls';
import { getPatientCourse } from '@careline/core/internal/trends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { anImported } from '../../test/content/imported-resources.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const DAY = 86_400;
type Answers = Record<string, Record<string, unknown>>;

describe.each(databasesOfRun)('facts that select the ranges, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const place = (vitaId: string) => {
    const { organisationId, facilityId } = at.clinic;
    return { organisation_id: organisationId, facility_id: facilityId, person_id: vitaId };
  };

  /** Stores a call about the pregnancy that started `daysAgo` days ago. */
  async function called(vitaId: string, daysAgo: number, answers: Answers): Promise<void> {
    const contact = at.content.contact(vitaId, {
      programme: 'healthy_motherhood',
      callType: 'first',
      startedAt: NOW - daysAgo * DAY,
    });
    await at.call(addTouchpoint, { body: { contact } });
    const logFacts = {
      form: 'f',
      author_id: at.clinic.staffId,
      source: 'manual',
      created_at: NOW,
      updated_at: NOW,
    };
    const log = { contact_id: contact.id, version: 1, answers: JSON.stringify(answers) };
    await at.database.db
      .insertInto('call_log')
      .values({ ...place(vitaId), ...logFacts, ...log })
      .execute();
  }

  /** Stores a pregnancy registration made `from` days ago, which ended `until` days ago if given. */
  async function registered(vitaId: string, edd: string, from: number, until?: number): Promise<void> {
    const author = { author_id: at.clinic.staffId, created_at: NOW - from * DAY };
    const ended_at = until === undefined ? null : NOW - until * DAY;
    await at.database.db
      .insertInto('pregnancy')
      .values({ ...place(vitaId), ...author, id: newId(), edd, basis: 'lmp', ended_at })
      .execute();
  }

  const courseOf = async (vitaId: string) => {
    const { course } = await at.call(getPatientCourse, { query: { vitaId } });
    return course;
  };

  it('have sex and birth date as stored, and no pregnancy unless one was reported', async () => {
    const person = aPerson(at.clinic, { gender: 'other', birthDate: '1990-05' });
    await runWork(at.database.db, (tx) => insertPersons(tx, [person]));
    expect(await courseOf(person.id)).toEqual({
      sex: 'other',
      birthDate: '1990-05',
      pregnancies: [],
      gestationalDiabetes: [],
      organSigns: [],
      oxygenTargets: [],
      pressures: [],
      proteins: [],
      symptoms: [],
    });
    expect(at.call.touched).toEqual([person.id]);
  });

  type Report = (vitaId: string) => Promise<void>;
  it.each<[string, readonly Report[], readonly object[]]>([
    ['a registration', [(id) => registered(id, '2026-02-01', 30)], [{ dueDate: '2026-02-01' }]],
    [
      'a registration dated anew in its place',
      [(id) => registered(id, '2026-02-01', 30, 20), (id) => registered(id, '2026-02-09', 20)],
      [{ dueDate: '2026-02-09' }],
    ],
    [
      'a registration that ended',
      [(id) => registered(id, '2025-12-01', 100, 40)],
      [{ dueDate: '2025-12-01', endedOn: '2025-08-30' }],
    ],
    [
      'an ended one and the present one',
      [(id) => registered(id, '2024-12-01', 500, 300), (id) => registered(id, '2026-03-01', 30)],
      [{ dueDate: '2024-12-01', endedOn: '2024-12-13' }, { dueDate: '2026-03-01' }],
    ],
    [
      'a call that tells another date',
      [
        (id) => registered(id, '2026-02-01', 30),
        (id) => called(id, 10, { pregnancy: { edd: '2026-02-11' } }),
      ],
      [{ dueDate: '2026-02-11' }],
    ],
    [
      'a registration after the call',
      [
        (id) => called(id, 30, { pregnancy: { edd: '2026-02-11' } }),
        (id) => registered(id, '2026-02-01', 10),
      ],
      [{ dueDate: '2026-02-01' }],
    ],
    [
      'a birth told on a call, after which the registration ended',
      [
        (id) => registered(id, '2025-09-05', 200, 5),
        (id) =>
          called(id, 20, {
            deliveryDetails: { delivered: 'YES', date: '2025-09-01', outcome: 'BABY_LIVES' },
          }),
      ],
      [{ dueDate: '2025-09-05', bornOn: '2025-09-01', endedOn: '2025-09-01' }],
    ],
    [
      'a stillbirth: the weeks after it are weeks after a birth',
      [
        (id) => registered(id, '2025-09-05', 200),
        (id) =>
          called(id, 20, {
            deliveryDetails: { delivered: 'YES', date: '2025-09-01', outcome: 'STILLBIRTH' },
          }),
      ],
      [{ dueDate: '2025-09-05', bornOn: '2025-09-01', endedOn: '2025-09-01' }],
    ],
    [
      'a loss on a day that was told',
      [
        (id) => called(id, 40, { pregnancy: { edd: '2026-04-01' } }),
        (id) => called(id, 10, { miscarriage: { told: true, date: '2025-09-20' } }),
      ],
      [{ dueDate: '2026-04-01', endedOn: '2025-09-20' }],
    ],
    [
      'a loss on a day that nobody told: the day of the call',
      [
        (id) => called(id, 40, { pregnancy: { edd: '2026-04-01' } }),
        (id) => called(id, 10, { miscarriage: { told: true } }),
      ],
      [{ dueDate: '2026-04-01', endedOn: '2025-09-29' }],
    ],
  ])('include %s', async (_, reports, pregnancies) => {
    const vitaId = await at.newPatient();
    for (const report of reports) await report(vitaId);
    const course = await courseOf(vitaId);
    expect(course.pregnancies).toEqual(pregnancies);
  });

  const DIABETES = { code: { text: 'Type 2 diabetes mellitus' } };
  const METFORMIN = { medicationCodeableConcept: { text: 'Metformin 500 mg' } };
  it.each<[string, string, object, string | undefined]>([
    ['a condition', 'Condition', DIABETES, 'record'],
    ['a medicine against it', 'MedicationStatement', METFORMIN, 'medicine'],
    ['none, where it was refuted', 'Condition', { ...DIABETES, verificationStatus: 'refuted' }, undefined],
    [
      'none, where it was written by mistake',
      'Condition',
      { ...DIABETES, verificationStatus: { coding: [{ code: 'entered-in-error' }] } },
      undefined,
    ],
    ['none, where it was not taken', 'MedicationStatement', { ...METFORMIN, wasNotTaken: true }, undefined],
  ])('include a diabetes from imports: %s', async (_, kindOfRow, resource, from) => {
    const vitaId = await at.newPatient();
    await anImported(at, vitaId, kindOfRow, resource);
    expect((await courseOf(vitaId)).diabetes?.from).toBe(from);
  });

  it('exclude a diabetes from a row whose patient is undecided', async () => {
    const vitaId = await at.newPatient();
    const id = await anImported(at, vitaId, 'Condition', DIABETES);
    await at.database.db
      .updateTable('imported_resource')
      .set({ held: 'open' })
      .where('id', '=', id)
      .execute();
    expect((await courseOf(vitaId)).diabetes).toBeUndefined();
  });

  it('include the enrolments at the facility, ended ones too, the earliest first', async () => {
    const vitaId = await at.newPatient();
    const { db } = at.database;
    await db.deleteFrom('enrolment').where('person_id', '=', vitaId).execute();
    const { organisationId, otherFacilityId } = at.clinic;
    const elsewhere = { organisation_id: organisationId, facility_id: otherFacilityId, person_id: vitaId };
    await db
      .insertInto('enrolment')
      .values([
        { ...place(vitaId), id: newId(), programme: 'ahc', enrolled_at: NOW - DAY },
        { ...place(vitaId), id: newId(), programme: 'careline', enrolled_at: 0, ended_at: NOW },
        { ...elsewhere, id: newId(), programme: 'apollo_sugar', enrolled_at: NOW },
      ])
      .execute();
    const { enrolments } = await at.call(getPatientCourse, { query: { vitaId } });
    expect(enrolments).toEqual([
      { programme: 'careline', enrolledAt: 0, endedAt: NOW },
      { programme: 'ahc', enrolledAt: NOW - DAY },
    ]);
  });

  it('give the same answer for an unknown patient and another facility’s', async () => {
    const elsewhere = aPerson(at.clinic, { facilityIds: [at.clinic.otherFacilityId] });
    await runWork(at.database.db, (tx) => insertPersons(tx, [elsewhere]));
    for (const vitaId of [elsewhere.id, newId()]) {
      await expect(courseOf(vitaId)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
