import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { following, ifYes, NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, when } from '../../fields.ts';
import * as words from './words/en.ts';

export const PERSONAL = caseSheet(
  'PERSONAL',
  { source: "Hutchison's Clinical Methods, 24th edition, chapter 1; NCD medical officer module, MoHFW 2017" },
  part('daily', wordLabel(words.personal, 'dailyLife'), [
    choice(
      'maritalStatus',
      wordLabel(words.personal, 'maritalStatus'),
      wordLabels(words.personalMaritalStatus),
    ),
    choice('appetite', wordLabel(words.personal, 'appetite'), wordLabels(words.personalAppetite)),
    choice(
      'weightChange',
      wordLabel(words.personal, 'weightInLast6Months'),
      wordLabels(words.personalWeightChange),
    ),
    asked(
      'ifWeightChanged',
      when('weightChange', 'LOST', 'GAINED'),
      counted(
        'weightChangeBy',
        wordLabel(words.personal, 'byAbout'),
        { min: 0.5, max: 100 },
        { unit: 'kg', decimals: 1 },
      ),
      choice(
        'weightChangeWanted',
        wordLabel(words.personal, 'intended'),
        wordLabels(words.personalWeightChangeWanted),
      ),
    ),
  ]),
  part('sleep', wordLabel(words.personal, 'sleep'), [
    counted(
      'hours',
      wordLabel(words.personal, 'hoursNight'),
      { min: 0, max: 24 },
      { unit: 'h', decimals: 1 },
    ),
    anyOf('trouble', wordLabel(words.personal, 'trouble'), { ...wordLabels(words.personalTrouble), ...NONE }),
  ]),
  part('bowelBladder', wordLabel(words.personal, 'bowelAndBladder'), [
    choice('bowel', wordLabel(words.personal, 'bowelHabit'), wordLabels(words.personalBowel)),
    anyOf('bladder', wordLabel(words.personal, 'passingUrine'), {
      ...wordLabels(words.personalBladder),
      ...NONE,
    }),
  ]),
  part('exposure', wordLabel(words.personal, 'travelAndContact'), [
    yesNo('travelled', wordLabel(words.personal, 'travelledInLastMonth')),
    ifYes('travelled', line('travelledTo', wordLabel(words.personal, 'where'))),
    choice(
      'contact',
      wordLabel(words.personal, 'contactWithInfectiousIllness'),
      wordLabels(words.personalContact),
    ),
    following('contact', 'OTHER', line('otherContact', wordLabel(words.personal, 'whichIllness'))),
    note(),
  ]),
);
