import { caseSheet, part } from '../../case-sheet.ts';
import { anyOf, asked, choice, line, text, when } from '../../fields.ts';

/** Advice to the patient, and whether it was understood. */
export const ADVICE = caseSheet(
  'ADVICE',
  {
    source:
      'National Medical Commission: Telemedicine Practice Guidelines 2020; MoHFW: NCD medical officer module 2017; AHRQ teach-back',
  },
  part(
    'advice',
    ['Advice given', 'दी गई सलाह'],
    [
      text('advice', ['Advice in the words for the patient', 'रोगी के शब्दों में सलाह'], { required: true }),
      anyOf('topics', ['Also advised', 'यह भी सलाह दी'], {
        MEDICINES: ['Take the medicines as prescribed', 'दवाएँ पर्चे के अनुसार लें'],
        LESS_SALT: ['Less than 5 g of salt a day', 'दिन में 5 ग्राम से कम नमक'],
        LESS_SUGAR: ['Less sugar and refined flour', 'चीनी और मैदा कम'],
        FRUIT_VEGETABLES: ['More fruit and vegetables', 'फल और सब्ज़ियाँ ज़्यादा'],
        FLUIDS: ['Drink enough', 'पर्याप्त पानी पिएँ'],
        ACTIVITY: ['30 minutes of activity on most days', 'ज़्यादातर दिन 30 मिनट शारीरिक गतिविधि'],
        WEIGHT: ['Lose weight', 'वज़न घटाएँ'],
        NO_TOBACCO: ['Stop tobacco', 'तंबाकू छोड़ें'],
        LESS_ALCOHOL: ['Stop or reduce alcohol', 'शराब छोड़ें या घटाएँ'],
        FOOT_CARE: ['Look at the feet every day', 'रोज़ पैरों की जाँच करें'],
        HOME_READINGS: ['Measure at home and note it down', 'घर पर नापें और लिखकर रखें'],
        REST: ['Rest', 'आराम करें'],
        ISOLATION: ['Stay away from others while infectious', 'संक्रमण के दौरान दूसरों से दूर रहें'],
      }),
      text('warningSigns', ['Come at once, or call 108, if', 'तुरंत आएँ या 108 पर फ़ोन करें, अगर'], {
        hint: ['The signs that cannot wait', 'वे लक्षण जिनमें देर नहीं करनी है'],
        maxLength: 2000,
      }),
    ],
  ),
  part(
    'understanding',
    ['Explained to', 'किसे समझाया गया'],
    [
      anyOf('explainedTo', ['Explained to', 'किसे समझाया गया'], {
        PATIENT: ['The patient', 'रोगी को'],
        RELATIVE: ['A relative or companion', 'परिजन या साथ आए व्यक्ति को'],
        INTERPRETER: ['Through an interpreter', 'दुभाषिए के माध्यम से'],
      }),
      choice('saidBack', ['Said back in own words', 'अपने शब्दों में दोहराया'], {
        YES: ['Yes, correctly', 'हाँ, सही'],
        AFTER_REPEAT: ['Yes, after it was explained again', 'हाँ, दोबारा समझाने के बाद'],
        NO: ['No', 'नहीं'],
        NOT_ASKED: ['Not asked', 'नहीं पूछा'],
      }),
      asked(
        'ifNotUnderstood',
        when('saidBack', 'NO'),
        line('barrier', ['What stood in the way', 'क्या रुकावट रही']),
      ),
    ],
  ),
);
