import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, type Choices, choice, counted, when } from '../../fields.ts';

const USE = {
  NEVER: ['Never', 'कभी नहीं'],
  FORMER: ['Formerly', 'पहले'],
  SOMETIMES: ['Less than daily', 'रोज़ नहीं'],
  DAILY: ['Daily', 'रोज़'],
} as const satisfies Choices;

const USED = ['FORMER', 'SOMETIMES', 'DAILY'] as const;

export const HABITS = caseSheet(
  'HABITS',
  {
    source: 'Global Adult Tobacco Survey India 2 (2016-17); AUDIT-C, Bush et al. 1998; WHO ASSIST 3.1',
  },
  part(
    'smoking',
    ['Smoked tobacco', 'धूम्रपान'],
    [
      choice('use', ['Smokes', 'धूम्रपान'], USE),
      asked(
        'whoSmoked',
        when('use', ...USED),
        anyOf('kinds', ['What', 'क्या'], {
          BIDI: ['Bidi', 'बीड़ी'],
          CIGARETTE: ['Cigarette', 'सिगरेट'],
          HOOKAH: ['Hookah', 'हुक्का'],
          CHILLUM: ['Cigar, cheroot or chillum', 'सिगार, चुरुट या चिलम'],
          ELECTRONIC: ['E-cigarette', 'ई-सिगरेट'],
        }),
        counted('perDay', ['A day', 'दिन में कितनी'], { min: 0, max: 150 }),
        counted('years', ['Years', 'कितने वर्ष'], { min: 0, max: 90 }),
      ),
      yesNo('othersSmoke', ['Others smoke at home or at work', 'घर या काम पर दूसरे धूम्रपान करते हैं']),
    ],
  ),
  part(
    'chewing',
    ['Chewed tobacco and areca', 'तंबाकू और सुपारी चबाना'],
    [
      choice('use', ['Chews', 'चबाते हैं'], USE),
      asked(
        'whoChewed',
        when('use', ...USED),
        anyOf('kinds', ['What', 'क्या'], {
          KHAINI: ['Khaini', 'खैनी'],
          GUTKHA: ['Gutkha or pan masala with tobacco', 'गुटखा या तंबाकू वाला पान मसाला'],
          PAAN: ['Paan with tobacco', 'तंबाकू वाला पान'],
          ARECA: ['Areca nut without tobacco', 'बिना तंबाकू सुपारी'],
          MISHRI: ['Mishri, gul or snuff', 'मिश्री, गुल या नसवार'],
        }),
        counted('perDay', ['Times a day', 'दिन में कितनी बार'], { min: 0, max: 100 }),
        counted('years', ['Years', 'कितने वर्ष'], { min: 0, max: 90 }),
      ),
    ],
  ),
  part(
    'alcohol',
    ['Alcohol', 'शराब'],
    [
      choice('use', ['Drinks', 'पीते हैं'], {
        NEVER: ['Never', 'कभी नहीं'],
        FORMER: ['Formerly', 'पहले'],
        MONTHLY: ['Monthly or less', 'महीने में एक बार या कम'],
        FORTNIGHTLY: ['2 to 4 times a month', 'महीने में 2 से 4 बार'],
        WEEKLY: ['2 to 3 times a week', 'हफ़्ते में 2 से 3 बार'],
        MORE: ['4 or more times a week', 'हफ़्ते में 4 या ज़्यादा बार'],
      }),
      asked(
        'whoDrinks',
        when('use', 'MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'MORE'),
        counted(
          'drinks',
          ['Drinks on such a day', 'उस दिन कितने पेग'],
          { min: 0, max: 60 },
          {
            hint: ['30 ml of spirits, or 330 ml of beer', '30 मि.ली. शराब, या 330 मि.ली. बीयर'],
          },
        ),
        choice('sixOrMore', ['Six or more at one time', 'एक बार में छह या ज़्यादा'], {
          NEVER: ['Never', 'कभी नहीं'],
          RARELY: ['Less than monthly', 'महीने में एक बार से कम'],
          MONTHLY: ['Monthly', 'हर महीने'],
          WEEKLY: ['Weekly', 'हर हफ़्ते'],
          DAILY: ['Daily or almost', 'लगभग रोज़'],
        }),
      ),
    ],
  ),
  part(
    'other',
    ['Other substances and stopping', 'अन्य पदार्थ और छोड़ना'],
    [
      anyOf('substances', ['In the last 3 months', 'पिछले 3 महीनों में'], {
        CANNABIS: ['Cannabis (bhang, ganja, charas)', 'भाँग, गाँजा या चरस'],
        OPIOIDS: ['Opioids', 'अफ़ीम या स्मैक'],
        SEDATIVES: ['Sedatives without a prescription', 'बिना पर्चे नींद की दवा'],
        INHALANTS: ['Inhalants', 'सूँघने वाले पदार्थ'],
        INJECTED: ['Anything injected', 'सुई से कुछ भी'],
        OTHER: ['Other', 'अन्य'],
        ...NONE,
      }),
      counted('tea', ['Cups of tea or coffee a day', 'दिन में चाय या कॉफ़ी के कप'], { min: 0, max: 40 }),
      choice('stopping', ['Wants to stop', 'छोड़ना चाहते हैं'], {
        NOT_NOW: ['Not now', 'अभी नहीं'],
        THINKING: ['Thinks about it', 'सोच रहे हैं'],
        READY: ['Ready within a month', 'एक महीने में तैयार'],
        STOPPED: ['Stopped', 'छोड़ दिया'],
        NOT_USING: ['Uses nothing', 'कुछ नहीं लेते'],
      }),
      note(),
    ],
  ),
);
