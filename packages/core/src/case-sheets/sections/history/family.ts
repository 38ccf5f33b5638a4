import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, note, yesNoUnknown } from '../../choices.ts';
import { choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

export const FAMILY = caseSheet(
  'FAMILY',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 1; 2021 ESC guideline on prevention of cardiovascular disease (early heart disease)",
  },
  part('parents', wordLabel(words.family, 'parents'), [
    yesNoUnknown('consanguinity', wordLabel(words.family, 'consanguinity')),
    yesNoUnknown('earlyHeartDisease', wordLabel(words.family, 'earlyHeartDisease')),
    yesNoUnknown('suddenDeath', wordLabel(words.family, 'suddenDeath')),
    choice('known', wordLabel(words.family, 'known'), wordLabels(words.familyKnown)),
    note(),
  ]),
  part('relatives', wordLabel(words.family, 'relatives'), [], {
    when: { section: 'parents', field: 'known', is: ['SOME'] },
    group: rows(
      'relatives',
      wordLabel(words.family, 'relative'),
      20,
      choice('relation', wordLabel(words.family, 'relation'), wordLabels(words.familyRelation), {
        required: true,
      }),
      choice('illness', wordLabel(words.family, 'illness'), wordLabels(words.familyIllness), {
        required: true,
      }),
      following('illness', 'OTHER', line('otherIllness', wordLabel(words.family, 'otherIllness'))),
      following('illness', 'OTHER_CANCER', line('cancerOf', wordLabel(words.family, 'cancerOf'))),
      counted('ageAtOnset', wordLabel(words.family, 'ageAtOnset'), { min: 0, max: 110 }),
      choice('state', wordLabel(words.family, 'state'), wordLabels(words.familyState)),
    ),
  }),
);
