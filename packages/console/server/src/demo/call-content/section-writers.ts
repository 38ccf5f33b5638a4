import { answersOf, type CallScene, motherOf, type SectionAnswers } from './call-scene.ts';
import { GENERAL_ANSWERS } from './general-answers.ts';
import { MOTHERS_ANSWERS } from './mothers-answers.ts';

/** What was told of a section; undefined where nothing was. A mother's own answers come before those of everybody. */
export function answersTo(section: string, scene: CallScene): SectionAnswers | undefined {
  const mother = motherOf(scene);
  if (mother && Object.hasOwn(MOTHERS_ANSWERS, section)) return answersOf(MOTHERS_ANSWERS, section, mother);
  if (!mother && !Object.hasOwn(GENERAL_ANSWERS, section))
    throw new RangeError(`nobody makes up answers to the section ${section}`);
  return answersOf(GENERAL_ANSWERS, section, scene);
}

/** What a call always comes to speak of: a birth decides what else is asked; the others say themselves how often. */
const ALWAYS = ['deliveryDetails', 'complaints', 'bloodPressure', 'body', 'bloodGlucose'];
/** How often the other sections of a routine call are spoken of. */
const OFTEN: Readonly<Record<string, number>> = { medications: 0.5, diet: 0.35, labReports: 0.15 };
const ELSE = 0.22;
/** Told now and then of what was measured elsewhere, on every kind of call. */
const SELDOM: Readonly<Record<string, number>> = {
  vitalSigns: 0.12,
  hba1c: 0.08,
  lipid: 0.06,
  thyroid: 0.05,
  creatinine: 0.05,
};
/** A motherhood call goes through its whole form. */
const THOROUGH = 0.93;

/** Whether a section is spoken of in this call. */
export function isSpokenOf(section: string, { programme, chance }: CallScene): boolean {
  if (ALWAYS.includes(section)) return true;
  const usual = programme === 'healthy_motherhood' ? THOROUGH : (OFTEN[section] ?? ELSE);
  return chance.chance(SELDOM[section] ?? usual);
}
