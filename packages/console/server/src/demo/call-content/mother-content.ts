import { DAY } from '../indian-time.ts';
import { isOver, type Pregnancy } from '../pregnancy-story.ts';
import { type CallScene, daysBefore, ofPregnancy, type SectionWriters, signs } from './call-scene.ts';

const afterBirth = (pregnancy: Pregnancy, at: number): number => Math.floor((at - pregnancy.endsAt) / DAY);

function woundOf({ caesarean }: Pregnancy, { lasting }: CallScene): string {
  if (caesarean) return 'LSCS';
  return lasting('wound').weighted([
    ['EPISIOTOMY', 5],
    ['TEAR', 2],
    ['NO_WOUND', 3],
  ]);
}

const writeWound = ofPregnancy((pregnancy, scene) => {
  const wound = woundOf(pregnancy, scene);
  if (wound === 'NO_WOUND') return { wound };
  const bad = afterBirth(pregnancy, scene.at) < 25 && scene.chance.chance(0.06);
  return { wound, ...signs('signs', bad ? ['WOUND_RED_OR_SWOLLEN'] : [], 'DOCTOR_TODAY') };
});

/** Red for some days, brown to two or three weeks, then pale, gone after six. */
const writeLochia = ofPregnancy((pregnancy, { at }) => {
  const days = afterBirth(pregnancy, at);
  if (days >= 42) return { amount: 'LOCHIA_STOPPED', signs: ['NONE'] };
  const [amount, colour] =
    days < 6
      ? ['LOCHIA_MODERATE', 'COLOUR_RED']
      : ['LOCHIA_LIGHT', days < 18 ? 'COLOUR_BROWN' : 'COLOUR_YELLOW_OR_WHITE'];
  return { amount: String(amount), colour: String(colour), signs: ['NONE'] };
});

const COMPLAINTS = [
  'Back pain after sitting long; pillow and exercises explained.',
  'Tired, sleeps in short pieces. Asked the family to take over the evening.',
  'Constipation since the iron tablets; more water and greens.',
  'No complaint.',
];

export const MOTHER_CONTENT: SectionWriters = {
  episotomyWoundLscsWound: writeWound,
  lochiaVaginalDischarge: writeLochia,
  breastNippleChanges: ({ chance }) =>
    chance.chance(0.15)
      ? {
          changes: ['CRACKED_NIPPLE'],
          stillFeeding: 'YES',
          seenByDoctor: 'NO',
          detail: 'Position shown again.',
        }
      : { changes: ['NONE'] },
  complicationsMother: ({ chance }) =>
    chance.chance(0.05)
      ? { ...signs('signs', ['PAINFUL_URINATION'], 'DOCTOR_TODAY'), detail: 'Since two days, no fever.' }
      : { signs: ['NONE'] },
  complaintOfMom: ofPregnancy((pregnancy, scene) =>
    isOver(pregnancy, scene.at)
      ? { notes: scene.chance.pick(COMPLAINTS), since: daysBefore(scene, scene.chance.int(1, 10)) }
      : undefined,
  ),
};
