import { describe, expect, it } from 'vitest';
import type { FormAnswers } from './form-answers.ts';
import { latestAnswers } from './latest-answers.ts';

const logs = (...answers: readonly FormAnswers[]) =>
  answers.map((one, index) => ({ answers: one, timestamp: 1000 - index }));

describe('latestAnswers', () => {
  it.each<[string, readonly FormAnswers[], readonly FormAnswers[]]>([
    ['nothing', [], []],
    ['one log', [{ body: { weight: '70' } }], [{ body: { weight: '70' } }]],
    [
      'what a newer log says again',
      [{ diet: { meals: '3' } }, { diet: { meals: '2', salt: 'LOW' } }],
      [{ diet: { meals: '3' } }, { diet: { salt: 'LOW' } }],
    ],
    [
      'a log that says nothing of its own',
      [{ diet: { meals: '3' } }, { diet: { meals: '2' } }, { sleep: { hours: '7' } }],
      [{ diet: { meals: '3' } }, { sleep: { hours: '7' } }],
    ],
    [
      'rows, whole and the newest ones',
      [
        { medications: { list: [{ name: 'A' }] } },
        { medications: { list: [{ name: 'B' }], takesNone: false } },
      ],
      [{ medications: { list: [{ name: 'A' }] } }, { medications: { takesNone: false } }],
    ],
    [
      'an older answer under a newer empty one',
      [{ diet: { meals: '', likes: [] } }, { diet: { meals: '2', likes: ['RICE'] } }],
      [{ diet: { meals: '2', likes: ['RICE'] } }],
    ],
    [
      'the same key of two sections',
      [{ hiv: { date: '2024-01-01' } }, { vdrl: { date: '2023-01-01' } }],
      [{ hiv: { date: '2024-01-01' } }, { vdrl: { date: '2023-01-01' } }],
    ],
  ])('keeps only the current answers of %s', (_, given, expected) => {
    expect(latestAnswers(logs(...given)).map(({ answers }) => answers)).toEqual(expected);
  });

  it('leaves everything else of a log unchanged', () => {
    expect(latestAnswers(logs({}, { body: { weight: '70' } }))).toEqual([
      { answers: { body: { weight: '70' } }, timestamp: 999 },
    ]);
  });
});
