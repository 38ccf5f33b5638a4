import type { FormSection } from '#forms';
import { anyOf, asked, choice, date, section, text, when, yesNo } from '../fields.ts';
import { questions, thoughtsOfHarm } from '../talk.ts';

/** Who is on the line, and whether she can speak freely: asked before anything else. */
export const callTo = section('callTo', [
  choice('person', ['PATIENT', 'HUSBAND', 'HER_MOTHER', 'MOTHER_IN_LAW', 'ANOTHER_RELATIVE']),
  yesNo('speaksFreely'),
]);

/** What can be done about thoughts of harm during a call. Tele-MANAS, 14416, is India's mental health line. */
const SAFETY_STEPS = [
  'STAYED_ON_THE_LINE',
  'FAMILY_MEMBER_WITH_HER',
  'PSYCHIATRIST_INFORMED',
  'AMBULANCE_CALLED',
  'TELE_MANAS_GIVEN',
  // Also where nothing could be done, the log says so.
  'CALL_BROKE_OFF',
] as const;

/** A yes is never written down alone: whether she is in danger now and what was done about it stand beside it, and bind. */
export const harm = [
  thoughtsOfHarm,
  asked('harm', when('thoughtsOfHarm', 'YES'), [
    yesNo('urgent', { required: true }),
    anyOf('safetySteps', SAFETY_STEPS, { required: true }),
    text('safetyDetail', { maxLength: 1000 }),
  ]),
] as const;

/**
 * Questions of our own, in plain words. They are no scale and give no score: the Edinburgh scale may be copied only with
 * permission.
 */
const mood = section('questions', [
  choice('mood', ['MOOD_MOSTLY_GOOD', 'MOOD_UP_AND_DOWN', 'MOOD_MOSTLY_LOW']),
  choice('worry', ['WORRIES_RARELY', 'WORRIES_SOMETIMES', 'WORRIES_MOST_OF_THE_TIME']),
  yesNo('managesTheDay'),
  yesNo('hasSupport'),
  ...harm,
]);

/** The questionnaire of this call: mood and safety, then what every call's questionnaire holds. */
export const psychologyQuestions: FormSection = {
  ...questions,
  fields: [...mood.fields, ...questions.fields],
};

const STEPS = ['FOLLOW_UP_CALL', 'COUNSELLOR', 'PSYCHIATRIST', 'TREATING_DOCTOR', 'EMERGENCY_CARE'] as const;

export const nextStep = section('nextStep', [
  choice('step', ['NO_STEP_NEEDED', ...STEPS]),
  asked('planned', when('step', ...STEPS), [
    date('due', { days: { min: 0, max: 365 } }),
    text('agreed', { maxLength: 1000 }),
  ]),
]);
