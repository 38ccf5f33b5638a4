import type { Label } from '#formatting';
import type { ReadLine } from '../checks/medicine-finding.ts';
import { nameKey } from '../medicines/medicine.ts';
import { SCHEDULE_H_CLASSES, SCHEDULE_H_ON_SKIN, SCHEDULE_H_ROWS } from './schedule-h-rows.ts';
import { NARCOTIC_ROWS, PSYCHOTROPIC_ROWS, SCHEDULE_H1_ROWS, SCHEDULE_X_ROWS } from './stricter-rows.ts';

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

const ONLY_ON_PRESCRIPTION: Label = {
  en: 'To be sold by retail on the prescription of a Registered Medical Practitioner only',
  hi: 'केवल पंजीकृत चिकित्सक के पर्चे पर खुदरा बिक्री के लिए',
};
const warningOf = (schedule: 'H' | 'X'): Label => ({
  en: `Schedule ${schedule} drug – Warning: ${ONLY_ON_PRESCRIPTION.en}`,
  hi: `अनुसूची ${schedule} दवा – चेतावनी: ${ONLY_ON_PRESCRIPTION.hi}`,
});

export const SCHEDULE_MARKS: Readonly<Record<Schedule, ScheduleMark>> = {
  H: {
    symbol: 'Rx',
    warning: warningOf('H'),
    dispensing: {
      en: 'Dispense once, unless the prescription states how often',
      hi: 'एक ही बार दें, जब तक पर्चे पर न लिखा हो कि कितनी बार',
    },
    source: 'Drugs Rules 1945, rules 65(11) and 97(1)(b)',
  },
  H1: {
    symbol: 'Rx',
    warning: {
      en: 'Schedule H1 drug – Warning: It is dangerous to take this preparation except in accordance with the medical advice. Not to be sold by retail without the prescription of a Registered Medical Practitioner',
      hi: 'अनुसूची H1 दवा – चेतावनी: चिकित्सकीय सलाह के बिना यह दवा लेना ख़तरनाक है। पंजीकृत चिकित्सक के पर्चे के बिना खुदरा बिक्री नहीं',
    },
    dispensing: {
      en: 'Record it in the Schedule H1 register, which is retained for 3 years',
      hi: 'अनुसूची H1 रजिस्टर में दर्ज करें, जो 3 साल तक सुरक्षित रहता है',
    },
    source: 'Drugs Rules 1945, rules 65(3)(h) and 97(1)(e)',
  },
  NDPS: {
    symbol: 'NRx',
    warning: warningOf('H'),
    dispensing: {
      en: 'At most 100 dosage units at a time; up to 300 if the prescription states long-term use',
      hi: 'एक बार में अधिक से अधिक 100 ख़ुराक इकाइयाँ; पर्चे पर लंबे समय का इलाज लिखा हो तो 300 तक',
    },
    source: 'Drugs Rules 1945, rule 97(1)(c); NDPS Rules 1985, rule 66',
  },
  X: {
    symbol: 'XRx',
    warning: warningOf('X'),
    dispensing: {
      en: 'Write it in duplicate. The pharmacy retains one copy for 2 years',
      hi: 'पर्चा दो प्रतियों में लिखें। दवा दुकान एक प्रति 2 साल तक रखती है',
    },
    source: 'Drugs Rules 1945, rules 65(9) and 97(1)(d)',
  },
};
