import type { RowValues } from '@careline/core/forms';
import { DAY, indianDate } from '../indian-time.ts';
import { isOver, type Pregnancy, pregnancyWeek } from '../pregnancy-story.ts';
import type { CallScene, SectionWriter, SectionWriters } from './call-scene.ts';

type Medicine = readonly [name: string, dose: string, unit: string, frequency: string];

const THYROXINE: Medicine = ['Levothyroxine', '50', 'MCG', 'ONCE_DAILY'];
const IRON: Medicine = ['Ferrous ascorbate and folic acid', '1', 'TABLETS', 'ONCE_DAILY'];

function chronicMedicines({ body, lasting }: CallScene): Medicine[] {
  const { hypertension, diabetes, lowThyroid, anaemia, lungDisease } = body.story;
  const chance = lasting('medicines');
  const pressure: Medicine[] = [
    ['Amlodipine', '5', 'MG', 'ONCE_DAILY'],
    ['Telmisartan', '40', 'MG', 'ONCE_DAILY'],
  ];
  const strong = diabetes === 'uncontrolled' || diabetes === 'worsening';
  return [
    ...(hypertension === 'absent' ? [] : chance.chance(0.3) ? pressure : [chance.pick(pressure)]),
    ...(diabetes === 'absent' ? [] : [['Metformin', '500', 'MG', 'TWICE_DAILY'] as const]),
    ...(strong && chance.chance(0.5) ? [['Insulin glargine', '12', 'UNITS', 'AT_BEDTIME'] as const] : []),
    ...(strong ? [['Glimepiride', '1', 'MG', 'ONCE_DAILY'] as const] : []),
    ...(hypertension !== 'absent' && chance.chance(0.4)
      ? [['Atorvastatin', '10', 'MG', 'AT_BEDTIME'] as const]
      : []),
    ...(lungDisease ? [['Budesonide and formoterol', '2', 'PUFFS', 'TWICE_DAILY'] as const] : []),
    ...(lowThyroid ? [THYROXINE] : []),
    ...(anaemia && chance.chance(0.4) ? [IRON] : []),
  ];
}

/** Folic acid at first, iron and calcium from the second trimester on to the months after the birth. */
function motherMedicines(pregnancy: Pregnancy, { at, body }: CallScene): Medicine[] {
  const week = pregnancyWeek(pregnancy, at);
  const begun = week >= 14;
  return [
    begun ? IRON : ['Folic acid', '5', 'MG', 'ONCE_DAILY'],
    ...(begun ? [['Calcium carbonate with vitamin D', '500', 'MG', 'TWICE_DAILY'] as const] : []),
    ...(pregnancy.hypertension && week > 24 ? [['Labetalol', '100', 'MG', 'TWICE_DAILY'] as const] : []),
    ...(pregnancy.diabetes && week > 26 && !isOver(pregnancy, at)
      ? [['Metformin', '500', 'MG', 'TWICE_DAILY'] as const]
      : []),
    ...(body.story.lowThyroid ? [THYROXINE] : []),
  ];
}

/** What is taken for long is taken since before the enrolment; a pregnancy's since the week it is begun in. */
function sinceOf(scene: CallScene, index: number): string {
  const { pregnancy } = scene.body.story;
  const begun = pregnancy
    ? pregnancy.lastPeriod + (pregnancyWeek(pregnancy, scene.at) >= 14 ? 98 : 45) * DAY
    : scene.person.registeredAt - scene.lasting(`since-${index}`).int(20, 900) * DAY;
  return indianDate(Math.min(begun, scene.at));
}

const ADHERENCE = [
  ['AS_PRESCRIBED', 68],
  ['MISSES_SOMETIMES', 24],
  ['MISSES_OFTEN', 6],
  ['STOPPED', 2],
] as const;

const writeMedications: SectionWriter = (scene) => {
  const { pregnancy } = scene.body.story;
  const taken = pregnancy ? motherMedicines(pregnancy, scene) : chronicMedicines(scene);
  if (taken.length === 0) return { takesNone: true };
  const { chance } = scene;
  const adherence = chance.weighted(ADHERENCE);
  const medicines = taken.map(
    ([name, dose, unit, frequency], index): RowValues => ({
      name,
      dose,
      unit,
      frequency,
      since: sinceOf(scene, index),
    }),
  );
  if (adherence === 'AS_PRESCRIBED') return { adherence, medicines };
  return {
    adherence,
    missedBecause: [chance.pick(['FORGETS', 'SIDE_EFFECTS', 'COST', 'FEELS_WELL'])],
    medicines,
  };
};

const ALLERGIES: readonly (readonly [kind: string, substances: string, reaction: string])[] = [
  ['MEDICINE', 'Penicillin', 'RASH'],
  ['MEDICINE', 'Ibuprofen', 'SWELLING'],
  ['FOOD', 'Peanuts', 'RASH'],
  ['FOOD', 'Prawns', 'VOMITING'],
  ['ENVIRONMENT', 'House dust', 'BREATHLESSNESS'],
];

const writeAllergies: SectionWriter = ({ lasting }) => {
  const chance = lasting('allergies');
  if (!chance.chance(0.15)) return { kinds: ['NONE'] };
  const [kind, substances, reaction] = chance.pick(ALLERGIES);
  return { kinds: [kind], substances, reactions: [reaction] };
};

export const TREATMENT_CONTENT: SectionWriters = {
  medications: writeMedications,
  allergies: writeAllergies,
};
