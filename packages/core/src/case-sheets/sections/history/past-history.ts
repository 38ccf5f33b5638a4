import { caseSheet, part, rows } from '../../case-sheet.ts';
import { ifYes, NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, counted, date, diagnosisCode, line } from '../../fields.ts';

const VACCINES = {
  BCG: ['BCG', 'बीसीजी'],
  HEPATITIS_B: ['Hepatitis B', 'हेपेटाइटिस बी'],
  POLIO: ['Polio (OPV, IPV)', 'पोलियो (OPV, IPV)'],
  PENTAVALENT: ['Pentavalent or DPT', 'पेंटावैलेंट या डीपीटी'],
  ROTAVIRUS: ['Rotavirus', 'रोटावायरस'],
  PNEUMOCOCCAL: ['Pneumococcal', 'न्यूमोकोकल'],
  MEASLES_RUBELLA: ['Measles and rubella (MR, MMR)', 'खसरा और रूबेला (MR, MMR)'],
  JAPANESE_ENCEPHALITIS: ['Japanese encephalitis', 'जापानी एन्सेफ़लाइटिस'],
  TETANUS: ['Tetanus (Td, TT)', 'टेटनस (Td, TT)'],
  INFLUENZA: ['Influenza', 'इन्फ़्लुएंज़ा'],
  COVID_19: ['COVID-19', 'कोविड-19'],
  TYPHOID: ['Typhoid', 'टाइफ़ाइड'],
  HPV: ['HPV', 'एचपीवी'],
  HEPATITIS_A: ['Hepatitis A', 'हेपेटाइटिस ए'],
  VARICELLA: ['Chickenpox', 'छोटी माता'],
  RABIES: ['Rabies', 'रेबीज़'],
  OTHER: ['Other', 'अन्य'],
} as const;

export const PAST_HISTORY = caseSheet(
  'PAST_HISTORY',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 1; National Immunization Schedule, MoHFW 2023",
  },
  part(
    'illnesses',
    ['Illnesses', 'बीमारियाँ'],
    [
      anyOf('asked', ['Ever had', 'कभी हुआ'], {
        DIABETES: ['Diabetes', 'मधुमेह'],
        HYPERTENSION: ['High blood pressure', 'उच्च रक्तचाप'],
        HEART_DISEASE: ['Heart disease', 'हृदय रोग'],
        STROKE: ['Stroke', 'लकवा'],
        ASTHMA: ['Asthma or chronic lung disease', 'दमा या पुरानी फेफड़े की बीमारी'],
        TUBERCULOSIS: ['Tuberculosis', 'टीबी'],
        THYROID: ['Thyroid disease', 'थायरॉइड की बीमारी'],
        KIDNEY: ['Kidney disease', 'गुर्दे की बीमारी'],
        LIVER: ['Jaundice or liver disease', 'पीलिया या लिवर की बीमारी'],
        EPILEPSY: ['Epilepsy or fits', 'मिर्गी या दौरे'],
        MENTAL: ['Mental illness', 'मानसिक बीमारी'],
        CANCER: ['Cancer', 'कैंसर'],
        HIV: ['HIV', 'एचआईवी'],
        RHEUMATIC_FEVER: ['Rheumatic fever', 'रूमैटिक बुखार'],
        ...NONE,
      }),
      note(),
    ],
    {
      group: rows(
        'illnesses',
        ['Illness', 'बीमारी'],
        30,
        line('illness', ['Illness', 'बीमारी'], { required: true, lookUp: 'code' }),
        diagnosisCode('code', ['ICD-10 code', 'ICD-10 कोड']),
        line('since', ['Since', 'कब से'], { maxLength: 40 }),
        choice('state', ['Now', 'अब'], {
          CONTROLLED: ['Under control', 'नियंत्रण में'],
          UNCONTROLLED: ['Not under control', 'नियंत्रण में नहीं'],
          CURED: ['Over', 'ठीक हो गई'],
          UNKNOWN: ['Not known', 'पता नहीं'],
        }),
        line('treatment', ['Treatment', 'इलाज']),
      ),
    },
  ),
  part('admissions', ['Stays in hospital', 'अस्पताल में भर्ती'], [], {
    group: rows(
      'admissions',
      ['Stay', 'भर्ती'],
      20,
      line('reason', ['Reason', 'कारण'], { required: true }),
      line('when', ['Month and year', 'महीना और वर्ष'], { maxLength: 40 }),
      line('where', ['Hospital', 'अस्पताल']),
      counted('days', ['Days', 'दिन'], { min: 1, max: 1000 }),
      choice('intensiveCare', ['Intensive care', 'आईसीयू'], { YES: ['Yes', 'हाँ'], NO: ['No', 'नहीं'] }),
    ),
  }),
  part(
    'transfusions',
    ['Blood transfusions', 'रक्त चढ़ाना'],
    [
      yesNoUnknown('transfused', ['Ever received blood', 'कभी ख़ून चढ़ा']),
      ifYes(
        'transfused',
        line('when', ['When and why', 'कब और क्यों']),
        yesNoUnknown('reaction', ['Reaction to it', 'उससे प्रतिक्रिया हुई']),
      ),
    ],
  ),
  part(
    'immunisations',
    ['Immunisations', 'टीके'],
    [
      choice('childhood', ['Childhood immunisations', 'बचपन के टीके'], {
        COMPLETE: ['Complete for age', 'उम्र के हिसाब से पूरे'],
        INCOMPLETE: ['Incomplete', 'अधूरे'],
        NEVER: ['None', 'एक भी नहीं'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      choice('seen', ['Known from', 'जानकारी का स्रोत'], {
        CARD: ['Card or certificate seen', 'कार्ड या प्रमाणपत्र देखा'],
        BY_MOUTH: ['By word of mouth', 'बताया गया'],
      }),
    ],
    {
      group: rows(
        'immunisations',
        ['Immunisation', 'टीका'],
        40,
        choice('vaccine', ['Vaccine', 'टीका'], VACCINES, { required: true }),
        line('which', ['Brand or other name', 'ब्रांड या दूसरा नाम'], { maxLength: 80 }),
        counted('dose', ['Dose number', 'ख़ुराक संख्या'], { min: 1, max: 10 }),
        date('givenOn', ['Given on', 'कब लगा']),
      ),
    },
  ),
);
