import type { RowValues } from '@careline/core/forms';
import type { Outcome } from './call-outcomes.ts';
import type { DemoPerson } from './demo-person.ts';
import { isLost, isOver, type Pregnancy, pregnancyWeek } from './pregnancy-story.ts';
import type { SeededRandom } from './seeded-random.ts';

const RELATIONS = ['Wife', 'Husband', 'Son', 'Daughter', 'Daughter-in-law', 'Mother', 'Brother'];
/** BCP 47. */
const LANGUAGES = ['bn', 'ml', 'or', 'gu', 'mr'];
const REFUSALS = [
  'Sees a doctor near home and wants no calls',
  'Finds the calls too frequent',
  'Does not want to share readings by phone',
];

/** What a disposition asks for beside itself: relation, language or reason. */
export function detailFor(chance: SeededRandom, outcome: Outcome): string | undefined {
  if (outcome === 'reached-relative') return chance.pick(RELATIONS);
  if (outcome === 'language-barrier') return chance.pick(LANGUAGES);
  return outcome === 'refused' || outcome === 'do-not-call' ? chance.pick(REFUSALS) : undefined;
}

const GENERAL = [
  'Feels well, no complaints. Takes the medicines as prescribed.',
  'Walks half an hour in the morning, five days a week.',
  'Slept badly for three nights because of the heat; better now.',
  'Knee pain on climbing stairs. Advised to ask the doctor at the next visit.',
  'Travelled to a wedding and missed the walks. Back home since Monday.',
  'Asked how to enter a reading from the new device; explained step by step.',
];

const PRESSURE = [
  'Missed the evening tablet twice this week. Explained why it must not be skipped.',
  'Mild headache in the mornings. Asked to measure before breakfast and to note the values.',
  'Has cut down on pickles and papad; salt is still high at dinner.',
  'Swelling of both feet in the evening since the dose was raised. Visit to the doctor proposed.',
];

const SUGAR = [
  'Forgot to measure after lunch. Agreed on Mondays and Thursdays.',
  'Felt shaky before lunch on Tuesday, better after a biscuit. Low-sugar signs explained again.',
  'Eats rice twice a day; agreed to replace one portion by millet.',
  'Feet checked: no wound. Reminded of the yearly eye examination.',
];

const HINDI = [
  'तबीयत ठीक है। दवाएँ समय पर ले रहे हैं।',
  'सुबह की सैर शुरू की है, सप्ताह में पाँच दिन।',
  'दो दिन दवा छूट गई थी; रोज़ लेने का महत्व समझाया।',
];

const EARLY_PREGNANT = [
  'Sick in the mornings, keeps water and dry toast down. Small meals agreed.',
  'Very tired by noon; rest after lunch agreed with the family.',
  'Asked about the scan; date at the hospital is fixed.',
];

const PREGNANT = [
  'Feels well and feels the baby move. Takes iron after lunch.',
  'Feet swollen in the evening, none in the morning. Told which signs must be shown at once.',
  'Burning in the chest at night; last meal moved to seven.',
  'Back pain after standing long; a pillow and short walks agreed.',
];

const AFTER_BIRTH = [
  'Feeds the baby on demand; pain at the beginning of a feed is better.',
  'Tired, the mother-in-law takes the baby in the evening.',
  'Walks for a quarter of an hour again. Next check is on the card.',
];

const AFTER_LOSS = [
  'Told of the loss. Listened; no advice given that was not asked for.',
  'Sleeps badly, talks with her sister every day. Next call agreed.',
];

function motherNotes(pregnancy: Pregnancy, at: number): readonly string[] {
  if (!isOver(pregnancy, at)) return pregnancyWeek(pregnancy, at) < 19 ? EARLY_PREGNANT : PREGNANT;
  return isLost(pregnancy) ? AFTER_LOSS : AFTER_BIRTH;
}

type Exchange = readonly [question: string, answer: string];

const EXCHANGES = {
  chronic: [
    ['May the tablet be taken after breakfast?', 'Yes, at the same time every day.'],
    ['Is a fruit in the evening all right?', 'One portion, not juice, and not together with sweets.'],
    ['When is the next blood test due?', 'Three months after the last one; the centre will remind you.'],
    ['What to do when a dose was missed?', 'Take it when you remember on the same day; never two at once.'],
  ],
  pregnant: [
    [
      'May I travel by train?',
      'Until week 34 where the doctor sees no reason against it; get up every hour.',
    ],
    ['Iron makes me feel sick. May I leave it out?', 'Take it after a meal, not with tea or milk.'],
    ['How often should I feel the baby move?', 'Every day from week 28 on; come at once when it moves less.'],
  ],
  afterBirth: [
    ['How do I know that the milk is enough?', 'Six wet nappies a day and a gain in weight at every check.'],
    ['When may I take a bath with the wound?', 'A shower now; keep the wound dry afterwards.'],
  ],
  afterLoss: [['When may I go back to work?', 'When you feel able to; rest for at least a week.']],
} as const satisfies Record<string, readonly Exchange[]>;

function exchangesOf({ story: { pregnancy } }: DemoPerson, at: number): readonly Exchange[] {
  if (!pregnancy) return EXCHANGES.chronic;
  if (!isOver(pregnancy, at)) return EXCHANGES.pregnant;
  return isLost(pregnancy) ? EXCHANGES.afterLoss : EXCHANGES.afterBirth;
}

/** What was asked on the call; `at` is the call, unix seconds. */
export function questionAndAnswer(chance: SeededRandom, person: DemoPerson, at: number): RowValues {
  const [question, answer] = chance.pick(exchangesOf(person, at));
  return { question, answer };
}

/** What the caller wrote down after talking; `at` is the call, unix seconds. */
export function conversationNote(chance: SeededRandom, person: DemoPerson, at: number): string {
  const { pregnancy } = person.story;
  if (pregnancy) return chance.pick(motherNotes(pregnancy, at));
  if (person.languages.includes('hi') && chance.chance(0.3)) return chance.pick(HINDI);
  const { hypertension, diabetes } = person.story;
  const notes = [
    ...GENERAL,
    ...(hypertension === 'absent' ? [] : PRESSURE),
    ...(diabetes === 'absent' ? [] : SUGAR),
  ];
  return chance.pick(notes);
}

const NOTES: Readonly<Partial<Record<Outcome, string>>> = {
  'wrong-number': 'The person who answered does not know the patient.',
  moved: 'Lives with the son in another city now and is cared for there.',
  deceased: 'The family told us. Condolences given, all calls stopped.',
  'callback-requested': 'In a meeting, asked to be called later.',
  'already-visited': 'Was at the clinic this week, nothing open.',
};

export const outcomeNote = (outcome: Outcome): string | undefined => NOTES[outcome];
