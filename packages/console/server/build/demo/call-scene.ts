import type { RowValues } from '@careline/core/internal/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';
import { type Baby, type Body, isLost, isOver, type Pregnancy, pregnancyWeek } from './health-story.ts';
import { DAY, indianDate, indianMidnight } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A pregnancy at the time of a call. */
export interface Mother {
  readonly pregnancy: Pregnancy;
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** Week of the pregnancy at the call, or at the end of the pregnancy. */
  readonly week: number;
  /** Whole calendar days since the birth. */
  readonly age: number;
  /** The first child, once it is born. */
  readonly baby: Baby | undefined;
}

/** Everything that the answers of a call depend on. */
export interface CallScene extends Body {
  readonly programme: ProgrammeKey;
  readonly callType: CallTypeKey;
  readonly person: DemoPerson;
  /** Unix seconds. */
  readonly at: number;
  readonly isUrgent: boolean;
  /** Randomness of this call. */
  readonly chance: SeededRandom;
  /** The same randomness at every call, so that a person's answers do not change. */
  readonly lasting: (what: string) => SeededRandom;
  readonly mother: Mother | undefined;
}

export function motherAt(pregnancy: Pregnancy, at: number): Mother {
  const over = isOver(pregnancy, at);
  return {
    pregnancy,
    isOver: over,
    isLost: isLost(pregnancy),
    week: pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt)),
    age: Math.round((indianMidnight(at) - indianMidnight(pregnancy.endsAt)) / DAY),
    baby: over ? pregnancy.babies[0] : undefined,
  };
}

export const daysBefore = ({ at }: CallScene, days: number): string => indianDate(at - days * DAY);
export const yesNo = (is: boolean): 'YES' | 'NO' => (is ? 'YES' : 'NO');

/** Notes written after a call, by the patient's condition. */
const NOTES = {
  general: [
    'Feels well, no complaints. Takes the medicines as prescribed.',
    'Walks half an hour in the morning, five days a week.',
    'Slept badly for three nights because of the heat; better now.',
    'Knee pain on climbing stairs. Advised to ask the doctor at the next visit.',
    'Travelled to a wedding and missed the walks. Back home since Monday.',
  ],
  pressure: [
    'Missed the evening tablet twice this week. Explained why it must not be skipped.',
    'Mild headache in the mornings. Asked to measure before breakfast and to note the values.',
    'Has cut down on pickles and papad; salt is still high at dinner.',
  ],
  sugar: [
    'Forgot to measure after lunch. Agreed on Mondays and Thursdays.',
    'Eats rice twice a day; agreed to replace one portion by millet.',
    'Feet checked: no wound. Reminded of the yearly eye examination.',
  ],
  hindi: [
    'तबीयत ठीक है। दवाएँ समय पर ले रहे हैं।',
    'सुबह की सैर शुरू की है, सप्ताह में पाँच दिन।',
    'दो दिन दवा छूट गई थी; रोज़ लेने का महत्व समझाया।',
  ],
  early: [
    'Sick in the mornings, keeps water and dry toast down. Small meals agreed.',
    'Asked about the scan; date at the hospital is fixed.',
  ],
  pregnant: [
    'Feels well and feels the baby move. Takes iron after lunch.',
    'Burning in the chest at night; last meal moved to seven.',
    'Back pain after standing long; a pillow and short walks agreed.',
  ],
  born: [
    'Feeds the baby on demand; pain at the beginning of a feed is better.',
    'Tired, the mother-in-law takes the baby in the evening.',
    'Walks for a quarter of an hour again. Next check is on the card.',
  ],
  lost: ['Rests at home, her sister is with her. Knows when to come back to the hospital.'],
} as const;

const CHRONIC_QUESTIONS = [
  ['May the tablet be taken after breakfast?', 'Yes, at the same time every day.'],
  ['Is a fruit in the evening all right?', 'One portion, not juice, and not together with sweets.'],
  ['What to do when a dose was missed?', 'Take it when you remember on the same day; never two at once.'],
] as const;

const QUESTIONS: Readonly<Record<keyof typeof NOTES, readonly (readonly [string, string])[]>> = {
  general: CHRONIC_QUESTIONS,
  pressure: CHRONIC_QUESTIONS,
  sugar: CHRONIC_QUESTIONS,
  hindi: CHRONIC_QUESTIONS,
  early: [['Iron makes me feel sick. May I leave it out?', 'Take it after a meal, not with tea or milk.']],
  pregnant: [['May I travel by train?', 'Until week 34 where the doctor agrees; get up every hour.']],
  born: [['How do I know that the milk is enough?', 'Six wet nappies a day and a gain at every check.']],
  lost: [['When may I go back to work?', 'When you feel able to; rest for at least a week.']],
};

function themeOf({ chance, mother, person, story }: CallScene): keyof typeof NOTES {
  if (mother)
    return mother.isOver ? (mother.isLost ? 'lost' : 'born') : mother.week < 19 ? 'early' : 'pregnant';
  if (person.languages.includes('hi') && chance.chance(0.3)) return 'hindi';
  const themes = [
    'general',
    story.hypertension !== 'absent' && 'pressure',
    story.diabetes !== 'absent' && 'sugar',
  ];
  return chance.pick(themes.filter((theme) => theme !== false)) as keyof typeof NOTES;
}

export const noteOf = (scene: CallScene): string => scene.chance.pick<string>(NOTES[themeOf(scene)]);

export function questionOf(scene: CallScene): RowValues {
  const [question, answer] = scene.chance.pick(QUESTIONS[themeOf(scene)]);
  return { question, answer };
}

/** Urgent signs by the section and field that report them: sign, sentence. */
const URGENT = {
  chronic: [
    [
      'BREATHLESSNESS',
      'Out of breath on the stairs since the morning, not at rest. The family drives to the doctor now.',
    ],
    [
      'CHEST_PAIN',
      'Pressure in the chest when walking since last evening. The son takes him to the emergency room.',
    ],
    ['FOOT_WOUND', 'A wound under the left foot, five days old and wet. Sees the doctor this afternoon.'],
    ['HIGH_FEVER', 'Fever of 39 since two days, drinks little. The daughter takes her to the clinic.'],
  ],
  pregnant: [
    [
      'LESS_FETAL_MOVEMENT',
      'Feels the baby move less since yesterday. Goes to the hospital with her husband now.',
    ],
    [
      'SWELLING_OF_FACE_OR_HANDS',
      'Face and hands swollen since the morning. Pressure is measured at the clinic today.',
    ],
    ['PAINFUL_URINATION', 'Burning for two days, no fever. Sees the doctor today.'],
  ],
  born: [['PAINFUL_URINATION', 'Burning since two days, no fever. Sees the doctor today.']],
} as const;

/** The answers that report an urgent sign. */
export interface UrgentAnswers {
  readonly section: string;
  readonly answers: RowValues;
}

export function urgentAnswers(scene: CallScene): UrgentAnswers | undefined {
  const { chance, mother, isUrgent } = scene;
  if (!isUrgent || mother?.isLost) return undefined;
  const [sign, sentence] = chance.pick<readonly [string, string]>(
    URGENT[mother ? (mother.isOver ? 'born' : 'pregnant') : 'chronic'],
  );
  const actionTaken = 'DOCTOR_TODAY';
  return mother?.isOver
    ? { section: 'complicationsMother', answers: { signs: [sign], actionTaken, detail: sentence } }
    : {
        section: 'complaints',
        answers: {
          notes: sentence,
          since: 'SINCE_DAYS',
          severity: 'SEVERE',
          warningSigns: [sign],
          actionTaken,
        },
      };
}
