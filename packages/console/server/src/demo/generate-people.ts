import { callDaysBetween } from './call-days.ts';
import type { DemoCall } from './demo-call.ts';
import { type DemoOxygenTarget, demoDangers } from './demo-dangers.ts';
import type { DemoPerson, DemoReading } from './demo-person.ts';
import { calledFor, callSpan, makeCalls } from './make-calls.ts';
import { makePerson } from './make-person.ts';
import { makeReadings } from './make-readings.ts';

export const DEMO_SEED = 'careline-demo-1';
export const PEOPLE = 600;
export const CALLS = 5000;
/** People in one batch: some seven hundred readings, a tenth of a second of work for the embedded database. */
const BATCH = 5;
export const BATCHES = PEOPLE / BATCH;

export interface DemoRecord {
  readonly person: DemoPerson;
  readonly readings: readonly DemoReading[];
  readonly calls: readonly DemoCall[];
  readonly oxygenTarget?: DemoOxygenTarget | undefined;
}

/** A mother is called more often than a patient of chronic care: her programme ends with the year. */
const MOTHERS_SHARE = 1.6;

/** Shares out the calls by the time people were enrolled, to the last one. */
function shareOutCalls(people: readonly DemoPerson[], anchor: number): number[] {
  const spans = people.map((person) => {
    if (!calledFor(person)) return 0;
    const { from, to } = callSpan(person, anchor);
    return callDaysBetween(from, to) * (person.story.pregnancy ? MOTHERS_SHARE : 1);
  });
  const total = spans.reduce((sum, span) => sum + span, 0);
  let passed = 0;
  return spans.map((span) => {
    const before = Math.round((passed / total) * CALLS);
    passed += span;
    return Math.round((passed / total) * CALLS) - before;
  });
}

/**
 * The demo's people, batch by batch; the same for the same seed and anchor, whichever batch it starts at.
 * @param anchor unix seconds of the moment up to which the past year is told
 * @param fromBatch how many batches to leave out
 */
export function* generatePeople(
  seed: string,
  anchor: number,
  fromBatch = 0,
): Generator<readonly DemoRecord[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) => makePerson(seed, index, anchor));
  const calls = shareOutCalls(people, anchor);
  const dangers = demoDangers(seed, people, anchor);
  for (let batch = fromBatch; batch < BATCHES; batch += 1) {
    const slice = people.slice(batch * BATCH, (batch + 1) * BATCH);
    yield slice.map((person) => ({
      person,
      readings: [...makeReadings(seed, person, anchor), ...(dangers.get(person.index)?.readings ?? [])],
      oxygenTarget: dangers.get(person.index)?.oxygenTarget,
      calls: makeCalls(seed, person, calls[person.index] ?? 0, anchor),
    }));
  }
}
