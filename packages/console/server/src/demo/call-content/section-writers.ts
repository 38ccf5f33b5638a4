import { ANTENATAL_CONTENT } from './antenatal-content.ts';
import { BIRTH_CONTENT } from './birth-content.ts';
import { apartOf, type CallScene, type SectionWriter, type SectionWriters } from './call-scene.ts';
import { INFANT_CONTENT } from './infant-content.ts';
import { LIFESTYLE_CONTENT } from './lifestyle-content.ts';
import { MOTHER_CONTENT } from './mother-content.ts';
import { PREGNANCY_CONTENT } from './pregnancy-content.ts';
import { PSYCHOLOGY_CONTENT, writePsychologyQuestions } from './psychology-content.ts';
import { TALK_CONTENT } from './talk-content.ts';
import { TEST_CONTENT } from './test-content.ts';
import { TREATMENT_CONTENT } from './treatment-content.ts';
import { VITALS_CONTENT } from './vitals-content.ts';

const WRITERS: SectionWriters = {
  ...VITALS_CONTENT,
  ...TEST_CONTENT,
  ...TREATMENT_CONTENT,
  ...LIFESTYLE_CONTENT,
  ...TALK_CONTENT,
  ...PREGNANCY_CONTENT,
  ...ANTENATAL_CONTENT,
  ...BIRTH_CONTENT,
  ...INFANT_CONTENT,
  ...MOTHER_CONTENT,
  ...PSYCHOLOGY_CONTENT,
};

/** Who makes up the answers to a section. */
export function writerOf(section: string, { callType }: CallScene): SectionWriter {
  const writer =
    callType === 'psychology' && section === 'questions' ? writePsychologyQuestions : WRITERS[section];
  if (!writer) throw new RangeError(`nobody makes up answers to the section ${section}`);
  return writer;
}

/** What a routine call of chronic care always comes to speak of; its own writer says how often. */
const ALWAYS = ['complaints', 'bloodPressure', 'body', 'bloodGlucose'];
/** How often the other sections are spoken of, beside `ALWAYS`. */
const OFTEN: Readonly<Record<string, number>> = { medications: 0.5, diet: 0.35, labReports: 0.15 };
const ELSE = 0.22;
/** Told now and then of what was measured elsewhere, by a chance of its own. */
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
export function isSpokenOf(section: string, scene: CallScene): boolean {
  const { programme, chance } = scene;
  if (ALWAYS.includes(section)) return true;
  const seldom = SELDOM[section];
  if (seldom !== undefined) return apartOf(scene, `spoken-of/${section}`).chance(seldom);
  return chance.chance(programme === 'healthy_motherhood' ? THOROUGH : (OFTEN[section] ?? ELSE));
}
