import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNo } from '../../choices.ts';
import { anyOf, choice, counted, date } from '../../fields.ts';
import { mayBeMale } from '../../section.ts';

export const PROSTATE = caseSheet(
  'PROSTATE',
  {
    source:
      "EAU guideline on non-neurogenic male lower urinary tract symptoms 2023; Bailey & Love's Short Practice of Surgery, 27th edition",
    asksOf: mayBeMale,
  },
  part(
    'urine',
    ['Passing urine', 'पेशाब'],
    [
      anyOf('storage', ['Between times', 'बीच के समय'], {
        OFTEN: ['Often in the day', 'दिन में बार-बार'],
        URGENCY: ['Cannot wait', 'रोक न पाना'],
        LEAKING: ['Leaks', 'अपने आप निकलना'],
        ...NONE,
      }),
      anyOf('voiding', ['While passing', 'करते समय'], {
        HESITANCY: ['Starts late', 'देर से शुरू'],
        WEAK: ['Weak stream', 'धार कमज़ोर'],
        STOPS: ['Stops and starts', 'रुक-रुककर'],
        STRAINING: ['Strains', 'ज़ोर लगाना'],
        INCOMPLETE: ['Feels not empty', 'पूरा ख़ाली न लगना'],
        DRIBBLING: ['Dribbles after', 'बाद में टपकना'],
        PAIN: ['Pain or burning', 'दर्द या जलन'],
        BLOOD: ['Blood', 'ख़ून'],
        ...NONE,
      }),
      counted('nights', ['Times a night', 'रात में कितनी बार'], { min: 0, max: 30 }),
      choice('bother', ['How much it bothers', 'कितनी परेशानी'], {
        LITTLE: ['Little', 'कम'],
        SOME: ['Some', 'कुछ'],
        MUCH: ['Much', 'ज़्यादा'],
        UNBEARABLE: ['Cannot live with it', 'असहनीय'],
      }),
      yesNo('retention', ['Ever could not pass urine', 'कभी पेशाब बिल्कुल बंद हुआ']),
      yesNo('bonePain', ['New pain in back or bones', 'कमर या हड्डियों में नया दर्द']),
    ],
  ),
  part(
    'examination',
    ['Examination and tests', 'जाँच'],
    [
      choice('size', ['Size by finger', 'उँगली से आकार'], {
        NORMAL: ['Normal', 'सामान्य'],
        MILD: ['Mildly enlarged', 'थोड़ा बढ़ा'],
        MODERATE: ['Moderately enlarged', 'मध्यम बढ़ा'],
        LARGE: ['Very enlarged', 'बहुत बढ़ा'],
        NOT_DONE: ['Not examined', 'जाँच नहीं की'],
      }),
      anyOf('feels', ['Feels', 'छूने पर'], {
        SMOOTH: ['Smooth and rubbery', 'चिकना और रबर जैसा'],
        TENDER: ['Tender or boggy', 'दर्द वाला या नरम'],
        NODULE: ['Nodule', 'गाँठ'],
        HARD: ['Hard', 'सख़्त'],
        IRREGULAR: ['Irregular or fixed', 'असमान या जमा हुआ'],
      }),
      counted('psa', ['PSA', 'PSA'], { min: 0, max: 10_000 }, { unit: 'ng/mL', decimals: 2 }),
      date('psaOn', ['PSA taken on', 'PSA का नमूना कब लिया']),
      counted(
        'residual',
        ['Urine left after passing', 'करने के बाद बचा पेशाब'],
        { min: 0, max: 3000 },
        { unit: 'mL' },
      ),
      counted('volume', ['Volume by ultrasound', 'अल्ट्रासाउंड से आयतन'], { min: 1, max: 500 }, { unit: 'mL' }),
      note(),
    ],
  ),
);
