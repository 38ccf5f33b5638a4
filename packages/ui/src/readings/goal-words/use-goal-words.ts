import {
  GOAL_COMPARATORS,
  type Goal,
  type GoalComparator,
  goalLineOf,
  goalName,
} from '@careline/core/internal/care';
import { formatReading } from '@careline/core/internal/formatting';
import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { goalWordMessages } from './goal-words.messages.ts';

const SENTENCES = {
  '<': 'isBelow',
  '<=': 'isAtMost',
  '>=': 'isAtLeast',
  '>': 'isAbove',
} as const satisfies Readonly<Record<GoalComparator, keyof typeof goalWordMessages.en>>;

type ShownGoal = Pick<Goal, 'metric' | 'key' | 'mealSituation' | 'target'>;

export function useGoalWords() {
  const t = useMessages(goalWordMessages);
  const locale = useLocale();
  return useMemo(() => {
    /** Formats a target, such as "below 7%". */
    const aim = ({ comparator, text, unit }: Goal['target']): string => {
      const value = formatReading(text, unit);
      const known = GOAL_COMPARATORS.find((one) => one === comparator);
      return known ? t(SENTENCES[known], { value }) : `${comparator} ${value}`;
    };
    const name = (goal: ShownGoal): string => {
      const line = goalLineOf(goal);
      return line ? goalName(line, locale) : `${goal.metric} ${goal.key}`;
    };
    return {
      aim,
      name,
      whole: (goal: ShownGoal): string => t('whole', { what: name(goal), aim: aim(goal.target) }),
    };
  }, [t, locale]);
}
