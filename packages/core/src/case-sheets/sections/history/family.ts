import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, note, yesNoUnknown } from '../../choices.ts';
import { choice, counted, line } from '../../fields.ts';

export const FAMILY = caseSheet(
  'FAMILY',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 1; 2021 ESC guideline on prevention of cardiovascular disease (early heart disease)",
  },
  part(
    'parents',
    ['Parents and early illness', 'माता-पिता और कम उम्र की बीमारी'],
    [
      yesNoUnknown('consanguinity', ['Parents are related by blood', 'माता-पिता का आपस में ख़ून का रिश्ता है']),
      yesNoUnknown('earlyHeartDisease', [
        'Heart attack or stroke of a father or brother under 55, or a mother or sister under 65',
        'पिता या भाई को 55 से पहले, या माँ या बहन को 65 से पहले दिल का दौरा या लकवा',
      ]),
      yesNoUnknown('suddenDeath', ['Sudden death under 50', '50 से पहले अचानक मृत्यु']),
      choice('known', ['Illness in the family', 'परिवार में बीमारी'], {
        SOME: ['Some, listed below', 'है, नीचे लिखी है'],
        NONE_KNOWN: ['Asked, none known', 'पूछा, कोई ज्ञात नहीं'],
        NOT_KNOWN: ['The patient does not know the family', 'रोगी को परिवार के बारे में पता नहीं'],
      }),
      note(),
    ],
  ),
  part('relatives', ['Relatives with an illness', 'बीमार परिजन'], [], {
    when: { section: 'parents', field: 'known', is: ['SOME'] },
    group: rows(
      'relatives',
      ['Relative', 'परिजन'],
      20,
      choice(
        'relation',
        ['Relation', 'रिश्ता'],
        {
          MOTHER: ['Mother', 'माँ'],
          FATHER: ['Father', 'पिता'],
          SISTER: ['Sister', 'बहन'],
          BROTHER: ['Brother', 'भाई'],
          DAUGHTER: ['Daughter', 'बेटी'],
          SON: ['Son', 'बेटा'],
          MOTHERS_SIDE: ["Mother's side", 'माँ के पक्ष का'],
          FATHERS_SIDE: ["Father's side", 'पिता के पक्ष का'],
        },
        { required: true },
      ),
      choice(
        'illness',
        ['Illness', 'बीमारी'],
        {
          DIABETES: ['Diabetes', 'मधुमेह'],
          HYPERTENSION: ['High blood pressure', 'उच्च रक्तचाप'],
          HEART_DISEASE: ['Heart attack or heart disease', 'दिल का दौरा या हृदय रोग'],
          STROKE: ['Stroke', 'लकवा'],
          BREAST_OVARY_CANCER: ['Cancer of breast or ovary', 'स्तन या अंडाशय का कैंसर'],
          OTHER_CANCER: ['Other cancer', 'अन्य कैंसर'],
          KIDNEY: ['Kidney disease', 'गुर्दे की बीमारी'],
          THYROID: ['Thyroid disease', 'थायरॉइड की बीमारी'],
          ASTHMA: ['Asthma or allergy', 'दमा या एलर्जी'],
          TUBERCULOSIS: ['Tuberculosis', 'टीबी'],
          MENTAL: ['Mental illness', 'मानसिक बीमारी'],
          EPILEPSY: ['Epilepsy', 'मिर्गी'],
          BLOOD: ['Thalassaemia, sickle cell or bleeding', 'थैलेसीमिया, सिकल सेल या रक्तस्राव का रोग'],
          OTHER: ['Other', 'अन्य'],
        },
        { required: true },
      ),
      following('illness', 'OTHER', line('otherIllness', ['Which illness', 'कौन सी बीमारी'])),
      following('illness', 'OTHER_CANCER', line('cancerOf', ['Cancer of', 'किस अंग का कैंसर'])),
      counted('ageAtOnset', ['Age when it began', 'किस उम्र में हुई'], { min: 0, max: 110 }),
      choice('state', ['Now', 'अब'], {
        LIVING: ['Living', 'जीवित'],
        DIED_OF_IT: ['Died of it', 'उसी से मृत्यु'],
        DIED: ['Died of something else', 'किसी और कारण से मृत्यु'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
    ),
  }),
);
