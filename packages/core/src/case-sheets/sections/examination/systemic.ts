import { caseSheet, part } from '../../case-sheet.ts';
import { examined, ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, asked, choice, line, type Pair, when } from '../../fields.ts';

const power = (key: string, label: Pair) =>
  choice(key, label, {
    5: ['5 Normal', '5 सामान्य'],
    4: ['4 Against some resistance', '4 कुछ दबाव के विरुद्ध'],
    3: ['3 Against gravity', '3 गुरुत्व के विरुद्ध'],
    2: ['2 With gravity eliminated', '2 गुरुत्व के बिना'],
    1: ['1 Flicker', '1 हल्की फड़कन'],
    0: ['0 None', '0 कुछ नहीं'],
  });

/** Heart, lungs, nerves and joints; the abdomen has its own section. */
export const SYSTEMIC = caseSheet(
  'SYSTEMIC',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapters 10 to 13; Medical Research Council scale of muscle power 1976",
  },
  part(
    'heart',
    ['Heart and circulation', 'हृदय और रक्त संचार'],
    [
      choice('jvp', ['Neck veins', 'गर्दन की नसें'], {
        NORMAL: ['Normal', 'सामान्य'],
        RAISED: ['Raised', 'उभरी हुईं'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('heartSounds', ['Heart sounds', 'हृदय की ध्वनि'], {
        NORMAL: ['S1 and S2 normal', 'S1 और S2 सामान्य'],
        MUFFLED: ['Muffled', 'धीमी'],
        GALLOP: ['Third or fourth sound', 'तीसरी या चौथी ध्वनि'],
        RUB: ['Rub', 'रगड़ की ध्वनि'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('murmur', ['Murmur', 'मर्मर'], {
        ABSENT: ['Absent', 'नहीं है'],
        SYSTOLIC: ['Systolic', 'सिस्टोलिक'],
        DIASTOLIC: ['Diastolic', 'डायस्टोलिक'],
        BOTH: ['Both', 'दोनों'],
      }),
      asked(
        'ifMurmur',
        when('murmur', 'SYSTOLIC', 'DIASTOLIC', 'BOTH'),
        line('murmurWhere', ['Where and grade', 'कहाँ और ग्रेड']),
      ),
      anyOf('pulsesAbsent', ['Pulses not felt', 'जो नाड़ी नहीं मिली'], {
        RADIAL: ['Radial', 'कलाई की'],
        FEMORAL: ['Femoral', 'जाँघ की'],
        DORSALIS_PEDIS: ['Dorsalis pedis', 'पैर के ऊपर की'],
        POSTERIOR_TIBIAL: ['Posterior tibial', 'टख़ने के पीछे की'],
        NONE: ['All felt', 'सभी मिलीं'],
      }),
    ],
  ),
  part(
    'lungs',
    ['Lungs', 'फेफड़े'],
    [
      choice('airEntry', ['Air entry', 'हवा का प्रवेश'], {
        EQUAL: ['Equal', 'दोनों ओर बराबर'],
        LESS_RIGHT: ['Less on the right', 'दाईं ओर कम'],
        LESS_LEFT: ['Less on the left', 'बाईं ओर कम'],
        LESS_BOTH: ['Less on both sides', 'दोनों ओर कम'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      anyOf('addedSounds', ['Added sounds', 'अतिरिक्त ध्वनियाँ'], {
        WHEEZE: ['Wheeze', 'घरघराहट'],
        CRACKLES: ['Crackles', 'चटचटाहट'],
        BRONCHIAL: ['Bronchial breathing', 'ब्रोंकियल श्वास'],
        RUB: ['Pleural rub', 'फेफड़े की झिल्ली की रगड़'],
        STRIDOR: ['Stridor', 'स्ट्राइडर'],
        ...NONE,
      }),
      line('soundsWhere', ['Where', 'कहाँ']),
    ],
  ),
  part(
    'nerves',
    ['Nerves', 'तंत्रिका तंत्र'],
    [
      choice('orientation', ['Orientation', 'अभिविन्यास'], {
        FULL: ['Time, place and person', 'समय, जगह और व्यक्ति'],
        PARTLY: ['In part', 'कुछ हद तक'],
        CONFUSED: ['None', 'नहीं'],
      }),
      ...examined('cranialNerves', ['Cranial nerves', 'कपाल तंत्रिकाएँ']),
      power('powerRightArm', ['Power, right arm', 'ताक़त, दायाँ हाथ']),
      power('powerLeftArm', ['Power, left arm', 'ताक़त, बायाँ हाथ']),
      power('powerRightLeg', ['Power, right leg', 'ताक़त, दायाँ पैर']),
      power('powerLeftLeg', ['Power, left leg', 'ताक़त, बायाँ पैर']),
      ...examined('reflexes', ['Reflexes', 'रिफ़्लेक्स']),
      ...examined('sensation', ['Sensation', 'संवेदना']),
      ...examined('gait', ['Gait', 'चाल']),
      sign('neckStiffness', ['Stiff neck', 'गर्दन में अकड़न']),
    ],
  ),
  part(
    'joints',
    ['Joints and spine', 'जोड़ और रीढ़'],
    [
      sign('jointSwelling', ['Swollen or tender joints', 'जोड़ों में सूजन या दर्द']),
      ifPresent('jointSwelling', line('jointsWhich', ['Which', 'कौन से'])),
      ...examined('spine', ['Spine', 'रीढ़']),
      note(),
    ],
  ),
);
