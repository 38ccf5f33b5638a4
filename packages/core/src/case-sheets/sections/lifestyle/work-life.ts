import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { ifYes, NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, when } from '../../fields.ts';
import * as words from './words/en.ts';

export const WORK_LIFE = caseSheet(
  'WORK_LIFE',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition (occupational history); ILO diagnostic criteria for occupational diseases 2022",
  },
  part('work', wordLabel(words.workLife, 'work'), [
    choice('status', wordLabel(words.workLife, 'status'), wordLabels(words.workLifeStatus)),
    line('occupation', wordLabel(words.workLife, 'occupation'), {
      hint: wordLabel(words.workLife, 'hint'),
    }),
    counted('years', wordLabel(words.workLife, 'years'), { min: 0, max: 80 }),
    asked(
      'whileWorking',
      when('status', 'EMPLOYED', 'SELF_EMPLOYED', 'DAILY_WAGE', 'HOME'),
      counted('hours', wordLabel(words.workLife, 'hours'), { min: 0, max: 140 }, { unit: 'h' }),
      choice('shift', wordLabel(words.workLife, 'shift'), wordLabels(words.workLifeShift)),
    ),
  ]),
  part('exposure', wordLabel(words.workLife, 'exposure'), [
    anyOf('exposedTo', wordLabel(words.workLife, 'exposedTo'), {
      ...wordLabels(words.workLifeExposedTo),
      ...NONE,
    }),
    choice('protection', wordLabel(words.workLife, 'protection'), wordLabels(words.workLifeProtection)),
    yesNo('injured', wordLabel(words.workLife, 'injured')),
    ifYes('injured', line('injury', wordLabel(words.workLife, 'injury'))),
  ]),
  part('strain', wordLabel(words.workLife, 'strain'), [
    counted('missedDays', wordLabel(words.workLife, 'missedDays'), { min: 0, max: 31 }),
    choice('stress', wordLabel(words.workLife, 'stress'), wordLabels(words.workLifeStress)),
    note(),
  ]),
);
