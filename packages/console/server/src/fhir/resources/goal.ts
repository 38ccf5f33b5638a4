import {
  GOAL_COMPARATORS,
  goalLineOf,
  goalName,
  type Goal as StoredGoal,
} from '@careline/core/internal/care';
import { READS_RECORD } from '@careline/core/internal/navigation';
import type { GoalTarget as FhirTarget, Goal, Quantity } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, hl7Concept, UCUM } from '../fhir-systems.ts';
import { coded, ofPatient } from '../search/common-parameters.ts';
import { isUcum, valueCode } from './observation-codes.ts';

interface GoalRow extends ResourceRow {
  readonly person_id: string;
  readonly metric: string;
  readonly value_key: string;
  readonly meal_situation: string | null;
  readonly target: StoredGoal['target'];
  readonly since: string;
  readonly due_on: string | null;
  readonly note: string;
  readonly status: string;
  readonly status_reason: string | null;
  readonly changed_on: string | null;
  readonly author_id: string;
  readonly author_name: string;
}

const STATUSES = { active: 'active', achieved: 'completed', cancelled: 'cancelled' } as const;

function quantityOf({ metric, value_key: key, target }: GoalRow): Quantity {
  const { comparator, text, unit } = target;
  const side = GOAL_COMPARATORS.find((one) => one === comparator);
  const isCoded = isUcum(metric, { key, text, unit });
  return {
    value: Number(text),
    ...(side ? { comparator: side } : {}),
    unit,
    ...(isCoded ? { system: UCUM, code: unit } : {}),
  };
}

const targetOf = (row: GoalRow): FhirTarget => ({
  measure: valueCode(
    row.metric,
    { key: row.value_key, text: row.target.text, unit: row.target.unit },
    row.meal_situation,
  ),
  detailQuantity: quantityOf(row),
  ...(row.due_on === null ? {} : { dueDate: row.due_on }),
});

/** Returns the goal in words, such as `HbA1c < 7 %`. */
function goalText({ metric, value_key: key, meal_situation: mealSituation, target }: GoalRow): string {
  const line = goalLineOf({ metric, key, mealSituation });
  const name = line === undefined ? `${metric} ${key}` : goalName(line, 'en');
  return [name, target.comparator, target.text, target.unit].join(' ').trim();
}

export const goal = defineResource<GoalRow, Goal>({
  type: 'Goal',
  description: 'Goals for a value of a patient, such as HbA1c below 7 %.',
  unsupported: ['Earlier targets of a goal are not shown.'],
  right: READS_RECORD,
  from: sql`patient_goal r join staff s on s.id = r.author_id join facility f on f.id = r.facility_id`,
  columns: sql`r.person_id, r.metric, r.value_key, r.meal_situation, r.target, r.since, r.due_on, r.note, r.status,
    r.status_reason, (to_timestamp(r.changed_at) at time zone f.time_zone)::date::text as changed_on, r.author_id,
    s.name as author_name`,
  updatedAt: sql`greatest(r.created_at, r.updated_at, r.changed_at)`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    'lifecycle-status': coded(
      'active, completed or cancelled',
      sql`r.status`,
      STATUSES,
      'http://hl7.org/fhir/goal-status',
    ),
  },
  sorts: {},
  order: '-_lastUpdated',
  toResource: (row) => {
    const [note, reason] = [row.note.trim(), row.status_reason?.trim()];
    return filled<Goal>({
      resourceType: 'Goal',
      lifecycleStatus: STATUSES[row.status as keyof typeof STATUSES] ?? 'active',
      achievementStatus: row.status === 'achieved' ? hl7Concept('goal-achievement', 'achieved') : undefined,
      description: { text: goalText(row) },
      subject: { reference: `Patient/${row.person_id}` },
      startDate: row.since,
      target: [targetOf(row)],
      statusDate: row.changed_on ?? undefined,
      statusReason: reason || undefined,
      expressedBy: { reference: `Practitioner/${row.author_id}`, display: row.author_name },
      note: note === '' ? [] : [{ text: note }],
    });
  },
});
