import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, note, sign } from '../../choices.ts';
import { anyOf, catalogued, choice } from '../../fields.ts';

export const GENERAL = caseSheet(
  'GENERAL',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 2; Macleod's Clinical Examination, 14th edition",
  },
  part(
    'appearance',
    ['Appearance', 'दिखने में'],
    [
      choice('consciousness', ['Consciousness (ACVPU)', 'चेतना (ACVPU)'], {
        ALERT: ['Alert', 'सचेत'],
        NEW_CONFUSION: ['New confusion', 'नया भ्रम'],
        VOICE: ['Responds to voice', 'आवाज़ पर प्रतिक्रिया'],
        PAIN: ['Responds to pain', 'दर्द पर प्रतिक्रिया'],
        UNRESPONSIVE: ['Unresponsive', 'कोई प्रतिक्रिया नहीं'],
      }),
      choice('looks', ['Looks', 'कैसे लगते हैं'], {
        WELL: ['Well', 'ठीक'],
        ILL: ['Ill', 'बीमार'],
        TOXIC: ['Very ill or in distress', 'बहुत बीमार या तकलीफ़ में'],
      }),
      choice('nourishment', ['Nourishment', 'पोषण'], {
        WELL: ['Well nourished', 'अच्छा'],
        UNDER: ['Undernourished', 'कुपोषित'],
        WASTED: ['Wasted', 'बहुत दुबले'],
        OBESE: ['Obese', 'मोटापा'],
      }),
      choice('hydration', ['Hydration', 'शरीर में पानी'], {
        NORMAL: ['Normal', 'सामान्य'],
        SOME: ['Some dehydration', 'कुछ कमी'],
        SEVERE: ['Severe dehydration', 'बहुत कमी'],
        OVERLOADED: ['Overloaded', 'ज़्यादा'],
      }),
    ],
  ),
  part(
    'vitals',
    ['Vital signs', 'महत्वपूर्ण संकेत'],
    [
      catalogued('systolic', 'bloodpressure', 'systolic'),
      catalogued('diastolic', 'bloodpressure', 'diastolic'),
      catalogued('pulse', 'heartrate', 'value'),
      choice('rhythm', ['Pulse rhythm', 'नाड़ी की लय'], {
        REGULAR: ['Regular', 'नियमित'],
        OCCASIONAL: ['Occasional missed beats', 'कभी-कभी छूटती है'],
        IRREGULAR: ['Irregular throughout', 'पूरी तरह अनियमित'],
      }),
      catalogued('respiration', 'respiratoryrate', 'value'),
      catalogued('temperature', 'temperature', 'value'),
      catalogued('spo2', 'spo2', 'value'),
      catalogued('weight', 'body', 'weight'),
      catalogued('height', 'body', 'height'),
    ],
  ),
  part(
    'signs',
    ['Signs', 'चिह्न'],
    [
      choice('pallor', ['Pallor', 'फीकापन (ख़ून की कमी)'], {
        ABSENT: ['Absent', 'नहीं है'],
        SOME: ['Some', 'कुछ'],
        SEVERE: ['Severe', 'बहुत'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      sign('icterus', ['Jaundice', 'पीलिया']),
      choice('cyanosis', ['Cyanosis', 'नीलापन'], {
        ABSENT: ['Absent', 'नहीं है'],
        PERIPHERAL: ['Peripheral', 'हाथ-पैरों में'],
        CENTRAL: ['Central', 'होंठ और जीभ पर'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      sign('clubbing', ['Clubbing', 'नाख़ून उभरे (क्लबिंग)']),
      sign('nodes', ['Enlarged lymph nodes', 'बढ़ी हुई गिल्टियाँ']),
      ifPresent(
        'nodes',
        anyOf('nodesWhere', ['Where', 'कहाँ'], {
          NECK: ['Neck', 'गर्दन'],
          SUPRACLAVICULAR: ['Above the collarbone', 'हँसली के ऊपर'],
          ARMPIT: ['Armpit', 'बगल'],
          GROIN: ['Groin', 'जाँघ का जोड़'],
        }),
      ),
      sign('oedema', ['Oedema', 'सूजन']),
      ifPresent(
        'oedema',
        anyOf('oedemaWhere', ['Where is the swelling', 'सूजन कहाँ'], {
          FEET: ['Feet and ankles', 'पैर और टख़ने'],
          LEGS: ['Up to the knees or more', 'घुटनों तक या ऊपर'],
          SACRUM: ['Lower back', 'कमर के नीचे'],
          FACE: ['Face', 'चेहरा'],
          ONE_LEG: ['One leg only', 'केवल एक पैर'],
        }),
      ),
      note(),
    ],
  ),
);
