import {
  exportDataValues,
  type Indicator,
  listIndicatorPatients,
  listIndicators,
  readQuality,
} from '@careline/core/internal/insights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic } from '../../test/call-clinic.ts';
import { hba1c, pressure } from '../../test/charts/chart-people.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { fakeDhis2 } from '../../test/dhis2.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

/** 9 October 2025, 14:23:20 in India, so that September has ended. */
const NOW = 1_760_000_000;
const MONTH = '2025-09';

/** Data elements as an administrator of DHIS2 makes them. */
const DATA_ELEMENTS = [
  ...['ENROLLED', 'REACHED', 'PRESSURE_CONTROLLED', 'SUGAR_CONTROLLED', 'UNCHANGED', 'LOST', 'MISSED_VISITS'],
  ...['RETURNED', 'ANTENATAL', 'BIRTH_WEIGHT', 'INFANTS_WEIGHED'],
].flatMap((name) => [`CARELINE_${name}_NUM`, `CARELINE_${name}_DEN`]);

/** Unix seconds of an hour of the day in India. */
const at = (day: string, hour = 10) =>
  Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`) / 1000;

describe.each(databasesOfRun)('insights on $name', (kind) => {
  let clinic: CallClinic;
  let names: Record<string, string>;

  async function patient(
    name: string,
    facts: { birth?: string; enrolled?: string; programme?: string } = {},
  ) {
    const { birth = '1970-01-01', enrolled = '2025-01-10', programme = 'careline' } = facts;
    const id = await clinic.newPatient({ name, birthDate: birth });
    names[id] = name;
    const { organisationId, facilityId } = clinic.clinic;
    if (enrolled) {
      const of = { person_id: id, organisation_id: organisationId, facility_id: facilityId };
      await clinic.database.db
        .insertInto('enrolment')
        .values({ id: newId(), ...of, programme, enrolled_at: at(enrolled) })
        .execute();
    }
    return id;
  }

  async function reading(personId: string, day: string, values: ReturnType<typeof pressure>) {
    const { organisationId, facilityId, staffId } = clinic.clinic;
    const sortAt = at(day);
    const row = { id: newId(), organisationId, facilityId, personId, at: sortAt, sortAt, authorId: staffId };
    const stored = { ...row, ...values, source: 'manual', createdAt: sortAt, updatedAt: sortAt };
    await runWork(clinic.database.db, (tx) => insertReadings(tx, [stored]));
  }

  async function called(
    personId: string,
    day: string,
    disposition: string,
    seconds = 300,
    answers: object = {},
  ) {
    const { organisationId: organisation_id, facilityId: facility_id, staffId: author_id } = clinic.clinic;
    const [id, status] = [newId(), newId()];
    const of = { organisation_id, facility_id, person_id: personId, author_id, source: 'manual' };
    const times = { created_at: at(day), updated_at: at(day) };
    await runWork(clinic.database.db, async (tx) => {
      const contact = { programme: 'careline', call_type: 'monthly', direction: 'outgoing', attempt: 1 };
      await tx
        .insertInto('contact')
        .values({ id, ...of, ...times, ...contact, started_at: at(day), current_status_id: status })
        .execute();
      await tx
        .insertInto('contact_status')
        .values({
          id: status,
          contact_id: id,
          ...of,
          ...times,
          status: 'completed',
          disposition,
          ended_at: at(day) + seconds,
        })
        .execute();
      await tx
        .insertInto('call_log')
        .values({
          contact_id: id,
          version: 1,
          ...of,
          ...times,
          form: 'careline@1',
          answers: JSON.stringify(answers),
        })
        .execute();
    });
    return id;
  }

  async function visit(personId: string, day: string, status: string, arrived = true) {
    const { organisationId: organisation_id, facilityId: facility_id, staffId } = clinic.clinic;
    const id = newId();
    await clinic.database.db
      .insertInto('encounter')
      .values({
        id,
        organisation_id,
        facility_id,
        person_id: personId,
        consultation_mode: 'PHYSICAL',
        encounter_class: 'AMB',
        encounter_type: 'PHC',
        service_type: 'GP_CONSULTATION',
        status,
        starts_at: at(day),
        ends_at: at(day) + 900,
        care_provider_id: staffId,
        arrived_at: arrived ? at(day) : null,
        source: 'manual',
        created_at: at(day),
        updated_at: at(day),
      })
      .execute();
    return id;
  }

  async function prescribed(personId: string, day: string, place: number) {
    const { organisationId: organisation_id, facilityId: facility_id, staffId } = clinic.clinic;
    await clinic.database.db
      .insertInto('prescription')
      .values({
        id: newId(),
        organisation_id,
        facility_id,
        person_id: personId,
        year: 2025,
        place,
        advice: '',
        registration_number: 'MH-1',
        signer_id: staffId,
        source: 'manual',
        created_at: at(day),
        updated_at: at(day),
      })
      .execute();
  }

  beforeAll(async () => {
    names = {};
    clinic = await aCallClinic(kind, ['insights'], NOW);
    const controlled = await patient('Controlled');
    await reading(controlled, '2025-08-02', pressure('160', '100'));
    await reading(controlled, '2025-09-02', pressure('139', '89'));
    await called(controlled, '2025-09-03', 'reached-patient');
    await visit(controlled, '2025-09-17', 'COMPLETED');

    const high = await patient('High');
    await reading(high, '2025-09-04', pressure('140', '80'));
    await called(high, '2025-09-05', 'reached-relative');
    await visit(high, '2025-09-21', 'COMPLETED');
    await reading(high, '2025-08-01', hba1c('6.9'));

    const treated = await patient('Treated');
    await reading(treated, '2025-09-10', pressure('150', '95'));
    await prescribed(treated, '2025-10-08', 1);
    await reading(treated, '2025-08-01', hba1c('7'));
    await called(treated, '2025-09-11', 'no-answer');

    const old = await patient('Long silent');
    await reading(old, '2025-06-01', pressure('120', '80'));
    await visit(old, '2025-09-12', 'CONFIRMED', false);
    await visit(old, '2025-09-13', 'CANCELLED', false);

    await patient('New', { enrolled: '2025-09-20' });
    await patient('After the month', { enrolled: '2025-10-02' });
    await patient('A child', { birth: '2015-01-01', enrolled: '2025-09-01' });
    const elsewhere = await patient('Not enrolled', { enrolled: '' });
    await reading(elsewhere, '2025-09-05', pressure('120', '80'));
  });
  afterAll(() => clinic.database.close());

  const figures = async (query: object = {}) => {
    const answer = await clinic.call(listIndicators, { query: { month: MONTH, ...query } });
    return Object.fromEntries(answer.data.map((one) => [one.indicator, [one.numerator, one.denominator]]));
  };

  const listed = async (indicator: Indicator, part: 'counted' | 'rest', query: object = {}) => {
    const { data } = await clinic.call(listIndicatorPatients, {
      query: { month: MONTH, indicator, part, limit: '50', ...query },
    });
    return data.map(({ vitaId }) => names[vitaId]).toSorted();
  };

  it('are those counted by hand', async () => {
    expect(await figures()).toMatchObject({
      enrolled: [2, 6],
      reached: [2, 6],
      'pressure-controlled': [1, 3],
      'sugar-controlled': [1, 2],
      unchanged: [1, 2],
      lost: [1, 4],
      'missed-visits': [1, 3],
      returned: [1, 2],
      antenatal: [0, 0],
      'birth-weight': [0, 0],
      'infants-weighed': [0, 0],
    });
  });

  it.each<[Indicator, string[], string[]]>([
    ['enrolled', ['A child', 'New'], ['Controlled', 'High', 'Long silent', 'Treated']],
    ['pressure-controlled', ['Controlled'], ['High', 'Treated']],
    ['unchanged', ['High'], ['Treated']],
    ['lost', ['Long silent'], ['Controlled', 'High', 'Treated']],
    ['missed-visits', ['Long silent'], ['Controlled', 'High']],
    ['returned', ['Controlled'], ['High']],
  ])('%s opens its patients', async (indicator, counted, rest) => {
    expect(await listed(indicator, 'counted')).toEqual(counted);
    expect(await listed(indicator, 'rest')).toEqual(rest);
  });

  it('have lists in pages without repeated or missing patients', async () => {
    const query = { month: MONTH, indicator: 'reached', part: 'rest', limit: '1' } as const;
    const found: (string | undefined)[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await clinic.call(listIndicatorPatients, { query: { ...query, ...(after && { after }) } });
      found.push(...page.data.map(({ vitaId }) => names[vitaId]));
      after = page.next ?? undefined;
      more = after !== undefined;
    }
    expect(found.toSorted()).toEqual(['A child', 'Long silent', 'New', 'Treated']);
  });

  it('are narrowed to a programme and to a member of staff', async () => {
    const none = await figures({ programme: 'healthy_motherhood' });
    expect(Object.values(none).every(([, denominator]) => denominator === 0)).toBe(true);
    const { staffId } = clinic.clinic;
    expect(await figures({ staffId })).toMatchObject({ reached: [2, 3], 'missed-visits': [1, 3] });
    expect(await figures({ staffId: newId() })).toMatchObject({ reached: [0, 0] });
  });

  it('come with those of the previous month', async () => {
    const { data } = await clinic.call(listIndicators, { query: { month: '2025-10' } });
    expect(data.find(({ indicator }) => indicator === 'enrolled')).toMatchObject({
      numerator: 1,
      denominator: 7,
      before: { numerator: 2, denominator: 6 },
    });
  });

  it('do not exist for a month that has not begun', async () => {
    await expect(clinic.call(listIndicators, { query: { month: '2025-11' } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });

  it('do not count patients of another facility', async () => {
    const { data } = await clinic.callElsewhere(listIndicators, { query: { month: MONTH } });
    expect(data.every(({ denominator }) => denominator === 0)).toBe(true);
  });

  describe('of several facilities', () => {
    const both = () => `${clinic.clinic.facilityId},${clinic.clinic.otherFacilityId}`;
    let shared: string;

    beforeAll(async () => {
      const { organisationId: organisation_id, facilityId, otherFacilityId, staffId } = clinic.clinic;
      const { db } = clinic.database;
      for (const facility_id of [facilityId, otherFacilityId]) {
        await db
          .insertInto('staff_facility')
          .values({ staff_id: staffId, facility_id })
          .onConflict((same) => same.doNothing())
          .execute();
      }
      // Since August, so that no figure of September at the first facility changes, except the enrolments.
      shared = await patient('At both', { birth: '2015-01-01', enrolled: '2025-08-05' });
      await db
        .insertInto('person_facility')
        .values({ person_id: shared, facility_id: otherFacilityId })
        .execute();
      const of = { person_id: shared, organisation_id, facility_id: otherFacilityId };
      await db
        .insertInto('enrolment')
        .values({ id: newId(), ...of, programme: 'careline', enrolled_at: at('2025-09-06') })
        .execute();
    });

    it('are the sum of both, and equal their lists, which name the facility', async () => {
      const here = await figures();
      const facilityIds = both();
      const together = await figures({ facilityIds });
      expect(here.enrolled).toEqual([2, 7]);
      expect(together.enrolled).toEqual([3, 8]);
      const rows = async (part: 'counted' | 'rest') =>
        (
          await clinic.call(listIndicatorPatients, {
            query: { month: MONTH, facilityIds, indicator: 'enrolled', part, limit: '50' },
          })
        ).data;
      const [counted, rest] = [await rows('counted'), await rows('rest')];
      expect(counted.map(({ vitaId }) => names[vitaId]).toSorted()).toEqual(['A child', 'At both', 'New']);
      expect(rest).toHaveLength(5);
      const [elsewhere] = counted.filter(({ vitaId }) => vitaId === shared);
      expect(elsewhere?.facility?.id).toBe(clinic.clinic.otherFacilityId);
      for (const [indicator, [numerator = 0, denominator = 0] = []] of Object.entries(together)) {
        const one = indicator as Indicator;
        expect((await listed(one, 'counted', { facilityIds })).length).toBe(numerator);
        expect((await listed(one, 'rest', { facilityIds })).length).toBe(denominator - numerator);
      }
    });

    it('are counted the same at one of them from another', async () => {
      const facilityIds = clinic.clinic.otherFacilityId;
      const { data } = await clinic.callElsewhere(listIndicators, { query: { month: MONTH } });
      expect(await figures({ facilityIds })).toEqual(
        Object.fromEntries(data.map((one) => [one.indicator, [one.numerator, one.denominator]])),
      );
    });

    it('are refused with a facility at which the user does not work', async () => {
      const query = { month: MONTH, facilityIds: `${clinic.clinic.facilityId},${newId()}` };
      await expect(clinic.call(listIndicators, { query })).rejects.toMatchObject({ code: 'not-found' });
      await expect(
        clinic.call(listIndicatorPatients, { query: { ...query, indicator: 'lost' } }),
      ).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  it('count the month before once an hour', async () => {
    const { facilityId } = clinic.clinic;
    const beforeAt = async (now: number) => {
      const call = clinicalCalls(clinic.database, clinic.clinic, { now, scopes: ['insights'] });
      const { data } = await call(listIndicators, { query: { month: '2025-09', facilityIds: facilityId } });
      return data.find(({ indicator }) => indicator === 'enrolled')?.before.denominator;
    };
    // Later than an hour after the counts of the other tests.
    const later = NOW + 2 * 3600;
    const first = (await beforeAt(later)) ?? 0;
    await patient('Entered late', { birth: '2015-01-01', enrolled: '2025-08-20' });
    expect(await beforeAt(later + 3599)).toBe(first);
    expect(await beforeAt(later + 3601)).toBe(first + 1);
  });

  it('count only patients of a project, if one is given', async () => {
    const query = { month: MONTH, projectId: newId() };
    const { data } = await clinic.call(listIndicators, { query });
    expect(data.every(({ denominator }) => denominator === 0)).toBe(true);
    const rows = await clinic.call(listIndicatorPatients, { query: { ...query, indicator: 'enrolled' } });
    expect(rows.data).toEqual([]);
  });

  describe('as a DHIS2 data value set', () => {
    it('need the code of the facility', async () => {
      await expect(clinic.call(exportDataValues, { query: { month: MONTH } })).rejects.toMatchObject({
        code: 'conflict',
      });
    });

    it('have the same numbers, as text, by code', async () => {
      const { facilityId } = clinic.clinic;
      await clinic.database.db
        .updateTable('facility')
        .set({ code: 'OU_559' })
        .where('id', '=', facilityId)
        .execute();
      const set = await clinic.call(exportDataValues, { query: { month: MONTH } });
      expect(set).toMatchObject({ dataSet: 'CARELINE_INDICATORS', period: '202509', orgUnit: 'OU_559' });
      expect(set.dataValues).toContainEqual({ dataElement: 'CARELINE_PRESSURE_CONTROLLED_NUM', value: '1' });
      expect(set.dataValues).toContainEqual({ dataElement: 'CARELINE_PRESSURE_CONTROLLED_DEN', value: '3' });
      expect(set.dataValues).toHaveLength(22);
    });

    it('are taken by DHIS2 by their codes, again without a second value, and never by other identifiers', async () => {
      const dhis2 = await fakeDhis2({
        dataSet: { uid: 'pBOMPrpg1QX', code: 'CARELINE_INDICATORS' },
        orgUnits: [{ uid: 'DiszpKrYNg8', code: 'OU_559' }],
        dataElements: DATA_ELEMENTS.map((code, index) => ({ uid: `Element${1000 + index}`, code })),
      });
      const set = await clinic.call(exportDataValues, { query: { month: MONTH } });
      expect(await dhis2.send(set, { idScheme: 'CODE' })).toEqual({
        status: 'SUCCESS',
        importCount: { imported: 22, updated: 0, ignored: 0, deleted: 0 },
        conflicts: [],
      });
      expect(dhis2.stored.get('CARELINE_PRESSURE_CONTROLLED_NUM 202509 OU_559')).toBe('1');
      expect(dhis2.stored.get('CARELINE_PRESSURE_CONTROLLED_DEN 202509 OU_559')).toBe('3');
      const again = await dhis2.send(set, { idScheme: 'CODE' });
      expect(again.importCount).toMatchObject({ imported: 0, updated: 22 });
      // Identifiers are UIDs unless the import says otherwise, also that of the data set.
      const byUid = await dhis2.send(set, { dataElementIdScheme: 'CODE', orgUnitIdScheme: 'CODE' });
      expect(byUid).toMatchObject({ status: 'ERROR', conflicts: [{ object: 'CARELINE_INDICATORS' }] });
      expect((await dhis2.send({ ...set, period: MONTH }, { idScheme: 'CODE' })).status).toBe('ERROR');
      await dhis2.close();
    });
  });

  it('find a member of staff who made values up, and not one who measured', async () => {
    const found = async (month: string) =>
      (await clinic.call(readQuality, { query: { month } })).data.map(({ staff, signs }) => [
        staff.name,
        signs,
      ]);
    expect(await found(MONTH)).toEqual([['Asha Coach', []]]);
    const made = await patient('Made up', { enrolled: '' });
    for (let day = 1; day <= 31; day += 1) {
      const date = `2025-07-${String(day).padStart(2, '0')}`;
      await reading(made, date, pressure('138', '80'));
      await called(made, date, 'reached-patient', 5, { a: { one: '1', two: '2', three: '3' } });
    }
    expect(await found('2025-07')).toEqual([
      ['Asha Coach', ['digit-preference', 'below-limit', 'same-value', 'short-calls']],
    ]);
  });
});
