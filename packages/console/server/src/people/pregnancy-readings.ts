import type { Pregnancy } from './health-story.ts';
import { addWeight } from './home-readings.ts';
import { DAY, HOUR, indianMidnight, indianWeekday } from './indian-time.ts';
import { printed, type ReadingMaker } from './reading-maker.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Body } from './vital-values.ts';

const WEEK = 7;
const TERM = 40;

/** Falls in the middle of a healthy pregnancy, rises after week 20 where hypertension develops. */
function pressureAt(chance: SeededRandom, pregnancy: Pregnancy, week: number): [number, number] {
  const dip = 6 * Math.sin((Math.min(week, TERM) / TERM) * Math.PI);
  const rise = pregnancy.hypertension && week > 22 ? Math.min(42, (week - 22) * 3.2) : 0;
  const systolic = Math.round(chance.normal(113 - dip + rise, 4));
  return [systolic, Math.round(Math.min(systolic - 22, systolic * 0.5 + 15 + chance.normal(0, 3)))];
}

function addVisit(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  pregnancy: Pregnancy,
  at: number,
): void {
  const week = (at - pregnancy.lastPeriod) / (WEEK * DAY);
  const [systolic, diastolic] = pressureAt(chance, pregnancy, week);
  maker.add(at, {
    metric: 'bloodpressure',
    source: 'manual',
    values: [printed('systolic', systolic, 0, 'mm[Hg]'), printed('diastolic', diastolic, 0, 'mm[Hg]')],
    irrPulse: false,
  });
  addWeight(maker, chance, body, at);
  const dilution = 1.1 * Math.sin((Math.min(week, TERM) / TERM) * Math.PI);
  const haemoglobin = (body.story.anaemia ? 10.6 : 12.2) - dilution + chance.normal(0, 0.25);
  if (chance.chance(0.5)) {
    const value = printed('value', Math.max(7.4, haemoglobin), 1, 'g/dL');
    maker.addForDay(at, { metric: 'hemoglobin', source: 'lab', values: [value] });
  }
}

/** Daily checks at home by those whose screening was positive, from week 26 to the birth. */
function addSugarDiary(maker: ReadingMaker, chance: SeededRandom, body: Body, pregnancy: Pregnancy): void {
  const until = Math.min(body.anchor, pregnancy.lastPeriod + TERM * WEEK * DAY);
  for (let day = pregnancy.lastPeriod + 26 * WEEK * DAY; day + DAY < until; day += DAY) {
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

/** Antenatal visits: monthly to week 28, every fortnight to 36, then weekly; and one six weeks after birth. */
export function addPregnancyReadings(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  pregnancy: Pregnancy,
): void {
  let week = chance.int(9, 13);
  while (week <= TERM + 6) {
    const day = pregnancy.lastPeriod + week * WEEK * DAY + chance.int(0, 5) * DAY;
    const at =
      indianMidnight(indianWeekday(day) === SUNDAY ? day + DAY : day) + chance.int(9 * HOUR, 17 * HOUR);
    const recent = at > body.anchor - 365 * DAY && at < body.anchor;
    if (recent && chance.chance(0.9)) addVisit(maker, chance, body, pregnancy, at);
    if (week >= TERM - 1) week += week > TERM ? 1 : 7;
    else week += week < 28 ? 4 : week < 36 ? 2 : 1;
  }
  if (pregnancy.diabetes) addSugarDiary(maker, chance, body, pregnancy);
}
