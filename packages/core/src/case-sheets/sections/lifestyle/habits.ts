import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, type Choices, choice, counted, when } from '../../fields.ts';
import * as words from './words/en.ts';

const USE = wordLabels(words.use) satisfies Choices;

const USED = ['FORMER', 'SOMETIMES', 'DAILY'] as const;

export const HABITS = caseSheet(
  'HABITS',
  {
    source: 'Global Adult Tobacco Survey India 2 (2016-17); AUDIT-C, Bush et al. 1998; WHO ASSIST 3.1',
  },
  part('smoking', wordLabel(words.habits, 'smoking'), [
    choice('use', wordLabel(words.habits, 'use'), USE),
    asked(
      'whoSmoked',
      when('use', ...USED),
      anyOf('kinds', wordLabel(words.habits, 'what'), wordLabels(words.habitsKinds)),
      counted('perDay', wordLabel(words.habits, 'perDay'), { min: 0, max: 150 }),
      counted('years', wordLabel(words.habits, 'years'), { min: 0, max: 90 }),
    ),
    yesNo('othersSmoke', wordLabel(words.habits, 'othersSmoke')),
  ]),
  part('chewing', wordLabel(words.habits, 'chewing'), [
    choice('use', wordLabel(words.habits, 'chews'), USE),
    asked(
      'whoChewed',
      when('use', ...USED),
      anyOf('kinds', wordLabel(words.habits, 'what'), wordLabels(words.habitsKindsLabels)),
      counted('perDay', wordLabel(words.habits, 'timesDay'), { min: 0, max: 100 }),
      counted('years', wordLabel(words.habits, 'years'), { min: 0, max: 90 }),
    ),
  ]),
  part('alcohol', wordLabel(words.habits, 'alcohol'), [
    choice('use', wordLabel(words.habits, 'drinks'), wordLabels(words.habitsUse)),
    asked(
      'whoDrinks',
      when('use', 'MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'MORE'),
      counted(
        'drinks',
        wordLabel(words.habits, 'drinksOnSuchDay'),
        { min: 0, max: 60 },
        {
          hint: wordLabel(words.habits, 'hint'),
        },
      ),
      choice('sixOrMore', wordLabel(words.habits, 'sixOrMore'), wordLabels(words.habitsSixOrMore)),
    ),
  ]),
  part('other', wordLabel(words.habits, 'other'), [
    anyOf('substances', wordLabel(words.habits, 'substances'), {
      ...wordLabels(words.habitsSubstances),
      ...NONE,
    }),
    counted('tea', wordLabel(words.habits, 'tea'), { min: 0, max: 40 }),
    choice('stopping', wordLabel(words.habits, 'stopping'), wordLabels(words.habitsStopping)),
    note(),
  ]),
);
