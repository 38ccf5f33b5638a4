import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, counted, date, line, measured, text } from '../../fields.ts';
import * as words from './words/en.ts';

const MERCURY = { unit: 'mm[Hg]', decimals: 1 };
const MOLAR = { unit: 'mmol/L', decimals: 1 };

/** One row per sample; limits are those of an analyser. */
export const ARTERIAL_BLOOD_GAS = caseSheet(
  'ARTERIAL_BLOOD_GAS',
  {
    source:
      'CLSI C46-A2 blood gas and pH analysis 2009; British Thoracic Society guideline for oxygen use 2017',
  },
  part('samples', wordLabel(words.arterialBloodGas, 'samples'), [], {
    group: rows(
      'samples',
      wordLabel(words.arterialBloodGas, 'sample'),
      40,
      date('takenAt', wordLabel(words.arterialBloodGas, 'takenAt'), {
        precision: 'minute',
        required: true,
        isMeasuredAt: true,
      }),
      choice(
        'sample',
        wordLabel(words.arterialBloodGas, 'sample'),
        wordLabels(words.arterialBloodGasSample),
        { required: true },
      ),
      counted('fio2', wordLabel(words.arterialBloodGas, 'fio2'), { min: 21, max: 100 }, { unit: '%' }),
      counted(
        'ph',
        wordLabel(words.arterialBloodGas, 'ph'),
        { min: 6.3, max: 8 },
        { decimals: 3, required: true },
      ),
      counted('pco2', wordLabel(words.arterialBloodGas, 'pco2'), { min: 5, max: 250 }, MERCURY),
      counted('po2', wordLabel(words.arterialBloodGas, 'po2'), { min: 5, max: 800 }, MERCURY),
      counted('bicarbonate', wordLabel(words.arterialBloodGas, 'bicarbonate'), { min: 1, max: 80 }, MOLAR),
      counted('baseExcess', wordLabel(words.arterialBloodGas, 'baseExcess'), { min: -40, max: 40 }, MOLAR),
      counted(
        'saturation',
        wordLabel(words.arterialBloodGas, 'saturation'),
        { min: 1, max: 100 },
        {
          unit: '%',
          decimals: 1,
        },
      ),
      counted('lactate', wordLabel(words.arterialBloodGas, 'lactate'), { min: 0.1, max: 40 }, MOLAR),
      counted('sodium', wordLabel(words.arterialBloodGas, 'sodium'), { min: 80, max: 200 }, MOLAR),
      measured(
        'potassium',
        wordLabel(words.arterialBloodGas, 'potassium'),
        'potassium',
        ['electrolytes', 'potassium'],
        {
          decimals: 2,
        },
      ),
      measured('hemoglobin', wordLabel(words.arterialBloodGas, 'hemoglobin'), 'hemoglobin', [
        'hemoglobin',
        'value',
      ]),
      choice(
        'impression',
        wordLabel(words.arterialBloodGas, 'impression'),
        wordLabels(words.arterialBloodGasImpression),
      ),
      line('from', wordLabel(words.arterialBloodGas, 'from')),
      text('note', wordLabel(words.arterialBloodGas, 'note'), { maxLength: 1000 }),
    ),
  }),
);
