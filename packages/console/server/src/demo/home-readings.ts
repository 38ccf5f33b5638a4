import type { MealSituation } from '@careline/core/metrics';
import type { HealthStory } from './health-story.ts';
import { DAY, HOUR, indianMidnight } from './indian-time.ts';
import { printed, type ReadingMaker } from './reading-maker.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Body, bloodPressure, type GlucoseMoment, glucose, weight } from './vital-values.ts';

const MOMENTS: readonly (readonly [GlucoseMoment, number, number])[] = [
  ['FASTING', 6, 8],
  ['AFTER_MEAL', 10, 11],
  ['BEFORE_MEAL', 12, 13],
  ['AFTER_MEAL', 15, 16],
  ['RANDOM', 17, 21],
];

const isGap = (story: HealthStory, at: number): boolean =>
  story.gaps.some((gap) => at >= gap.from && at < gap.to);

/** A moment of that day between two hours, to the second. */
const moment = (chance: SeededRandom, day: number, fromHour: number, toHour: number): number =>
  day + chance.int(fromHour * HOUR, toHour * HOUR - 1);

export function addBloodPressure(maker: ReadingMaker, chance: SeededRandom, body: Body, at: number): void {
  const { systolic, diastolic } = bloodPressure(chance, body, at);
  maker.add(at, {
    metric: 'bloodpressure',
    source: 'device',
    values: [printed('systolic', systolic, 0, 'mm[Hg]'), printed('diastolic', diastolic, 0, 'mm[Hg]')],
    irrPulse: body.story.irregularPulse && chance.chance(0.3),
  });
}

function addGlucose(maker: ReadingMaker, chance: SeededRandom, body: Body, day: number): void {
  const [situation, fromHour, toHour] = chance.weighted(
    MOMENTS.map((choice, index) => [choice, index === 0 ? 5 : 2] as const),
  );
  const at = moment(chance, day, fromHour, toHour);
  maker.add(at, {
    metric: 'bloodglucose',
    source: 'device',
    values: [printed('value', glucose(chance, body, at, situation), 0, 'mg/dL')],
    mealSituation: `MEAL_SITUATION_${situation}` satisfies MealSituation,
  });
}

export function addWeight(maker: ReadingMaker, chance: SeededRandom, body: Body, at: number): void {
  maker.add(at, {
    metric: 'body',
    source: 'device',
    values: [printed('weight', weight(chance, body, at), 1, 'kg')],
  });
}

function addOxygen(maker: ReadingMaker, chance: SeededRandom, body: Body, at: number): void {
  const usual = body.story.lungDisease ? 92.5 : 97.6;
  const value = Math.min(100, Math.max(84, Math.round(chance.normal(usual, 1.2))));
  maker.add(at, { metric: 'spo2', source: 'device', values: [printed('value', value, 0, '%')] });
}

function addPulse(maker: ReadingMaker, chance: SeededRandom, at: number): void {
  const value = Math.round(Math.min(128, Math.max(48, chance.normal(77, 8))));
  maker.add(at, { metric: 'heartrate', source: 'device', values: [printed('value', value, 0, '/min')] });
}

function addTemperature(maker: ReadingMaker, chance: SeededRandom, body: Body, at: number): void {
  const celsius = Math.min(40.2, Math.max(36.1, chance.normal(37.6, 0.7)));
  const value = body.story.fahrenheit
    ? printed('value', celsius * 1.8 + 32, 1, '[degF]')
    : printed('value', celsius, 1, 'Cel');
  maker.add(at, { metric: 'temperature', source: 'device', values: [value] });
}

/** Fewer people measure in the weeks of Dussehra and Diwali. */
const holidayShare = (day: number): number => {
  const month = new Date((day + DAY / 2) * 1000).getUTCMonth();
  return month === 9 || month === 10 ? 0.6 : 1;
};

/** How many days of illness with a temperature a year brings. */
const FEVER = 1 / 120;

function addDay(maker: ReadingMaker, chance: SeededRandom, body: Body, day: number): void {
  const { story } = body;
  const share = story.diligence * holidayShare(day);
  if (story.hypertension !== 'absent' && chance.chance(share * 0.8)) {
    const at = moment(chance, day, 6, 9);
    addBloodPressure(maker, chance, body, at);
    if (chance.chance(0.5)) addPulse(maker, chance, at);
    if (chance.chance(0.15)) addBloodPressure(maker, chance, body, moment(chance, day, 18, 21));
  }
  if (story.diabetes !== 'absent' && chance.chance(share)) {
    addGlucose(maker, chance, body, day);
    if (chance.chance(0.3)) addGlucose(maker, chance, body, day);
  }
  if (chance.chance(share / 6)) addWeight(maker, chance, body, moment(chance, day, 6, 8));
  if (chance.chance(story.lungDisease ? share : share / 40)) {
    addOxygen(maker, chance, body, moment(chance, day, 8, 20));
  }
  if (chance.chance(FEVER)) addTemperature(maker, chance, body, moment(chance, day, 9, 21));
}

/** What a person measured at home on the days from `from` on until the day before the anchor. */
export function addHomeReadings(maker: ReadingMaker, chance: SeededRandom, body: Body, from: number): void {
  const today = indianMidnight(body.anchor);
  for (let day = indianMidnight(from) + DAY; day < today; day += DAY) {
    if (!isGap(body.story, day)) addDay(maker, chance, body, day);
  }
}
