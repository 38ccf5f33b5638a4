// spec: demo-stories
import { listCallLogs } from '@careline/core/internal/calls';
import { listWork } from '@careline/core/internal/calls/worklist';
import { listTasks } from '@careline/core/internal/care';
import { listCaseSheet } from '@careline/core/internal/case-sheets';
import { listDayBoard, listMyEncounters } from '@careline/core/internal/encounters';
import type { MetricType } from '@careline/core/internal/metrics';
import { readMetricEndpoints, WHOLE_RECORD } from '@careline/core/internal/metrics';
import { listOwnOpenItems } from '@careline/core/internal/overview';
import { listPrescriptions } from '@careline/core/internal/prescriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '../../../src/demo/demo-accounts.ts';
import { makeDemoEncounters } from '../../../src/demo/demo-encounters.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../../src/demo/demo-organisation.ts';
import { makeDemo } from '../../../src/demo/make-demo.ts';
import { runWork } from '../../../src/platform/database/work.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databaseOfRun, type TestDatabase } from '../../../test/databases.ts';
import { STORIES } from './stories.ts';
import { storyPage } from './story-page.ts';

/** A Monday, 10:34 in India. */
const NOW = Date.parse('2026-11-30T05:04:00Z') / 1000;
const DAY = 86_400;

let database: TestDatabase;

beforeAll(async () => {
  database = await databaseOfRun.open();
  await runWork(database.db, ensureDemoAccounts);
  await makeDemo(database.db, { now: () => NOW * 1000 });
  await makeDemoEncounters(database.db, NOW);
}, 600_000);
afterAll(() => database?.remove());

/** Calls the API as a demo account. */
function as(role: string): ClinicalCalls {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${role}@`));
  const [first, second] = DEMO_FACILITIES;
  const clinic = {
    organisationId: DEMO_ORGANISATION.id,
    facilityId: first.id,
    otherFacilityId: second.id,
    staffId: account?.id ?? '',
  };
  return clinicalCalls(database, clinic, { now: NOW, scopes: account?.scopes ?? [] });
}

async function idOf(name: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('person')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

interface Expected {
  readonly codes: readonly string[];
  readonly medicine: string;
  readonly calls: number;
  /** The newest value of a metric. */
  readonly newest: readonly [metric: MetricType, texts: readonly string[]];
}

/** What a clinician expects to find, by the patient. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'Lavanya Oohala': {
    codes: ['Z35.9'],
    medicine: 'ferrous ascorbate',
    calls: 3,
    newest: ['bloodpressure', ['156', '106']],
  },
  'Nandini Kalpit': {
    codes: ['O24.4'],
    medicine: 'ferrous ascorbate',
    calls: 4,
    newest: ['bloodglucose', ['94']],
  },
  'Pari Kalpit': { codes: ['E44.0', 'D50.9'], medicine: 'zinc', calls: 2, newest: ['body', ['7.2', '73']] },
  'Kajal Kalpit': { codes: ['D50.9'], medicine: 'albendazole', calls: 2, newest: ['hemoglobin', ['9.9']] },
  'Mahendra Kalpit': { codes: ['E11.6', 'L97'], medicine: 'metformin', calls: 2, newest: ['hba1c', ['9.8']] },
  'Venkatesh Oohala': {
    codes: ['I69.3', 'I10', 'E78.5'],
    medicine: 'clopidogrel',
    calls: 2,
    newest: ['bloodpressure', ['132', '80']],
  },
  'Sunaina Kalpit': { codes: ['F32.1'], medicine: 'escitalopram', calls: 3, newest: ['heartrate', ['76']] },
  'Sourav Kalpana': { codes: ['Z20.1'], medicine: 'isoniazid', calls: 2, newest: ['body', ['55.3']] },
  'Revathi Karpanai': { codes: ['I50.9'], medicine: 'furosemide', calls: 2, newest: ['body', ['61.4']] },
  'Devendra Kalpit': { codes: ['J44.9'], medicine: 'tiotropium', calls: 1, newest: ['spo2', ['88']] },
  'Satyanarayana Oohala': {
    codes: ['E11.2', 'N18.3', 'I10'],
    medicine: 'metformin',
    calls: 2,
    newest: ['creatinine', ['2.4']],
  },
  'Shabnam Kalpit': { codes: ['J45.9'], medicine: 'salbutamol', calls: 2, newest: ['spo2', ['96']] },
};

describe('the stories of the demo', () => {
  it('are twelve, each of another patient', () => {
    expect(STORIES.map(({ names: [name] }) => name?.join(' '))).toEqual(Object.keys(EXPECTED));
  });

  it('are listed on the page about the demo', async () => {
    await expect(storyPage(STORIES)).toMatchFileSnapshot('../../../../../../docs/demo-patients.md');
  });

  it.each(Object.entries(EXPECTED))(
    'have conditions, medicines, calls and readings: %s',
    async (name, { codes, medicine, calls, newest: [metric, texts] }) => {
      const vitaId = await idOf(name);
      const doctor = as('admin');
      const sheet = await doctor(listCaseSheet, { query: { vitaId } });
      for (const code of codes) expect(JSON.stringify(sheet.data)).toContain(`"${code}"`);
      const { data: prescriptions } = await doctor(listPrescriptions, { query: { vitaId } });
      expect(JSON.stringify(prescriptions).toLowerCase()).toContain(medicine);
      const { data: logs } = await doctor(listCallLogs, { query: { vitaId } });
      expect(logs).toHaveLength(calls);
      const { data } = await doctor(readMetricEndpoints[metric], {
        query: { from: `${WHOLE_RECORD.from}`, to: `${WHOLE_RECORD.to}` },
        openPatient: vitaId,
      });
      const readings = data as readonly { timestamp?: number; date?: string; values: { text: string }[] }[];
      const at = ({ timestamp, date }: (typeof readings)[number]) =>
        timestamp ?? Date.parse(`${date}`) / 1000;
      const newest = readings.toSorted((one, other) => at(other) - at(one))[0];
      expect(newest?.values.map(({ text }) => text)).toEqual(texts);
    },
  );
});

describe('the open thing', () => {
  it('is a call of the coach: a foot wound and a depression, due today', async () => {
    const { data } = await as('coach')(listWork, { query: { limit: '100' } });
    const names = data.map(({ patient }) => patient?.name);
    expect(names).toEqual(expect.arrayContaining(['Mahendra Kalpit', 'Sunaina Kalpit', 'Lavanya Oohala']));
  });

  it.each([
    ['coach', ['Venkatesh Oohala', 'Kajal Kalpit']],
    ['doctor', ['Pari Kalpit', 'Shabnam Kalpit']],
    ['admin', ['Sourav Kalpana']],
  ])('is a task of the %s', async (role, names) => {
    const { data } = await as(role)(listTasks, { query: {} });
    expect(data.map(({ patient }) => patient?.name)).toEqual(expect.arrayContaining(names));
  });

  it('is the urine protein and the oxygen at night for the doctor', async () => {
    const { data } = await as('doctor')(listOwnOpenItems, { query: {} });
    const kindsOf = (name: string) => data.find((one) => one.name === name)?.items.map(({ kind }) => kind);
    expect(kindsOf('Lavanya Oohala')).toEqual(expect.arrayContaining(['lab-report']));
    expect(kindsOf('Devendra Kalpit')).toEqual(expect.arrayContaining(['alert']));
  });

  it.each([
    ['doctor', 'Revathi Karpanai'],
    ['pharmacist', 'Satyanarayana Oohala'],
  ])('is a visit of the %s today', async (role, name) => {
    const { data } = await as(role)(listMyEncounters, { query: { from: '2026-11-30', to: '2026-11-30' } });
    const open = data.filter(({ status }) => status === 'CONFIRMED').map(({ patient }) => patient?.name);
    expect(open).toContain(name);
  });

  it('is a booking without a doctor for the front desk', async () => {
    const { data } = await as('facility')(listDayBoard, { query: {} });
    const found = data.map((entry) => JSON.stringify(entry)).find((text) => text.includes('Nandini Kalpit'));
    expect(found).toContain('CREATED');
  });
});

describe('no patient of the demo contradicts their record', () => {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(database.db)).rows;

  it('with two kinds of doctors in a fortnight', async () => {
    // A general practitioner's visits are in person and online.
    const scattered = await rows(sql`
      select e.person_id from encounter e where e.service_type <> 'PRESCRIPTION_VALIDATION'
      group by e.person_id, floor(e.starts_at / ${14 * DAY}::bigint)
      having count(distinct case when e.service_type ~ '^(CARDIO|ENDOCRINO)' then e.service_type else 'general' end) > 1`);
    expect(scattered).toEqual([]);
  });

  it('with care of a pregnancy and none on record, or a man', async () => {
    const wrong = await rows(sql`
      select e.person_id from enrolment e join person p on p.id = e.person_id
      where e.programme = 'healthy_motherhood'
        and (lower(p.gender) <> 'female' or not exists (select from pregnancy g where g.person_id = p.id))`);
    const visits = await rows(sql`
      select e.person_id from encounter e
      where e.reason ~* 'pregnan|after the birth|breast-feeding'
        and not exists (select from pregnancy g where g.person_id = e.person_id)`);
    expect([wrong, visits]).toEqual([[], []]);
  });

  it('with a reason about pressure or sugar and no such reading', async () => {
    const wrong = await rows(sql`
      select e.person_id, e.reason from encounter e
      where (e.reason ~* 'pressure' and not exists (select from reading r where r.person_id = e.person_id
          and r.metric = 'bloodpressure'))
        or (e.reason ~* 'sugar|diabetes' and not exists (select from reading r where r.person_id = e.person_id
          and r.metric in ('bloodglucose', 'hba1c')))`);
    expect(wrong).toEqual([]);
  });

  it('with a medicine and no diagnosis', async () => {
    const needs: readonly (readonly [medicine: string, code: string])[] = [
      ['metformin', 'E11'],
      ['glimepiride', 'E11'],
      ['amlodipine', 'I10'],
      ['telmisartan', 'I10'],
      ['levothyroxine', 'E03'],
      ['escitalopram', 'F32'],
      ['isoniazid', 'Z20.1'],
      ['tiotropium', 'J44'],
      ['salbutamol', 'J45'],
      ['furosemide', 'I50'],
    ];
    const prescribed = await rows<{ person_id: string; content: unknown; sheets: string | null }>(sql`
      select p.person_id, l.content, (select string_agg(s.answers::text, ' ') from case_sheet_version s
        where s.person_id = p.person_id and s.section = 'DIAGNOSIS') as sheets
      from prescription p join prescription_line l on l.prescription_id = p.id`);
    expect(prescribed.length).toBeGreaterThan(25);
    const wrong = prescribed.filter(({ content, sheets }) =>
      needs.some(
        ([medicine, code]) =>
          JSON.stringify(content).toLowerCase().includes(medicine) && !sheets?.includes(`"${code}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('with anything after their death', async () => {
    const wrong = await rows(sql`
      select p.id from person p where p.deceased is not null and (
        exists (select from encounter e where e.person_id = p.id and to_timestamp(e.starts_at)::date > p.deceased::date)
        or exists (select from reading r where r.person_id = p.id and to_timestamp(r.sort_at)::date > p.deceased::date)
        or exists (select from follow_up f where f.person_id = p.id and f.state = 'open'))`);
    expect(wrong).toEqual([]);
  });

  it('and has a doctor on duty who can be called', async () => {
    const numbers = await rows<{ duty_doctor_phone: string | null }>(
      sql`select duty_doctor_phone from facility`,
    );
    expect(numbers.map(({ duty_doctor_phone: number }) => number !== null)).toEqual([true, true]);
  });
});
