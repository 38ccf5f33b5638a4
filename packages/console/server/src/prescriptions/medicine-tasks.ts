import { createHash } from 'node:crypto';
import { MAX_TASK_REASON, MAX_TASK_TEXT, MEDICINE_TASK_KIND } from '@careline/core/internal/care';
import { dayOf, labelIn } from '@careline/core/internal/formatting';
import {
  findingKey,
  lastEvent,
  type MedicineFinding,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { addSystemTask, closing } from '../care/system-tasks.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readPreference } from '../staff/preferences.ts';
import type { LineFinding } from './running-lines.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** A severe finding is due today, an important one within three days. */
const URGENCY = {
  severe: { priority: 'asap', days: 0 },
  important: { priority: 'urgent', days: 3 },
  note: { priority: 'routine', days: 7 },
} as const satisfies Record<MedicineFinding['severity'], object>;

/** A finding about a line that already has a task. */
export interface TaskedFinding {
  readonly line_id: string;
  readonly finding_hash: string;
  readonly task_id: string;
  readonly state: string;
}

const hashOf = (finding: MedicineFinding): string =>
  createHash('sha256').update(findingKey(finding)).digest('hex');

/** Identifies a finding about a line, as `keyOfTask` does for a stored one. */
export const keyOfFinding = ({ line, finding }: LineFinding): string => `${line.id} ${hashOf(finding)}`;

export const keyOfTask = ({ line_id, finding_hash }: TaskedFinding): string => `${line_id} ${finding_hash}`;

export const readTasked = (tx: Tx, vitaId: string): Promise<TaskedFinding[]> =>
  tx
    .selectFrom('medicine_task as m')
    .innerJoin('follow_up as f', 'f.id', 'm.task_id')
    .select(['m.line_id', 'm.finding_hash', 'm.task_id', 'f.state'])
    .where('f.person_id', '=', vitaId)
    .execute();

/** Returns the prescriber's own language, or English. */
async function localeOf(tx: Tx, owner: { readonly organisationId: string; readonly staffId: string }) {
  const { info } = await readPreference(tx, owner, 'ACCOUNT_INFO');
  return typeof info?.locale === 'string' ? info.locale : 'en';
}

/** Returns the problem with the strength: "Spironolactone 25 mg with potassium 6.2 mmol/L …". */
function problemText({ line, finding }: LineFinding, locale: string): string {
  const { medicine, strength } = line;
  const name = [medicine, strength].filter(Boolean).join(' ');
  const problem = labelIn(finding.problem, locale);
  return problem.includes(medicine) ? problem.replace(medicine, () => name) : `${name}: ${problem}`;
}

interface PrescriberTask {
  readonly what: string;
  readonly reason?: string;
  readonly priority: (typeof URGENCY)[keyof typeof URGENCY]['priority'];
  /** YYYY-MM-DD. */
  readonly dueOn: string;
}

/**
 * Adds a task about a line for the prescriber, in their language, and returns its id. `staffId` is the user who caused
 * it; `now` is in unix seconds.
 */
export async function addPrescriberTask(
  tx: Tx,
  { facilityId, vitaId, signer }: Prescription,
  wordsIn: (locale: string) => PrescriberTask,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<string> {
  const staff = await tx
    .selectFrom('staff')
    .select(['organisation_id', 'active'])
    .where('id', '=', signer.id)
    .executeTakeFirstOrThrow();
  const locale = await localeOf(tx, { organisationId: staff.organisation_id, staffId: signer.id });
  const { what, reason, ...task } = wordsIn(locale);
  return addSystemTask(
    tx,
    {
      ...{ vitaId, kind: MEDICINE_TASK_KIND, ...task, what: what.slice(0, MAX_TASK_TEXT) },
      ...(reason !== undefined && { reason: reason.slice(0, MAX_TASK_REASON) }),
      // If the prescriber has left, the facility's staff handle the task.
      assigneeId: staff.active ? signer.id : null,
    },
    { organisationId: staff.organisation_id, facilityId, staffId, now },
  );
}

/** Asks the prescriber to review a line. `now` is in unix seconds. */
export async function addMedicineTask(tx: Tx, found: LineFinding, now: number): Promise<void> {
  const { finding, line, prescription, timeZone } = found;
  const { priority, days } = URGENCY[finding.severity];
  const id = await addPrescriberTask(
    tx,
    prescription,
    (locale) => ({
      what: problemText(found, locale),
      reason: `${labelIn(finding.act, locale)} (${finding.source})`,
      dueOn: dayOf(now + days * DAY_SECONDS, timeZone),
      priority,
    }),
    { staffId: prescription.signer.id, now },
  );
  await tx
    .insertInto('medicine_task')
    .values({ line_id: line.id, finding_hash: hashOf(finding), task_id: id })
    .execute();
}

/** Returns who stopped a line or withdrew its prescription, or else its prescriber. */
function endedBy(prescriptions: readonly Prescription[], lineId: string): string | null {
  for (const { lines, withdrawn, signer } of prescriptions) {
    const line = lines.find(({ id }) => id === lineId);
    if (line) return (lastEvent(line, 'stopped') ?? withdrawn)?.by.id ?? signer.id;
  }
  return null;
}

/**
 * Closes the task of a finding that no longer holds and deletes the finding, so that it gets a new task if it returns.
 * `now` is in unix seconds.
 */
export async function endMedicineTask(
  tx: Tx,
  { line_id, finding_hash, task_id }: TaskedFinding,
  { prescriptions, now }: { readonly prescriptions: readonly Prescription[]; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('follow_up')
    .set(closing('cancelled', { now, staffId: endedBy(prescriptions, line_id) }))
    .where('id', '=', task_id)
    .where('state', '=', 'open')
    .execute();
  await tx
    .deleteFrom('medicine_task')
    .where('line_id', '=', line_id)
    .where('finding_hash', '=', finding_hash)
    .execute();
}
