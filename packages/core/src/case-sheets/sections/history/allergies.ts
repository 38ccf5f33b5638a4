import { caseSheet, part, rows } from '../../case-sheet.ts';
import { anyOf, asked, choice, line, text, tick, when } from '../../fields.ts';

/** Substances that the patient must not get, or the statement that none is known, which excludes rows. */
export const ALLERGIES = caseSheet(
  'ALLERGIES',
  { source: 'HL7 FHIR R4 AllergyIntolerance; WAO anaphylaxis guidance 2020' },
  part(
    'statement',
    ['Asked about allergies', 'एलर्जी के बारे में पूछा'],
    [
      tick('noneKnown', ['No known allergies', 'कोई ज्ञात एलर्जी नहीं'], {
        hint: [
          'Tick only after asking about medicines, food and insects',
          'दवाओं, खाने और कीड़ों के बारे में पूछने के बाद ही चुनें',
        ],
      }),
    ],
  ),
  part('allergies', ['Known allergies', 'ज्ञात एलर्जियाँ'], [], {
    when: { not: { section: 'statement', field: 'noneKnown', is: [true] } },
    group: rows(
      'allergies',
      ['Allergy', 'एलर्जी'],
      30,
      line('substance', ['Substance', 'किस चीज़ से'], {
        required: true,
        hint: ['Such as penicillin, peanut or bee sting', 'जैसे पेनिसिलिन, मूँगफली या मधुमक्खी का डंक'],
      }),
      choice(
        'kind',
        ['Kind', 'प्रकार'],
        {
          DRUG: ['Medicine', 'दवा'],
          FOOD: ['Food', 'खाना'],
          ENVIRONMENT: ['Environment', 'वातावरण'],
          OTHER: ['Other', 'अन्य'],
        },
        { required: true },
      ),
      anyOf('reaction', ['Reaction', 'प्रतिक्रिया'], {
        RASH: ['Rash', 'चकत्ते'],
        HIVES: ['Hives or itching', 'पित्ती या खुजली'],
        SWELLING: ['Swelling of face, lips or tongue', 'चेहरे, होंठ या जीभ पर सूजन'],
        BREATHLESSNESS: ['Breathlessness or wheeze', 'साँस फूलना या घरघराहट'],
        ANAPHYLAXIS: ['Anaphylaxis', 'एनाफ़िलैक्सिस'],
        FAINTING: ['Fainting or low blood pressure', 'बेहोशी या रक्तचाप गिरना'],
        STOMACH: ['Vomiting, diarrhoea or cramps', 'उल्टी, दस्त या मरोड़'],
        RHINITIS: ['Sneezing, runny nose or watery eyes', 'छींक, नाक या आँखों से पानी'],
        SKIN_PEELING: ['Blisters or peeling skin', 'छाले या त्वचा उतरना'],
        OTHER: ['Other', 'अन्य'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      asked(
        'ifOtherReaction',
        when('reaction', 'OTHER'),
        line('otherReaction', ['Which other reaction', 'कौन सी और प्रतिक्रिया']),
      ),
      choice('severity', ['Severity', 'गंभीरता'], {
        MILD: ['Mild', 'हल्की'],
        MODERATE: ['Moderate', 'मध्यम'],
        SEVERE: ['Severe or life-threatening', 'गंभीर या जानलेवा'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      line('since', ['Since', 'कब से'], {
        maxLength: 40,
        hint: ['A year, an age or a date', 'वर्ष, उम्र या तारीख'],
      }),
      choice('certainty', ['Certainty', 'निश्चितता'], {
        REPORTED: ['Told by the patient or family', 'रोगी या परिवार ने बताया'],
        SUSPECTED: ['Suspected', 'संदेह है'],
        CONFIRMED: ['Confirmed by a test or a clinician', 'जाँच या चिकित्सक से पुष्ट'],
      }),
      text('note', ['Note', 'टिप्पणी'], { maxLength: 1000 }),
    ),
  }),
);
