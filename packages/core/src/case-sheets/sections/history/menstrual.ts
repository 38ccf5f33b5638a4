import { caseSheet, part } from '../../case-sheet.ts';
import { following, NONE, note } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, when } from '../../fields.ts';
import { mayBeFemale } from '../../section.ts';

/** State of cycles; amounts and lengths only if there are any. */
export const MENSTRUAL = caseSheet(
  'MENSTRUAL',
  {
    source:
      "FIGO classification of abnormal uterine bleeding 2018; D. C. Dutta's Textbook of Gynecology, 8th edition",
    asksOf: mayBeFemale,
  },
  part(
    'cycle',
    ['Cycle', 'मासिक चक्र'],
    [
      counted('menarche', ['Age at first period', 'पहली माहवारी की उम्र'], { min: 7, max: 20 }),
      choice('state', ['Periods now', 'अब माहवारी'], {
        REGULAR: ['Regular', 'नियमित'],
        IRREGULAR: ['Irregular', 'अनियमित'],
        NONE_PREGNANT: ['None, pregnant', 'नहीं, गर्भवती'],
        NONE_BREASTFEEDING: ['None, breastfeeding', 'नहीं, स्तनपान करा रही हैं'],
        NONE_CONTRACEPTIVE: ['None, from a contraceptive', 'नहीं, गर्भनिरोधक के कारण'],
        NONE_OTHER: ['None for 3 months, not known why', '3 महीने से नहीं, कारण पता नहीं'],
        MENOPAUSE: ['Menopause or uterus removed', 'रजोनिवृत्ति या गर्भाशय निकाला गया'],
        NOT_BEGUN: ['Not begun', 'शुरू नहीं हुई'],
      }),
      asked(
        'whileOfAge',
        { not: { field: 'state', is: ['NOT_BEGUN', 'MENOPAUSE'] } },
        date('lmp', ['First day of the last period', 'पिछली माहवारी का पहला दिन'], {
          days: { min: -1100, max: 0 },
        }),
      ),
      asked(
        'whileCycling',
        when('state', 'REGULAR', 'IRREGULAR'),
        counted('cycleDays', ['Days from one to the next', 'एक से अगली तक दिन'], { min: 10, max: 180 }),
        counted('bleedingDays', ['Days of bleeding', 'रक्तस्राव के दिन'], { min: 1, max: 60 }),
        choice('flow', ['Flow', 'रक्तस्राव'], {
          LIGHT: ['Light', 'कम'],
          NORMAL: ['Normal', 'सामान्य'],
          HEAVY: ['Heavy', 'ज़्यादा'],
          VERY_HEAVY: ['Soaks a pad every hour', 'हर घंटे पैड भर जाता है'],
        }),
        counted('pads', ['Pads on the heaviest day', 'सबसे ज़्यादा वाले दिन पैड'], { min: 0, max: 40 }),
        choice('pain', ['Pain', 'दर्द'], {
          NEVER: ['None', 'नहीं'],
          MILD: ['Mild', 'हल्का'],
          MODERATE: ['Needs a painkiller', 'दवा लेनी पड़ती है'],
          SEVERE: ['Stops daily work', 'काम रुक जाता है'],
        }),
      ),
      following(
        'state',
        'MENOPAUSE',
        counted('menopauseAge', ['Age at the last period', 'आख़िरी माहवारी की उम्र'], { min: 20, max: 65 }),
      ),
      anyOf('bleeding', ['Other bleeding', 'अन्य रक्तस्राव'], {
        CLOTS: ['Clots', 'थक्के'],
        BETWEEN: ['Between periods', 'दो माहवारियों के बीच'],
        AFTER_SEX: ['After intercourse', 'संभोग के बाद'],
        AFTER_MENOPAUSE: ['After menopause', 'रजोनिवृत्ति के बाद'],
        ...NONE,
      }),
    ],
  ),
  part(
    'births',
    ['Pregnancies and contraception', 'गर्भ और गर्भनिरोध'],
    [
      counted('gravida', ['Pregnancies', 'कितनी बार गर्भवती'], { min: 0, max: 25 }),
      counted('para', ['Births after 28 weeks', '28 हफ़्ते के बाद प्रसव'], { min: 0, max: 25 }),
      counted('abortions', ['Miscarriages and abortions', 'गर्भपात'], { min: 0, max: 25 }),
      counted('living', ['Living children', 'जीवित बच्चे'], { min: 0, max: 25 }),
      choice('contraception', ['Contraception', 'गर्भनिरोध'], {
        NOT_USED: ['None', 'कोई नहीं'],
        CONDOM: ['Condom', 'कंडोम'],
        PILL: ['Pill', 'गोली'],
        INJECTION: ['Injection', 'इंजेक्शन'],
        IUCD: ['Copper-T or other IUCD', 'कॉपर-टी या अन्य आईयूसीडी'],
        IMPLANT: ['Implant', 'इम्प्लांट'],
        STERILISATION: ['Sterilisation of either', 'पति या पत्नी की नसबंदी'],
        NATURAL: ['Counting days or withdrawal', 'दिन गिनना या बाहर स्खलन'],
      }),
      note(),
    ],
  ),
);
