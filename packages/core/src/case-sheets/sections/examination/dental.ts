import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';

const TEETH = { min: 0, max: 32 };

export const DENTAL = caseSheet(
  'DENTAL',
  { source: 'WHO Oral health surveys: basic methods, 5th edition 2013; FDI two-digit notation (ISO 3950)' },
  part(
    'care',
    ['Care of the teeth', 'दाँतों की देखभाल'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        PAIN: ['Toothache', 'दाँत दर्द'],
        SENSITIVE: ['Sensitive to hot or cold', 'ठंडा-गर्म लगना'],
        BLEEDING: ['Bleeding gums', 'मसूड़ों से ख़ून'],
        SWELLING: ['Swollen face or gum', 'चेहरे या मसूड़े में सूजन'],
        LOOSE: ['Loose tooth', 'हिलता दाँत'],
        BREATH: ['Bad breath', 'मुँह की बदबू'],
        CHEWING: ['Hard to chew', 'चबाने में कठिनाई'],
        ...NONE,
      }),
      choice('brushing', ['Cleans the teeth', 'दाँत साफ़ करते हैं'], {
        TWICE: ['Twice a day or more', 'दिन में दो या ज़्यादा बार'],
        ONCE: ['Once a day', 'दिन में एक बार'],
        LESS: ['Not every day', 'रोज़ नहीं'],
      }),
      anyOf('brushesWith', ['With', 'किससे'], {
        BRUSH: ['Brush and toothpaste', 'ब्रश और पेस्ट'],
        POWDER: ['Powder or charcoal', 'मंजन या कोयला'],
        STICK: ['Neem or other stick', 'नीम या अन्य दातून'],
        TOBACCO: ['Tobacco (gul, mishri)', 'तंबाकू (गुल, मिश्री)'],
      }),
      line('lastVisit', ['Last visit to a dentist', 'दंत चिकित्सक के पास आख़िरी बार'], { maxLength: 60 }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      counted('decayed', ['Decayed teeth', 'सड़े दाँत'], TEETH),
      counted('missing', ['Missing teeth', 'टूटे या निकले दाँत'], TEETH),
      counted('filled', ['Filled teeth', 'भरे हुए दाँत'], TEETH),
      choice('gums', ['Gums', 'मसूड़े'], {
        HEALTHY: ['Healthy', 'स्वस्थ'],
        GINGIVITIS: ['Bleed on probing', 'छूने पर ख़ून'],
        SHALLOW: ['Pockets of 4 to 5 mm', '4 से 5 मि.मी. की जेब'],
        DEEP: ['Pockets of 6 mm or more', '6 मि.मी. या ज़्यादा की जेब'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('fluorosis', ['Fluorosis', 'फ़्लोरोसिस'], {
        ABSENT: ['Absent', 'नहीं है'],
        MILD: ['Mild', 'हल्का'],
        MODERATE: ['Moderate', 'मध्यम'],
        SEVERE: ['Severe', 'गंभीर'],
      }),
      choice('denture', ['Denture', 'नक़ली दाँत'], {
        ABSENT: ['None', 'नहीं'],
        PARTIAL: ['Partial', 'कुछ'],
        COMPLETE: ['Complete', 'पूरे'],
      }),
      note(),
    ],
    {
      group: rows(
        'teeth',
        ['Tooth', 'दाँत'],
        32,
        counted(
          'tooth',
          ['Tooth (FDI)', 'दाँत (FDI)'],
          { min: 11, max: 85 },
          {
            required: true,
            hint: [
              'Quadrant and place: 36 is the lower left first molar',
              'खंड और स्थान: 36 नीचे बाईं पहली दाढ़ है',
            ],
          },
        ),
        anyOf('finding', ['Finding', 'क्या मिला'], {
          DECAY: ['Decay', 'सड़न'],
          PULP: ['Pulp open or abscess', 'नस खुली या मवाद'],
          ROOT: ['Root only', 'केवल जड़'],
          MOBILE: ['Mobile', 'हिलता है'],
          FRACTURE: ['Broken', 'टूटा'],
          IMPACTED: ['Impacted', 'फँसा हुआ'],
          FILLED: ['Filled', 'भरा हुआ'],
          MISSING: ['Missing', 'नहीं है'],
        }),
        line('plan', ['Plan', 'योजना']),
      ),
    },
  ),
);
