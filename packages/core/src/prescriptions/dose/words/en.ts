import { defineWords } from '#formatting';

export const childWeight = defineWords('prescriptions/dose.childWeight', {
  weightOutdated: '{name} is dosed by weight. The last weight, {value} kg, is from {on}.',
  weightMissing: '{name} is dosed by weight, and no weight is recorded.',
  weightAct: 'Weigh the child, and record the weight with its date.',
});

export const courseFindings = defineWords('prescriptions/dose.courseFindings', {
  doseAct: 'Shorten the course, or name the illness that needs it.',
  onceWeekly: 'Choose once a week, and name the day.',
  checkFrequency: 'Check how often it is given.',
  doseProblem: '{name} at bedtime, without a meal, can drop the sugar during sleep.',
  withMealOrLongActing: 'Give it with a meal, or choose a long-acting insulin.',
  longCourse: '{name} {course} is longer than {limit}.',
  endless: 'without an end',
  forDays: 'for {days} days',
  'limitDays.one': 'one day',
  'limitDays.other': '{count} days',
  tooOften: '{name}{amount} is given once {interval} at most.',
  weekly: 'a week',
  everyDays: 'in {days} days',
  tooManyTimes: '{name} {times} times a day is oftener than {limit} a day.',
  'limitTimes.one': 'once',
  'limitTimes.other': '{count} times',
});

export const measure = defineWords('prescriptions/dose.measure', {
  single: 'at one time',
  daily: 'a day',
  weekly: 'a week',
});

export const doseWords = defineWords('prescriptions/dose.doseWords', {
  weightForAge: ' for a child of this age (at most {kg} kg)',
  forKg: ' for {kg} kg',
  evenLowest: ', even with the lowest strength',
  isAboveMaximum: '{amount} is above the maximum of {limit}{weight}{least}.',
  underHalf: '{amount} is less than half of the usual {limit}{weight}.',
  lowerDose: 'Lower the dose, or write a reason for the pharmacist.',
  checkDose: 'Check the dose.',
  checkDoseAndWeight: 'Check the weight and the dose.',
  checkLine: 'Correct the line, or check the pack.',
  amount: '{name} {amount} {when}',
  amountWithOthers: '{name} {amount} {when}, counted with {list},',
});

export const maximumFindings = defineWords('prescriptions/dose.maximumFindings', {
  doseProblem: '{name} is taken when needed, without a maximum for one day.',
  doseAct: 'Enter the most doses a day, such as "sos max 3/day".',
});

export const missingStrengthWords = defineWords('prescriptions/dose.missingStrengthWords', {
  chooseStrength: 'Choose the strength.',
  writeStrength: 'Write the strength from the pack, with its mL where it is a liquid.',
  strengthMissing: 'The strength of {name} is missing and not in our list, so its dose was not checked.',
  writeDose: 'Write the dose in mg or units, or the strength with its mL.',
  comesAs: 'The strength of {name} is missing. It comes as {list}.',
  comesAsSeveral: 'The strength of {name} is missing, and it comes in several: {list}.',
  strengthOfLiquid:
    '{name}: {strength} is the strength of a liquid and not of this form ({form}), so the dose is not known.',
  strengthWithoutVolume: '{name}: {strength} does not say how much 1 mL contains, so the dose is not known.',
  strengthWithoutVolumeKnown:
    '{name}: {strength} does not say how much 1 mL contains, so the dose is not known. Known: {list}.',
});

export const noChildDose = defineWords('prescriptions/dose.noChildDose', {
  doseAct: 'Look up the dose before signing.',
  noDoseForNewborns: 'No dose of {substance} for newborns is known here.',
  noDoseForAge: 'No dose of {substance} for children of this age is known here.',
});

export const opioidTolerance = defineWords('prescriptions/dose.opioidTolerance', {
  doseProblem: '{name}{dose} is only for patients who already take a strong opioid; none is known here.',
  doseAct: 'Start with a short-acting opioid, or write what the patient takes already.',
  aboveFirstDose: ' above {mg} mg',
});

export const routeFindings = defineWords('prescriptions/dose.routeFindings', {
  never: '{name} is never given {route}: {because}.',
  rarely: '{name} is not usually given {route}: {because}.',
  wrongForm: '{name}: a {form} is not given {route}.',
  notRead: '{name}: the route “{word}” is not known here, so it was not checked.',
  missing: '{name}: the route is not written, and {route} {because}.',
  chooseRoute: 'Choose the route.',
  sentence: '{text}.',
});

export const routeRowsCancer = defineWords('prescriptions/dose.routeRowsCancer', {
  veinOnly: 'Give it into a vein only, from a small infusion bag',
  veinOrSkin: 'Give it into a vein or under the skin',
  daysApart: 'doses there are 2 to 5 days apart',
  writeDays: 'Write each dose with its day',
  notDaily: '{name} is not given {route} every day: {because}',
  brainToxicity: 'more than 15 mg there poisons the brain',
  atMost15Mg: 'Give at most 15 mg, without a preservative',
  doseTooHigh: '{name} is not given {route} in this dose: {because}',
  itCausesFitsAndKills: 'it causes fits and kills',
});

export const routeRowsHeart = defineWords('prescriptions/dose.routeRowsHeart', {
  noPush: '{name} is never injected undiluted {route}: {because}',
  writeDilution: 'Write the volume it is diluted in and the hours, at most 10 mmol an hour',
  slowVeinOnly: 'Give it slowly into a vein only',
  veinOrSugar: 'Give it into a vein, or sugar by mouth',
  veinOrMuscle: 'Give it into a vein or deep into the muscle',
  breathing: 'more than 6 g at once stops the breathing',
  giveSlowly: 'Give 4 g over 5 to 20 minutes, or write the rate of the infusion',
  doseTooHigh: '{name} is not given {route} in this dose: {because}',
  largeVein: 'Infuse it into a large vein by a pump',
  highPressure: 'it drives the pressure up and can stop the heart',
  writeRate: 'Write the dilution and the rate in mcg a minute',
  arrestOnly: 'outside a cardiac arrest it causes arrhythmias and strokes',
  thighInAnaphylaxis: 'In anaphylaxis give 0.5 mg into the muscle of the thigh; in an arrest write so',
  tooSlow: 'it works too slowly in anaphylaxis',
  thigh: 'Give it into the muscle of the thigh',
  pressureDrop: 'the sudden drop of the pressure causes strokes and heart attacks',
  byMouth: 'Give it by mouth, or choose labetalol or amlodipine',
  ineffective: 'it does not work there',
  fastVein: 'Give it fast into a vein',
  byMouthOrSlowVein: 'Give it by mouth, or slowly into a vein',
  itBleedsIntoMuscle: 'it bleeds into the muscle',
});

export const routeRowsHormones = defineWords('prescriptions/dose.routeRowsHormones', {
  veinForm: 'Into a vein give methylprednisolone sodium succinate',
  muscleOrJoint: 'Give it into the muscle, the joint or the lesion',
  pressureAndAirways: 'it drives the pressure up and closes the airways',
  itCanCauseStroke: 'it can cause a stroke',
  skinOrVein: 'Give it under the skin or into a vein',
  buttock: 'Give it deep into the buttock',
  lostInUrine: 'most of it is lost in the urine',
});

export const routeRowsInfections = defineWords('prescriptions/dose.routeRowsInfections', {
  clots: 'it blocks the vessels of heart and lungs and kills',
  redMan: 'given fast it drops the blood pressure and flushes the skin',
  over60Minutes: 'Infuse it over at least 60 minutes, and write so',
  isNotInjectedFast: '{name} is not injected fast {route}: {because}',
  over4Hours: 'Infuse it over 4 hours, and write so',
  isNotInjectedUndiluted: '{name} is not injected {route} undiluted: {because}',
  hearingAndBreathing: 'it harms hearing and breathing more often',
  severeReaction: 'it can cause a severe reaction',
  vaccineLabel: 'Give it as the label of the vaccine says',
  itMakesAbscesses: 'it makes abscesses',
  intradermal: 'Give it into the skin (intradermal)',
  itIsSwallowed: 'it is swallowed',
  dropsByMouth: 'Give the drops by mouth',
});

export const routeRowsLocal = defineWords('prescriptions/dose.routeRowsLocal', {
  eyeInjury: 'ear drops injure the eye',
  earOrEyeDrops: 'Choose the ear, or eye drops',
  noseOrOther: 'Choose the nose, or another product',
  wholeBody: 'eye drops act on the whole body when swallowed',
  chooseEye: 'Choose the eye',
  swallowed: 'swallowed, the capsule does not help',
  inhaled: 'Choose inhaled, with its device',
  itBurnsOrPoisons: 'it burns or poisons',
  chooseSkin: 'Choose the skin',
});

export const routeRowsMind = defineWords('prescriptions/dose.routeRowsMind', {
  gangrene: 'it can cause gangrene',
  muscle: 'Give it deep into the muscle',
  muscleOrInfusion: 'Give it deep into the muscle, or diluted as an infusion',
  tissueDamage: 'it crystallises there and destroys the tissue',
  slowVeinOrFosphenytoin: 'Give it slowly into a vein, or fosphenytoin',
  otherBenzodiazepine: 'Give lorazepam or midazolam, or diazepam into the rectum',
  slowVeinOrMuscle: 'Give it slowly into a vein or deep into the muscle',
  infiltration: 'Give it by infiltration, as a block or into the spinal fluid',
  veinInflammation: 'undiluted it inflames and blocks the vein',
  dilute: 'Dilute it, and infuse it over 30 to 120 minutes; or give the product for the vein',
  buttock: 'Give it deep into the buttock',
  itNarrowsArteriesOfHeart: 'it narrows the arteries of the heart',
  giveItUnderSkin: 'Give it under the skin',
});

export const routeTexts = defineWords('prescriptions/dose.routeTexts', {
  kills: 'it paralyses and kills',
  destroys: 'it destroys the tissue there',
  stopsHeart: 'it can stop the heart',
  depot: 'a depot in the blood blocks vessels and acts all at once',
  oil: 'oil in the blood blocks the vessels of the lungs',
  bleeds: 'it makes a deep bruise',
  lowSugarAtOnce: 'it lowers the sugar fast and for hours',
  unsure: 'how much is absorbed is not known',
  notMadeForIt: 'the product is not made for it',
  veinOnly: 'Give it into a vein only',
  muscleOnly: 'Give it into the muscle only',
  skinOnly: 'Give it under the skin only',
  solubleInsulin: 'Give it under the skin; into a vein only soluble insulin',
  otherRoute: 'Choose the route of this product',
  slowInfusion: 'Dilute it, and write the volume and the rate of the infusion',
});

export const stepFindings = defineWords('prescriptions/dose.stepFindings', {
  steepStep: '{text}: step {step} is {rounded} times the dose of the step before.',
  downAndUp: '{text}: the dose goes down and up again, at step {step}.',
  checkEachStep: 'Check each step.',
});

export const strengthFindings = defineWords('prescriptions/dose.strengthFindings', {
  noMedicineContains: '{name}: no medicine contains {strength}.',
  insulinIsWritten: 'Insulin is written in {unit}, and is measured in units: 1 mL contains 40, 100 or 300.',
  writeDoseInUnits: 'Write the dose in units.',
  similarStrength: '{name} does not come as {strength}. Is {meant} meant?',
  unknownStrength: '{name} is not known as {strength}. Known: {list}.',
  amountIsStrength: '{name}: {amount} {unit} at one time. Is {amount} the strength?',
  unitDoesNotFit: 'A dose in {unit} does not fit: {form}.',
  noSuchForm: '{name}: "{form}" does not go with {list}.',
});
