import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { note } from '../../choices.ts';
import { anyOf, choice, counted, date, line, measured } from '../../fields.ts';
import * as words from './words/en.ts';

const RATE = { decimals: 0 };

export const HEMODYNAMICS = caseSheet(
  'HEMODYNAMICS',
  { source: 'Surviving Sepsis Campaign guidelines 2021; ESICM consensus on circulatory shock 2014' },
  part(
    'support',
    wordLabel(words.hemodynamics, 'support'),
    [
      choice('shock', wordLabel(words.hemodynamics, 'shock'), wordLabels(words.hemodynamicsShock)),
      anyOf(
        'monitoring',
        wordLabel(words.hemodynamics, 'monitoring'),
        wordLabels(words.hemodynamicsMonitoring),
      ),
      counted(
        'targetMean',
        wordLabel(words.hemodynamics, 'targetMean'),
        { min: 40, max: 120 },
        { unit: 'mm[Hg]' },
      ),
      note(),
    ],
    {
      group: rows(
        'measurements',
        wordLabel(words.hemodynamics, 'measurements'),
        50,
        date('at', wordLabel(words.hemodynamics, 'at'), {
          precision: 'minute',
          required: true,
          isMeasuredAt: true,
        }),
        measured(
          'systolic',
          wordLabel(words.hemodynamics, 'systolic'),
          'systolic',
          ['bloodpressure', 'systolic'],
          RATE,
        ),
        measured(
          'diastolic',
          wordLabel(words.hemodynamics, 'diastolic'),
          'diastolic',
          ['bloodpressure', 'diastolic'],
          RATE,
        ),
        counted('mean', wordLabel(words.hemodynamics, 'mean'), { min: 20, max: 250 }, { unit: 'mm[Hg]' }),
        measured('pulse', wordLabel(words.hemodynamics, 'pulse'), 'pulse', ['heartrate', 'value'], RATE),
        choice('rhythm', wordLabel(words.hemodynamics, 'rhythm'), wordLabels(words.hemodynamicsRhythm)),
        counted('venous', wordLabel(words.hemodynamics, 'venous'), { min: -10, max: 50 }, { unit: 'mm[Hg]' }),
        counted(
          'capillary',
          wordLabel(words.hemodynamics, 'capillary'),
          { min: 0, max: 20 },
          { unit: 's', decimals: 1 },
        ),
        counted(
          'output',
          wordLabel(words.hemodynamics, 'output'),
          { min: 0.2, max: 25 },
          { unit: 'L/min', decimals: 1 },
        ),
        counted(
          'lactate',
          wordLabel(words.hemodynamics, 'lactate'),
          { min: 0.1, max: 40 },
          { unit: 'mmol/L', decimals: 1 },
        ),
        counted('urine', wordLabel(words.hemodynamics, 'urine'), { min: 0, max: 3000 }, { unit: 'mL' }),
        anyOf('drugs', wordLabel(words.hemodynamics, 'drugs'), wordLabels(words.hemodynamicsDrugs)),
        line('doses', wordLabel(words.hemodynamics, 'doses'), {
          hint: wordLabel(words.hemodynamics, 'hint'),
        }),
      ),
    },
  ),
);
