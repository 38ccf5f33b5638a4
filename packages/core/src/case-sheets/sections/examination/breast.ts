import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note, SIDES } from '../../choices.ts';
import { anyOf, choice, counted, date, line } from '../../fields.ts';
import * as words from './words/en.ts';

/** Clinical examination, also for men, whose lumps are rarer and found later. */
export const BREAST = caseSheet(
  'BREAST',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (clinical breast examination); NCCN breast cancer screening and diagnosis 2023',
  },
  part('history', wordLabel(words.breast, 'history'), [
    anyOf('symptoms', wordLabel(words.breast, 'symptoms'), { ...wordLabels(words.breastSymptoms), ...NONE }),
    choice('breastfeeding', wordLabel(words.breast, 'breastfeeding'), wordLabels(words.breastBreastfeeding)),
    date('lastImaging', wordLabel(words.breast, 'lastImaging')),
    line('imagingFound', wordLabel(words.breast, 'imagingFound')),
  ]),
  part(
    'examination',
    wordLabel(words.breast, 'examination'),
    [
      choice('skin', wordLabel(words.breast, 'skin'), wordLabels(words.breastSkin)),
      choice('nipple', wordLabel(words.breast, 'nipple'), wordLabels(words.breastNipple)),
      choice('discharge', wordLabel(words.breast, 'discharge'), wordLabels(words.breastDischarge)),
      choice('armpit', wordLabel(words.breast, 'armpit'), {
        ABSENT: wordLabel(words.breast, 'absent'),
        ...SIDES,
        NOT_EXAMINED: wordLabel(words.breast, 'notExamined'),
      }),
      choice('result', wordLabel(words.breast, 'result'), wordLabels(words.breastResult)),
      note(),
    ],
    {
      group: rows(
        'lumps',
        wordLabel(words.breast, 'lumps'),
        10,
        choice(
          'side',
          wordLabel(words.breast, 'side'),
          { RIGHT: SIDES.RIGHT, LEFT: SIDES.LEFT },
          { required: true },
        ),
        choice('quadrant', wordLabel(words.breast, 'quadrant'), wordLabels(words.breastQuadrant)),
        counted('size', wordLabel(words.breast, 'size'), { min: 1, max: 300 }, { unit: 'mm' }),
        choice('consistency', wordLabel(words.breast, 'consistency'), wordLabels(words.breastConsistency)),
        choice('mobility', wordLabel(words.breast, 'mobility'), wordLabels(words.breastMobility)),
        line('since', wordLabel(words.breast, 'since'), { maxLength: 40 }),
      ),
    },
  ),
);
