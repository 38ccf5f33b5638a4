import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, measured, when } from '../../fields.ts';
import * as words from './words/en.ts';

export const THYROID = caseSheet(
  'THYROID',
  {
    source:
      "WHO grading of goitre 2007; Hutchison's Clinical Methods, 24th edition, chapter 16; Indian Thyroid Society guidelines 2012",
  },
  part('history', wordLabel(words.thyroid, 'history'), [
    choice('known', wordLabel(words.thyroid, 'known'), wordLabels(words.thyroidKnown)),
    asked(
      'whoIsTreated',
      when('known', 'HYPO', 'HYPER', 'GOITRE', 'CANCER'),
      anyOf('treatment', wordLabel(words.thyroid, 'treatment'), {
        ...wordLabels(words.thyroidTreatment),
        ...NONE,
      }),
    ),
    anyOf('slow', wordLabel(words.thyroid, 'slow'), {
      ...wordLabels(words.thyroidSlow),
      ...NONE,
    }),
    anyOf('fast', wordLabel(words.thyroid, 'fast'), { ...wordLabels(words.thyroidFast), ...NONE }),
  ]),
  part('examination', wordLabel(words.thyroid, 'examination'), [
    choice('goitre', wordLabel(words.thyroid, 'goitre'), {
      0: wordLabel(words.thyroid, 'grade0NeitherFeltNorSeen'),
      1: wordLabel(words.thyroid, 'grade1FeltNotSeen'),
      2: wordLabel(words.thyroid, 'grade2Seen'),
      NOT_EXAMINED: wordLabel(words.thyroid, 'notExamined'),
    }),
    sign('nodule', wordLabel(words.thyroid, 'nodule')),
    ifPresent(
      'nodule',
      counted('noduleSize', wordLabel(words.thyroid, 'noduleSize'), { min: 1, max: 150 }, { unit: 'mm' }),
      anyOf('noduleSigns', wordLabel(words.thyroid, 'noduleSigns'), {
        ...wordLabels(words.thyroidNoduleSigns),
        ...NONE,
      }),
    ),
    anyOf('eyes', wordLabel(words.thyroid, 'eyes'), { ...wordLabels(words.thyroidEyes), ...NONE }),
    sign('tremor', wordLabel(words.thyroid, 'tremor')),
  ]),
  part('tests', wordLabel(words.thyroid, 'tests'), [
    date('testedOn', wordLabel(words.thyroid, 'testedOn'), { isMeasuredAt: true }),
    measured('tsh', wordLabel(words.thyroid, 'tsh'), 'tsh', ['thyroid', 'tsh'], { decimals: 3 }),
    measured('ft4', wordLabel(words.thyroid, 'ft4'), 'ft4', ['thyroid', 'ft4'], { decimals: 2 }),
    note(),
  ]),
);
