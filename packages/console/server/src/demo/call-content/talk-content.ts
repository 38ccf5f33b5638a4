import type { RowValues } from '@careline/core/forms';
import { conversationNote } from '../call-words.ts';
import { isLost, isOver } from '../pregnancy-story.ts';
import type { CallScene, SectionWriter, SectionWriters, Told } from './call-scene.ts';

/** One call in so many is about something that cannot wait. */
const WARNINGS = 1 / 150;

const BREATHLESS: Told = {
  notes: 'Out of breath on the stairs since the morning, not at rest. The family drives to the doctor now.',
  since: 'SINCE_TODAY',
  severity: 'SEVERE',
  warningSigns: ['BREATHLESSNESS'],
  actionTaken: 'DOCTOR_TODAY',
};

const writeComplaints: SectionWriter = ({ chance, person, at }) => {
  if (chance.chance(WARNINGS)) return BREATHLESS;
  const notes = conversationNote(chance, person, at);
  if (chance.chance(0.5)) return { notes };
  return {
    notes,
    since: chance.pick(['SINCE_DAYS', 'SINCE_WEEKS', 'SINCE_MONTHS']),
    severity: chance.weighted([
      ['MILD', 3],
      ['MODERATE', 1],
    ]),
    warningSigns: ['NONE'],
  };
};

type Exchange = readonly [question: string, answer: string];

const CHRONIC: readonly Exchange[] = [
  ['May the tablet be taken after breakfast?', 'Yes, at the same time every day.'],
  ['Is a fruit in the evening all right?', 'One portion, not juice, and not together with sweets.'],
  ['When is the next blood test due?', 'Three months after the last one; the centre will remind you.'],
  ['What to do when a dose was missed?', 'Take it when you remember on the same day; never two at once.'],
];

const MOTHERHOOD: readonly Exchange[] = [
  ['May I travel by train?', 'Until week 34 where the doctor sees no reason against it; get up every hour.'],
  [
    'Iron makes me feel sick. May I leave it out?',
    'Take it after a meal and with lemon water, not with tea or milk.',
  ],
  ['How often should I feel the baby move?', 'Every day from week 28 on; come at once when it moves less.'],
  ['Which bag should be ready?', 'Card and reports, clothes for both, phone numbers and the transport.'],
];

const AFTER_BIRTH: readonly Exchange[] = [
  ['How do I know that the milk is enough?', 'Six wet nappies a day and a gain in weight at every check.'],
  ['When may I take a bath with the wound?', 'A shower now; keep the wound dry afterwards.'],
];

const AFTER_LOSS: readonly Exchange[] = [
  ['When may I go back to work?', 'When you feel able to; rest for at least a week.'],
  [
    'When can we try again?',
    'After the check at the doctor; most couples are told to wait for three months.',
  ],
];

function exchanges({ body, at }: CallScene): readonly Exchange[] {
  const { pregnancy } = body.story;
  if (!pregnancy) return CHRONIC;
  if (!isOver(pregnancy, at)) return MOTHERHOOD;
  return isLost(pregnancy) ? AFTER_LOSS : AFTER_BIRTH;
}

export const writeQuestions: SectionWriter = (scene) => {
  const [question, answer] = scene.chance.pick(exchanges(scene));
  const entries: RowValues[] = [{ question, answer }];
  return scene.chance.chance(0.2) ? { entries, notes: 'Will read the leaflet and ask again.' } : { entries };
};

const writeConditions: SectionWriter = ({ body, lasting }) => {
  const { hypertension, diabetes, lowThyroid, lungDisease, anaemia } = body.story;
  const conditions = [
    ...(diabetes === 'absent' ? [] : ['DIABETES']),
    ...(hypertension === 'absent' ? [] : ['HYPERTENSION']),
    ...(lowThyroid ? ['THYROID'] : []),
    ...(lungDisease ? ['ASTHMA_COPD'] : []),
    ...(anaemia ? ['ANAEMIA'] : []),
  ];
  const chance = lasting('conditions');
  const stay = chance.chance(0.06)
    ? { hospitalStay: 'YES', hospitalReason: 'Fever, three days' }
    : { hospitalStay: 'NO' };
  if (conditions.length === 0) return { conditions: ['NONE'], ...stay };
  return { conditions, detail: `Known for ${chance.int(1, 9)} years, under treatment.`, ...stay };
};

export const TALK_CONTENT: SectionWriters = {
  complaints: writeComplaints,
  questions: writeQuestions,
  medicalCondition: writeConditions,
};
