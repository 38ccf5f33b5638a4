import type { SectionWriter, SectionWriters } from './call-scene.ts';

const RECALLS = [
  'Idli and sambar, rice with dal and curd, two chapatis with vegetables.',
  'Poha, chapatis with dal and salad, tea with biscuits, khichdi at night.',
  'Upma, rice with fish curry, a banana, chapatis with paneer.',
  'Bread and egg, lemon rice, buttermilk, dosa with chutney.',
  'Paratha and curd, rajma with rice, roasted chana, millet roti with greens.',
];
const RECALLS_HINDI = [
  'सुबह पोहा, दोपहर में दाल, रोटी और सब्ज़ी, रात में खिचड़ी।',
  'नाश्ते में पराठा और दही, दोपहर में राजमा-चावल।',
];

const KINDS = [
  ['VEGETARIAN', 46],
  ['EGGETARIAN', 14],
  ['NON_VEGETARIAN', 40],
] as const;

const PLAN = [
  ['FOLLOWS_FULLY', 26],
  ['FOLLOWS_PARTLY', 48],
  ['FOLLOWS_NOT', 10],
  ['NO_PLAN', 16],
] as const;

const TEMPTATIONS = ['SALTY_FOOD', 'SWEETS', 'FRIED_FOOD', 'SUGARY_DRINKS'];

const writeDiet: SectionWriter = ({ chance, lasting, person }) => {
  const often = TEMPTATIONS.filter(() => chance.chance(0.25));
  const recalls = person.languages.includes('hi') ? [...RECALLS, ...RECALLS_HINDI] : RECALLS;
  return {
    kind: lasting('diet').weighted(KINDS),
    mealsPerDay: String(chance.int(3, 5)),
    fruitAndVegetables: String(chance.int(1, 5)),
    oftenEats: often.length > 0 ? often : ['NONE'],
    followsPlan: chance.weighted(PLAN),
    recall: chance.pick(recalls),
  };
};

const writeSleep: SectionWriter = ({ chance }) => {
  const hours = Math.min(10, Math.max(4, Math.round(chance.normal(6.8, 1) * 2) / 2));
  const quality = hours < 5.5 ? 'POOR' : hours < 6.5 ? 'FAIR' : 'GOOD';
  const trouble = chance.pick(['FALLING_ASLEEP', 'WAKING_OFTEN', 'WAKING_EARLY', 'SNORING']);
  return { hours: String(hours), quality, problems: [quality === 'GOOD' ? 'NONE' : trouble] };
};

const LIMITS = ['PAIN', 'NO_TIME', 'BREATHLESSNESS', 'NO_SAFE_PLACE'];

const writeActivity: SectionWriter = ({ chance, lasting }) => {
  if (chance.chance(0.22)) return { kinds: ['NONE'], limitedBy: [chance.pick(LIMITS)] };
  const usual = lasting('activity');
  return {
    kinds: usual.chance(0.25)
      ? ['WALKING', 'YOGA']
      : [usual.pick(['WALKING', 'WALKING', 'YOGA', 'PHYSICAL_WORK'])],
    daysPerWeek: String(chance.int(2, 7)),
    minutesPerDay: String(chance.int(3, 9) * 5),
    limitedBy: ['NONE'],
  };
};

export const LIFESTYLE_CONTENT: SectionWriters = {
  diet: writeDiet,
  sleepPattern: writeSleep,
  statusOfPhysicalActivity: writeActivity,
};
