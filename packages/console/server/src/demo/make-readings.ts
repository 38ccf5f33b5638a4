import type { DemoPerson, DemoReading } from './demo-person.ts';
import { addHomeReadings } from './home-readings.ts';
import { DAY } from './indian-time.ts';
import { addLabReadings } from './lab-panels.ts';
import { addPregnancyReadings } from './pregnancy-readings.ts';
import { ReadingMaker } from './reading-maker.ts';
import { seededRandom } from './seeded-random.ts';
import { type Body, makeConstitution } from './vital-values.ts';

/** The body of a person, the same wherever its values are asked for. */
export function bodyOf(seed: string, person: DemoPerson, anchor: number): Body {
  const constitution = makeConstitution(seededRandom(`${seed}/constitution/${person.index}`));
  return { story: person.story, constitution, anchor };
}

/** Home devices and laboratories begin when a person registered, at most a year before the anchor. */
export function makeReadings(seed: string, person: DemoPerson, anchor: number): DemoReading[] {
  const body = bodyOf(seed, person, anchor);
  const chance = seededRandom(`${seed}/readings/${person.index}`);
  const maker = new ReadingMaker(`${seed}/${person.index}`);
  const from = Math.max(person.registeredAt, anchor - 365 * DAY, Date.parse(person.birthDate) / 1000 + DAY);
  addHomeReadings(maker, chance, body, from);
  addLabReadings(maker, chance, body, { gender: person.gender, from });
  if (person.story.pregnancy) addPregnancyReadings(maker, chance, body, person.story.pregnancy);
  return maker.made;
}
