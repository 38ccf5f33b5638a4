import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { examined, NONE, note, YES_NO } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

/** Visual examination of the mouth, like in oral cancer screening. */
export const ORAL = caseSheet(
  'ORAL',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (oral visual examination); WHO classification of oral potentially malignant disorders 2020',
  },
  part('complaint', wordLabel(words.oral, 'complaint'), [
    anyOf('symptoms', wordLabel(words.oral, 'symptoms'), { ...wordLabels(words.oralSymptoms), ...NONE }),
  ]),
  part(
    'examination',
    wordLabel(words.oral, 'examination'),
    [
      choice('hygiene', wordLabel(words.oral, 'hygiene'), wordLabels(words.oralHygiene)),
      counted(
        'opening',
        wordLabel(words.oral, 'opening'),
        { min: 0, max: 80 },
        {
          unit: 'mm',
          hint: wordLabel(words.oral, 'hint'),
        },
      ),
      ...examined('lips', wordLabel(words.oral, 'lips')),
      ...examined('cheeks', wordLabel(words.oral, 'cheeks')),
      ...examined('tongue', wordLabel(words.oral, 'tongue')),
      ...examined('palate', wordLabel(words.oral, 'palate')),
      ...examined('gums', wordLabel(words.oral, 'gums')),
      note(),
    ],
    {
      group: rows(
        'lesions',
        wordLabel(words.oral, 'lesions'),
        10,
        choice('kind', wordLabel(words.oral, 'kind'), wordLabels(words.oralKind), { required: true }),
        line('site', wordLabel(words.oral, 'site'), { required: true }),
        counted('size', wordLabel(words.oral, 'size'), { min: 1, max: 120 }, { unit: 'mm' }),
        counted('weeks', wordLabel(words.oral, 'weeks'), { min: 0, max: 1000 }),
        choice('hard', wordLabel(words.oral, 'hard'), YES_NO),
      ),
    },
  ),
);
