import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

const TEETH = { min: 0, max: 32 };

export const DENTAL = caseSheet(
  'DENTAL',
  { source: 'WHO Oral health surveys: basic methods, 5th edition 2013; FDI two-digit notation (ISO 3950)' },
  part('care', wordLabel(words.dental, 'care'), [
    anyOf('symptoms', wordLabel(words.dental, 'symptoms'), { ...wordLabels(words.dentalSymptoms), ...NONE }),
    choice('brushing', wordLabel(words.dental, 'brushing'), wordLabels(words.dentalBrushing)),
    anyOf('brushesWith', wordLabel(words.dental, 'brushesWith'), wordLabels(words.dentalBrushesWith)),
    line('lastVisit', wordLabel(words.dental, 'lastVisit'), { maxLength: 60 }),
  ]),
  part(
    'examination',
    wordLabel(words.dental, 'examination'),
    [
      counted('decayed', wordLabel(words.dental, 'decayed'), TEETH),
      counted('missing', wordLabel(words.dental, 'missing'), TEETH),
      counted('filled', wordLabel(words.dental, 'filled'), TEETH),
      choice('gums', wordLabel(words.dental, 'gums'), wordLabels(words.dentalGums)),
      choice('fluorosis', wordLabel(words.dental, 'fluorosis'), wordLabels(words.dentalFluorosis)),
      choice('denture', wordLabel(words.dental, 'denture'), wordLabels(words.dentalDenture)),
      note(),
    ],
    {
      group: rows(
        'teeth',
        wordLabel(words.dental, 'teeth'),
        32,
        counted(
          'tooth',
          wordLabel(words.dental, 'tooth'),
          { min: 11, max: 85 },
          {
            required: true,
            hint: wordLabel(words.dental, 'hint'),
          },
        ),
        anyOf('finding', wordLabel(words.dental, 'finding'), wordLabels(words.dentalFinding)),
        line('plan', wordLabel(words.dental, 'plan')),
      ),
    },
  ),
);
