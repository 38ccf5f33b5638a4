import { defineWords } from '#formatting';

export const order = defineWords('labs.order', {
  active: 'Waits for results',
  completed: 'Results complete',
  revoked: 'Cancelled',
});

export const stage = defineWords('labs.stage', {
  ordered: 'Ordered',
  sampled: 'Sample taken',
  review: 'To be reviewed',
  completed: 'Reviewed',
  revoked: 'Cancelled',
});

export const report = defineWords('labs.report', {
  final: 'Final',
  corrected: 'Corrected',
  'entered-in-error': 'Withdrawn: entered in error',
});

export const labs = defineWords('labs.labs', {
  listLabs: "Looked at a patient's laboratory orders and results",
  orderLabs: 'Ordered laboratory tests for a patient',
  cancelLabOrder: 'Cancelled an order of laboratory tests',
  storeLabReport: 'Stored or corrected laboratory results of a patient',
  withdrawLabReport: 'Withdrew laboratory results of a patient',
  listLabWork: "Looked at the facility's laboratory work",
  markLabSample: 'Marked the sample of a laboratory order',
});

export const bloodCount = defineWords('labs.bloodCount', {
  hemoglobin: 'Hemoglobin',
  whiteCells: 'White blood cells',
  redCells: 'Red blood cells',
  packedCellVolume: 'Packed cell volume',
  meanCellVolume: 'MCV',
  meanCellHemoglobin: 'MCH',
  meanCellConcentration: 'MCHC',
  redCellWidth: 'RDW',
  platelets: 'Platelets',
  neutrophils: 'Neutrophils',
  absoluteNeutrophils: 'Absolute neutrophil count',
  lymphocytes: 'Lymphocytes',
  monocytes: 'Monocytes',
  eosinophils: 'Eosinophils',
  basophils: 'Basophils',
  esr: 'ESR',
  reticulocytes: 'Reticulocytes',
  bloodSmear: 'Peripheral blood smear',
  bloodGroup: 'Blood group',
});

export const bloodGas = defineWords('labs.bloodGas', {
  lactate: 'Lactate',
  arterialPh: 'Arterial pH',
  arterialCarbonDioxide: 'Arterial pCO2',
  arterialOxygen: 'Arterial pO2',
  arterialBicarbonate: 'Arterial bicarbonate',
  baseExcess: 'Base excess',
});

export const fertilityAndTumours = defineWords('labs.fertilityAndTumours', {
  cortisol: 'Morning cortisol',
  prolactin: 'Prolactin',
  follicleStimulatingHormone: 'FSH',
  luteinizingHormone: 'LH',
  alphaFetoprotein: 'AFP',
  ca125: 'CA-125',
});

export const heartAndDrugs = defineWords('labs.heartAndDrugs', {
  dDimer: 'D-dimer',
  ntProBnp: 'NT-proBNP',
  bnp: 'BNP',
  ckMb: 'CK-MB',
  ammonia: 'Ammonia',
  bloodKetones: 'Blood ketones',
  troponinIHighSensitivity: 'High-sensitivity troponin I',
  troponinTHighSensitivity: 'High-sensitivity troponin T',
  lithium: 'Lithium',
  digoxin: 'Digoxin level',
});

export const hemoglobinTypes = defineWords('labs.hemoglobinTypes', {
  hemoglobin: 'Hemoglobin {letters}',
  g6pd: 'G6PD',
});

export const hormonesAndVitamins = defineWords('labs.hormonesAndVitamins', {
  tsh: 'TSH',
  ft4: 'Free T4',
  t4: 'T4',
  ft3: 'Free T3',
  t3: 'T3',
  ferritin: 'Ferritin',
  vitaminD: 'Vitamin D (25-OH)',
  vitaminB12: 'Vitamin B12',
  folate: 'Folate',
  crp: 'CRP',
  psa: 'PSA',
  prothrombinTime: 'Prothrombin time',
  inr: 'INR',
  aptt: 'aPTT',
  betaHcg: 'Beta hCG',
});

export const infections = defineWords('labs.infections', {
  hiv: 'HIV',
  hBsAg: 'HBsAg',
  antiHcv: 'Anti-HCV',
  vdrl: 'VDRL',
  malaria: 'Malaria',
  dengueNs1IgM: 'Dengue (NS1, IgM)',
  typhoidWidalIgM: 'Typhoid (Widal, IgM)',
  troponinI: 'Troponin I',
  sputumAfb: 'Sputum for TB (AFB, CBNAAT)',
  scrubTyphus: 'Scrub typhus IgM',
  leptospira: 'Leptospira IgM',
  chikungunya: 'Chikungunya IgM',
  rubellaIgg: 'Rubella IgG',
  rubellaIgm: 'Rubella IgM',
  indirectCoombs: 'Indirect Coombs test',
  bloodCulture: 'Blood culture',
  papSmear: 'Pap smear',
});

export const kidneyAndElectrolytes = defineWords('labs.kidneyAndElectrolytes', {
  urea: 'Urea',
  ureaNitrogen: 'Blood urea nitrogen',
  creatinine: 'Creatinine',
  egfr: 'eGFR',
  uricAcid: 'Uric acid',
  sodium: 'Sodium',
  potassium: 'Potassium',
  chloride: 'Chloride',
  bicarbonate: 'Bicarbonate',
  calcium: 'Calcium',
  phosphate: 'Phosphate',
  magnesium: 'Magnesium',
  urineAlbuminCreatinine: 'Urine albumin/creatinine',
  urineProtein24h: 'Urine protein in 24 hours',
  urineProteinCreatinine: 'Urine protein/creatinine',
  iron: 'Iron',
  ironBinding: 'TIBC',
});

export const liverAndPancreas = defineWords('labs.liverAndPancreas', {
  bilirubin: 'Total bilirubin',
  bilirubinDirect: 'Direct bilirubin',
  alt: 'ALT (SGPT)',
  ast: 'AST (SGOT)',
  alkalinePhosphatase: 'Alkaline phosphatase',
  ggt: 'GGT',
  totalProtein: 'Total protein',
  albumin: 'Albumin',
  amylase: 'Amylase',
  lipase: 'Lipase',
  lactateDehydrogenase: 'LDH',
  creatineKinase: 'Creatine kinase',
});

export const newbornScreen = defineWords('labs.newbornScreen', {
  normal: 'Normal',
  outsideLimits: 'Outside the limits',
  newbornTsh: 'Newborn screen: TSH',
  newbornHydroxyprogesterone: 'Newborn screen: 17-OHP',
  newbornG6pd: 'Newborn screen: G6PD',
  newbornGalactose: 'Newborn screen: galactosaemia',
  newbornBiotinidase: 'Newborn screen: biotinidase',
  newbornPhenylalanine: 'Newborn screen: phenylketonuria',
});

export const panels = defineWords('labs.panels', {
  cbc: 'Complete blood count',
  lipidProfile: 'Lipid profile',
  kidneyFunction: 'Kidney function',
  electrolytes: 'Electrolytes',
  liverFunction: 'Liver function',
  glucosePair: 'Glucose fasting and after a meal',
  ogtt: 'Oral glucose tolerance test 75 g',
  thyroidProfile: 'Thyroid profile',
  ironStudies: 'Iron studies',
  urineRoutine: 'Urine routine',
  coagulation: 'Coagulation',
  arterialGas: 'Arterial blood gas',
  hemoglobinHplc: 'Hemoglobin HPLC',
  rubella: 'Rubella IgG and IgM',
  newbornScreen: 'Newborn screen',
  antenatal: 'Antenatal first visit',
});

export const sugarAndLipids = defineWords('labs.sugarAndLipids', {
  fastingGlucose: 'Fasting glucose',
  postMealGlucose: 'Glucose 2 hours after a meal',
  randomGlucose: 'Random glucose',
  tolerance0h: 'OGTT 75 g: fasting',
  tolerance1h: 'OGTT 75 g: 1 hour',
  tolerance2h: 'OGTT 75 g: 2 hours',
  challenge2h: 'Glucose 2 hours after 75 g without a fast (DIPSI)',
  hba1c: 'HbA1c',
  totalCholesterol: 'Total cholesterol',
  ldl: 'LDL cholesterol',
  hdl: 'HDL cholesterol',
  triglycerides: 'Triglycerides',
  vldl: 'VLDL cholesterol',
});

export const urineAndStool = defineWords('labs.urineAndStool', {
  nil: 'Nil',
  trace: 'Trace',
  plus1: '1+',
  plus2: '2+',
  plus3: '3+',
  plus4: '4+',
  negative: 'Negative',
  positive: 'Positive',
  urineColour: 'Urine colour',
  urineAppearance: 'Urine appearance',
  urineGravity: 'Urine specific gravity',
  urinePh: 'Urine pH',
  urineProtein: 'Urine protein',
  urineGlucose: 'Urine glucose',
  urineKetones: 'Urine ketones',
  urineBlood: 'Urine blood',
  urineBilirubin: 'Urine bilirubin',
  urineLeukocytes: 'Urine leukocyte esterase',
  urineNitrite: 'Urine nitrite',
  urinePusCells: 'Pus cells in urine',
  urineRedCells: 'Red cells in urine',
  urineEpithelialCells: 'Epithelial cells in urine',
  urineCastsAndCrystals: 'Casts and crystals in urine',
  urineCulture: 'Urine culture',
  pregnancyTest: 'Pregnancy test',
  stoolRoutine: 'Stool routine',
  stoolOccultBlood: 'Occult blood in stool',
});
