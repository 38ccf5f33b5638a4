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
    anyOf('symptoms', wordLabel(words.breast, 'complaint'), { ...wordLabels(words.breastSymptoms), ...NONE }),
    choice(
      'breastfeeding',
      wordLabel(words.breast, 'breastfeedingNow'),
      wordLabels(words.breastBreastfeeding),
    ),
    date('lastImaging', wordLabel(words.breast, 'lastMammographyOrUltrasound')),
    line('imagingFound', wordLabel(words.breast, 'whatItShowed')),
  ]),
  part(
    'examination',
    wordLabel(words.breast, 'examination'),
    [
      choice('skin', wordLabel(words.breast, 'skin'), wordLabels(words.breastSkin)),
      choice('nipple', wordLabel(words.breast, 'nipples'), wordLabels(words.breastNipple)),
      choice('discharge', wordLabel(words.breast, 'discharge'), wordLabels(words.breastDischarge)),
      choice('armpit', wordLabel(words.breast, 'nodesInArmpit'), {
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
        wordLabel(words.breast, 'lump'),
        10,
        choice(
          'side',
          wordLabel(words.breast, 'side'),
          { RIGHT: SIDES.RIGHT, LEFT: SIDES.LEFT },
          { required: true },
        ),
        choice('quadrant', wordLabel(words.breast, 'where'), wordLabels(words.breastQuadrant)),
        counted('size', wordLabel(words.breast, 'widest'), { min: 1, max: 300 }, { unit: 'mm' }),
        choice('consistency', wordLabel(words.breast, 'feels'), wordLabels(words.breastConsistency)),
        choice('mobility', wordLabel(words.breast, 'moves'), wordLabels(words.breastMobility)),
        line('since', wordLabel(words.breast, 'since'), { maxLength: 40 }),
      ),
    },
  ),
);
