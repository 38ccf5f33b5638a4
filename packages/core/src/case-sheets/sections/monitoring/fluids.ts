import { caseSheet, part, rows } from '../../case-sheet.ts';
import { note } from '../../choices.ts';
import { choice, counted, date, line } from '../../fields.ts';

const VOLUME = { min: 1, max: 10_000 };
const needed = { unit: 'mL', required: true } as const;

/** Fluid intake and output, one row each with its time. */
export const FLUIDS = caseSheet(
  'FLUIDS',
  {
    source:
      'NICE CG174 intravenous fluid therapy in adults 2017; Indian Nursing Council: intake and output chart',
  },
  part(
    'period',
    ['Chart', 'चार्ट'],
    [
      date('from', ['From', 'कब से'], { precision: 'minute' }),
      date('to', ['To', 'कब तक'], { precision: 'minute' }),
      choice('diet', ['By mouth', 'मुँह से'], {
        FREE: ['Free', 'खुला'],
        RESTRICTED: ['Restricted', 'सीमित'],
        NIL: ['Nothing by mouth', 'मुँह से कुछ नहीं'],
      }),
      counted('limit', ['Most in 24 hours', '24 घंटे में अधिकतम'], { min: 0, max: 10_000 }, { unit: 'mL' }),
      note(),
    ],
  ),
  part('intake', ['Intake', 'शरीर में गया'], [], {
    group: rows(
      'intake',
      ['Intake', 'शरीर में गया'],
      80,
      date('at', ['At', 'कब'], { precision: 'minute', required: true }),
      choice(
        'kind',
        ['What', 'क्या'],
        {
          ORAL: ['Drink or food', 'पेय या खाना'],
          TUBE: ['Tube feed', 'नली से आहार'],
          CRYSTALLOID: ['Saline, Ringer or dextrose', 'सलाइन, रिंगर या डेक्स्ट्रोज़'],
          COLLOID: ['Colloid or albumin', 'कोलॉइड या एल्बुमिन'],
          BLOOD: ['Blood product', 'रक्त या उसका घटक'],
          MEDICINE: ['Medicine in fluid', 'तरल में दवा'],
          NUTRITION: ['Parenteral nutrition', 'नस से पोषण'],
          OTHER: ['Other', 'अन्य'],
        },
        { required: true },
      ),
      counted('volume', ['Volume', 'मात्रा'], VOLUME, needed),
      line('which', ['Which', 'कौन सा'], { maxLength: 120 }),
    ),
  }),
  part('output', ['Output', 'शरीर से निकला'], [], {
    group: rows(
      'output',
      ['Output', 'शरीर से निकला'],
      80,
      date('at', ['At', 'कब'], { precision: 'minute', required: true }),
      choice(
        'kind',
        ['What', 'क्या'],
        {
          URINE: ['Urine', 'पेशाब'],
          VOMIT: ['Vomit', 'उल्टी'],
          STOMACH: ['Stomach tube', 'पेट की नली'],
          STOOL: ['Stool', 'मल'],
          DRAIN: ['Drain', 'ड्रेन'],
          BLOOD: ['Blood', 'ख़ून'],
          DIALYSIS: ['Dialysis', 'डायलिसिस'],
          OTHER: ['Other', 'अन्य'],
        },
        { required: true },
      ),
      counted('volume', ['Volume', 'मात्रा'], VOLUME, needed),
      line('looks', ['Looks', 'कैसा दिखता है'], { maxLength: 120 }),
    ),
  }),
);
