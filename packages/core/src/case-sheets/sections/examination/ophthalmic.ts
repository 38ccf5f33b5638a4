import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, sign } from '../../choices.ts';
import { anyOf, choice, counted, date, type Pair } from '../../fields.ts';

const acuity = (key: string, label: Pair) =>
  choice(key, label, {
    '6_6': ['6/6', '6/6'],
    '6_9': ['6/9', '6/9'],
    '6_12': ['6/12', '6/12'],
    '6_18': ['6/18', '6/18'],
    '6_24': ['6/24', '6/24'],
    '6_36': ['6/36', '6/36'],
    '6_60': ['6/60', '6/60'],
    '3_60': ['3/60', '3/60'],
    COUNTS_FINGERS: ['Counts fingers', 'उँगलियाँ गिनना'],
    HAND_MOVEMENT: ['Hand movements', 'हाथ का हिलना'],
    LIGHT: ['Perceives light', 'रोशनी पहचानना'],
    NO_LIGHT: ['No perception of light', 'रोशनी नहीं दिखती'],
    NOT_TESTED: ['Not tested', 'जाँच नहीं की'],
  });

const lens = (key: string, label: Pair) =>
  choice(key, label, {
    CLEAR: ['Clear', 'साफ़'],
    EARLY: ['Early cataract', 'शुरुआती मोतियाबिंद'],
    MATURE: ['Mature cataract', 'पका मोतियाबिंद'],
    IMPLANT: ['Artificial lens', 'कृत्रिम लेंस'],
    ABSENT: ['No lens', 'लेंस नहीं'],
    NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
  });

const fundus = (key: string, label: Pair) =>
  choice(key, label, {
    NORMAL: ['No retinopathy', 'रेटिनोपैथी नहीं'],
    MILD: ['Mild non-proliferative', 'हल्की नॉन-प्रोलिफ़रेटिव'],
    MODERATE: ['Moderate non-proliferative', 'मध्यम नॉन-प्रोलिफ़रेटिव'],
    SEVERE: ['Severe non-proliferative', 'गंभीर नॉन-प्रोलिफ़रेटिव'],
    PROLIFERATIVE: ['Proliferative', 'प्रोलिफ़रेटिव'],
    OTHER: ['Other finding', 'कुछ और मिला'],
    UNGRADABLE: ['Not gradable', 'देखी नहीं जा सकी'],
    NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
  });

const PRESSURE = { min: 1, max: 80 };
const inMercury = { unit: 'mm[Hg]', decimals: 1 };

export const OPHTHALMIC = caseSheet(
  'OPHTHALMIC',
  {
    source:
      'National Programme for Control of Blindness and Visual Impairment, definitions 2017; International Clinical Diabetic Retinopathy scale 2003',
  },
  part(
    'complaint',
    ['Complaint', 'शिकायत'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        BLURRED: ['Blurred slowly', 'धीरे-धीरे धुँधला'],
        SUDDEN: ['Sight lost suddenly', 'अचानक दिखना बंद'],
        RED: ['Red', 'लाल'],
        PAIN: ['Pain', 'दर्द'],
        WATERING: ['Watering', 'पानी आना'],
        DISCHARGE: ['Discharge', 'कीचड़'],
        FLASHES: ['Flashes or floaters', 'चमक या तैरते धब्बे'],
        DOUBLE: ['Double vision', 'दोहरा दिखना'],
        INJURY: ['Injury', 'चोट'],
        ...NONE,
      }),
      choice('wears', ['Wears', 'पहनते हैं'], {
        NOTHING: ['Nothing', 'कुछ नहीं'],
        DISTANCE: ['Glasses for distance', 'दूर का चश्मा'],
        NEAR: ['Glasses for reading', 'पढ़ने का चश्मा'],
        BOTH: ['Glasses for both', 'दोनों का चश्मा'],
        CONTACT: ['Contact lenses', 'कॉन्टैक्ट लेंस'],
      }),
    ],
  ),
  part(
    'sight',
    ['Sight', 'दृष्टि'],
    [
      choice('testedWith', ['Tested', 'जाँच'], {
        UNAIDED: ['Without glasses', 'बिना चश्मे'],
        GLASSES: ['With own glasses', 'अपने चश्मे के साथ'],
        PINHOLE: ['Through a pinhole', 'पिनहोल से'],
      }),
      acuity('right', ['Distance, right', 'दूर, दाईं आँख']),
      acuity('left', ['Distance, left', 'दूर, बाईं आँख']),
      choice('near', ['Near, both eyes', 'पास, दोनों आँखें'], {
        N6: ['N6', 'N6'],
        N8: ['N8', 'N8'],
        N10: ['N10', 'N10'],
        N12: ['N12', 'N12'],
        N18: ['N18', 'N18'],
        N36: ['N36 or worse', 'N36 या कम'],
        NOT_TESTED: ['Not tested', 'जाँच नहीं की'],
      }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      sign('redEye', ['Red eye', 'लाल आँख']),
      sign('corneaOpaque', ['Opacity of the cornea', 'पुतली पर सफ़ेदी']),
      choice('pupils', ['Pupils', 'पुतलियाँ'], {
        EQUAL: ['Equal and reacting', 'बराबर और प्रतिक्रिया करतीं'],
        UNEQUAL: ['Unequal', 'असमान'],
        FIXED: ['Not reacting', 'प्रतिक्रिया नहीं'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      lens('lensRight', ['Lens, right', 'लेंस, दायाँ']),
      lens('lensLeft', ['Lens, left', 'लेंस, बायाँ']),
      counted('pressureRight', ['Eye pressure, right', 'आँख का दबाव, दायाँ'], PRESSURE, inMercury),
      counted('pressureLeft', ['Eye pressure, left', 'आँख का दबाव, बायाँ'], PRESSURE, inMercury),
      fundus('fundusRight', ['Retina, right', 'रेटिना, दायाँ']),
      fundus('fundusLeft', ['Retina, left', 'रेटिना, बायाँ']),
      sign('macula', ['Swelling of the macula', 'मैक्युला में सूजन']),
      date('fundusOn', ['Retina seen on', 'रेटिना की जाँच कब हुई']),
      note(),
    ],
  ),
);
