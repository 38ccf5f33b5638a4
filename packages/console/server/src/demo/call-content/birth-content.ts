import type { RowValues } from '@careline/core/forms';
import { indianDate } from '../indian-time.ts';
import { type Baby, isLost, isOver, type Pregnancy, pregnancyWeek } from '../pregnancy-story.ts';
import { type CallScene, ofPregnancy, type SectionWriters, type Told, yesNo } from './call-scene.ts';

const PLACES = ['GOVERNMENT_HOSPITAL', 'PRIVATE_HOSPITAL', 'PRIVATE_HOSPITAL', 'HEALTH_CENTRE'];

const placeOf = ({ lasting }: CallScene): string => lasting('birth-place').pick(PLACES);

function modeOf(pregnancy: Pregnancy, { lasting }: CallScene): string {
  const chance = lasting('birth-mode');
  if (pregnancy.caesarean) return chance.chance(0.55) ? 'PLANNED_LSCS' : 'EMERGENCY_LSCS';
  return chance.chance(0.1) ? 'ASSISTED_DELIVERY' : 'NORMAL_DELIVERY';
}

const birthFacts = (pregnancy: Pregnancy, scene: CallScene): Told => ({
  date: indianDate(pregnancy.endsAt),
  mode: modeOf(pregnancy, scene),
  place: placeOf(scene),
  weeks: String(Math.floor(pregnancyWeek(pregnancy, pregnancy.endsAt))),
  outcome: 'BABY_LIVES',
});

const writeDelivery = ofPregnancy((pregnancy, scene) => {
  if (isLost(pregnancy)) return undefined;
  if (scene.callType === 'post-natal') return birthFacts(pregnancy, scene);
  if (isOver(pregnancy, scene.at)) return { delivered: 'YES', ...birthFacts(pregnancy, scene) };
  if (scene.callType !== 'last') return { delivered: 'NO' };
  return { delivered: 'NO', plannedPlace: placeOf(scene), transportArranged: 'YES', signs: ['NONE'] };
});

/** A child of less than two kilograms is kept warm and watched. */
function babyRow({ sex, grams }: Baby): RowValues {
  const born: RowValues = {
    sex: sex === 'MALE' ? 'BOY' : 'GIRL',
    birthWeight: (grams / 1000).toFixed(2),
    birthWeightUnit: 'kg',
    criedAtOnce: yesNo(grams >= 1800),
  };
  if (grams >= 2000) return { ...born, nicu: 'NO' };
  const days = Math.round((2200 - grams) / 40);
  return { ...born, nicu: 'YES', nicuDays: String(days), nicuReason: 'Low birth weight' };
}

const writeBabies = ofPregnancy((pregnancy, { at }) =>
  isOver(pregnancy, at) && !isLost(pregnancy) ? { babies: pregnancy.babies.map(babyRow) } : undefined,
);

const counselled = (topics: readonly string[]) =>
  ofPregnancy((pregnancy, { chance }) => {
    if (isLost(pregnancy)) return undefined;
    if (chance.chance(0.12)) return { done: 'NO', reason: 'Had no time today; promised for the next call.' };
    return { done: 'YES', topics: topics.filter((_, index) => index === 0 || chance.chance(0.6)) };
  });

export const BIRTH_CONTENT: SectionWriters = {
  deliveryDetails: writeDelivery,
  baby: writeBabies,
  vaccinationChart: ({ chance }) =>
    chance.chance(0.8)
      ? { hasChart: 'YES', explained: 'YES' }
      : { hasChart: 'NO', explained: 'YES', sent: 'YES' },
  immunizationCounsellingDone: counselled([
    'BIRTH_DOSES',
    'LATER_DOSES',
    'FEVER_AFTER_A_DOSE',
    'WHERE_TO_GO',
  ]),
  breastFeedingCounsellingDone: counselled([
    'FIRST_HOUR',
    'COLOSTRUM',
    'SIX_MONTHS_ONLY_BREAST_MILK',
    'POSITION_AND_ATTACHMENT',
  ]),
};
