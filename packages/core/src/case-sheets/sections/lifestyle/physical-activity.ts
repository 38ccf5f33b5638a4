import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, counted } from '../../fields.ts';

const DAYS = { min: 0, max: 7 };
const MINUTES = { min: 0, max: 960 };
const inMinutes = { unit: 'min' };

/** Days per week and minutes per day, like in the questionnaire. */
export const PHYSICAL_ACTIVITY = caseSheet(
  'PHYSICAL_ACTIVITY',
  {
    source:
      'WHO Global Physical Activity Questionnaire 2; WHO guidelines on physical activity and sedentary behaviour 2020',
  },
  part(
    'week',
    ['A usual week', 'सामान्य हफ़्ता'],
    [
      counted('vigorousDays', ['Days of vigorous work or sport', 'भारी काम या खेल के दिन'], DAYS, {
        hint: ['Breathes hard: digging, carrying loads, running', 'साँस तेज़ चले: खुदाई, बोझ ढोना, दौड़ना'],
      }),
      counted(
        'vigorousMinutes',
        ['Minutes of vigorous work on such a day', 'उस दिन भारी काम के मिनट'],
        MINUTES,
        inMinutes,
      ),
      counted('moderateDays', ['Days of moderate work or sport', 'मध्यम काम या खेल के दिन'], DAYS, {
        hint: ['Breathes a little faster: sweeping, cycling, yoga', 'साँस थोड़ी तेज़: झाड़ू, साइकिल, योग'],
      }),
      counted(
        'moderateMinutes',
        ['Minutes of moderate work on such a day', 'उस दिन मध्यम काम के मिनट'],
        MINUTES,
        inMinutes,
      ),
      counted('walkingDays', ['Days of walking 10 minutes or more', '10 मिनट या ज़्यादा पैदल चलने के दिन'], DAYS),
      counted(
        'walkingMinutes',
        ['Minutes walked on such a day', 'उस दिन पैदल चलने के मिनट'],
        MINUTES,
        inMinutes,
      ),
      counted('strengthDays', ['Days of muscle strengthening', 'मांसपेशी मज़बूत करने वाले व्यायाम के दिन'], DAYS),
      counted(
        'sittingHours',
        ['Hours sitting a day, work included', 'दिन में बैठने के घंटे, काम समेत'],
        { min: 0, max: 24 },
        {
          unit: 'h',
          decimals: 1,
        },
      ),
    ],
  ),
  part(
    'limits',
    ['What stands in the way', 'क्या रुकावट है'],
    [
      anyOf('limitedBy', ['Limited by', 'किस कारण कम'], {
        CHEST_PAIN: ['Chest pain', 'सीने में दर्द'],
        BREATHLESSNESS: ['Breathlessness', 'साँस फूलना'],
        JOINTS: ['Pain in joints or back', 'जोड़ या कमर दर्द'],
        LEGS: ['Pain in the calves while walking', 'चलने पर पिंडली में दर्द'],
        GIDDINESS: ['Giddiness or fear of falls', 'चक्कर या गिरने का डर'],
        WEAKNESS: ['Weakness', 'कमज़ोरी'],
        SIGHT: ['Poor sight', 'कम दिखना'],
        TIME: ['No time', 'समय नहीं'],
        PLACE: ['No safe place', 'सुरक्षित जगह नहीं'],
        ...NONE,
      }),
      counted('falls', ['Falls in the last year', 'पिछले साल कितनी बार गिरे'], { min: 0, max: 100 }),
      anyOf('aids', ['Walks with', 'किसके सहारे चलते हैं'], {
        STICK: ['Stick', 'छड़ी'],
        WALKER: ['Walker', 'वॉकर'],
        WHEELCHAIR: ['Wheelchair', 'व्हीलचेयर'],
        PERSON: ['Help of a person', 'किसी व्यक्ति का सहारा'],
        ...NONE,
      }),
      note(),
    ],
  ),
);
