// spec: 14, charts-counts

import {
  CHART_TOPICS,
  type ChartPeriod,
  type ChartTopic,
  chartPeriod,
  chartPeriods,
} from '@careline/core/internal/charts';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCHES, DEMO_SEED, generatePeople } from '../../../build/demo/generate-people.ts';
import { writePeople } from '../../../build/demo/write-people.ts';
import {
  addChartPatients,
  body,
  type ChartPatient,
  glucose,
  hba1c,
  lipid,
  pressure,
} from '../../../test/charts/chart-people.ts';
import { chartSql, type Population, populationSql } from '../../../test/charts/chart-sql.ts';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { ensureDemoAccounts } from '../../demo/demo-accounts.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../demo/demo-organisation.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { countChart } from './count-chart.ts';

/** 9 October 2025, 14:23:20 in India. */
const NOW = 1_760_000_000;
const ZONE = 'Asia/Kolkata';

interface Place {
  readonly organisationId: string;
  readonly facilityId: string;
}

const counted = async (
  db: Kysely<Schema>,
  topic: ChartTopic,
  { organisationId, facilityId }: Place,
  period: ChartPeriod | undefined = chartPeriod(topic),
) => {
  const rows = await runWork(db, (tx) =>
    countChart(tx, topic, { organisationId, facilityId, timeZone: ZONE, now: NOW, period }),
  );
  return Object.fromEntries(rows.map(({ row, column, count }) => [`${row} ${column}`.trim(), count]));
};

const asked = async (db: Kysely<Schema>, text: string, { facilityId }: Place) => {
  const { rows } = await db.executeQuery<{ r: string; c: string; n: number }>(
    CompiledQuery.raw(text, [facilityId, ...(text.includes('$2') ? [NOW] : [])]),
  );
  return rows;
};

const written = async (
  db: Kysely<Schema>,
  topic: ChartTopic,
  place: Place,
  period: ChartPeriod | undefined = chartPeriod(topic),
) =>
  Object.fromEntries(
    (await asked(db, chartSql(topic, period), place)).map(({ r, c, n }) => [`${r} ${c}`.trim(), Number(n)]),
  );

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, n) => all + n, 0);

/** Patients for every bin and every boundary. */
const PATIENTS: readonly ChartPatient[] = [
  {
    readings: [
      pressure('129', '84'),
      hba1c('5.6'),
      lipid({ ldl: '129', hdl: '50' }),
      body({ weight: '60', height: '170' }),
    ],
  },
  {
    readings: [
      pressure('130', '70'),
      hba1c('5.7'),
      lipid({ triglycerides: '150' }),
      body({ weight: '66.4', height: '170' }),
    ],
  },
  {
    readings: [
      pressure('120', '90'),
      hba1c('6.5'),
      lipid({ totalCholesterol: '240' }),
      body({ weight: '72.3', height: '170' }),
    ],
  },
  {
    readings: [
      pressure('160', '80'),
      glucose('99'),
      lipid({ ldl: '190' }),
      body({ weight: '53.3', height: '170' }),
    ],
  },
  {
    readings: [
      pressure('150', '110'),
      glucose('100'),
      lipid({ triglycerides: '500' }),
      body({ weight: '90', height: '170' }),
    ],
  },
  { readings: [pressure('95', '60'), glucose('126'), lipid({ totalCholesterol: '239', hdl: '39' })] },
  // If the sex is unknown, an HDL counts as low only if it is low for both.
  { facts: { gender: 'unknown' }, readings: [lipid({ hdl: '45' })] },
  { facts: { gender: 'female' }, readings: [lipid({ hdl: '45' })] },
  { facts: { gender: 'other' }, readings: [lipid({ hdl: '39' })] },
  { facts: { gender: 'nonbinary' }, readings: [] },
  // Only the newest valid reading counts.
  { readings: [{ ...pressure('190', '95'), deleted: true }, pressure('120', '70')] },
  { readings: [{ ...pressure('190', '95'), status: 'entered-in-error' }, pressure('141', '70')] },
  { readings: [pressure('135', '80'), pressure('170', '80')] },
  {
    readings: [
      { ...pressure('170', '80'), daysAgo: -2 },
      { ...pressure('121', '70'), daysAgo: 3 },
    ],
  },
  // Older than 1 November of last year.
  {
    readings: [
      { ...pressure('170', '80'), daysAgo: 343 },
      { ...hba1c('9'), daysAgo: 400 },
    ],
  },
  { readings: [{ ...pressure('170', '80'), daysAgo: 342 }] },
  // HbA1c takes precedence, and only a fasting glucose counts.
  { readings: [glucose('180'), { ...hba1c('5.2'), daysAgo: 200 }] },
  { readings: [glucose('250', 'MEAL_SITUATION_AFTER_MEAL'), glucose('90')] },
  { readings: [glucose('250', 'MEAL_SITUATION_RANDOM')] },
  // An old height can be used with today's weight. A weight without any height cannot be used.
  { readings: [body({ weight: '80' }), { ...body({ height: '165' }), daysAgo: 900 }] },
  { readings: [body({ weight: '80' })] },
  { readings: [{ ...body({ weight: '80', height: '170' }), daysAgo: 700 }] },
  // Values that cannot be read.
  { readings: [pressure('high', '80'), hba1c('low'), lipid({ ldl: 'HI' })] },
  { readings: [pressure('80', '120')] },
  // Outside the population: minors, unknown ages, dead patients, other facilities.
  { facts: { birthDate: '2007-10-10' }, readings: [pressure('190', '95')] },
  { facts: { birthDate: '2007-10-09' }, readings: [pressure('190', '95')] },
  { facts: { birthDate: '2007' }, readings: [pressure('190', '95')] },
  { facts: { birthDate: '2007-09' }, readings: [pressure('190', '95')] },
  { facts: { birthDate: '2007-10' }, readings: [pressure('190', '95')] },
  { facts: { birthDate: '2006' }, readings: [pressure('145', '95')] },
  { facts: { birthDate: null }, readings: [pressure('190', '95')] },
  { facts: { deceased: '2025-01-01' }, readings: [pressure('190', '95')] },
];

describe.each(databasesOfRun)('charts on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    clinic = await aClinic(db);
    await addChartPatients(db, clinic, NOW, PATIENTS);
    const enrolment = {
      id: newId(),
      programme: 'healthy_motherhood',
      facilityId: clinic.facilityId,
      enrolledAt: NOW - 900,
    };
    const woman = { gender: 'female', birthDate: '1996-02-01' } as const;
    const [, expecting = '', before = ''] = await addChartPatients(db, clinic, NOW, [
      { facts: { ...woman, enrolments: [enrolment] }, readings: [pressure('150', '95')] },
      { facts: woman, readings: [pressure('150', '95')] },
      { facts: woman, readings: [pressure('150', '95')] },
      { facts: { facilityIds: [clinic.otherFacilityId] }, readings: [pressure('150', '95')] },
    ]);
    const pregnancy = (person_id: string, ended_at: number | null) => ({
      id: newId(),
      person_id,
      organisation_id: clinic.organisationId,
      facility_id: clinic.facilityId,
      edd: '2026-03-01',
      basis: 'lmp',
      author_id: clinic.staffId,
      created_at: NOW,
      ended_at,
    });
    await db
      .insertInto('pregnancy')
      .values([pregnancy(expecting, null), pregnancy(before, NOW - 50 * 86_400)])
      .execute();
    await runWork(db, async (tx) => {
      await ensureDemoAccounts(tx);
      for (const records of generatePeople(DEMO_SEED, NOW, BATCHES - 8)) await writePeople(tx, records);
    });
  });
  afterAll(() => database.remove());

  const places = () => [
    clinic,
    { ...clinic, facilityId: clinic.otherFacilityId },
    ...DEMO_FACILITIES.map(({ id }) => ({ organisationId: DEMO_ORGANISATION.id, facilityId: id })),
  ];

  it.each(CHART_TOPICS)(
    '%s equals a count by plain SQL, for generated people and the demo’s',
    async (topic) => {
      for (const place of places()) {
        expect(await counted(database.db, topic, place)).toEqual(await written(database.db, topic, place));
      }
    },
  );

  it.each(
    CHART_TOPICS.flatMap((topic) =>
      chartPeriods(topic)
        .slice(1)
        .map((period) => [topic, period] as const),
    ),
  )('%s of the %s does too', async (topic, period) => {
    expect(await counted(database.db, topic, clinic, period)).toEqual(
      await written(database.db, topic, clinic, period),
    );
  });

  it('counts fewer in a shorter period, because earlier measurements are unknown', async () => {
    const unknown = async (period: ChartPeriod) =>
      (await counted(database.db, 'hypertension-risk', clinic, period)).unknown ?? 0;
    expect(await unknown('30-days')).toBeGreaterThan(await unknown('12-months'));
  });

  it.each<[ChartTopic, Population]>([
    ['touchpoints', 'calls'],
    ['gender', 'people'],
    ['bmi', 'adults'],
    ['risk-matrix', 'adults'],
    ['cardiac-risk', 'adults'],
    ['diabetes-risk', 'adults'],
    ['hypertension-risk', 'adults'],
    ['dyslipidaemia-risk', 'adults'],
  ])('%s counts each of its population once', async (topic, population) => {
    for (const place of places()) {
      const [row] = await asked(database.db, populationSql(population, chartPeriod(topic)), place);
      expect(sum(await counted(database.db, topic, place))).toBe(Number(row?.n));
    }
  });

  it('has people in every class', async () => {
    const keys = async (topic: ChartTopic) =>
      Object.keys(await counted(database.db, topic, clinic))
        .toSorted()
        .join(' ');
    expect(await keys('hypertension-risk')).toBe('grade1 grade2 grade3 high-normal normal unknown');
    expect(await keys('diabetes-risk')).toBe('diabetes-range normal prediabetes unknown');
    expect(await keys('dyslipidaemia-risk')).toBe('borderline high unknown very-high within');
    expect(await keys('bmi')).toBe('normal obese overweight underweight unknown');
    expect(await keys('gender')).toBe('female male other unknown');
  });

  it('is empty for an organisation without the facility', async () => {
    const place = { organisationId: newId(), facilityId: clinic.facilityId };
    expect(await counted(database.db, 'gender', place)).toEqual({});
  });

  it('cannot write', async () => {
    const writing = runWork(database.db, async (tx) => {
      await countChart(tx, 'gender', { ...clinic, timeZone: ZONE, now: NOW });
      await tx.updateTable('person').set({ name: 'Nobody' }).execute();
    });
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });
});
