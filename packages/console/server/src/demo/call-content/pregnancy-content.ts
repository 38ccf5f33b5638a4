import { dueDate } from '@careline/core/clinical';
import { indianDate } from '../indian-time.ts';
import { isLost, isOver, type Pregnancy, pregnancyWeek } from '../pregnancy-story.ts';
import { type CallScene, ofPregnancy, type SectionWriters, signs } from './call-scene.ts';

const pressureSigns = (pregnancy: Pregnancy, { at }: CallScene): readonly string[] =>
  pregnancy.hypertension && pregnancyWeek(pregnancy, at) > 26
    ? ['HEADACHE', 'SWELLING_OF_FACE_OR_HANDS']
    : [];

const sugarSigns = (pregnancy: Pregnancy, { chance }: CallScene): readonly string[] =>
  pregnancy.diabetes && chance.chance(0.4) ? ['EXCESSIVE_THIRST', 'UNUSUAL_TIREDNESS'] : [];

const orNone = (found: readonly string[]): readonly string[] => (found.length > 0 ? found : ['NONE']);

const writePregnancy = ofPregnancy((pregnancy, scene) => {
  const { births, losses } = pregnancy.earlier;
  const lmp = indianDate(pregnancy.lastPeriod);
  return {
    lmp,
    edd: dueDate('lmp', lmp) ?? '',
    datedBy: 'LMP',
    gravida: String(1 + births + losses),
    para: String(births),
    abortions: String(losses),
    living: String(births),
    ...signs('signsOfPIH', pressureSigns(pregnancy, scene)),
    signsOfGDM: orNone(sugarSigns(pregnancy, scene)),
  };
});

/** What she told when a child was lost: nobody asks, so before and otherwise the section is left alone. */
const writeMiscarriage = ofPregnancy((pregnancy, { at }) => {
  if (!isLost(pregnancy) || !isOver(pregnancy, at)) return undefined;
  return {
    told: true,
    date: indianDate(pregnancy.endsAt),
    weeks: String(Math.floor(pregnancyWeek(pregnancy, pregnancy.endsAt))),
    seenByDoctor: 'YES',
    stillBleeding: 'NO',
    signs: ['NONE'],
    detail: 'Was in the hospital for a day. Her mother is with her. Agreed on a call by the psychologist.',
  };
});

export const PREGNANCY_CONTENT: SectionWriters = {
  pregnancy: writePregnancy,
  // The weight of the story is that of the day it begins.
  prePregnancyWeight: ({ body }) => ({ weight: body.story.weight.toFixed(1) }),
  signsOfPIH: ofPregnancy((pregnancy, scene) =>
    isOver(pregnancy, scene.at) ? undefined : signs('signs', pressureSigns(pregnancy, scene)),
  ),
  signsOfGDM: ofPregnancy((pregnancy, scene) => {
    if (isOver(pregnancy, scene.at)) return undefined;
    const found = sugarSigns(pregnancy, scene);
    return { signs: orNone(found), ...(found.length > 0 && { doctorKnows: 'YES' }) };
  }),
  miscarriage: writeMiscarriage,
};
