import type { StoredValue } from '../platform/database/schema.ts';
import { DEMO_FACILITIES } from './demo-organisation.ts';
import type { DemoPerson, DemoReading } from './demo-person.ts';
import { DEMO_ACCOUNTS, type DemoStaff } from './demo-staff.ts';
import { DAY, HOUR, indianDate } from './indian-time.ts';
import { pregnancyWeek } from './pregnancy-story.ts';
import { printed, ReadingMaker } from './reading-maker.ts';

/** What a prescriber set: 88 to 92 % is the target from this day on. */
export interface DemoOxygenTarget {
  /** YYYY-MM-DD */
  readonly since: string;
  readonly prescriber: DemoStaff;
}

/** What the last hours brought a person. */
export interface DemoDanger {
  readonly readings: readonly DemoReading[];
  readonly oxygenTarget?: DemoOxygenTarget;
}

interface Measured {
  readonly hoursAgo: number;
  readonly facts: Parameters<ReadingMaker['add']>[1];
}

interface Danger {
  readonly fits: (person: DemoPerson, anchor: number) => boolean;
  readonly readings: readonly Measured[];
  readonly hasOxygenTarget?: true;
}

const ageAt = ({ birthDate }: DemoPerson, anchor: number): number =>
  (anchor - Date.parse(birthDate) / 1000) / (365.25 * DAY);

/** Lives, and measures at this time of the year. */
const isMeasuring = ({ deceased, story }: DemoPerson, anchor: number): boolean =>
  deceased === undefined && story.gaps.every(({ to }) => to < anchor - DAY);

const isInSugarProgramme = ({ enrolments }: DemoPerson): boolean =>
  enrolments.some(({ programme }) => programme === 'apollo_sugar');

const isInLastWeeks = ({ story: { pregnancy } }: DemoPerson, anchor: number): boolean =>
  pregnancy !== undefined && anchor < pregnancy.endsAt && Math.floor(pregnancyWeek(pregnancy, anchor)) === 37;

const device = (hoursAgo: number, metric: string, ...values: readonly StoredValue[]): Measured => ({
  hoursAgo,
  facts: { metric, source: 'device', values },
});

const pressure = (hoursAgo: number, systolic: number, diastolic?: number): Measured =>
  device(
    hoursAgo,
    'bloodpressure',
    printed('systolic', systolic, 0, 'mm[Hg]'),
    ...(diastolic === undefined ? [] : [printed('diastolic', diastolic, 0, 'mm[Hg]')]),
  );

const sugar = (hoursAgo: number, milligrams: number): Measured => {
  const { facts } = device(hoursAgo, 'bloodglucose', printed('value', milligrams, 0, 'mg/dL'));
  return { hoursAgo, facts: { ...facts, mealSituation: 'MEAL_SITUATION_AFTER_MEAL' } };
};

const oxygen = (percent: number): Measured => device(2, 'spo2', printed('value', percent, 0, '%'));
const yesterdaysHba1c: Measured = {
  hoursAgo: 24,
  facts: { metric: 'hba1c', source: 'lab', values: [printed('value', 15.2, 1, '%')] },
};

/** Each is of one person, the first it fits who has none of those before it; at everybody's default facility where there is one. */
const DANGERS: readonly Danger[] = [
  { fits: isInSugarProgramme, readings: [sugar(2, 348)] },
  { fits: isInSugarProgramme, readings: [sugar(5, 560), sugar(2, 560), yesterdaysHba1c] },
  { fits: isInLastWeeks, readings: [pressure(8, 152, 102), pressure(2, 156, 106)] },
  {
    fits: (person, anchor) => ageAt(person, anchor) < 12,
    readings: [device(2, 'temperature', printed('value', 39.4, 1, 'Cel')), oxygen(88)],
  },
  { fits: ({ story }) => story.hypertension === 'uncontrolled', readings: [pressure(2, 172)] },
  { fits: ({ story }) => story.lungDisease, readings: [oxygen(85)], hasOxygenTarget: true },
];

const prescriber = (): DemoStaff => {
  const [doctor = DEMO_ACCOUNTS[0]] = DEMO_ACCOUNTS.filter(({ roles }) => roles.includes('OP Doctor'));
  if (!doctor) throw new Error('The demo has no staff');
  return doctor;
};

/**
 * Values that cannot wait, of the last hours before the anchor, by the index of their people: alerts, header and worklist
 * of every demo show one of each kind.
 */
export function demoDangers(
  seed: string,
  people: readonly DemoPerson[],
  anchor: number,
): ReadonlyMap<number, DemoDanger> {
  const found = new Map<number, DemoDanger>();
  for (const { fits, readings, hasOxygenTarget } of DANGERS) {
    const fitting = people.filter(
      (one) => !found.has(one.index) && isMeasuring(one, anchor) && fits(one, anchor),
    );
    const person = fitting.find(({ facilityIds: [home] }) => home === DEMO_FACILITIES[0].id) ?? fitting[0];
    if (!person) continue;
    const maker = new ReadingMaker(`${seed}/danger/${person.index}`);
    // A laboratory reports the day, not the hour.
    for (const { hoursAgo, facts } of readings)
      maker[facts.source === 'lab' ? 'addForDay' : 'add'](anchor - hoursAgo * HOUR, facts);
    const oxygenTarget = { since: indianDate(anchor - 90 * DAY), prescriber: prescriber() };
    found.set(person.index, { readings: maker.made, ...(hasOxygenTarget && { oxygenTarget }) });
  }
  return found;
}
