import {
  bmiClass,
  LIPID_CLASSES,
  lipidWeight,
  pressureClass,
  sugarClass,
} from '@careline/core/internal/charts/figures';
import { convert, readValue } from '@careline/core/internal/clinical';
import type { Measure } from '@careline/core/internal/observations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema, StoredValue } from '../../platform/database/schema.ts';
import { adults } from './chart-people.ts';
import type { ChartPlace } from './chart-place.ts';
import { joinLastValues, type LastValue } from './last-values.ts';

/**
 * Maps values to classes. The database lists each distinct value once, core classifies it, and the database
 * counts patients by class, so values are never fetched per patient.
 */
type ClassTable = Readonly<Record<string, string | number>>;

const ADULTS = (place: ChartPlace) => sql`(${adults(place)}) a`;

async function tableOf(
  rows: Promise<{ readonly rows: readonly { readonly found: string }[] }>,
  classOf: (found: string) => string | number | undefined,
): Promise<ClassTable> {
  const table: Record<string, string | number> = {};
  for (const { found } of (await rows).rows) {
    const known = classOf(found);
    if (known !== undefined) table[found] = known;
  }
  return table;
}

const distinct = (tx: Kysely<Schema>, place: ChartPlace, kind: LastValue) =>
  sql<{ found: string }>`
    select distinct ${sql.ref(`${kind}.found`)} as found
    from ${ADULTS(place)} ${joinLastValues(place, [kind])}
    where ${sql.ref(`${kind}.found`)} is not null`.execute(tx);

const valuesOf = (found: string): StoredValue[] => JSON.parse(found) as StoredValue[];

const looked = (table: ClassTable, key: RawBuilder<unknown>) =>
  sql`(${JSON.stringify(table)}::jsonb ->> (${key}))`;

/** A column with each patient's class, and the values to join for it. */
interface ClassColumn {
  readonly needs: readonly LastValue[];
  /** A key of the topic's axis, never null. */
  readonly column: RawBuilder<unknown>;
}

async function pressure(tx: Kysely<Schema>, place: ChartPlace): Promise<ClassColumn> {
  const table = await tableOf(distinct(tx, place, 'pressure'), (found) =>
    pressureClass({ metric: 'bloodpressure', values: valuesOf(found) }),
  );
  return { needs: ['pressure'], column: sql`coalesce(${looked(table, sql`pressure.found`)}, 'unknown')` };
}

async function sugar(tx: Kysely<Schema>, place: ChartPlace): Promise<ClassColumn> {
  const classed = (kind: 'hba1c' | 'fasting', metric: string) =>
    tableOf(distinct(tx, place, kind), (found) => sugarClass({ metric, values: valuesOf(found) }));
  const hba1c = await classed('hba1c', 'hba1c');
  const fasting = await classed('fasting', 'bloodglucose');
  const column = sql`coalesce(
    case when hba1c.found is not null then ${looked(hba1c, sql`hba1c.found`)}
      else ${looked(fasting, sql`fasting.found`)} end, 'unknown')`;
  return { needs: ['hba1c', 'fasting'], column };
}

/** HDL ranges depend on sex, so the sex is part of the classified text. */
const SEX = sql`case when a.gender in ('male', 'female') then a.gender else 'other' end`;

async function lipids(tx: Kysely<Schema>, place: ChartPlace): Promise<ClassColumn> {
  const parts = sql<{ found: string }>`
    select distinct ${SEX} || ' ' || v::text as found
    from ${ADULTS(place)} ${joinLastValues(place, ['lipid'])}
    cross join lateral jsonb_array_elements(lipid.found::jsonb) v`.execute(tx);
  const table = await tableOf(parts, (found) => {
    const end = found.indexOf(' ');
    const value = JSON.parse(found.slice(end)) as StoredValue;
    return lipidWeight({ metric: 'lipid', values: [value] }, found.slice(0, end));
  });
  const weightiest = sql`(
    select max(${looked(table, sql`${SEX} || ' ' || v::text`)}::int)
    from jsonb_array_elements(lipid.found::jsonb) v)`;
  const names = sql.join(LIPID_CLASSES.map((name) => sql`${name}::text`));
  const column = sql`coalesce((array[${names}])[${weightiest} + 1], 'unknown')`;
  return { needs: ['lipid'], column };
}

/** Returns the number in a unit, or undefined for words, missing units and impossible values. */
function inUnit(measure: Measure, found: string, unit: string): number | undefined {
  const read = readValue(measure, JSON.parse(found) as StoredValue);
  return typeof read === 'string' ? undefined : convert(read.value, measure, read.unit, unit);
}

/** Classes in steps of 0.1 kg/m², the precision of a body mass index. No patient reaches 300. */
const BMI_CLASSES: ClassTable = Object.fromEntries(
  Array.from({ length: 3000 }, (_, tenths) => [(tenths / 10).toFixed(1), bmiClass(tenths / 10)]),
);

async function bmi(tx: Kysely<Schema>, place: ChartPlace): Promise<ClassColumn> {
  const numbers = (kind: 'weight' | 'height', unit: string) =>
    tableOf(distinct(tx, place, kind), (found) => inUnit(kind, found, unit));
  const weights = looked(await numbers('weight', 'kg'), sql`weight.found`);
  const heights = looked(await numbers('height', 'm'), sql`height.found`);
  const index = sql`round(${weights}::numeric / (${heights}::numeric * ${heights}::numeric), 1)::text`;
  return { needs: ['weight', 'height'], column: sql`coalesce(${looked(BMI_CLASSES, index)}, 'unknown')` };
}

const CLASSES = { pressure, sugar, lipids, bmi } as const;
export type HealthClass = keyof typeof CLASSES;

/** Selects the whole population with a column for each class. */
export async function classedAdults(
  tx: Kysely<Schema>,
  place: ChartPlace,
  classes: readonly HealthClass[],
): Promise<RawBuilder<unknown>> {
  const needs: LastValue[] = [];
  const columns: RawBuilder<unknown>[] = [];
  for (const name of classes) {
    const { needs: more, column } = await CLASSES[name](tx, place);
    needs.push(...more);
    columns.push(sql`${column} as ${sql.ref(name)}`);
  }
  return sql`select ${sql.join(columns)} from ${ADULTS(place)} ${joinLastValues(place, needs)}`;
}
