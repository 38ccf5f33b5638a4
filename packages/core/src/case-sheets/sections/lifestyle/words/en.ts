import { defineWords } from '#formatting';

export const diet = defineWords('case-sheets/sections/lifestyle.diet', {
  habit: 'Eating habits',
  kind: 'Diet',
  meals: 'Meals a day',
  fruitVegetables: 'Servings of fruit and vegetables a day',
  hint: 'A serving is about 80 g: one fruit or a small bowl',
  salt: 'Adds salt at the table',
  saltyDays: 'Days a week with pickle, papad or salty snacks',
  friedDays: 'Days a week with fried food',
  sweetDays: 'Days a week with sweets or sugary drinks',
  fat: 'Cooking fat',
  water: 'Water a day',
  fasts: 'Fasts',
  when: 'When',
  day: 'What was eaten yesterday',
  meal: 'Meal',
  food: 'Food and amount',
});

export const dietKind = defineWords('case-sheets/sections/lifestyle.dietKind', {
  VEGETARIAN: 'Vegetarian',
  EGG: 'Vegetarian with eggs',
  MIXED: 'Mixed',
  VEGAN: 'No animal food at all',
  OTHER: 'Other',
});

export const dietSalt = defineWords('case-sheets/sections/lifestyle.dietSalt', {
  NEVER: 'Never',
  SOMETIMES: 'Sometimes',
  ALWAYS: 'Always',
});

export const dietFat = defineWords('case-sheets/sections/lifestyle.dietFat', {
  MUSTARD: 'Mustard',
  GROUNDNUT: 'Groundnut',
  SUNFLOWER: 'Sunflower, soya or rice bran',
  COCONUT: 'Coconut',
  PALM: 'Palm',
  GHEE: 'Ghee or butter',
  VANASPATI: 'Vanaspati',
});

export const dietTime = defineWords('case-sheets/sections/lifestyle.dietTime', {
  MORNING: 'Early morning',
  BREAKFAST: 'Breakfast',
  MIDDAY: 'Midday',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
  NIGHT: 'Before sleep',
});

export const use = defineWords('case-sheets/sections/lifestyle.use', {
  NEVER: 'Never',
  FORMER: 'Formerly',
  SOMETIMES: 'Less than daily',
  DAILY: 'Daily',
});

export const habits = defineWords('case-sheets/sections/lifestyle.habits', {
  smoking: 'Smoked tobacco',
  use: 'Smokes',
  what: 'What',
  perDay: 'A day',
  years: 'Years',
  othersSmoke: 'Others smoke at home or at work',
  chewing: 'Chewed tobacco and areca',
  chews: 'Chews',
  timesDay: 'Times a day',
  alcohol: 'Alcohol',
  drinks: 'Drinks',
  drinksOnSuchDay: 'Drinks on such a day',
  hint: '30 ml of spirits, or 330 ml of beer',
  sixOrMore: 'Six or more at one time',
  other: 'Other substances and stopping',
  substances: 'In the last 3 months',
  tea: 'Cups of tea or coffee a day',
  stopping: 'Wants to stop',
});

export const habitsKinds = defineWords('case-sheets/sections/lifestyle.habitsKinds', {
  BIDI: 'Bidi',
  CIGARETTE: 'Cigarette',
  HOOKAH: 'Hookah',
  CHILLUM: 'Cigar, cheroot or chillum',
  ELECTRONIC: 'E-cigarette',
});

export const habitsKindsLabels = defineWords('case-sheets/sections/lifestyle.habitsKindsLabels', {
  KHAINI: 'Khaini',
  GUTKHA: 'Gutkha or pan masala with tobacco',
  PAAN: 'Paan with tobacco',
  ARECA: 'Areca nut without tobacco',
  MISHRI: 'Mishri, gul or snuff',
});

export const habitsUse = defineWords('case-sheets/sections/lifestyle.habitsUse', {
  NEVER: 'Never',
  FORMER: 'Formerly',
  MONTHLY: 'Monthly or less',
  FORTNIGHTLY: '2 to 4 times a month',
  WEEKLY: '2 to 3 times a week',
  MORE: '4 or more times a week',
});

export const habitsSixOrMore = defineWords('case-sheets/sections/lifestyle.habitsSixOrMore', {
  NEVER: 'Never',
  RARELY: 'Less than monthly',
  MONTHLY: 'Monthly',
  WEEKLY: 'Weekly',
  DAILY: 'Daily or almost',
});

export const habitsSubstances = defineWords('case-sheets/sections/lifestyle.habitsSubstances', {
  CANNABIS: 'Cannabis (bhang, ganja, charas)',
  OPIOIDS: 'Opioids',
  SEDATIVES: 'Sedatives without a prescription',
  INHALANTS: 'Inhalants',
  INJECTED: 'Anything injected',
  OTHER: 'Other',
});

export const habitsStopping = defineWords('case-sheets/sections/lifestyle.habitsStopping', {
  NOT_NOW: 'Not now',
  THINKING: 'Thinks about it',
  READY: 'Ready within a month',
  STOPPED: 'Stopped',
  NOT_USING: 'Uses nothing',
});

export const physicalActivity = defineWords('case-sheets/sections/lifestyle.physicalActivity', {
  week: 'A usual week',
  vigorousDays: 'Days of vigorous work or sport',
  hint: 'Breathes hard: digging, carrying loads, running',
  vigorousMinutes: 'Minutes of vigorous work on such a day',
  moderateDays: 'Days of moderate work or sport',
  breathesLittleFasterSweepingCycling: 'Breathes a little faster: sweeping, cycling, yoga',
  moderateMinutes: 'Minutes of moderate work on such a day',
  walkingDays: 'Days of walking 10 minutes or more',
  walkingMinutes: 'Minutes walked on such a day',
  strengthDays: 'Days of muscle strengthening',
  sittingHours: 'Hours sitting a day, work included',
  limits: 'What stands in the way',
  limitedBy: 'Limited by',
  falls: 'Falls in the last year',
  aids: 'Walks with',
});

export const physicalActivityLimitedBy = defineWords(
  'case-sheets/sections/lifestyle.physicalActivityLimitedBy',
  {
    CHEST_PAIN: 'Chest pain',
    BREATHLESSNESS: 'Breathlessness',
    JOINTS: 'Pain in joints or back',
    LEGS: 'Pain in the calves while walking',
    GIDDINESS: 'Giddiness or fear of falls',
    WEAKNESS: 'Weakness',
    SIGHT: 'Poor sight',
    TIME: 'No time',
    PLACE: 'No safe place',
  },
);

export const physicalActivityAids = defineWords('case-sheets/sections/lifestyle.physicalActivityAids', {
  STICK: 'Stick',
  WALKER: 'Walker',
  WHEELCHAIR: 'Wheelchair',
  PERSON: 'Help of a person',
});

export const workLife = defineWords('case-sheets/sections/lifestyle.workLife', {
  work: 'Work',
  status: 'Status',
  occupation: 'Occupation',
  hint: 'What is done all day, not only the title',
  years: 'Years in it',
  hours: 'Hours a week',
  shift: 'Shift',
  exposure: 'Exposure',
  exposedTo: 'Exposed to, now or before',
  protection: 'Protective equipment',
  injured: 'Injury or illness from work',
  injury: 'Which and when',
  strain: 'Strain',
  missedDays: 'Days missed in the last month',
  stress: 'Stress at work',
});

export const workLifeStatus = defineWords('case-sheets/sections/lifestyle.workLifeStatus', {
  EMPLOYED: 'Employed',
  SELF_EMPLOYED: 'Self-employed or own land',
  DAILY_WAGE: 'Daily wage',
  HOME: 'Works at home for the family',
  STUDENT: 'Student',
  RETIRED: 'Retired',
  NO_WORK: 'Looking for work',
  UNABLE: 'Unable to work',
});

export const workLifeShift = defineWords('case-sheets/sections/lifestyle.workLifeShift', {
  DAY: 'Day',
  NIGHT: 'Night',
  ROTATING: 'Rotating',
});

export const workLifeExposedTo = defineWords('case-sheets/sections/lifestyle.workLifeExposedTo', {
  DUST: 'Stone, cement or cotton dust',
  ASBESTOS: 'Asbestos',
  PESTICIDES: 'Pesticides',
  CHEMICALS: 'Chemicals, fumes or metals',
  NOISE: 'Noise',
  HEAT: 'Heat',
  LOADS: 'Heavy loads',
  VIBRATION: 'Vibration',
  RADIATION: 'Radiation',
  ANIMALS: 'Animals',
  BLOOD: 'Blood or patients',
  SCREEN: 'Screens all day',
});

export const workLifeProtection = defineWords('case-sheets/sections/lifestyle.workLifeProtection', {
  ALWAYS: 'Always',
  SOMETIMES: 'Sometimes',
  NEVER: 'Never',
  NOT_NEEDED: 'Not needed',
});

export const workLifeStress = defineWords('case-sheets/sections/lifestyle.workLifeStress', {
  LITTLE: 'Little',
  SOME: 'Some',
  MUCH: 'Much',
  TOO_MUCH: 'More than can be borne',
});
