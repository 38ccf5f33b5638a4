import type { Kysely } from 'kysely';
import { insertReadings, type StoredReading } from '../../src/observations/reading-rows.ts';
import type { NewPerson } from '../../src/patients/registration/new-person.ts';
import { insertPersons } from '../../src/patients/registration/persons.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema, StoredValue } from '../../src/platform/database/schema.ts';
import { runWork } from '../../src/platform/database/work.ts';
import type { Clinic } from '../clinic.ts';
import { aPerson } from '../people.ts';

const DAY = 86_400;

const value = (key: string, text: string, unit: string): StoredValue => {
  const number = Number(text);
  return { key, text, unit, ...(Number.isFinite(number) ? { value: number } : {}) };
};

export const pressure = (systolic: string, diastolic: string) => ({
  metric: 'bloodpressure',
  values: [value('systolic', systolic, 'mm[Hg]'), value('diastolic', diastolic, 'mm[Hg]')],
});
export const hba1c = (text: string) => ({ metric: 'hba1c', values: [value('value', text, '%')] });
export const glucose = (text: string, mealSituation = 'MEAL_SITUATION_FASTING') => ({
  metric: 'bloodglucose',
  mealSituation,
  values: [value('value', text, 'mg/dL')],
});
export const lipid = (values: Readonly<Record<string, string>>) => ({
  metric: 'lipid',
  values: Object.entries(values).map(([key, text]) => value(key, text, 'mg/dL')),
});
export const body = (values: { weight?: string; height?: string }) => ({
  metric: 'body',
  values: [
    ...(values.weight ? [value('weight', values.weight, 'kg')] : []),
    ...(values.height ? [value('height', values.height, 'cm')] : []),
  ],
});

export interface ChartPatient {
  readonly facts?: Partial<NewPerson>;
  /** Newest first, one day apart unless `daysAgo` is given. */
  readonly readings?: readonly (Partial<StoredReading> & { readonly daysAgo?: number })[];
}

/** Stores patients with their readings. Returns their ids. */
export async function addChartPatients(
  db: Kysely<Schema>,
  clinic: Clinic,
  now: number,
  patients: readonly ChartPatient[],
): Promise<readonly string[]> {
  const persons = patients.map(({ facts }) => aPerson(clinic, facts));
  const readings = patients.flatMap(({ readings: some = [] }, index) =>
    some.map(({ daysAgo, ...facts }, place): StoredReading => {
      const at = now - (daysAgo ?? place + 1) * DAY;
      return {
        id: newId(),
        organisationId: clinic.organisationId,
        facilityId: clinic.facilityId,
        personId: persons[index]?.id ?? '',
        metric: null,
        values: [],
        at,
        sortAt: at,
        source: 'manual',
        createdAt: now,
        updatedAt: now,
        ...facts,
      };
    }),
  );
  await runWork(db, async (tx) => {
    await insertPersons(tx, persons);
    await insertReadings(tx, readings);
  });
  return persons.map(({ id }) => id);
}
