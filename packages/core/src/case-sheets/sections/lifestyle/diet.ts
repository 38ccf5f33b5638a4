import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { ifYes, note, yesNo } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

const WEEK = { min: 0, max: 7 };

export const DIET = caseSheet(
  'DIET',
  { source: 'Dietary Guidelines for Indians, ICMR-NIN 2024; WHO STEPS instrument 3.2, diet' },
  part('habit', wordLabel(words.diet, 'habit'), [
    choice('kind', wordLabel(words.diet, 'kind'), wordLabels(words.dietKind)),
    counted('meals', wordLabel(words.diet, 'meals'), { min: 0, max: 10 }),
    counted(
      'fruitVegetables',
      wordLabel(words.diet, 'fruitVegetables'),
      { min: 0, max: 30 },
      {
        hint: wordLabel(words.diet, 'hint'),
      },
    ),
    choice('salt', wordLabel(words.diet, 'salt'), wordLabels(words.dietSalt)),
    counted('saltyDays', wordLabel(words.diet, 'saltyDays'), WEEK),
    counted('friedDays', wordLabel(words.diet, 'friedDays'), WEEK),
    counted('sweetDays', wordLabel(words.diet, 'sweetDays'), WEEK),
    anyOf('fat', wordLabel(words.diet, 'fat'), wordLabels(words.dietFat)),
    counted('water', wordLabel(words.diet, 'water'), { min: 0, max: 15 }, { unit: 'L', decimals: 1 }),
    yesNo('fasts', wordLabel(words.diet, 'fasts')),
    ifYes('fasts', line('fastsWhen', wordLabel(words.diet, 'when'))),
    note(),
  ]),
  part('day', wordLabel(words.diet, 'day'), [], {
    group: rows(
      'meals',
      wordLabel(words.diet, 'meal'),
      12,
      choice('time', wordLabel(words.diet, 'when'), wordLabels(words.dietTime), { required: true }),
      line('food', wordLabel(words.diet, 'food'), { maxLength: 400, required: true }),
    ),
  }),
);
