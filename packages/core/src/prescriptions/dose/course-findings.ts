import { countPhrase, phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import { judgedDoses } from './dose-of-line.ts';
import { doseAmountText, LOWER_DOSE, substanceText } from './dose-words.ts';
import { MEALTIME_MEDICINES, type MealtimeMedicine } from './limits/bedtime-limits.ts';
import { COURSE_LIMITS, type CourseLimit } from './limits/course-limits.ts';
import { DAILY_TIMES_LIMITS, type DailyTimes } from './limits/daily-times-limits.ts';
import { INTERVAL_LIMITS, type IntervalLimit } from './limits/interval-limits.ts';
import { isInGroup, routeGroupOf } from './route-group.ts';
import { courseFindings as texts } from './words/en.ts';

/** Returns the substance of a line that a course limit applies to. */
function substanceOf(line: ReadLine, limit: CourseLimit): string | undefined {
  const { substances, classes, exceptSubstances } = limit;
  const named = line.substances.find((one) => substances?.includes(one));
  if (named !== undefined) return named;
  const isOfClass = classes?.some((one) => line.classes.includes(one));
  return isOfClass ? line.substances.find((one) => !exceptSubstances?.includes(one)) : undefined;
}

/** Returns the days with at least this amount: only the steps of a taper that reach it count. */
function daysFrom({ dose }: ReadLine, substance: string, fromDaily = 0): number {
  const daily = dose.doses.find((one) => one.substance === substance)?.daily ?? 0;
  const steps = dose.steps ?? [{ share: 1, days: dose.days }];
  return steps
    .filter(({ share }) => daily * share >= fromDaily)
    .reduce((sum, { days }) => sum + (days ?? Number.POSITIVE_INFINITY), 0);
}

function isLong(line: ReadLine, substance: string, limit: CourseLimit): boolean {
  if (daysFrom(line, substance, limit.fromDaily) <= limit.days || line.dose.everyDays > 1) return false;
  return !limit.exceptFor?.test(line.line.reason);
}

function courseFinding(line: ReadLine, limit: CourseLimit): MedicineFinding | undefined {
  const substance = substanceOf(line, limit);
  if (substance === undefined || !isInGroup(limit.route, routeGroupOf(line.line))) return undefined;
  if (!isLong(line, substance, limit)) return undefined;
  const { days } = line.dose;
  const name = substanceText(substance);
  return {
    kind: 'dose',
    severity: limit.severity,
    rule: `course/${substance}/${limit.route}/${limit.days}`,
    about: '',
    problem: phrase(texts, 'longCourse', {
      name,
      course: days === null ? wordLabel(texts, 'endless') : phrase(texts, 'forDays', { days }),
      limit: countPhrase(texts, 'limitDays', limit.days),
    }),
    act: wordLabel(texts, 'doseAct'),
    source: limit.source,
  };
}

function intervalFinding(line: ReadLine, limit: IntervalLimit): MedicineFinding | undefined {
  const dose = judgedDoses(line.dose).find((one) => one.substance === limit.substance);
  const isNamed = line.substances.includes(limit.substance);
  const isOnce = line.line.frequency === 'STAT';
  if (!isNamed || isOnce || line.dose.everyDays >= limit.everyDays) return undefined;
  if (!isInGroup(limit.route, routeGroupOf(line.line))) return undefined;
  if (dose ? dose.single <= limit.above : limit.above > 0) return undefined;
  if ((line.dose.days ?? Number.POSITIVE_INFINITY) <= (limit.exceptDays ?? 0)) return undefined;
  if (limit.exceptFor?.test(line.line.reason)) return undefined;
  const name = substanceText(limit.substance);
  const amount = dose ? ` ${doseAmountText(dose.single, dose.unit)}` : '';
  const isWeekly = limit.everyDays === 7;
  return {
    kind: 'dose',
    severity: limit.severity,
    rule: `interval/${limit.substance}/${limit.route}`,
    about: '',
    problem: phrase(texts, 'tooOften', {
      name,
      amount,
      interval: isWeekly ? wordLabel(texts, 'weekly') : phrase(texts, 'everyDays', { days: limit.everyDays }),
    }),
    act: isWeekly ? wordLabel(texts, 'onceWeekly') : LOWER_DOSE,
    source: limit.source,
  };
}

function timesFinding(line: ReadLine, limit: DailyTimes): MedicineFinding | undefined {
  const { timesADay = 0 } = line.dose;
  // A combination with a short-acting insulin is given with meals.
  const isNamed = line.substances.length === 1 && line.substances.includes(limit.substance);
  if (!isNamed || timesADay <= limit.most || !isInGroup(limit.route, routeGroupOf(line.line)))
    return undefined;
  const name = substanceText(limit.substance);
  return {
    kind: 'dose',
    severity: timesADay > limit.harmful ? 'severe' : 'important',
    rule: `times/${limit.substance}/${limit.route}`,
    about: '',
    problem: phrase(texts, 'tooManyTimes', {
      name,
      times: timesADay,
      limit: countPhrase(texts, 'limitTimes', limit.most),
    }),
    act: wordLabel(texts, 'checkFrequency'),
    source: limit.source,
  };
}

function bedtimeFinding(line: ReadLine, limit: MealtimeMedicine): MedicineFinding | undefined {
  const substance = line.substances.find((one) => limit.substances.includes(one));
  const isLasting = line.substances.some((one) => limit.exceptWith.includes(one));
  if (line.line.frequency !== 'HS' || substance === undefined || isLasting) return undefined;
  const name = substanceText(substance);
  return {
    kind: 'dose',
    severity: 'important',
    rule: `bedtime/${substance}`,
    about: '',
    problem: phrase(texts, 'doseProblem', { name }),
    act: wordLabel(texts, 'withMealOrLongActing'),
    source: limit.source,
  };
}

/** Returns findings about the duration and frequency of a line. */
export function courseFindings(line: ReadLine): readonly MedicineFinding[] {
  return [
    ...COURSE_LIMITS.flatMap((limit) => courseFinding(line, limit) ?? []),
    ...INTERVAL_LIMITS.flatMap((limit) => intervalFinding(line, limit) ?? []),
    ...DAILY_TIMES_LIMITS.flatMap((limit) => timesFinding(line, limit) ?? []),
    ...MEALTIME_MEDICINES.flatMap((limit) => bedtimeFinding(line, limit) ?? []),
  ];
}
