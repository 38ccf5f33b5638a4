import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, counted, date, line, measured, text } from '../../fields.ts';

const MERCURY = { unit: 'mm[Hg]', decimals: 1 };
const MOLAR = { unit: 'mmol/L', decimals: 1 };

/** One row per sample; limits are those of an analyser. */
export const ARTERIAL_BLOOD_GAS = caseSheet(
  'ARTERIAL_BLOOD_GAS',
  {
    source:
      'CLSI C46-A2 blood gas and pH analysis 2009; British Thoracic Society guideline for oxygen use 2017',
  },
  part('samples', ['Blood gas', 'रक्त गैस'], [], {
    group: rows(
      'samples',
      ['Sample', 'नमूना'],
      40,
      date('takenAt', ['Taken at', 'नमूना कब लिया'], {
        precision: 'minute',
        required: true,
        isMeasuredAt: true,
      }),
      choice(
        'sample',
        ['Sample', 'नमूना'],
        {
          ARTERIAL: ['Arterial', 'धमनी'],
          VENOUS: ['Venous', 'शिरा'],
          CAPILLARY: ['Capillary', 'केशिका'],
          CORD: ['Umbilical cord', 'गर्भनाल'],
        },
        { required: true },
      ),
      counted('fio2', ['FiO2', 'FiO2'], { min: 21, max: 100 }, { unit: '%' }),
      counted('ph', ['pH', 'pH'], { min: 6.3, max: 8 }, { decimals: 3, required: true }),
      counted('pco2', ['pCO2', 'pCO2'], { min: 5, max: 250 }, MERCURY),
      counted('po2', ['pO2', 'pO2'], { min: 5, max: 800 }, MERCURY),
      counted('bicarbonate', ['Bicarbonate', 'बाइकार्बोनेट'], { min: 1, max: 80 }, MOLAR),
      counted('baseExcess', ['Base excess', 'बेस एक्सेस'], { min: -40, max: 40 }, MOLAR),
      counted(
        'saturation',
        ['Oxygen saturation of the sample', 'नमूने की ऑक्सीजन संतृप्ति'],
        { min: 1, max: 100 },
        {
          unit: '%',
          decimals: 1,
        },
      ),
      counted('lactate', ['Lactate', 'लैक्टेट'], { min: 0.1, max: 40 }, MOLAR),
      counted('sodium', ['Sodium', 'सोडियम'], { min: 80, max: 200 }, MOLAR),
      measured('potassium', ['Potassium', 'पोटैशियम'], 'potassium', ['electrolytes', 'potassium'], {
        decimals: 2,
      }),
      measured('hemoglobin', ['Hemoglobin', 'हीमोग्लोबिन'], 'hemoglobin', ['hemoglobin', 'value']),
      choice('impression', ['Impression', 'निष्कर्ष'], {
        NORMAL: ['Normal', 'सामान्य'],
        METABOLIC_ACIDOSIS: ['Metabolic acidosis', 'मेटाबोलिक एसिडोसिस'],
        METABOLIC_ALKALOSIS: ['Metabolic alkalosis', 'मेटाबोलिक एल्कलोसिस'],
        RESPIRATORY_ACIDOSIS: ['Respiratory acidosis', 'श्वसन एसिडोसिस'],
        RESPIRATORY_ALKALOSIS: ['Respiratory alkalosis', 'श्वसन एल्कलोसिस'],
        MIXED: ['Mixed', 'मिश्रित'],
      }),
      line('from', ['Drawn from', 'कहाँ से लिया']),
      text('note', ['Note', 'टिप्पणी'], { maxLength: 1000 }),
    ),
  }),
);
