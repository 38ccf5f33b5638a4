import {
  GOAL_KEYS,
  GOAL_LIMITS,
  type GoalKey,
  type ProgrammeThreshold,
  type ProgrammeThresholdFields,
} from '@careline/core/internal/administration';
import { schemeOf } from '@careline/core/internal/clinical';

/** The form's values; numbers as typed. */
export interface LimitsFormValue {
  readonly scheme: string;
  readonly goals: Readonly<Record<GoalKey, string>>;
}

export const limitsFormValue = ({ scheme, goals }: ProgrammeThreshold): LimitsFormValue => ({
  scheme: schemeOf({ key: scheme }).key,
  goals: Object.fromEntries(GOAL_KEYS.map((key) => [key, String(goals[key])])) as Record<GoalKey, string>,
});

export type GoalFault = 'number' | 'order';

const readGoal = (key: GoalKey, text: string): number | undefined => {
  const { least, greatest, decimals } = GOAL_LIMITS[key];
  const written = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(written) || (written.split('.')[1]?.length ?? 0) > decimals) return undefined;
  const value = Number(written);
  return value >= least && value <= greatest ? value : undefined;
};

/** Returns the problems that prevent saving, by goal. */
export function goalFaults({ goals }: LimitsFormValue): Readonly<Partial<Record<GoalKey, GoalFault>>> {
  const read = (key: GoalKey) => readGoal(key, goals[key]);
  const wrong = GOAL_KEYS.filter((key) => read(key) === undefined).map((key) => [key, 'number'] as const);
  const [least, greatest] = [read('beforeMealLeast'), read('beforeMealGreatest')];
  const isTurned = least !== undefined && greatest !== undefined && least >= greatest;
  return { ...Object.fromEntries(wrong), ...(isTurned && { beforeMealGreatest: 'order' as const }) };
}

/** Returns the request body; call only if the form has no faults. */
export function limitsFields(
  { programme, updatedAt }: ProgrammeThreshold,
  { scheme, goals }: LimitsFormValue,
): ProgrammeThresholdFields {
  const read = GOAL_KEYS.map((key) => [key, readGoal(key, goals[key]) ?? 0]);
  return {
    programme: programme as ProgrammeThresholdFields['programme'],
    scheme,
    goals: Object.fromEntries(read) as ProgrammeThresholdFields['goals'],
    updatedAt,
  };
}
