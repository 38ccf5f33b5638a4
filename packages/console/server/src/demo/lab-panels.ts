import type { StoredValue } from '../platform/database/schema.ts';
import { DAY, HOUR, indianMidnight } from './indian-time.ts';
import { printed, type ReadingMaker } from './reading-maker.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Body, glucose, hba1c, weight } from './vital-values.ts';

const atLeast = (value: number, min: number): number => Math.max(min, value);

function lipids(chance: SeededRandom, body: Body): StoredValue[] {
  const sugar = body.story.diabetes === 'absent' ? 0 : 1;
  const triglycerides = atLeast(Math.round(chance.normal(128 + 44 * sugar, 42)), 48);
  const hdl = atLeast(Math.round(chance.normal(45 - 4 * sugar, 7)), 24);
  const ldl = atLeast(Math.round(chance.normal(112, 27)), 38);
  return [
    // Friedewald's sum holds on the printed report.
    printed('totalCholesterol', ldl + hdl + Math.round(triglycerides / 5), 0, 'mg/dL'),
    printed('triglycerides', triglycerides, 0, 'mg/dL'),
    printed('hdl', hdl, 0, 'mg/dL'),
    printed('ldl', ldl, 0, 'mg/dL'),
  ];
}

function hemoglobin(chance: SeededRandom, body: Body, gender: string): StoredValue {
  const usual = (gender === 'female' ? 12.7 : 14.4) - (body.story.anaemia ? 2.3 : 0);
  return printed('value', atLeast(chance.normal(usual, 0.5), 6.8), 1, 'g/dL');
}

function thyroid(chance: SeededRandom, body: Body): StoredValue[] {
  const tsh = body.story.lowThyroid ? chance.normal(6.4, 1.9) : chance.normal(2.4, 0.8);
  return [printed('tsh', atLeast(tsh, 0.32), 2, 'm[IU]/L')];
}

/** The yearly check: everything a health package measures. The laboratory reports the day, not the hour. */
function addYearlyCheck(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  gender: string,
  at: number,
): void {
  const one = (metric: string, values: StoredValue[]) =>
    maker.addForDay(at, { metric, values, source: 'lab' });
  const male = gender === 'male';
  one('hba1c', [printed('value', hba1c(chance, body, at), 1, '%')]);
  one('lipid', lipids(chance, body));
  one('hemoglobin', [hemoglobin(chance, body, gender)]);
  one('creatinine', [printed('value', atLeast(chance.normal(male ? 0.98 : 0.78, 0.16), 0.4), 2, 'mg/dL')]);
  one('uricacid', [printed('value', atLeast(chance.normal(male ? 5.8 : 4.7, 1), 2.1), 1, 'mg/dL')]);
  one('thyroid', thyroid(chance, body));
}

function addVisit(maker: ReadingMaker, chance: SeededRandom, body: Body, at: number): void {
  maker.add(at, {
    metric: 'body',
    source: 'manual',
    values: [
      printed('weight', weight(chance, body, at), 2, 'kg'),
      printed('height', body.story.height, 0, 'cm'),
    ],
  });
  maker.add(at, {
    metric: 'bloodglucose',
    source: 'lab',
    values: [printed('value', glucose(chance, body, at, 'FASTING'), 0, 'mg/dL')],
    mealSituation: 'MEAL_SITUATION_FASTING',
  });
}

/** HbA1c every quarter for people with diabetes, the whole check once a year for every adult. */
export function addLabReadings(
  maker: ReadingMaker,
  chance: SeededRandom,
  body: Body,
  person: { gender: string; from: number },
): void {
  const blocked = (at: number) => body.story.gaps.some((gap) => at >= gap.from && at < gap.to);
  const checkDay = chance.int(20, 340);
  const at = (day: number) => indianMidnight(body.anchor - day * DAY) + chance.int(8 * HOUR, 12 * HOUR);
  const check = at(checkDay);
  if (check > person.from && !blocked(check)) {
    addYearlyCheck(maker, chance, body, person.gender, check);
    addVisit(maker, chance, body, check);
  }
  if (body.story.diabetes === 'absent') return;
  for (let day = checkDay % 90; day < 365; day += 90) {
    const visit = at(day);
    if (day === checkDay || day < 2 || visit < person.from || blocked(visit)) continue;
    const value = printed('value', hba1c(chance, body, visit), 1, '%');
    maker.addForDay(visit, { metric: 'hba1c', source: 'lab', values: [value] });
  }
}
