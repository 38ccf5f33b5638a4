// spec: 39

import { describe, expect, it } from 'vitest';
import { assess, scaleOf } from '../../src/assessments/index.ts';
import { contextAt, judgeRecord } from '../../src/clinical/index.ts';
import { isoDay } from '../../src/formatting/index.ts';
import { findOrderables, judgeLabLines } from '../../src/labs/index.ts';
import { ADULTS } from './adults.ts';
import { CHILDREN } from './children.ts';
import { LABORATORY } from './laboratory.ts';
import { LABORATORY_FURTHER } from './laboratory-further.ts';
import {
  agrees,
  answered,
  type Expected,
  factsOf,
  NOON,
  type Patient,
  type PublishedReading,
  readingText,
  recordOf,
  whoText,
  ZONE,
} from './published-case.ts';
import type { PublishedResult } from './published-result.ts';
import { SCORES } from './scores.ts';

const titled = (reading: PublishedReading): [string, PublishedReading] => [
  `${whoText(reading.who)}: ${readingText(reading)} is ${reading.expected}`,
  reading,
];

/** The answer and what is published, side by side where they differ. */
const compared = (expected: Expected, answer: ReturnType<typeof answered>, source: string) =>
  agrees(expected, answer) ? { expected, source } : { answer, source };

describe.each([
  ['adults and mothers', ADULTS],
  ['children and newborns', CHILDREN],
])('published readings of %s', (_, readings) => {
  it.each(readings.map(titled))('%s', (_title, reading) => {
    const { faces, level } = judgeRecord(recordOf(reading), factsOf(reading.who), { timeZone: ZONE });
    const { expected, source } = reading;
    expect(compared(expected, answered(Object.values(faces), level), source)).toEqual({ expected, source });
  });
});

/** The test that stands first when its name is typed. */
function typedTest({ typed }: PublishedResult): string {
  const found = findOrderables(typed, 'en', 10).find(({ isPanel }) => !isPanel);
  if (!found) throw new Error(`No test is found for "${typed}"`);
  return found.key;
}

const titledResult = (result: PublishedResult): [string, PublishedResult] => {
  const { who, typed, text, unit, expected } = result;
  return [`${whoText(who)}: ${typed} ${text} ${unit} is ${expected}`, result];
};

describe('published laboratory results', () => {
  it.each([...LABORATORY, ...LABORATORY_FURTHER].map(titledResult))('%s', (_, result) => {
    const { who, typed, text, unit, expected, source } = result;
    const line = { test: typedTest(result), name: typed, text, unit, reason: '', range: '' };
    const faces = judgeLabLines([line], { facts: factsOf(who), collectedAt: NOON, timeZone: ZONE });
    expect(compared(expected, answered(faces, faces[0]?.level), source)).toEqual({ expected, source });
  });
});

const contextOf = (who: Patient) => {
  const dayOf = (at: number) => isoDay(at, ZONE) ?? '';
  return contextAt(factsOf(who), { day: dayOf(NOON), at: NOON }, dayOf);
};

describe('published scores', () => {
  it.each(SCORES.map((one): [string, (typeof SCORES)[number]] => [`${one.scale}, ${one.name}`, one]))(
    '%s',
    (_, { scale: key, who, inputs, total, atLeast, band, sign }) => {
      const scale = scaleOf(key);
      if (!scale) throw new Error(`No scale ${key}`);
      const result = assess(scale, inputs, contextOf(who));
      // Where no band may be said, there is no total either.
      const hasTotal = total !== undefined || band === null;
      expect({
        ...(hasTotal && { total: result.total }),
        ...(atLeast !== undefined && { atLeast: result.atLeast }),
        ...(band !== undefined && { band: result.band ?? null }),
        sign: result.sign,
      }).toEqual({
        ...(hasTotal && { total }),
        ...(atLeast !== undefined && { atLeast }),
        ...(band !== undefined && { band }),
        sign,
      });
    },
  );
});

describe('the tables of published cases', () => {
  it('have 200 cases and more, each with its source and no duplicates', () => {
    const counts = {
      adults: ADULTS.length,
      children: CHILDREN.length,
      laboratory: LABORATORY.length + LABORATORY_FURTHER.length,
      scores: SCORES.length,
    };
    const sum = Object.values(counts).reduce((all, one) => all + one, 0);
    console.info(`Published cases: ${JSON.stringify(counts)}, together ${sum}`);
    expect(sum).toBeGreaterThanOrEqual(200);
    const all = [...ADULTS, ...CHILDREN, ...LABORATORY, ...LABORATORY_FURTHER, ...SCORES];
    expect(all.filter(({ source }) => source === '')).toEqual([]);
    const titles = [...ADULTS, ...CHILDREN].map((one) => titled(one)[0]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
