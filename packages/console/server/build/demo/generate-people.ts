import { type DemoCall, makeCalls } from './make-calls.ts';
import { type DemoPerson, makePerson } from './make-person.ts';
import { type DemoDanger, type DemoReading, demoDangers, makeReadings } from './make-readings.ts';
import { dueToday, latestCalls, planCalls } from './plan-calls.ts';
import { STORIES } from './stories/stories.ts';
import { storyCalls, storyOxygenTarget, storyReadings } from './stories/story-history.ts';
import { storyPerson } from './stories/story-person.ts';

export const DEMO_SEED = 'careline-demo-1';
export const PEOPLE = 600;
export const CALLS = 5000;
/** People in one batch: about 700 readings, a tenth of a second of work for the embedded database. */
const BATCH = 5;
export const BATCHES = PEOPLE / BATCH;

export interface DemoRecord {
  readonly person: DemoPerson;
  readonly readings: readonly DemoReading[];
  readonly calls: readonly DemoCall[];
  readonly oxygenTarget?: DemoDanger['oxygenTarget'] | undefined;
}

/** Returns all people of the demo: patients of the stories first, then generated ones. */
export const makePeople = (seed: string, anchor: number): readonly DemoPerson[] =>
  Array.from({ length: PEOPLE }, (_, index) => {
    const story = STORIES[index];
    return story ? storyPerson(story, index, anchor) : makePerson(seed, index, anchor);
  });

/**
 * Yields the demo's people in batches. The result depends only on the seed and the anchor, whichever batch it
 * starts at.
 * @param anchor unix seconds of the moment at which the past year ends
 * @param fromBatch number of batches to skip
 */
export function* generatePeople(
  seed: string,
  anchor: number,
  fromBatch = 0,
): Generator<readonly DemoRecord[]> {
  const people = makePeople(seed, anchor);
  const all = people.map((person) => (person.storyKey ? [] : planCalls(seed, person, anchor)));
  const ofStories = STORIES.reduce((count, { calls }) => count + calls.length, 0);
  const plans = latestCalls(all, people, CALLS - ofStories);
  const dangers = demoDangers(seed, people, anchor);
  for (let batch = fromBatch; batch < BATCHES; batch += 1) {
    const slice = people.slice(batch * BATCH, (batch + 1) * BATCH);
    yield slice.map((person) => {
      const story = STORIES[person.index];
      if (story) {
        return {
          person,
          readings: storyReadings(story, anchor),
          oxygenTarget: storyOxygenTarget(story, anchor),
          calls: storyCalls(story, person, anchor),
        };
      }
      const danger = dangers.get(person.index);
      const plan = plans[person.index] ?? [];
      return {
        person,
        readings: [...makeReadings(seed, person, anchor), ...(danger?.readings ?? [])],
        oxygenTarget: danger?.oxygenTarget,
        calls: makeCalls(seed, person, danger ? dueToday(plan, anchor) : plan, anchor),
      };
    });
  }
}
