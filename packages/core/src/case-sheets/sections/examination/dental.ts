import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

const TEETH = { min: 0, max: 32 };

export const DENTAL = caseSheet(
  'DENTAL',
  { source: 'WHO Oral health surveys: basic methods, 5th edition 2013; FDI two-digit notation (ISO 3950)' },
  part('care', wordLabel(words.dental, 'careOfTeeth'), [
    anyOf('symptoms', wordLabel(words.dental, 'complaint'), { ...wordLabels(words.dentalSymptoms), ...NONE }),
    choice('brushing', wordLabel(words.dental, 'cleansTeeth'), wordLabels(words.dentalBrushing)),
    anyOf('brushesWith', wordLabel(words.dental, 'withWord'), wordLabels(words.dentalBrushesWith)),
    line('lastVisit', wordLabel(words.dental, 'lastVisitToDentist'), { maxLength: 60 }),
  ]),
  part(
    'examination',
    wordLabel(words.dental, 'examination'),
    [
      counted('decayed', wordLabel(words.dental, 'decayedTeeth'), TEETH),
      counted('missing', wordLabel(words.dental, 'missingTeeth'), TEETH),
      counted('filled', wordLabel(words.dental, 'filledTeeth'), TEETH),
      choice('gums', wordLabel(words.dental, 'gums'), wordLabels(words.dentalGums)),
      choice('fluorosis', wordLabel(words.dental, 'fluorosis'), wordLabels(words.dentalFluorosis)),
      choice('denture', wordLabel(words.dental, 'denture'), wordLabels(words.dentalDenture)),
      note(),
    ],
    {
      group: rows(
        'teeth',
        wordLabel(words.dental, 'tooth'),
        32,
        counted(
          'tooth',
          wordLabel(words.dental, 'toothFdi'),
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
