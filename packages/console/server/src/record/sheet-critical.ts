import { wallTimeOf } from '@careline/core/internal/calls';
import { missingKinds } from '@careline/core/internal/calls/findings';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import {
  CASE_SHEET_SECTIONS,
  type newSheetVersionSchema,
  sheetReadings,
} from '@careline/core/internal/case-sheets';
import { type FormAnswers, type FormDefinition, valuesFrom } from '@careline/core/internal/forms';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { doubtOf } from '../observations/doubtful-time.ts';
import type { Entry, InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;
type ValidVersion = InferOutput<typeof newSheetVersionSchema>;

const PATH = `version.answers.${ESCALATION}`;
const MUST_BE_GIVEN = ['handedTo', 'handedAt'] as const;

/** Returns whether one of the readings is critical and not yet seen by anyone. */
export async function hasCritical(tx: Tx, readingIds: readonly string[]): Promise<boolean> {
  if (readingIds.length === 0) return false;
  const { rows } = await sql`
    select 1 from reading_alert where reading_id = any(${[...readingIds]}::uuid[])
      and level = 'critical' and acknowledged_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns the missing details of the handover of a critical value. */
export function handOverFaults(form: FormDefinition, answers: FormAnswers): readonly InputFault[] {
  const values = valuesFrom(form, answers);
  const missing = missingKinds(values, ['CRITICAL_READING']);
  return [
    ...missing.map((kind) => ({
      path: `${PATH}.about`,
      message: `must name ${kind}: a value of this section is critical, so name who was informed`,
    })),
    ...MUST_BE_GIVEN.filter((key) => !values[ESCALATION]?.[key]).map((key) => ({
      path: `${PATH}.${key}`,
      message: 'must be given: a value of this section is critical',
    })),
  ];
}

/** Returns a fault for a handover in the future. */
export function lateHandOverFaults(answers: FormAnswers, { now, timeZone }: Entry): readonly InputFault[] {
  const handedAt = answers[ESCALATION]?.handedAt;
  const { date, time } = wallTimeOf(now, timeZone);
  return typeof handedAt === 'string' && handedAt > `${date}T${time}`
    ? [{ path: `${PATH}.handedAt`, message: 'must not be in the future' }]
    : [];
}

const DOUBTS = {
  'in-future': 'must not be in the future',
  'before-birth': 'must not be before the birth of the patient',
  'after-death': 'must not be after the death of the patient',
} as const;

/** Returns faults for impossible measurement times. */
export async function measuredTimeFaults(
  tx: Tx,
  { vitaId, section, answers }: ValidVersion,
  { now, timeZone }: Entry,
): Promise<readonly InputFault[]> {
  const { form } = CASE_SHEET_SECTIONS[section];
  const readings = sheetReadings(form, answers, { at: now, timeZone });
  if (readings.length === 0) return [];
  const person = await tx
    .selectFrom('person')
    .select(['birth_date as birthDate', 'deceased'])
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  return readings.flatMap(({ reading: { timestamp, date }, paths }) => {
    // Values without their own time have the time of the version.
    if (timestamp === now) return [];
    const time = { at: timestamp ?? null, onDate: date ?? null };
    const doubt = doubtOf(time, person, { now, timeZone });
    const [path = ''] = Object.values(paths);
    return doubt
      ? [{ path: `version.answers.${path}`, message: `was measured at a time that ${DOUBTS[doubt]}` }]
      : [];
  });
}
