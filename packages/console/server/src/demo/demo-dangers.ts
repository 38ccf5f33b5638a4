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

interface Danger {
  readonly fits: (person: DemoPerson, anchor: number) => boolean;
  readonly add: (maker: ReadingMaker, anchor: number) => void;
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

function device(maker: ReadingMaker, at: number, metric: string, ...values: readonly StoredValue[]): void {
  maker.add(at, { metric, source: 'device', values });
}

const pressure = (systolic: number, diastolic: number): readonly StoredValue[] => [
  printed('systolic', systolic, 0, 'mm[Hg]'),
  printed('diastolic', diastolic, 0, 'mm[Hg]'),
];

const addGlucose = (maker: ReadingMaker, at: number, milligrams: number): void =>
  maker.add(at, {
    metric: 'bloodglucose',
    source: 'device',
    values: [printed('value', milligrams, 0, 'mg/dL')],
    mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
  });

/** Each is of one person, the first it fits who has none of those before it; at everybody's default facility where there is one. */
const DANGERS: readonly Danger[] = [
  {
    fits: isInSugarProgramme,
    add: (maker, anchor) => addGlucose(maker, anchor - 2 * HOUR, 348),
  },
  {
    fits: isInSugarProgramme,
    add(maker, anchor) {
      addGlucose(maker, anchor - 5 * HOUR, 560);
      addGlucose(maker, anchor - 2 * HOUR, 560);
      const values = [printed('value', 15.2, 1, '%')];
      maker.addForDay(anchor - DAY, { metric: 'hba1c', source: 'lab', values });
    },
  },
  {
    fits: isInLastWeeks,
    add(maker, anchor) {
      device(maker, anchor - 8 * HOUR, 'bloodpressure', ...pressure(152, 102));
      device(maker, anchor - 2 * HOUR, 'bloodpressure', ...pressure(156, 106));
    },
  },
  {
    fits: (person, anchor) => ageAt(person, anchor) < 12,
    add(maker, anchor) {
      device(maker, anchor - 2 * HOUR, 'temperature', printed('value', 39.4, 1, 'Cel'));
      device(maker, anchor - 2 * HOUR, 'spo2', printed('value', 88, 0, '%'));
    },
  },
  {
    fits: ({ story }) => story.hypertension === 'uncontrolled',
    add: (maker, anchor) =>
      device(maker, anchor - 2 * HOUR, 'bloodpressure', printed('systolic', 172, 0, 'mm[Hg]')),
  },
  {
    fits: ({ story }) => story.lungDisease,
    add: (maker, anchor) => device(maker, anchor - 2 * HOUR, 'spo2', printed('value', 85, 0, '%')),
    hasOxygenTarget: true,
  },
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
  for (const { fits, add, hasOxygenTarget } of DANGERS) {
    const fitting = people.filter(
      (one) => !found.has(one.index) && isMeasuring(one, anchor) && fits(one, anchor),
    );
    const person = fitting.find(({ facilityIds: [home] }) => home === DEMO_FACILITIES[0].id) ?? fitting[0];
    if (!person) continue;
    const maker = new ReadingMaker(`${seed}/danger/${person.index}`);
    add(maker, anchor);
    const oxygenTarget = { since: indianDate(anchor - 90 * DAY), prescriber: prescriber() };
    found.set(person.index, { readings: maker.made, ...(hasOxygenTarget && { oxygenTarget }) });
  }
  return found;
}
