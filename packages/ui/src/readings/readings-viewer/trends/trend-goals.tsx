import { type Goal, goalValue, isGoalOf, reachesGoal } from '@careline/core/internal/care';
import { formatReading } from '@careline/core/internal/formatting';
import { lineLabel, type TimeSpan, type Trend } from '@careline/core/internal/trends';
import { useMemo } from 'react';
import { useDateText } from '../../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { useGoalWords } from '../../goal-words/index.ts';
import type { ChartGuide } from '../../trend-chart/index.ts';
import { openTrendMessages } from '../../trends.messages.ts';

/** Returns the current goals for a trend. Flags ignore goals and follow the clinical rules only. */
export const goalsOfTrend = ({ definition }: Trend, goals: readonly Goal[] = []): readonly Goal[] =>
  goals.filter((goal) => goal.status === 'active' && definition.lines.some((line) => isGoalOf(goal, line)));

/** Returns a guide line at each goal, in the trend's unit, labelled if the trend has several lines. */
export function useGoalGuides(trend: Trend, goals: readonly Goal[], span: TimeSpan): readonly ChartGuide[] {
  const t = useMessages(openTrendMessages);
  const locale = useLocale();
  const words = useGoalWords();
  return useMemo(() => {
    const { lines } = trend.definition;
    const labelOf = (goal: Goal): string => {
      const line = lines.length > 1 && lines.find((one) => isGoalOf(goal, one));
      const aim = words.aim(goal.target);
      return t('goalLine', { aim: line ? `${lineLabel(line, locale)} ${aim}` : aim });
    };
    return goals.flatMap((goal) => {
      const value = goalValue(goal, trend.unit ?? '');
      if (value === undefined) return [];
      const points = [span.from, span.to].map((at) => ({ at, value }));
      return [{ key: `goal ${goal.id}`, label: labelOf(goal), points, isAim: true }];
    });
  }, [trend, goals, span, t, locale, words]);
}

export interface TrendGoalsProps {
  readonly id: string;
  readonly trend: Trend;
  readonly goals: readonly Goal[];
}

/** Describes a trend's goals above chart and table, and whether the last value meets them. */
export function TrendGoals({ id, trend, goals }: TrendGoalsProps) {
  const dateText = useDateText();
  const t = useMessages(openTrendMessages);
  const words = useGoalWords();
  if (goals.length === 0) return null;
  const goalText = (goal: Goal): string => {
    const whole = words.whole(goal);
    return goal.dueOn === null
      ? t('goal', { goal: whole })
      : t('goalDue', { goal: whole, date: dateText(goal.dueOn) });
  };
  const standing = (goal: Goal): string => {
    const last = trend.lines.find(({ definition }) => isGoalOf(goal, definition))?.points.at(-1);
    const { value, comparator } = last ?? {};
    const reached =
      last && value !== undefined
        ? reachesGoal(goal, { value, unit: last.shown.unit, comparator })
        : undefined;
    if (!last || reached === undefined) return goalText(goal);
    const shown = formatReading(last.shown.text, last.shown.unit);
    return t(reached ? 'goalReached' : 'goalNotReached', { goal: goalText(goal), value: shown });
  };
  return (
    <ul id={id} className="flex flex-col gap-1 text-sm tabular-nums">
      {goals.map((goal) => (
        <li key={goal.id}>{standing(goal)}</li>
      ))}
    </ul>
  );
}
