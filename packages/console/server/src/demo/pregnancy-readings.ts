import { addWeight } from './home-readings.ts';
import { DAY, HOUR, indianMidnight, indianWeekday } from './indian-time.ts';
import { hemoglobinInPregnancy, type Pregnancy, pressureInPregnancy } from './pregnancy-story.ts';
import { printed, type ReadingMaker } from './reading-maker.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Body } from './vital-values.ts';

const WEEK = 7 * DAY;

function addVisit(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  pregnancy: Pregnancy,
  at: number,
): void {
  const { systolic, diastolic } = pressureInPregnancy(chance, pregnancy, at);
  maker.add(at, {
    metric: 'bloodpressure',
    source: 'manual',
    values: [printed('systolic', systolic, 0, 'mm[Hg]'), printed('diastolic', diastolic, 0, 'mm[Hg]')],
    irrPulse: false,
  });
  addWeight(maker, chance, body, at);
  if (chance.chance(0.5)) {
    const value = hemoglobinInPregnancy(chance, pregnancy, { anaemia: body.story.anaemia, at });
    maker.addForDay(at, {
      metric: 'hemoglobin',
      source: 'lab',
      values: [printed('value', value, 1, 'g/dL')],
    });
  }
}

/** Daily checks at home by those whose screening was positive, from week 26 to the birth. */
function addSugarDiary(maker: ReadingMaker, chance: SeededRandom, body: Body, pregnancy: Pregnancy): void {
  const until = Math.min(body.anchor, pregnancy.endsAt);
  for (let day = pregnancy.lastPeriod + 26 * WEEK; day + DAY < until; day += DAY) {
    if (!chance.chance(body.story.diligence)) continue;
    const morning = indianMidnight(day) + chance.int(6 * HOUR, 8 * HOUR);
    const fasting = chance.chance(0.5);
    const value = Math.round(chance.normal(fasting ? 98 : 136, fasting ? 8 : 15));
    maker.add(fasting ? morning : morning + 4 * HOUR, {
      metric: 'bloodglucose',
      source: 'device',
      values: [printed('value', value, 0, 'mg/dL')],
      mealSituation: fasting ? 'MEAL_SITUATION_FASTING' : 'MEAL_SITUATION_AFTER_MEAL',
    });
  }
}

const SUNDAY = 0;

/** When visits are due: monthly to week 28, every fortnight to 36, then weekly; and one six weeks after the end. */
function visitDays(chance: SeededRandom, { lastPeriod, endsAt }: Pregnancy): number[] {
  const days: number[] = [];
  let week = chance.int(9, 13);
  while (lastPeriod + (week + 1) * WEEK < endsAt) {
    days.push(lastPeriod + week * WEEK + chance.int(0, 5) * DAY);
    week += week < 28 ? 4 : week < 36 ? 2 : 1;
  }
  return [...days, endsAt + 6 * WEEK];
}

export function addPregnancyReadings(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  pregnancy: Pregnancy,
): void {
  for (const day of visitDays(chance, pregnancy)) {
    const at =
      indianMidnight(indianWeekday(day) === SUNDAY ? day + DAY : day) + chance.int(9 * HOUR, 17 * HOUR);
    const recent = at > body.anchor - 365 * DAY && at < body.anchor;
    if (recent && chance.chance(0.9)) addVisit(maker, chance, body, pregnancy, at);
  }
  if (pregnancy.diabetes) addSugarDiary(maker, chance, body, pregnancy);
}
