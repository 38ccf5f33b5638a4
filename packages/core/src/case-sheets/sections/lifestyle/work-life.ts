import { caseSheet, part } from '../../case-sheet.ts';
import { ifYes, NONE, note, yesNo } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, when } from '../../fields.ts';

export const WORK_LIFE = caseSheet(
  'WORK_LIFE',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition (occupational history); ILO diagnostic criteria for occupational diseases 2022",
  },
  part(
    'work',
    ['Work', 'काम'],
    [
      choice('status', ['Status', 'स्थिति'], {
        EMPLOYED: ['Employed', 'नौकरी'],
        SELF_EMPLOYED: ['Self-employed or own land', 'अपना काम या खेती'],
        DAILY_WAGE: ['Daily wage', 'दिहाड़ी'],
        HOME: ['Works at home for the family', 'घर का काम'],
        STUDENT: ['Student', 'विद्यार्थी'],
        RETIRED: ['Retired', 'सेवानिवृत्त'],
        NO_WORK: ['Looking for work', 'काम की तलाश'],
        UNABLE: ['Unable to work', 'काम करने में असमर्थ'],
      }),
      line('occupation', ['Occupation', 'पेशा'], {
        hint: ['What is done all day, not only the title', 'दिन भर क्या करते हैं, केवल पद नहीं'],
      }),
      counted('years', ['Years in it', 'कितने वर्ष से'], { min: 0, max: 80 }),
      asked(
        'whileWorking',
        when('status', 'EMPLOYED', 'SELF_EMPLOYED', 'DAILY_WAGE', 'HOME'),
        counted('hours', ['Hours a week', 'हफ़्ते में घंटे'], { min: 0, max: 140 }, { unit: 'h' }),
        choice('shift', ['Shift', 'पाली'], {
          DAY: ['Day', 'दिन'],
          NIGHT: ['Night', 'रात'],
          ROTATING: ['Rotating', 'बदलती रहती है'],
        }),
      ),
    ],
  ),
  part(
    'exposure',
    ['Exposure', 'संपर्क'],
    [
      anyOf('exposedTo', ['Exposed to, now or before', 'अब या पहले किससे संपर्क'], {
        DUST: ['Stone, cement or cotton dust', 'पत्थर, सीमेंट या कपास की धूल'],
        ASBESTOS: ['Asbestos', 'एस्बेस्टस'],
        PESTICIDES: ['Pesticides', 'कीटनाशक'],
        CHEMICALS: ['Chemicals, fumes or metals', 'रसायन, धुआँ या धातु'],
        NOISE: ['Noise', 'शोर'],
        HEAT: ['Heat', 'गर्मी'],
        LOADS: ['Heavy loads', 'भारी बोझ'],
        VIBRATION: ['Vibration', 'कंपन'],
        RADIATION: ['Radiation', 'विकिरण'],
        ANIMALS: ['Animals', 'पशु'],
        BLOOD: ['Blood or patients', 'ख़ून या रोगी'],
        SCREEN: ['Screens all day', 'दिन भर स्क्रीन'],
        ...NONE,
      }),
      choice('protection', ['Protective equipment', 'सुरक्षा उपकरण'], {
        ALWAYS: ['Always', 'हमेशा'],
        SOMETIMES: ['Sometimes', 'कभी-कभी'],
        NEVER: ['Never', 'कभी नहीं'],
        NOT_NEEDED: ['Not needed', 'ज़रूरत नहीं'],
      }),
      yesNo('injured', ['Injury or illness from work', 'काम से चोट या बीमारी']),
      ifYes('injured', line('injury', ['Which and when', 'कौन सी और कब'])),
    ],
  ),
  part(
    'strain',
    ['Strain', 'तनाव'],
    [
      counted('missedDays', ['Days missed in the last month', 'पिछले महीने काम के छूटे दिन'], { min: 0, max: 31 }),
      choice('stress', ['Stress at work', 'काम का तनाव'], {
        LITTLE: ['Little', 'कम'],
        SOME: ['Some', 'कुछ'],
        MUCH: ['Much', 'ज़्यादा'],
        TOO_MUCH: ['More than can be borne', 'सहन से बाहर'],
      }),
      note(),
    ],
  ),
);
