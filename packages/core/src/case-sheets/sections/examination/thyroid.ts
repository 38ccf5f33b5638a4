import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, measured, when } from '../../fields.ts';

export const THYROID = caseSheet(
  'THYROID',
  {
    source:
      "WHO grading of goitre 2007; Hutchison's Clinical Methods, 24th edition, chapter 16; Indian Thyroid Society guidelines 2012",
  },
  part(
    'history',
    ['History', 'इतिहास'],
    [
      choice('known', ['Known disease', 'ज्ञात बीमारी'], {
        NO: ['None', 'कोई नहीं'],
        HYPO: ['Underactive', 'कम सक्रिय'],
        HYPER: ['Overactive', 'ज़्यादा सक्रिय'],
        GOITRE: ['Goitre or nodule', 'घेंघा या गाँठ'],
        CANCER: ['Cancer', 'कैंसर'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      asked(
        'whoIsTreated',
        when('known', 'HYPO', 'HYPER', 'GOITRE', 'CANCER'),
        anyOf('treatment', ['Treatment so far', 'अब तक का इलाज'], {
          LEVOTHYROXINE: ['Levothyroxine', 'लेवोथायरॉक्सिन'],
          ANTITHYROID: ['Antithyroid tablets', 'एंटीथायरॉइड गोली'],
          RADIOIODINE: ['Radioiodine', 'रेडियोआयोडीन'],
          SURGERY: ['Surgery', 'ऑपरेशन'],
          ...NONE,
        }),
      ),
      anyOf('slow', ['Signs of too little', 'कमी के लक्षण'], {
        TIRED: ['Tiredness', 'थकान'],
        COLD: ['Feels cold', 'ठंड लगना'],
        WEIGHT_GAIN: ['Weight gain', 'वज़न बढ़ना'],
        CONSTIPATION: ['Constipation', 'कब्ज़'],
        HAIR: ['Dry skin or hair loss', 'रूखी त्वचा या बाल झड़ना'],
        HEAVY_PERIODS: ['Heavy periods', 'ज़्यादा माहवारी'],
        LOW_MOOD: ['Low mood', 'उदासी'],
        ...NONE,
      }),
      anyOf('fast', ['Signs of too much', 'अधिकता के लक्षण'], {
        PALPITATIONS: ['Palpitations', 'धड़कन तेज़'],
        WEIGHT_LOSS: ['Weight loss', 'वज़न घटना'],
        HEAT: ['Feels hot, sweats', 'गर्मी और पसीना'],
        TREMOR: ['Shaking hands', 'हाथ काँपना'],
        LOOSE: ['Loose stools', 'पतले दस्त'],
        NERVOUS: ['Nervous or sleepless', 'घबराहट या नींद न आना'],
        ...NONE,
      }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      choice('goitre', ['Goitre', 'घेंघा'], {
        0: ['Grade 0: neither felt nor seen', 'ग्रेड 0: न महसूस, न दिखता'],
        1: ['Grade 1: felt, not seen', 'ग्रेड 1: महसूस, पर दिखता नहीं'],
        2: ['Grade 2: seen', 'ग्रेड 2: दिखता है'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      sign('nodule', ['Nodule', 'गाँठ']),
      ifPresent(
        'nodule',
        counted('noduleSize', ['Largest', 'सबसे बड़ी'], { min: 1, max: 150 }, { unit: 'mm' }),
        anyOf('noduleSigns', ['It is', 'गाँठ'], {
          HARD: ['Hard', 'सख़्त'],
          FIXED: ['Fixed', 'एक जगह जमी'],
          GROWING: ['Growing', 'बढ़ रही'],
          TENDER: ['Tender', 'दर्द वाली'],
          WITH_NODES: ['With lymph nodes', 'साथ में गिल्टियाँ'],
          ...NONE,
        }),
      ),
      anyOf('eyes', ['Eyes', 'आँखें'], {
        LID_LAG: ['Lid lag or stare', 'पलक पीछे रहना या घूरना'],
        BULGING: ['Bulging', 'बाहर निकली'],
        DOUBLE: ['Double vision', 'दोहरा दिखना'],
        ...NONE,
      }),
      sign('tremor', ['Tremor', 'कंपन']),
    ],
  ),
  part(
    'tests',
    ['Last test', 'पिछली जाँच'],
    [
      date('testedOn', ['Taken on', 'नमूना कब लिया'], { isMeasuredAt: true }),
      measured('tsh', ['TSH', 'TSH'], 'tsh', ['thyroid', 'tsh'], { decimals: 3 }),
      measured('ft4', ['Free T4', 'फ़्री T4'], 'ft4', ['thyroid', 'ft4'], { decimals: 2 }),
      note(),
    ],
  ),
);
