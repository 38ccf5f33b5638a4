import { type Label, phrase, wordLabel } from '#formatting';
import type { ReadLine } from '../checks/medicine-finding.ts';
import { nameKey } from '../medicines/medicine.ts';
import { SCHEDULE_H_CLASSES, SCHEDULE_H_ON_SKIN, SCHEDULE_H_ROWS } from './schedule-h-rows.ts';
import { NARCOTIC_ROWS, PSYCHOTROPIC_ROWS, SCHEDULE_H1_ROWS, SCHEDULE_X_ROWS } from './stricter-rows.ts';
import * as words from './words/en.ts';

/** Schedules of the Drugs Rules 1945 and the Narcotic Drugs and Psychotropic Substances Act 1985, strictest first. */
export const SCHEDULES = ['X', 'NDPS', 'H1', 'H'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** Facts about a line that schedules depend on: substances and site. */
export type ScheduledLine = Pick<ReadLine, 'substances' | 'classes'> & {
  readonly line: Pick<ReadLine['line'], 'route' | 'form'>;
};

/** Returns the keys of a table of names, with every spelling in `nameKey` form. */
const keysOf = (rows: string): ReadonlySet<string> =>
  new Set(
    rows
      .split(/[\n,=]/)
      .map(nameKey)
      .filter(Boolean),
  );

const SCHEDULE_H = keysOf(SCHEDULE_H_ROWS);
const SCHEDULE_H1 = keysOf(SCHEDULE_H1_ROWS);
const SCHEDULE_X = keysOf(SCHEDULE_X_ROWS);
const ON_SKIN = keysOf(SCHEDULE_H_ON_SKIN);
const CONTROLLED = keysOf(`${NARCOTIC_ROWS}\n${PSYCHOTROPIC_ROWS}`);
const GROUPS = new Set(Object.values(SCHEDULE_H_CLASSES).flat());

const SKIN_FORMS: readonly string[] = ['cream', 'ointment', 'gel', 'lotion', 'powder'];

/** Whether it only acts on the skin. Patches act systemically and don't count. */
export const isOnSkin = ({ route, form }: ScheduledLine['line']): boolean =>
  form !== 'patch' && (route === 'skin' || (route === null && form !== null && SKIN_FORMS.includes(form)));

/** Whether the NDPS Act lists this substance. */
export const isControlled = (substance: string): boolean => CONTROLLED.has(substance);

/** Whether Schedule X lists this substance. */
export const isInScheduleX = (substance: string): boolean => SCHEDULE_X.has(substance);

/** Returns the schedules of a line, strictest first. H and H1 exclude skin preparations, except some steroids. */
export function schedulesOf({ substances, classes, line }: ScheduledLine): readonly Schedule[] {
  const isSkin = isOnSkin(line);
  const has = (keys: ReadonlySet<string>) => substances.some((one) => keys.has(one));
  const isIn: Readonly<Record<Schedule, boolean>> = {
    X: has(SCHEDULE_X),
    NDPS: has(CONTROLLED),
    H1: !isSkin && has(SCHEDULE_H1),
    H: isSkin ? has(ON_SKIN) : has(SCHEDULE_H) || classes.some((one) => GROUPS.has(one)),
  };
  return SCHEDULES.filter((one) => isIn[one]);
}

/**
 * Returns the strictest schedule of a line; undefined if there is none, which does not mean that it needs no
 * prescription.
 */
export const scheduleOf = (line: ScheduledLine): Schedule | undefined => schedulesOf(line)[0];

/** Marks on paper for a schedule. */
export interface ScheduleMark {
  readonly symbol: 'Rx' | 'NRx' | 'XRx';
  /** Text required by the rules. */
  readonly warning: Label;
  /** How the pharmacy may dispense it, and record keeping. */
  readonly dispensing: Label;
  readonly source: string;
}

const ONLY_ON_PRESCRIPTION: Label = wordLabel(words.schedules, 'onlyOnPrescription');
const warningOf = (schedule: 'H' | 'X'): Label =>
  phrase(words.schedules, 'scheduleDrugWarning', { schedule, onlyOnPrescription: ONLY_ON_PRESCRIPTION });

export const SCHEDULE_MARKS: Readonly<Record<Schedule, ScheduleMark>> = {
  H: {
    symbol: 'Rx',
    warning: warningOf('H'),
    dispensing: wordLabel(words.schedules, 'dispensing'),
    source: 'Drugs Rules 1945, rules 65(11) and 97(1)(b)',
  },
  H1: {
    symbol: 'Rx',
    warning: wordLabel(words.schedules, 'warning'),
    dispensing: wordLabel(words.schedules, 'h1Register'),
    source: 'Drugs Rules 1945, rules 65(3)(h) and 97(1)(e)',
  },
  NDPS: {
    symbol: 'NRx',
    warning: warningOf('H'),
    dispensing: wordLabel(words.schedules, 'unitLimit'),
    source: 'Drugs Rules 1945, rule 97(1)(c); NDPS Rules 1985, rule 66',
  },
  X: {
    symbol: 'XRx',
    warning: warningOf('X'),
    dispensing: wordLabel(words.schedules, 'duplicate'),
    source: 'Drugs Rules 1945, rules 65(9) and 97(1)(d)',
  },
};
