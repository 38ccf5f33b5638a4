import { DAY, indianDate } from '../indian-time.ts';
import { isLost, isOver } from '../pregnancy-story.ts';
import type { CallScene, SectionWriter, SectionWriters, Told } from './call-scene.ts';
import { writeQuestions } from './talk-content.ts';

/** After a loss nearly everybody is low; of the others about one in six. */
function isLow({ body, at, lasting }: CallScene): boolean {
  const { pregnancy } = body.story;
  const mourns = pregnancy !== undefined && isLost(pregnancy) && isOver(pregnancy, at);
  return lasting('mood').chance(mourns ? 0.9 : 0.17);
}

const harm = ({ chance }: CallScene): Told =>
  chance.chance(0.3)
    ? {
        thoughtsOfHarm: 'YES',
        urgent: 'NO',
        safetySteps: ['TELE_MANAS_GIVEN', 'FAMILY_MEMBER_WITH_HER', 'PSYCHIATRIST_INFORMED'],
        safetyDetail: 'Says she would not act on it. Husband is at home and knows whom to call.',
      }
    : { thoughtsOfHarm: 'NO' };

const writeMood = (scene: CallScene): Told => {
  if (!isLow(scene)) {
    return {
      mood: scene.chance.pick(['MOOD_MOSTLY_GOOD', 'MOOD_UP_AND_DOWN']),
      worry: scene.chance.pick(['WORRIES_RARELY', 'WORRIES_SOMETIMES']),
      managesTheDay: 'YES',
      hasSupport: 'YES',
      thoughtsOfHarm: 'NO',
    };
  }
  return {
    mood: 'MOOD_MOSTLY_LOW',
    worry: 'WORRIES_MOST_OF_THE_TIME',
    managesTheDay: 'NO',
    hasSupport: 'YES',
    ...harm(scene),
  };
};

/** The questionnaire of a psychology call begins with mood and safety. */
export const writePsychologyQuestions: SectionWriter = (scene) => ({
  ...writeQuestions(scene),
  ...writeMood(scene),
  notes: isLow(scene)
    ? 'Cries easily, blames herself. Told that this is common and that help works.'
    : 'Sleep and the coming weeks talked through.',
});

const writeNextStep: SectionWriter = (scene) => {
  if (!isLow(scene)) return { step: 'NO_STEP_NEEDED' };
  return {
    step: scene.chance.pick(['COUNSELLOR', 'FOLLOW_UP_CALL', 'PSYCHIATRIST']),
    due: indianDate(scene.at + scene.chance.int(2, 14) * DAY),
    agreed: 'A walk every day, the phone number of the counsellor noted.',
  };
};

export const PSYCHOLOGY_CONTENT: SectionWriters = {
  callTo: ({ chance }) => ({ person: 'PATIENT', speaksFreely: chance.chance(0.9) ? 'YES' : 'NO' }),
  nextStep: writeNextStep,
};
