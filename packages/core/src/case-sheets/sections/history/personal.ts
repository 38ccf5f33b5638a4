import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { following, ifYes, NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, when } from '../../fields.ts';
import * as words from './words/en.ts';

export const PERSONAL = caseSheet(
  'PERSONAL',
  { source: "Hutchison's Clinical Methods, 24th edition, chapter 1; NCD medical officer module, MoHFW 2017" },
  part('daily', wordLabel(words.personal, 'daily'), [
    choice(
      'maritalStatus',
      wordLabel(words.personal, 'maritalStatus'),
      wordLabels(words.personalMaritalStatus),
    ),
    choice('appetite', wordLabel(words.personal, 'appetite'), wordLabels(words.personalAppetite)),
    choice('weightChange', wordLabel(words.personal, 'weightChange'), wordLabels(words.personalWeightChange)),
    asked(
      'ifWeightChanged',
      when('weightChange', 'LOST', 'GAINED'),
      counted(
        'weightChangeBy',
        wordLabel(words.personal, 'weightChangeBy'),
        { min: 0.5, max: 100 },
        { unit: 'kg', decimals: 1 },
      ),
      choice(
        'weightChangeWanted',
        wordLabel(words.personal, 'weightChangeWanted'),
        wordLabels(words.personalWeightChangeWanted),
      ),
    ),
  ]),
  part('sleep', wordLabel(words.personal, 'sleep'), [
    counted('hours', wordLabel(words.personal, 'hours'), { min: 0, max: 24 }, { unit: 'h', decimals: 1 }),
    anyOf('trouble', wordLabel(words.personal, 'trouble'), { ...wordLabels(words.personalTrouble), ...NONE }),
  ]),
  part('bowelBladder', wordLabel(words.personal, 'bowelBladder'), [
    choice('bowel', wordLabel(words.personal, 'bowel'), wordLabels(words.personalBowel)),
    anyOf('bladder', wordLabel(words.personal, 'bladder'), {
      ...wordLabels(words.personalBladder),
      ...NONE,
    }),
  ]),
  part('exposure', wordLabel(words.personal, 'exposure'), [
    yesNo('travelled', wordLabel(words.personal, 'travelled')),
    ifYes('travelled', line('travelledTo', wordLabel(words.personal, 'travelledTo'))),
    choice('contact', wordLabel(words.personal, 'contact'), wordLabels(words.personalContact)),
    following('contact', 'OTHER', line('otherContact', wordLabel(words.personal, 'otherContact'))),
    note(),
  ]),
);
