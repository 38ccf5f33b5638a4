import type { AnswerOf } from '@careline/core/internal/http';
import type { exportDataValues, Indicator } from '@careline/core/internal/insights';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { NamedFigure } from './finished-months.ts';
import type { MonthWindow } from './month-window.ts';

type DataValueSet = AnswerOf<typeof exportDataValues>;

/** Code of the data set in DHIS2. */
const DATA_SET = 'CARELINE_INDICATORS';

/** Codes of data elements in DHIS2 have letters, digits and underscores. */
const codeOf = (indicator: Indicator, part: 'NUM' | 'DEN') =>
  `CARELINE_${indicator.replaceAll('-', '_').toUpperCase()}_${part}`;

/** Returns the facility's code. Throws `conflict` if an administrator has not entered one. */
async function orgUnitOf(tx: Kysely<Schema>, facilityId: string): Promise<string> {
  const facility = await tx
    .selectFrom('facility')
    .select('code')
    .where('id', '=', facilityId)
    .executeTakeFirst();
  if (facility?.code) return facility.code;
  throw new ProblemError('conflict', {
    title: 'The facility has no code',
    detail: 'DHIS2 finds a facility by its code, and this one has none.',
    action: 'Enter the code of the organisation unit under Settings, Facilities, and export again.',
  });
}

/** Returns the figures of a month as DHIS2 takes them at `/api/dataValueSets`: two data elements an indicator. */
export async function dataValueSet(
  tx: Kysely<Schema>,
  { facilityId, month }: MonthWindow,
  figures: readonly NamedFigure[],
): Promise<DataValueSet> {
  return {
    dataSet: DATA_SET,
    period: month.replace('-', ''),
    orgUnit: await orgUnitOf(tx, facilityId),
    dataValues: figures.flatMap(({ indicator, numerator, denominator }) => [
      { dataElement: codeOf(indicator, 'NUM'), value: String(numerator) },
      { dataElement: codeOf(indicator, 'DEN'), value: String(denominator) },
    ]),
  };
}
