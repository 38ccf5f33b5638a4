import { caseSheet, part } from '../../case-sheet.ts';
import { following, ifYes, NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, when } from '../../fields.ts';

export const PERSONAL = caseSheet(
  'PERSONAL',
  { source: "Hutchison's Clinical Methods, 24th edition, chapter 1; NCD medical officer module, MoHFW 2017" },
  part(
    'daily',
    ['Daily life', 'रोज़ का जीवन'],
    [
      choice('maritalStatus', ['Marital status', 'वैवाहिक स्थिति'], {
        SINGLE: ['Not married', 'अविवाहित'],
        MARRIED: ['Married', 'विवाहित'],
        WIDOWED: ['Widowed', 'विधवा या विधुर'],
        SEPARATED: ['Divorced or separated', 'तलाक़शुदा या अलग'],
        NO_ANSWER: ['Not said', 'नहीं बताया'],
      }),
      choice('appetite', ['Appetite', 'भूख'], {
        NORMAL: ['Normal', 'सामान्य'],
        REDUCED: ['Reduced', 'कम'],
        INCREASED: ['Increased', 'ज़्यादा'],
      }),
      choice('weightChange', ['Weight in the last 6 months', 'पिछले 6 महीनों में वज़न'], {
        SAME: ['The same', 'उतना ही'],
        LOST: ['Lost', 'घटा'],
        GAINED: ['Gained', 'बढ़ा'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      asked(
        'ifWeightChanged',
        when('weightChange', 'LOST', 'GAINED'),
        counted(
          'weightChangeBy',
          ['By about', 'लगभग कितना'],
          { min: 0.5, max: 100 },
          { unit: 'kg', decimals: 1 },
        ),
        choice('weightChangeWanted', ['Intended', 'जानबूझकर'], {
          YES: ['Yes, by diet or exercise', 'हाँ, खान-पान या व्यायाम से'],
          NO: ['No', 'नहीं'],
        }),
      ),
    ],
  ),
  part(
    'sleep',
    ['Sleep', 'नींद'],
    [
      counted('hours', ['Hours a night', 'रात में कितने घंटे'], { min: 0, max: 24 }, { unit: 'h', decimals: 1 }),
      anyOf('trouble', ['Trouble', 'परेशानी'], {
        FALLING_ASLEEP: ['Falling asleep', 'नींद आने में'],
        WAKING: ['Waking at night or too early', 'रात में या बहुत जल्दी जागना'],
        SNORING: ['Loud snoring', 'ज़ोर के खर्राटे'],
        PAUSES: ['Breathing stops while asleep', 'सोते समय साँस रुकना'],
        DAYTIME: ['Sleepy in the daytime', 'दिन में नींद आना'],
        ...NONE,
      }),
    ],
  ),
  part(
    'bowelBladder',
    ['Bowel and bladder', 'शौच और पेशाब'],
    [
      choice('bowel', ['Bowel habit', 'शौच'], {
        REGULAR: ['Regular', 'नियमित'],
        CONSTIPATED: ['Constipated', 'कब्ज़'],
        LOOSE: ['Loose', 'पतला'],
        ALTERNATING: ['Changing between both', 'कभी कब्ज़, कभी पतला'],
      }),
      anyOf('bladder', ['Passing urine', 'पेशाब'], {
        OFTEN: ['Often', 'बार-बार'],
        NIGHT: ['Twice or more at night', 'रात में दो या ज़्यादा बार'],
        BURNING: ['Burning', 'जलन'],
        URGENCY: ['Cannot wait', 'रोक न पाना'],
        LEAKING: ['Leaks', 'अपने आप निकलना'],
        ...NONE,
      }),
    ],
  ),
  part(
    'exposure',
    ['Travel and contact', 'यात्रा और संपर्क'],
    [
      yesNo('travelled', ['Travelled in the last month', 'पिछले महीने यात्रा की']),
      ifYes('travelled', line('travelledTo', ['Where', 'कहाँ'])),
      choice('contact', ['Contact with an infectious illness', 'संक्रामक रोगी से संपर्क'], {
        NO: ['No', 'नहीं'],
        TUBERCULOSIS: ['Tuberculosis', 'टीबी'],
        FEVER: ['Fever in the house or next door', 'घर या पड़ोस में बुखार'],
        OTHER: ['Other', 'अन्य'],
      }),
      following('contact', 'OTHER', line('otherContact', ['Which illness', 'कौन सी बीमारी'])),
      note(),
    ],
  ),
);
