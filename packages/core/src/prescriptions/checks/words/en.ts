import { defineWords } from '#formatting';

export const allergyCrossRows = defineWords('prescriptions/checks.allergyCrossRows', {
  sideChain: 'it has the same side chain',
  ring: 'it is a beta-lactam too',
  airways: 'pain relievers of this kind can cause the same reaction',
  sulfonamide: 'it is a sulfonamide that is no antibiotic; cross-reactions are rare',
  opioid: 'it is an opioid of another chemical group',
  iodine: 'it contains iodine',
  angioedema: 'swelling of the face and throat can come again',
  ingredient: 'it is made from it or with it',
  otherSideChain: 'it is a beta-lactam with another side chain',
  salicylate: 'it is a salicylate or releases one',
  sulfone: 'it is a sulfone, close to sulfonamides',
  aromaticAntiepileptic: 'it is an aromatic antiepileptic too',
  iodineHarmless: 'iodine is not what causes reactions to contrast',
});

export const acts = defineWords('prescriptions/checks.acts', {
  severe: 'Choose another medicine, or write why it is given.',
  important: 'Ask what happened then, and prefer another medicine after a severe reaction.',
  note: 'Watch for a reaction.',
});

export const allergyFindings = defineWords('prescriptions/checks.allergyFindings', {
  unread: 'The recorded allergy “{text}” could not be read: “{value}” is not known.',
  unreadAct: 'Compare it with this medicine yourself, and correct the record.',
  readAs: 'The recorded allergy “{text}” was read as {list}.',
  readAsAct: 'Correct the record.',
  sameName: '{recorded}, and this medicine has the same name.',
  recorded: 'An allergy to “{text}” is recorded',
  recordedReadAs: 'An allergy to “{text}” (read as {names}) is recorded',
  containsSubstance: '{recorded}, and this medicine is or contains {substance}.',
  sameGroup: '{recorded}, and this medicine belongs to the same group: {group}.',
  crossReaction: '{recorded}: this medicine can cause a reaction too, because {because}.',
});

export const allergyGroups = defineWords('prescriptions/checks.allergyGroups', {
  nearlySameSubstance: 'nearly the same substance',
  opioidsOfMorphineGroup: 'opioids of the morphine group',
  opioidsOfPethidineGroup: 'opioids of the pethidine group',
  opioidsOfTramadolGroup: 'opioids of the tramadol group',
  opioids: 'opioids',
  aspirinAndOtherNSAIDs: 'aspirin and other NSAIDs',
  cox2Inhibitors: 'COX-2 inhibitors',
});

export const checkPrescription = defineWords('prescriptions/checks.checkPrescription', {
  unknownName: '{name} is not in our list of medicines, so nothing about it was checked',
  unknownNameAct: 'Write the generic name, or say why this is prescribed',
  readAs: '{name} was read as {meant}',
  readAsAct: 'Correct the name',
  unknownCurrentMedicine: '{written}, which the patient takes, is not known: nothing was checked against it',
  unknownCurrentMedicineAct: 'Ask what it contains, and correct its name',
  currentMedicineReadAs: '{written}, which the patient takes, was read as {meant}',
});

export const companionFindings = defineWords('prescriptions/checks.companionFindings', {
  problem: '{name} alone with {about}: {because}',
});

export const companionRows = defineWords('prescriptions/checks.companionRows', {
  steroidMissing: 'without an inhaled steroid it raises deaths',
  addSteroid: 'Add an inhaled steroid, or choose a combination',
  vitaminB12Missing: 'without vitamin B12 the nerves can be damaged for good',
  addVitaminB12: 'Add vitamin B12',
});

export const classNamesLabels = defineWords('prescriptions/checks.classNamesLabels', {
  nsaid: 'anti-inflammatory pain relievers (NSAIDs)',
  ace: 'ACE inhibitors',
  arb: 'angiotensin receptor blockers',
  'beta-blocker': 'beta blockers',
  ccb: 'calcium channel blockers',
  thiazide: 'thiazide diuretics',
  loop: 'loop diuretics',
  aldosterone: 'aldosterone antagonists',
  alpha: 'alpha blockers',
  statin: 'statins',
  fibrate: 'fibrates',
  anticoagulant: 'anticoagulants',
  p2y12: 'P2Y12 inhibitors',
  pde5: 'PDE5 inhibitors',
  sulfonylurea: 'sulfonylureas',
  gliptin: 'gliptins (DPP-4 inhibitors)',
  gliflozin: 'gliflozins (SGLT2 inhibitors)',
  glp1: 'GLP-1 medicines',
  incretin: 'medicines of the incretin system',
  glinide: 'glinides',
  'basal-insulin': 'long-acting insulins',
  'meal-insulin': 'short-acting insulins',
  ppi: 'proton pump inhibitors',
  'h2-blocker': 'H2 blockers',
  prokinetic: 'prokinetics',
  antispasmodic: 'antispasmodics',
  antihistamine: 'antihistamines',
  steroid: 'corticosteroids',
  ssri: 'SSRI antidepressants',
  snri: 'SNRI antidepressants',
  tricyclic: 'tricyclic antidepressants',
  mao: 'MAO inhibitors',
  benzodiazepine: 'benzodiazepines',
  hypnotic: 'sleeping pills',
  opioid: 'opioids',
  antipsychotic: 'antipsychotics',
  gabapentinoid: 'gabapentinoids',
  carbamazepine: 'medicines like carbamazepine',
  'muscle-relaxant': 'muscle relaxants',
  triptan: 'triptans',
  dementia: 'cholinesterase inhibitors',
  'dopamine-agonist': 'dopamine agonists',
  penicillin: 'penicillins',
  cephalosporin: 'cephalosporins',
  carbapenem: 'carbapenems',
  macrolide: 'macrolides',
  quinolone: 'quinolones',
  tetracycline: 'tetracyclines',
  aminoglycoside: 'aminoglycosides',
  nitroimidazole: 'nitroimidazoles',
  azole: 'azole antifungals',
  'long-beta-agonist': 'long-acting beta agonists',
  'short-beta-agonist': 'short-acting beta agonists',
  'inhaled-anticholinergic': 'inhaled anticholinergics',
  xanthine: 'xanthines',
  leukotriene: 'leukotriene antagonists',
  bisphosphonate: 'bisphosphonates',
  'xanthine-oxidase': 'medicines that lower uric acid',
  antithyroid: 'antithyroid medicines',
  thyroid: 'thyroid hormones',
  contraceptive: 'hormonal contraceptives',
  'bladder-antimuscarinic': 'antimuscarinics of the bladder',
  'five-alpha-reductase': '5-alpha-reductase inhibitors',
  iron: 'iron',
  calcium: 'calcium',
});

export const duplicateFindings = defineWords('prescriptions/checks.duplicateFindings', {
  act: 'Stop one of them, or confirm that both are meant',
  duplicateProblem: '{name} and {nameWord2} both contain {substance}',
  sameClass: '{name} and {other} are both {className}',
});

export const actsLabels = defineWords('prescriptions/checks.actsLabels', {
  never: 'Do not give them together: choose another medicine',
  'without-a': 'Choose an alternative to {a}',
  'without-b': 'Choose an alternative to {b}',
  'one-of-two': 'Give only one of them',
  'fourteen-days': 'Do not give them together, nor within 14 days of each other',
  'thirty-six-hours': 'Stop the ACE inhibitor at least 36 hours before the first dose of {b}',
  'one-day': 'Do not give {b} within 24 hours of {a}',
  'nitrate-free':
    'Do not give them together; after sildenafil no nitrate for 24 hours, after tadalafil for 48 hours',
  'change-statin': 'Stop {a} during the course of {b}, or choose rosuvastatin or pravastatin',
  'simvastatin-20': 'Give at most 20 mg of simvastatin a day, or choose rosuvastatin',
  'simvastatin-10': 'Give at most 10 mg of simvastatin a day, or choose rosuvastatin',
  'pause-statin': 'Stop {a} until seven days after the last dose of {b}',
  'low-statin': 'Give the lowest dose of {a} and ask about muscle pain',
  'aspirin-100': 'Give at most 100 mg of aspirin a day',
  inr: 'Check the INR after 3 to 5 days and adjust {a}; check again when {b} is stopped',
  'without-b-or-inr':
    'Choose an alternative to {b}; if there is none, check the INR within 3 days and adjust {a}',
  'bleeding-signs': 'Confirm that both are needed, add a PPI and explain the signs of bleeding',
  'add-ppi': 'Give a PPI too, for the shortest time, and explain the signs of bleeding',
  level: 'Measure the level of {a} and adjust its dose',
  'halve-a': 'Halve the dose of {a}, and check its level and the pulse',
  'quarter-a':
    'Choose an alternative to {b}, or reduce {a} to a quarter and check the blood count every week',
  'reduce-a': 'Reduce the dose of {a} and look for side effects',
  'raise-a': 'Check whether {a} still works and adjust its dose; check again when {b} is stopped',
  ecg: 'Choose an alternative, or take an ECG and correct potassium and magnesium first',
  pulse: 'Check pulse, blood pressure and ECG',
  standing: 'Start with a low dose and measure the blood pressure standing',
  potassium: 'Check potassium and creatinine within one week',
  sodium: 'Check sodium within two weeks',
  creatinine:
    'Choose an alternative, or check creatinine within one week and make sure the patient drinks enough',
});

export const effectsLabels = defineWords('prescriptions/checks.effectsLabels', {
  pressure: '{a} with {b} can drop the blood pressure to a dangerous level',
  dizziness: '{a} with {b} can lower the blood pressure and cause falls',
  'slow-pulse': '{a} with {b} can slow the heart too much or block its conduction',
  'heart-failure': '{a} with {b} can cause fluid retention and heart failure',
  qt: '{a} with {b} prolongs the QT interval: a dangerous arrhythmia is possible',
  'low-potassium-arrhythmia': '{b} can lower potassium, and {a} then causes arrhythmia',
  'low-potassium': '{a} with {b} can lower potassium',
  'high-potassium': '{a} with {b} can raise potassium to a dangerous level',
  'low-sodium': '{a} with {b} can lower sodium: confusion and fits are possible',
  'raas-twice':
    '{a} with {b} can cause kidney failure, high potassium and low blood pressure, without extra benefit',
  angioedema: '{a} with {b} can make the face and the airway swell (angioedema)',
  kidney: '{a} with {b} can injure the kidneys',
  'kidney-ear': '{a} with {b} can damage hearing and kidneys',
  bleeding: '{a} with {b} increases the risk of serious bleeding',
  'stomach-bleeding': '{a} with {b} increases the risk of stomach ulcers and bleeding',
  'inr-up': '{b} strengthens {a}: the INR rises and the patient can bleed',
  'inr-down': '{b} weakens {a}: the INR falls and clots can form',
  clots: '{a} with {b} increases the risk of blood clots',
  'level-up': '{b} raises the level of {a}, which can become toxic',
  'level-down': '{b} lowers the level of {a}, which may not work',
  weaker: '{b} weakens the effect of {a}',
  opposite: '{a} and {b} work against each other',
  absorption: '{b} stops {a} from being absorbed',
  muscle: '{a} with {b} can damage muscles (rhabdomyolysis)',
  marrow: '{a} with {b} can suppress the bone marrow',
  liver: '{a} with {b} can damage the liver',
});

export const nerveAndHormoneEffects = defineWords('prescriptions/checks.nerveAndHormoneEffects', {
  serotonin: '{a} with {b} can cause serotonin syndrome',
  crisis: '{a} with {b} can cause a hypertensive crisis',
  rebound: '{a} with {b} can slow the pulse, and blood pressure can rise sharply when {b} is stopped',
  breathing: '{a} with {b} can cause deep sedation and stop the breathing',
  drowsiness: '{a} with {b} adds up to strong drowsiness',
  seizure: '{a} with {b} makes fits more likely',
  'seizure-control': '{b} lowers the level of {a}: fits can return',
  anticholinergic: '{a} with {b} can cause confusion, constipation and urine retention',
  movement: '{a} with {b} can cause stiffness and uncontrolled movements',
  withdrawal: '{b} blocks {a}: pain can return and withdrawal can start',
  psychosis: '{a} with {b} can cause confusion and psychosis',
  'skin-rash': '{b} doubles the level of {a}: a severe skin rash is possible',
  ammonia: '{a} with {b} can raise ammonia: drowsiness and vomiting',
  neuropathy: '{a} with {b} can damage the nerves and the pancreas',
  paralysis: '{a} with {b} can weaken the muscles of breathing',
  'brain-pressure': '{a} with {b} can raise the pressure in the head',
  tendon: '{a} with {b} increases the risk of a torn tendon',
  'low-sugar': '{a} with {b} can make the blood sugar fall too low',
  'hidden-low-sugar': '{b} can hide the signs of low blood sugar from {a}',
  'high-sugar': '{b} raises the blood sugar and works against {a}',
  contraception: '{b} lowers the level of {a}: the contraceptive can fail',
  ergotism: '{a} with {b} can close blood vessels of limbs, heart and brain',
  steroid: '{b} raises the level of {a}: Cushing syndrome and adrenal suppression are possible',
  infection: '{a} with {b} weakens the defence against infections',
  'live-vaccine': '{a} can cause the disease itself while the patient takes {b}',
  'vitamin-a': '{a} with {b} can cause vitamin A poisoning',
  'high-calcium': '{a} with {b} can raise calcium too much',
  crystals: '{a} and {b} form crystals in lungs and kidneys of newborns',
  womb: '{a} with {b} can make the womb contract too strongly',
  rash: '{a} with {b} causes a skin rash more often',
  acidosis: '{a} with {b} can injure the kidneys and cause lactic acidosis',
});

export const sumRules = defineWords('prescriptions/checks.sumRules', {
  qt: '{a} adds to the QT prolongation of {b}: a dangerous arrhythmia is possible',
  qtAct: 'Choose an alternative, or take an ECG and correct potassium and magnesium first',
  potassium: '{a} with {b} can raise potassium to a dangerous level',
  potassiumAct: 'Measure potassium and creatinine now, after one week and after one month',
  tripleWhammy:
    '{a} with {b} can cause acute kidney injury (pain reliever, diuretic and ACE inhibitor or ARB)',
  tripleWhammyAct:
    'Give paracetamol instead of the pain reliever, or check creatinine and potassium within one week',
  kidneys: '{a} with {b}: three medicines that injure the kidneys',
  kidneysAct: 'Stop at least one of them and check creatinine every day or two',
  bleeding: '{a} with {b} adds up to a high risk of bleeding',
  bleedingAct: 'Stop what is not needed, add a PPI and agree on how long they are given together',
  drowsiness: '{a} with {b}: three medicines that make the patient drowsy, with falls and slow breathing',
  drowsinessAct: 'Stop one of them, or reduce the doses; no driving and no alcohol',
  serotonin: '{a} with {b} can cause serotonin syndrome',
  serotoninAct: 'Use the lowest doses, and stop them if agitation, tremor, sweating or fever occur',
  anticholinergic: '{a} with {b} can cause confusion, constipation and urine retention',
  anticholinergicAct: 'Give only what is needed, above all from 65 years',
  lowSugar: '{a} with {b} can make the blood sugar fall too low',
  lowSugarAct: 'Stop the sulfonylurea or the glinide when insulin is given',
});

export const watchActsLabels = defineWords('prescriptions/checks.watchActsLabels', {
  'blood-count': 'Check blood count, liver and kidneys every week at first',
  'liver-tests': 'Check liver tests and explain the signs of jaundice',
  'creatine-kinase': 'Ask about muscle pain, and measure creatine kinase if there is any',
  'space-levothyroxine': 'Take {a} on an empty stomach, at least 4 hours before {b}',
  'space-antibiotic': 'Take {a} at least 2 hours before or 6 hours after {b}',
  'space-two-hours': 'Take {a} and {b} at least 2 hours apart',
  'space-bisphosphonate': 'Take {a} in the morning, at least 30 minutes before {b}',
  'space-sequestrant': 'Take {a} 1 hour before or 6 hours after {b}',
  'space-oxytocin': 'Before the birth, give {a} at least 6 hours after {b}',
  serotonin: 'Use the lowest doses, and stop both if agitation, tremor, sweating or fever occur',
  breathing:
    'Choose an alternative; if there is none, give the lowest doses for the shortest time and warn about slow breathing',
  drowsiness: 'Start with low doses; no driving and no alcohol',
  sugar: 'Measure blood sugar more often and reduce the dose if it is low',
  'sugar-up': 'Measure blood sugar more often while {b} is taken',
  contraception:
    'Use an intrauterine device or another method that {b} does not affect, until 4 weeks after {b}',
  'condoms-too': 'Use condoms too, until 4 weeks after {b}',
  'dolutegravir-twice': 'Give dolutegravir 50 mg twice a day until 2 weeks after {b}',
  'metformin-1000': 'Give at most 1 g of metformin a day',
  'slow-lamotrigine': 'Start {a} with 25 mg on alternate days and raise it slowly',
  'stop-metformin':
    'With eGFR below 30, stop {a} on the day of the contrast and check creatinine after 48 hours',
  'short-course': 'Give the shortest course, and check after it',
  'stop-beta-blocker-first': 'Stop the beta blocker several days before clonidine is reduced',
  'level-unsteady': 'Measure the level of {a}, look for unsteadiness and reduce its dose',
  'postpone-vaccine': 'Postpone {a} until the defence has recovered',
  tendon: 'Choose another antibiotic from 60 years; stop at the first pain of a tendon',
  'thirty-minutes': 'Take ibuprofen or naproxen at least 30 minutes after aspirin, or choose paracetamol',
  'choose-pantoprazole': 'Choose pantoprazole or famotidine',
  'fluid-weight': 'Look for swelling and weight gain; not with heart failure',
});

export const patientActs = defineWords('prescriptions/checks.patientActs', {
  another: 'Choose another medicine',
  paracetamol: 'Choose paracetamol for pain and fever',
  stop: 'Stop it or choose another medicine',
  weigh: 'Give it only if the benefit outweighs the risk',
  lowest: 'Give the lowest dose for the shortest time',
  reduce: 'Lower the dose or lengthen the interval',
  halve: 'Give half the usual dose',
  startLow: 'Start with the lowest dose and raise it slowly',
  watchBlood: 'Check creatinine and potassium within two weeks',
  watchSugar: 'Check the blood sugar more often',
  specialist: 'Ask the treating specialist first',
  short: 'Review the need, and plan when to stop it',
});

export const ageFindings = defineWords('prescriptions/checks.ageFindings', {
  year: 'year',
  years: 'years',
  month: 'month',
  months: 'months',
  day: 'day',
  days: 'days',
  notBelow: '{name} is not given below {age}: {because}',
  rarelyBelow: '{name} is given below {age} only for a strong reason: {because}',
  elderly: '{name} from 65 years on: {because}',
  ageMissing: '{name} is not given below {age}, and the age is not known',
  recordAge: 'Ask the age and record the birth date',
  text: '{count} {word}',
});

export const ageRowsInfections = defineWords('prescriptions/checks.ageRowsInfections', {
  teeth: 'it stains the teeth for life and slows the growth of bones',
  bilirubin: 'it drives bilirubin into the brain of newborns',
  bloodCells: 'it can break down their red blood cells',
  rickettsiaOnly: 'Give it only for rickettsial disease, cholera or the like, for at most 21 days',
  tendons: 'it can damage tendons and joints',
  lastChoice: 'Give it only where no other antibacterial works',
  bilirubinAndCalcium: 'it drives bilirubin into the brain, and kills together with calcium',
  chooseCefotaxime: 'Choose cefotaxime',
  greyBaby: 'it causes the grey baby syndrome',
  pyloricStenosis: 'it can narrow the outlet of the stomach',
  treatWithoutPrimaquine: 'Treat without primaquine',
  untestedInInfants: 'it is not tested in younger infants',
  below15Kg: 'it is not given below 15 kg of weight',
  checkWeight: 'Check the weight, or choose permethrin cream for scabies',
  noDeworming: 'it is not given for deworming before the first birthday',
  fits: 'it can cause fits',
  choosePermethrinCream: 'Choose permethrin cream',
});

export const ageRowsOther = defineWords('prescriptions/checks.ageRowsOther', {
  untested: 'it is not tested in children',
  methaemoglobin: 'it can stop the blood from carrying oxygen',
  insulinOrMetformin: 'children with diabetes need insulin or metformin',
  insulinOnly: 'diabetes at this age nearly always needs insulin',
  breathing: 'eye drops of it can stop the breathing of infants',
  growthPlates: 'it can close the growth plates of bones',
  puberty: 'it disturbs growth and puberty',
  bones: 'it stays in growing bones for years',
  confusion: 'it can confuse and overheat them',
  pulmonaryHypertensionOnly: 'only raised pressure in the lungs is a reason to give it',
  teething: 'Rub the gums or give a cooled teething ring',
  swallowedGel: 'swallowed gel has caused fits and deaths',
  thyroid: 'it can stop their thyroid',
  chooseChlorhexidineForCord: 'Choose chlorhexidine for the cord',
  reye: "it can cause Reye's syndrome",
  skinSafetyUnknown: 'its safety on the skin of younger children is not known',
});

export const ageRowsPainAndCough = defineWords('prescriptions/checks.ageRowsPainAndCough', {
  breathing: 'it can stop their breathing',
  coughCare: 'Give fluids and, above one year, honey; look for fast breathing',
  breathingAfterTonsils: 'after an operation on tonsils or adenoids it has stopped the breathing of children',
  reye: "it can cause Reye's syndrome",
  paracetamolOrReason: 'Choose paracetamol; write the reason for Kawasaki disease or rheumatic fever',
  liver: 'it can damage the liver and is banned for them in India',
  kidneys: 'it can harm the kidneys',
  safetyUnknown: 'its safety in children is not known',
  bannedCombination: 'this combination is not allowed for them in India',
  fitsAndFastHeart: 'it can cause fits and a fast heartbeat, and does not shorten a cold',
  drowsiness: 'it can make them drowsy and slow the heart',
  useSalineNoseDrops: 'Use saline nose drops',
  uselessForCough: 'cough medicines do not help them and can make breathing shallow',
  thickPhlegm: 'it can thicken the phlegm they cannot cough up',
});

export const ageRowsStomachAndBrain = defineWords('prescriptions/checks.ageRowsStomachAndBrain', {
  breathing: 'it can stop their breathing',
  movements: 'it can cause cramps of the face and neck',
  ors: 'Give ORS and zinc',
  suicide: 'it can raise thoughts of suicide in young people',
  chooseOndansetronOrOrsInSips: 'Choose ondansetron or ORS in sips',
  ondansetronOrShortCourse: 'Choose ondansetron, or give it for at most 5 days',
  heartRhythm: 'it does not help them and can disturb the heart rhythm',
  bowelAndBreathing: 'it can paralyse the bowel and stop breathing',
  bowel: 'it can paralyse the bowel',
  untestedInInfants: 'it is not tested in younger infants',
  colicCare: 'Comfort and feed the infant; no medicine helps colic',
  chooseFluoxetineFrom8Years: 'Choose fluoxetine from 8 years on, and review every week',
  liver: 'it can destroy the liver',
  uselessForSleep: 'it does not help their sleep and can confuse',
  drowsiness: 'it can make them drowsy, or excite them',
  chooseCetirizineFrom6Months: 'Choose cetirizine from 6 months on',
  slowBreakdown: 'they break it down slowly, so it can cause fits',
});

export const elderlyRows = defineWords('prescriptions/checks.elderlyRows', {
  falls: 'it leads to falls, fractures and confusion',
  confusion: 'it can confuse, block the bladder and constipate',
  bleeding: 'it bleeds more often at this age',
  lowSugar: 'it can cause long low blood sugar',
  lowPressure: 'it can drop the pressure on standing up',
  cbt: 'Choose sleep advice or another medicine',
  cetirizine: 'Choose loratadine or fexofenadine',
  chooseSertraline: 'Choose sertraline',
  dementia: 'in dementia it raises strokes and deaths',
  psychosisOnly: 'Give it only for psychosis or danger, and review soon',
  stiffness: 'it can cause stiffness and tremor',
  fewDays: 'Give it for a few days only',
  chooseAnotherTabletForSugar: 'Choose another tablet for sugar',
  bleedingAndKidneys: 'it bleeds and harms the kidneys more than others',
  primaryPrevention: 'without a heart attack or stroke before, it bleeds more than it protects',
  secondaryPreventionOnly: 'Do not start it without such an event',
  clopidogrel: 'Clopidogrel bleeds less',
  apixabanForNewStart: 'For a new start apixaban bleeds less',
  apixaban: 'Apixaban bleeds less',
  notForPressureAlone: 'Do not give it for blood pressure alone',
  chooseAmlodipineOrSlowReleaseForm: 'Choose amlodipine or the slow-release form',
  toxicForFibrillation: 'it is more toxic than other treatments of atrial fibrillation',
  checkThyroidLiverAndLungs: 'Check thyroid, liver and lungs',
  digoxinToxicity: 'above 0.125 mg a day it becomes toxic',
  digoxinMaximum: 'Give at most 0.125 mg a day',
  confusionAndFits: 'it can confuse and cause fits',
  sodium: 'it lowers the sodium',
  cancerAndClots: 'it raises breast cancer, clots and stroke',
  mirabegron: 'Mirabegron does not confuse',
  longUse: 'beyond 8 weeks it raises fractures and Clostridioides infection',
  genitalInfection: 'it raises genital infection and ketoacidosis',
  explainSigns: 'Explain the signs',
});

export const breastfeedingFindings = defineWords('prescriptions/checks.breastfeedingFindings', {
  breastfeeding: '{name} while breast-feeding: {because}',
  notAsked: '{name} is not given while breast-feeding, and that is not known: {because}',
  ask: 'Ask whether she is breast-feeding',
});

export const breastfeedingRowsBrainAndGlands = defineWords(
  'prescriptions/checks.breastfeedingRowsBrainAndGlands',
  {
    thyroid: 'it can slow the thyroid of the infant',
    watch: 'Watch the infant for sleepiness and weight',
    sugar: 'Choose metformin or insulin',
    lorazepam: 'Choose lorazepam, or a few doses only',
    breathing: 'it has stopped the breathing of infants',
    chooseSertraline: 'Choose sertraline',
    moreInMilkThanSertraline: 'more of it reaches the infant than of sertraline',
    sertraline: 'For a new start choose sertraline',
    chooseCetirizineOrLoratadine: 'Choose cetirizine or loratadine',
    lowSugar: 'the infant can have low blood sugar',
    atMost20Mg: 'Give at most 20 mg a day, after feeding',
    smallAreasOnly: 'Do not use it on large areas',
    littleReachesMilk: 'a little reaches the milk',
    itReachesMilk: 'it reaches the milk',
    restlessness: 'it can make the infant restless',
    movementOrRhythm: 'mother and infant can have movement or rhythm trouble',
    fewDays: 'Give it for a few days only',
  },
);

export const breastfeedingRowsInfections = defineWords('prescriptions/checks.breastfeedingRowsInfections', {
  bloodCells: 'it can break down the blood of an infant with G6PD deficiency or jaundice',
  feeds: 'it can change the stools of the infant',
  teeth: 'used for long it can stain the teeth',
  underThreeWeeks: 'Give it for less than three weeks',
  inMilk: 'it reaches the milk',
  waitAfterSingleDose: 'After a single 2 g dose wait 12 to 24 hours',
  metronidazoleOrWait: 'Choose metronidazole, or wait three days',
  notFirstMonthNorJaundice: 'Not in the first month, nor with jaundice',
  notInFirstMonth: 'Not in the first month',
  testInfantForG6pdFirst: 'Test the infant for G6PD first',
  bloodyDiarrhoea: 'it can cause diarrhoea with blood',
  vitaminB6: 'the infant needs vitamin B6',
  pyridoxine: 'Give mother and infant pyridoxine',
  chooseFluconazole: 'Choose fluconazole',
  waitUntilWeaned: 'Wait until breast-feeding is over',
});

export const breastfeedingRowsPainAndHeart = defineWords(
  'prescriptions/checks.breastfeedingRowsPainAndHeart',
  {
    slowHeart: 'it can slow the heart of the infant',
    halfOfBloodLevel: 'the infant gets up to half of her blood level',
    reye: "it can cause Reye's syndrome; 75 to 150 mg a day is acceptable",
    saferAlternatives: 'safer ones are known in breast-feeding',
    shortActing: 'shorter-acting ones are safer for the infant',
    chooseLabetalol: 'Choose labetalol, metoprolol or propranolol',
    chooseEnalaprilOrNifedipine: 'Choose enalapril or nifedipine',
    lowPressure: 'it can lower the pressure of a newborn',
    chooseEnalapril: 'Choose enalapril, not in the first weeks of a preterm infant',
    cholesterol: 'the infant needs cholesterol to grow',
    pause: 'Pause it until after breast-feeding',
    chooseWarfarinOrHeparin: 'Choose warfarin or heparin',
    progestogenOnly: 'Choose a progestogen-only method, or wait six months',
    itStopsMilk: 'it stops the milk',
    chooseSalineNoseDrops: 'Choose saline nose drops',
    wait12Hours: 'Do not feed until 12 hours after the last dose',
  },
);

export const breastfeedingRowsSevere = defineWords('prescriptions/checks.breastfeedingRowsSevere', {
  breathing: 'it can stop the breathing of the infant',
  toxic: 'it reaches the milk and poisons the infant',
  marrow: 'it can stop the infant from making blood',
  noFeeding: 'Choose another medicine, or stop breast-feeding before the first dose',
  pain: 'Choose paracetamol or ibuprofen',
  thyroid: 'it destroys the thyroid of the infant',
  weanSixWeeksBefore: 'Stop breast-feeding six weeks before',
  monthsInMilk: 'it stays in the milk for months and harms the thyroid',
  vomitingAndFits: 'it causes vomiting and fits in the infant and stops the milk',
  whiteCells: 'it can take away the white blood cells of the infant',
  virilisation: 'it stops the milk and can change a girl',
  bleeding: 'it can make the infant bleed',
  chooseWarfarinOrHeparin: 'Choose warfarin or heparin',
  choosePermethrinCream: 'Choose permethrin cream',
});

export const breastfeedingTexts = defineWords('prescriptions/checks.breastfeedingTexts', {
  littleKnown: 'little is known of it in milk',
  drowsy: 'it can make the infant drowsy and feed badly',
  milk: 'it lowers the milk',
  pain: 'Choose ibuprofen or paracetamol',
});

export const conditionFindings = defineWords('prescriptions/checks.conditionFindings', {
  problem: '{name} with {about}: {because}',
  unread: 'The recorded condition “{about}” could not be read, so nothing was checked for it',
  conditionAct: 'Compare it with the medicines yourself, or choose the diagnosis from the list',
});

export const conditionReasons = defineWords('prescriptions/checks.conditionReasons', {
  bleed: 'it can make the bleeding worse',
  fits: 'it can cause fits',
});

export const conditionRowsArteries = defineWords('prescriptions/checks.conditionRowsArteries', {
  narrows: 'it narrows the arteries',
  raises: 'it raises the blood pressure',
  attacks: 'it raises heart attacks',
  nifedipineBecause: 'the short-acting form can set off angina',
  nifedipineAct: 'Choose the slow-release form',
  febuxostatBecause: 'it raised deaths from the heart',
  febuxostatAct: 'Choose allopurinol',
  levothyroxineBecause: 'a high first dose can set off angina',
  levothyroxineAct: 'Start with 12.5 to 25 mcg',
  betaBlockerAct: 'Choose bisoprolol or carvedilol',
  nsaidAct: 'Give it for a few days only',
  contraceptiveBecause: 'it raises strokes and heart attacks',
  contraceptiveAct: 'Choose a progestogen-only method or a copper device',
  steroidAct: 'Check the blood pressure',
  venlafaxineAct: 'Check the blood pressure',
});

export const conditionRowsBleeding = defineWords('prescriptions/checks.conditionRowsBleeding', {
  nsaidBecause: 'it can make dengue bleed',
  steroidBecause: 'it does not help and can harm',
  anticoagulantBecause: 'it can make dengue bleed',
});

export const conditionRowsBonesAndSkin = defineWords('prescriptions/checks.conditionRowsBonesAndSkin', {
  steroidBecause: 'it thins the bones',
  flareBecause: 'it can make psoriasis flare',
});

export const conditionRowsBowel = defineWords('prescriptions/checks.conditionRowsBowel', {
  bowel: 'it can tear or paralyse the bowel',
  bisphosphonateBecause: 'it can burn the gullet',
  bisphosphonateAct: 'Choose zoledronic acid',
  incretinBecause: 'it can bring back pancreatitis',
  valproateBecause: 'it can cause pancreatitis',
});

export const conditionRowsCancers = defineWords('prescriptions/checks.conditionRowsCancers', {
  feeds: 'it can make the cancer grow',
  tamoxifenBecause: 'it blocks tamoxifen',
  tamoxifenAct: 'With tamoxifen choose venlafaxine or escitalopram',
});

export const conditionRowsClots = defineWords('prescriptions/checks.conditionRowsClots', {
  clot: 'it causes blood clots',
  stroke: 'it raises strokes',
  progestogenOnly: 'Choose a progestogen-only method or a copper device',
  prasugrelBecause: 'after a stroke it bleeds into the brain',
  prasugrelAct: 'Choose clopidogrel',
});

export const conditionRowsDependence = defineWords('prescriptions/checks.conditionRowsDependence', {
  overdose: 'together with alcohol it stops the breathing',
  craving: 'it leads to dependence and relapse',
  sedativeAct: 'Give it only for supervised withdrawal',
  metronidazoleBecause: 'with alcohol it causes vomiting and palpitations',
  metronidazoleAct: 'No alcohol until three days after the last dose',
  paracetamolBecause: 'the liver is damaged at lower doses',
  paracetamolAct: 'Give at most 2 g a day',
  methotrexateBecause: 'with alcohol it destroys the liver',
  methotrexateAct: 'No alcohol, and test the liver',
  metforminBecause: 'with much alcohol lactic acid builds up',
  metforminAct: 'Advise to drink no alcohol',
  antagonistBecause: 'it brings on withdrawal',
});

export const conditionRowsEnzymes = defineWords('prescriptions/checks.conditionRowsEnzymes', {
  haemolysis: 'it breaks down the red blood cells',
  attack: 'it can set off an attack',
  primaquineAct: 'Ask a specialist; 0.75 mg/kg once a week for 8 weeks may be possible',
  chloroquineAct: 'Usual doses are mostly safe; look for dark urine',
  unsafeAct: 'Choose a medicine that NAPOS lists as safe',
  doubtfulAct: 'Look the medicine up in NAPOS first',
});

export const conditionRowsEyesAndBladder = defineWords('prescriptions/checks.conditionRowsEyesAndBladder', {
  eye: 'it can raise the pressure in the eye within hours',
  bladder: 'it can stop the urine',
  ipratropiumAct: 'Use a mouthpiece or spacer and protect the eyes',
  bladderAct: 'Not with retention of urine',
  testosteroneBecause: 'it makes the prostate grow',
});

export const conditionRowsFits = defineWords('prescriptions/checks.conditionRowsFits', {
  tramadolAct: 'Choose paracetamol or another pain reliever',
});

export const conditionRowsGlandsAndSalts = defineWords('prescriptions/checks.conditionRowsGlandsAndSalts', {
  crisis: 'it can set off a crisis of blood pressure',
  uricAcid: 'it raises uric acid',
  potassium: 'it raises the potassium',
  sodium: 'it lowers the sodium',
  betaBlockerAct: 'Give an alpha blocker first',
  metoclopramideAct: 'Choose ondansetron for vomiting',
  stimulantsBecause: 'it makes the heart race',
  thiazideAct: 'For blood pressure choose losartan or amlodipine',
  aspirinAct: 'Continue a low dose where the heart needs it',
  pyrazinamideAct: 'Check uric acid and watch for pain',
  potassiumAct: 'Measure potassium first',
  aceArbAct: 'Measure potassium first',
  loweringAct: 'Measure sodium first',
  loweringBecause: 'low potassium makes it dangerous for the heart',
  measurePotassiumFirst: 'Measure potassium first',
});

export const conditionRowsHeartFailure = defineWords('prescriptions/checks.conditionRowsHeartFailure', {
  fluid: 'it holds back salt and water and worsens heart failure',
  weakens: 'it weakens the heartbeat',
  glitazoneAct: 'Choose a gliflozin',
  verapamilAct: 'Choose amlodipine, or a beta blocker for the rate',
  cilostazolBecause: 'medicines like it raise deaths in heart failure',
  dronedaroneBecause: 'it raises deaths in heart failure',
  gliptinAct: 'Choose a gliflozin or another gliptin',
  itraconazoleAct: 'Choose fluconazole or terbinafine',
  alphaBlockerBecause: 'it did not help and may worsen heart failure',
  steroidAct: 'Check weight and swelling',
  nifedipineAct: 'Choose amlodipine',
});

export const conditionRowsLiver = defineWords('prescriptions/checks.conditionRowsLiver', {
  coma: 'it can bring on hepatic coma',
  liver: 'it can destroy what is left of the liver',
  buildsUp: 'the liver breaks it down slowly',
  nsaidBecause: 'it can make varices bleed and stop the kidneys',
  nsaidAct: 'Choose paracetamol, at most 2 g a day',
  paracetamolAct: 'Give at most 2 g a day',
  valproateAct: 'Choose levetiracetam',
  isoniazidAct: 'Choose a regimen for liver disease and test every week',
  statinAct: 'Not while decompensated',
  metforminBecause: 'lactic acid builds up',
  metforminAct: 'Choose insulin',
  glitazoneAct: 'Choose insulin',
  aceArbBecause: 'with ascites it can stop the kidneys',
  aminoglycosideBecause: 'it can stop the kidneys',
  ppiBecause: 'it raises infections of ascites',
  oestrogenAct: 'Wait until the liver is well',
});

export const conditionRowsLungs = defineWords('prescriptions/checks.conditionRowsLungs', {
  airways: 'it can close the airways',
  breathing: 'it can slow the breathing',
  selective: 'Choose another medicine; a selective one only with spirometry',
  nsaidBecause: 'it sets off attacks in one of ten',
  nsaidAct: 'Ask whether it was taken before without an attack',
  betaBlockerAct: 'Choose bisoprolol or metoprolol',
});

export const conditionRowsMind = defineWords('prescriptions/checks.conditionRowsMind', {
  mania: 'it can bring on mania or psychosis',
  mood: 'it can bring on low mood or thoughts of suicide',
  antidepressantAct: 'In bipolar disorder only with a mood stabiliser',
  steroidAct: 'Ask about mood at every visit',
  tricyclicBecause: 'an overdose kills',
  tricyclicAct: 'Give small amounts at a time',
});

export const conditionRowsMovementAndMemory = defineWords(
  'prescriptions/checks.conditionRowsMovementAndMemory',
  {
    stiffness: 'it makes stiffness and tremor worse',
    ondansetron: 'Choose ondansetron, or domperidone at a low dose',
    confuses: 'it makes confusion worse',
    antipsychoticAct: 'Choose quetiapine',
    antipsychoticBecause: 'it raises strokes and deaths in dementia',
    dangerOnly: 'Give it only for danger or great distress, and review soon',
  },
);

export const conditionRowsMuscles = defineWords('prescriptions/checks.conditionRowsMuscles', {
  weakness: 'it can make the muscles too weak to breathe',
  anticholinergicBecause: 'it works against pyridostigmine',
});

export const conditionRowsRare = defineWords('prescriptions/checks.conditionRowsRare', {
  clots: 'it protects less from clots than warfarin does',
  warfarin: 'Choose warfarin',
  swelling: 'the throat can swell shut',
  kidneys: 'the kidneys can fail',
  ketones: 'it can cause ketoacidosis, even with a normal sugar',
  calciumUp: 'it raises the calcium further',
  calciumDown: 'it lowers the calcium further',
  correctCalcium: 'Correct the calcium first',
  skin: 'the skin can come off, which can kill',
  quinoloneBecause: 'the aorta can tear',
  immuneBecause: 'the tuberculosis can spread',
  marrowBecause: 'the white blood cells can vanish',
  ribavirinBecause: 'it destroys red blood cells',
  chloroquineBecause: 'it can damage the retina for good',
  chloroquineAct: 'Ask the eye doctor first',
  allopurinolAct: 'Choose febuxostat',
  liveVaccineBecause: 'it can cause the disease itself',
  mannitolBecause: 'the lungs can fill with fluid',
  aminoglycosideDropsBecause: 'it can cause deafness',
  aminoglycosideDropsAct: 'Choose ciprofloxacin or ofloxacin ear drops',
  sedativeBecause: 'it can stop the breathing',
  rotavirusBecause: 'the bowel can fold in again',
  antiarrhythmic1cBecause: 'it raises deaths after a heart attack',
  pentoxifyllineBecause: 'it can bleed again',
  cholinergicBecause: 'it narrows the airways',
  terbinafineVildagliptinBecause: 'it can damage the liver',
  atropineDropsBecause: 'it can raise the pressure in the eye within hours',
});

export const conditionRowsRhythm = defineWords('prescriptions/checks.conditionRowsRhythm', {
  slows: 'it slows the heart further',
  rhythm: 'it can cause a deadly rhythm of the heart',
  betaBlockerAct: 'Choose another medicine unless a pacemaker is in place',
  knownRiskAct: 'Choose a medicine without effect on the QT interval',
  furtherAct: 'Choose another medicine, or take an ECG',
});

export const conditionRowsStomach = defineWords('prescriptions/checks.conditionRowsStomach', {
  ulcer: 'it can make an ulcer bleed',
  ppi: 'Choose paracetamol; if it must be, add a PPI',
  addPpi: 'Add a PPI',
  aspirinAct: 'Only after a heart attack, stroke or stent, and with a PPI',
  bisphosphonateBecause: 'it irritates the gullet and stomach',
  bisphosphonateAct: 'Choose zoledronic acid',
  nicorandilBecause: 'it can cause ulcers',
  nsaidBecause: 'it irritates the stomach',
});

export const problems = defineWords('prescriptions/checks.problems', {
  avoid: '{name} is not given below an eGFR of {below}; {kidneys}',
  reduce: '{name} needs a lower dose below an eGFR of {below}; {kidneys}',
  watch: '{name} needs care below an eGFR of {below}; {kidneys}',
});

export const kidneyFindings = defineWords('prescriptions/checks.kidneyFindings', {
  measured: 'it was {value} on {on}',
  recorded: '{about} is recorded',
  atMost: 'Give at most {daily} mg a day',
  egfrMissing: '{name} depends on the kidneys, and no eGFR of the last 90 days is known',
  measure: 'Measure creatinine',
});

export const kidneyRowsBrainAndStomach = defineWords('prescriptions/checks.kidneyRowsBrainAndStomach', {
  lowerDose: 'Lower the dose and measure the level',
  longerInterval: 'Give it once or twice a day',
  measureMagnesium: 'Choose another medicine, or measure magnesium',
});

export const kidneyRowsClottingAndJoints = defineWords('prescriptions/checks.kidneyRowsClottingAndJoints', {
  chooseApixabanOrWarfarin: 'Choose apixaban or warfarin',
  chooseWarfarin: 'Choose warfarin',
  chooseUnfractionatedHeparin: 'Choose unfractionated heparin',
  onceDaily: 'Treat with 1 mg/kg once a day',
  rheumatologist: 'Stop it and ask the rheumatologist',
  startLow: 'Start with at most 100 mg a day and raise it slowly',
  oneShortCourse: 'Give at most one short course in two weeks',
  chooseDenosumab: 'Choose denosumab or ask a specialist',
  atMost5MgKg: 'Give at most 5 mg/kg a day and check the eyes every year',
  chooseFentanyl: 'Choose fentanyl or buprenorphine, or much less',
});

export const kidneyRowsDiabetesAndHeart = defineWords('prescriptions/checks.kidneyRowsDiabetesAndHeart', {
  lacticAcidosis: 'Stop it: lactic acidosis. Choose linagliptin or insulin',
  chooseGlipizideOrLinagliptin: 'Choose glipizide or linagliptin',
  noNewStart: 'Do not start it; it may be continued until dialysis',
  checkPotassium: 'Choose another medicine, or check potassium every week',
  loopDiuretic: 'It hardly works: choose a loop diuretic or chlorthalidone',
  chooseParacetamol: 'Choose paracetamol',
  fewDays: 'Give it for a few days only, and check creatinine',
  lungFluid: 'Stop it: the lungs can fill with fluid',
});

export const kidneyRowsInfections = defineWords('prescriptions/checks.kidneyRowsInfections', {
  bloodLevelsOnly: 'Choose another antibacterial, or give it only with blood levels',
  notInUrine: 'It does not reach the urine: choose another antibacterial',
  shortCourseLastChoice: 'Give it for 3 to 7 days only if nothing else works',
  longerInterval: 'Lengthen the interval and measure blood levels',
  bloodLevels: 'Measure blood levels',
  no875MgTablet: 'Give 250 to 500 mg every 12 hours, no 875 mg tablet',
  thriceWeekly: 'Give it three times a week',
  halveAfterFirst: 'Halve every dose after the first; a single dose stays',
  liposomalForm: 'Choose the liposomal form and give saline before',
  chooseAbacavir: 'Choose abacavir or tenofovir alafenamide',
});

export const furtherPregnancyRule = defineWords('prescriptions/checks.furtherPregnancyRule', {
  growth: 'it slows the growth of the child',
  thyroid: 'it harms the thyroid of the child',
  withdrawal: 'the newborn can be drowsy, or have withdrawal',
});

export const pregnancyFindings = defineWords('prescriptions/checks.pregnancyFindings', {
  notGiven: '{name} is not given in pregnancy: {because}',
  weighed: '{name} in pregnancy: {because}',
  notRuledOut: 'A pregnancy is not ruled out, and with {name} that matters: {because}',
  ask: 'Ask about pregnancy, and test where in doubt',
  contraception: '{name} needs reliable contraception: {because}',
  prevent: 'Write the contraception and the date of a negative pregnancy test',
});

export const pregnancyRowsHeartAndBrain = defineWords('prescriptions/checks.pregnancyRowsHeartAndBrain', {
  deafness: 'it makes the child deaf',
  chooseLabetalol: 'Choose labetalol',
  fallingLevel: 'its level falls as pregnancy goes on',
});

export const pregnancyRowsInfections = defineWords('prescriptions/checks.pregnancyRowsInfections', {
  jaundice: 'near the birth it can break down the blood of the child or cause jaundice',
  bleeding: 'it can cause bleeding in the newborn',
  waitUntilFourthMonth: 'Wait until the fourth month',
  waitUntilAfterBirth: 'Wait until after the birth',
  folicAcid: 'Give folic acid with it',
  greyBaby: 'near the birth it causes the grey baby syndrome',
  newbornVitaminK: 'Give the newborn vitamin K',
  folinicAcid: 'Give folinic or folic acid with it',
});

export const pregnancyRowsNever = defineWords('prescriptions/checks.pregnancyRowsNever', {
  testFirst: 'Stop it; a pregnancy test comes before every prescription',
  virilisation: 'it makes a girl masculine before birth',
  thyroid: 'it destroys the thyroid of the child',
  epilepsySpecialist: 'Ask the epilepsy specialist; do not stop it suddenly',
});

export const pregnancyRowsOther = defineWords('prescriptions/checks.pregnancyRowsOther', {
  lowestDose: 'Give the lowest dose and check the blood sugar',
  virus: 'the virus can infect the child',
  afterBirth: 'Give it after the birth',
  bloodFlow: 'it can lower the blood flow to the womb',
  useless: 'it is of no use in pregnancy',
  chooseBenzoylPeroxide: 'Choose benzoyl peroxide or azelaic acid',
  choosePermethrinCream: 'Choose permethrin cream',
  ductusArteriosus: 'from week 28 it can narrow a vessel of the child',
  bleeding: 'it can cause bleeding',
  malariaGuideline:
    'in the first three months quinine or artemether with lumefantrine is chosen by the national guideline',
});

export const valueFindings = defineWords('prescriptions/checks.valueFindings', {
  withWord: '{name} with {measure}: {because}',
});

export const measures = defineWords('prescriptions/checks.measures', {
  potassium: 'potassium {value} mmol/L on {on}',
  sodium: 'sodium {value} mmol/L on {on}',
  platelets: 'platelets {value} ×10⁹/L on {on}',
  inr: 'INR {value} on {on}',
  alt: 'ALT {value} times the upper limit on {on}',
});

export const valueRowsBloodAndLiver = defineWords('prescriptions/checks.valueRowsBloodAndLiver', {
  bleed: 'it can cause heavy bleeding',
  liver: 'it can damage the liver further',
  fewerPlatelets: 'it lowers platelets further',
  heparinThrombocytopenia: 'it can lower platelets itself, and then causes clots',
  comparePlatelets: 'Compare with the platelets before heparin',
  skipDoses: 'Leave out one or two doses and measure INR again; above 8 give vitamin K',
  stopTbMedicines: 'Stop the TB medicines that harm the liver and ask the TB centre',
  retestLiver: 'With jaundice or vomiting stop it; else test again in a week',
  lowerOrPause: 'Do not start it; lower or pause it and test again',
  atMost2G: 'Give at most 2 g a day',
});

export const valueRowsSalts = defineWords('prescriptions/checks.valueRowsSalts', {
  raises: 'it raises potassium',
  lowers: 'it lowers potassium',
  rhythm: 'the heart can stop beating regularly',
  sodium: 'it lowers sodium',
  recheck: 'Do not give it; measure potassium again today',
  lowerOrWatch: 'Lower the dose or pause it, and measure potassium within a week',
  correct: 'Correct potassium first',
  pause: 'Pause it and measure sodium again',
  chooseRocuronium: 'Choose rocuronium',
  because: 'it raises sodium further',
  measureSodium: 'Do not give it; measure sodium again',
});

export const allergyGroupNames = defineWords('prescriptions/checks.allergyGroupNames', {
  penicillin: 'penicillins',
  cephalosporin: 'cephalosporins',
  carbapenem: 'carbapenems',
  sulfonamide: 'sulfonamide antibiotics',
  macrolide: 'macrolides',
  quinolone: 'quinolones',
  tetracycline: 'tetracyclines',
  aminoglycoside: 'aminoglycosides',
  nitroimidazole: 'nitroimidazoles',
  lincosamide: 'lincosamides',
  rifamycin: 'rifamycins',
  glycopeptide: 'glycopeptides',
  polymyxin: 'polymyxins',
  azole: 'azole antifungals',
  'local-anaesthetic': 'local anaesthetics of the amide type',
  'ester-anaesthetic': 'local anaesthetics of the ester type',
  'aromatic-antiepileptic': 'aromatic antiepileptics',
  'ace-inhibitor': 'ACE inhibitors',
  arb: 'angiotensin receptor blockers',
  heparin: 'heparins',
  'iodinated-contrast': 'iodinated contrast media',
  iodine: 'iodine',
  insulin: 'insulins',
  statin: 'statins',
  ppi: 'proton pump inhibitors',
  gliptin: 'gliptins',
  corticosteroid: 'corticosteroids',
  iron: 'iron preparations',
  antihistamine: 'antihistamines',
  thiazide: 'thiazides',
  sulfonylurea: 'sulfonylureas',
  benzodiazepine: 'benzodiazepines',
  'beta-blocker': 'beta-blockers',
  vaccine: 'vaccines',
});
