import { defineWords } from '#formatting';

export const actLabels = defineWords('observations.actLabels', {
  'hospital-now': 'Call 108 or go to hospital now',
  'low-sugar-now':
    'Give glucose now (adult 15 g, child 0.3 g per kg; feed a baby and go to hospital) and measure again after 15 minutes. If drowsy: nothing by mouth, call 108',
  'doctor-now': 'Call the doctor now',
  'doctor-today': 'Speak to the doctor today',
  'measure-again': 'Measure again',
  'ask-clinician': 'Ask a clinician',
});

export const bloodGlucose = defineWords('observations.bloodGlucose', {
  labels: 'Blood Glucose',
  hours: 'Hours after',
  adaPrediabetes: 'Prediabetes range',
  adaDiabetesRange: 'Diabetes range',
  adaIgt: 'Raised sugar 2 hours after the test drink',
  adaConfirm: 'High blood sugar: confirm with another test',
  adaLowLevel1: 'Low blood sugar',
  adaLowLevel2: 'Dangerously low blood sugar',
  sugarHigh: 'High blood sugar',
  sugarVeryHigh: 'Very high blood sugar',
  sugarDangerous: 'Dangerously high blood sugar',
  sugarDangerousWithSigns: 'Very high blood sugar with a warning sign',
  childSugarHigh: 'High blood sugar in a child',
  newbornSugarLow: 'Low blood sugar in a newborn',
  newbornSugarDangerouslyLow: 'Dangerously low blood sugar in a newborn',
  newbornSugarHigh: 'High blood sugar in a newborn',
  newbornSugarDangerouslyHigh: 'Dangerously high blood sugar in a newborn',
  goalBelow: 'Below the programme goal',
  goalAbove: 'Above the programme goal',
  iadpsgGdm: 'Diabetes of pregnancy range (fasting test)',
  dipsiGdm: 'Diabetes of pregnancy range (single test)',
  gdmGoalAbove: 'Above the goal for pregnancy',
  pregnancySugarHigh: 'High blood sugar for pregnancy',
  pregnancySugarVeryHigh: 'Very high blood sugar in pregnancy',
  pregnancySugarDangerous: 'Dangerously high blood sugar in pregnancy',
});

export const bloodPressure = defineWords('observations.bloodPressure', {
  systolic: 'Systolic blood pressure',
  diastolic: 'Diastolic blood pressure',
  bloodPressure: 'Blood Pressure',
  shortLabels: 'Systolic',
  diastolic2: 'Diastolic',
  ahaElevated: 'Elevated blood pressure',
  ahaStage1: 'High blood pressure range, stage 1',
  ahaStage2: '-',
  ishHighNormal: 'Blood pressure at the upper end of normal',
  ishGrade1: 'High blood pressure range, grade 1',
  ishHomeHigh: 'High blood pressure if measured at home',
  ishGrade2: 'High blood pressure range, grade 2',
  ishGrade1IsolatedSystolic: 'High blood pressure range, grade 1, upper number only',
  ishGrade2IsolatedSystolic: 'High blood pressure range, grade 2, upper number only',
  pressureDangerous: 'Dangerously high blood pressure',
  pressureLow: 'Dangerously low blood pressure',
  pressureBelowReference: 'Blood pressure below the reference',
  childPressureElevated: 'Blood pressure above the reference for the age',
  childPressureRaised: 'Raised blood pressure for the age',
  childPressureHigh: 'High blood pressure for the age',
  childPressureDangerous: 'Dangerously high blood pressure for the age',
  childPressureLow: 'Dangerously low blood pressure for the age',
  obHigh: 'High blood pressure in pregnancy or after birth: measure again after 4 hours',
  obHighAgain: 'High blood pressure in pregnancy, for the second time',
  obGestationalHt: 'High blood pressure again, from the 20th week of pregnancy',
  obChronicHt: 'High blood pressure again, already before the 20th week of pregnancy',
  obAfterBirthHt: 'High blood pressure again after birth',
  obPreEclampsiaRange: 'High blood pressure with a warning sign (pre-eclampsia range)',
  obSevere: 'Dangerously high blood pressure in pregnancy or after birth',
  obLow: 'Dangerously low blood pressure in pregnancy or after birth',
});

export const blood = defineWords('observations.blood', {
  platelets: 'Platelets',
  hemoglobin: 'Hemoglobin',
  bloodCount: 'Blood count',
  plateletsLow: 'Low platelets',
  plateletsVeryLow: 'Very low platelets',
  plateletsDangerous: 'Dangerously low platelets',
  plateletsLowWithPressure: 'Low platelets with high blood pressure in pregnancy or after birth',
  who24Mild: 'Mild anemia range',
  who24Moderate: 'Moderate anemia range',
  who24Severe: 'Severe anemia range',
  ambMild: 'Mild anemia range',
  ambModerate: 'Moderate anemia range',
  ambSevere: 'Severe anemia range',
  hemoglobinLow: 'Low hemoglobin',
  hemoglobinVeryLow: 'Very low hemoglobin',
  hemoglobinDangerous: 'Dangerously low hemoglobin',
  hemoglobinHigh: 'High hemoglobin',
  hemoglobinVeryHigh: 'Very high hemoglobin',
});

export const body = defineWords('observations.body', {
  weightLabels: 'Weight',
  height: 'Height',
  bmi: 'Body mass index',
  birthWeight: 'Birth weight',
  listLabels: 'Body',
  bmiWhoUnderweight: 'Underweight',
  bmiWhoOverweight: 'Overweight',
  bmiWhoObese: 'Obese range',
  bmiInUnderweight: 'Underweight',
  bmiInOverweight: 'Overweight',
  bmiInObese: 'Obese range',
  bmiSeverelyLow: 'Severe underweight',
  bmiLowInPregnancy: 'Underweight in pregnancy',
  bmiAgeSeverelyThin: 'Severely thin for the age',
  bmiAgeThin: 'Thin for the age',
  bmiAgeOverweight: 'Overweight for the age',
  bmiAgeObese: 'Obese range for the age',
  lbwLow: 'Low birth weight',
  lbwVeryLow: 'Very low birth weight',
  lbwExtremelyLow: 'Extremely low birth weight',
  birthWeightVeryHigh: 'Very high birth weight',
  wazUnderweight: 'Underweight for the age',
  wazHigh: 'Heavy for the age',
  wazSeverelyUnderweight: 'Severely underweight for the age',
});

export const electrolytes = defineWords('observations.electrolytes', {
  potassium: 'Potassium',
  electrolytes: 'Electrolytes',
  potassiumLow: 'Low potassium',
  potassiumVeryLow: 'Very low potassium',
  potassiumDangerouslyLow: 'Dangerously low potassium',
  potassiumHigh: 'High potassium',
  potassiumVeryHigh: 'Very high potassium',
  potassiumDangerouslyHigh: 'Dangerously high potassium',
});

export const events = defineWords('observations.events', {
  physicalActivity: 'Physical Activity',
  activityOfDay: 'Activity of a day',
  meal: 'Meal',
  sleep: 'Sleep',
  medication: 'Medication',
  habits: 'Habits',
  stress: 'Stress',
  report: 'Report',
  diet: 'Diet',
});

export const hba1c = defineWords('observations.hba1c', {
  hba1c: 'HbA1c',
  hba1cVeryHigh: 'Very high HbA1c',
  hba1cDangerous: 'Dangerously high HbA1c',
  pregnancyHba1cHigh: 'High HbA1c in pregnancy',
});

export const kidney = defineWords('observations.kidney', {
  creatinineLabels: 'Creatinine',
  egfr: 'eGFR',
  urate: 'Uric acid',
  obOrganSign: 'Kidney value raised in pregnancy',
  kidneyVeryHigh: 'Very high creatinine',
  kidneyDangerous: 'Dangerously high creatinine',
  kdigoG2: 'Kidney function slightly reduced (G2)',
  kdigoG3a: 'Kidney function reduced (G3a)',
  kdigoG3b: 'Kidney function clearly reduced (G3b)',
  kdigoG4: 'Kidney function severely reduced (G4)',
  kdigoG5: 'Kidney failure range (G5)',
});

export const laboratory = defineWords('observations.laboratory', {
  laboratoryResult: 'Laboratory result',
  laboratoryCriticalLow: 'Critically low: a doctor must know now',
  laboratoryVeryLow: 'Very low: a doctor must see it today',
  laboratoryLow: 'Low',
  laboratoryHigh: 'High',
  laboratoryVeryHigh: 'Very high: a doctor must see it today',
  laboratoryCriticalHigh: 'Critically high: a doctor must know now',
  laboratoryAbnormal: 'Abnormal',
});

export const lipid = defineWords('observations.lipid', {
  totalCholesterol: 'Total cholesterol',
  ldl: 'LDL cholesterol',
  hdl: 'HDL cholesterol',
  triglycerides: 'Triglycerides',
  lipid: 'Lipid',
  atpNearOptimal: 'Near optimal',
  atpBorderline: 'Borderline high',
  atpHigh: 'High',
  atpVeryHigh: 'Very high',
  atpLow: 'Low',
  atpProtective: 'High, protective',
  triglyceridesVeryHigh: 'Very high triglycerides',
  triglyceridesDangerous: 'Dangerously high triglycerides',
});

export const tests = defineWords('observations.tests', {
  typhoid: 'Typhoid',
  malaria: 'Malaria',
  dengue: 'Dengue',
  chikungunya: 'Chikungunya',
  hepatitis_b: 'Hepatitis B',
  hepatitis_c: 'Hepatitis C',
  hiv: 'HIV',
  syphilis: 'Syphilis',
  d_dimer: 'D-dimer',
  procalcitonin: 'Procalcitonin',
  crp: 'CRP',
  leptospira: 'Leptospira',
  troponin_1: 'Troponin 1',
});

export const rapidTests = defineWords('observations.rapidTests', {
  pregnancyTest: 'Pregnancy test',
  rapidTest: 'Rapid test',
  rapidPositive: 'A clinician must review this result',
  rapidPositiveAlert: 'This result needs a doctor',
  rapidPositiveInPregnancy: 'This result needs treatment in pregnancy',
  rapidTroponin: 'The heart may be damaged',
});

export const symptomNames = defineWords('observations.symptomNames', {
  headache: 'Strong headache',
  'blurred-vision': 'Blurred vision',
  'upper-belly-pain': 'Pain in the upper belly',
  vomiting: 'Repeated vomiting',
  'face-swelling': 'Swelling of the face',
  fits: 'Fits',
  drowsiness: 'Drowsiness',
  'fast-breathing': 'Fast breathing',
  ketones: 'Ketones in urine',
  thirst: 'Great thirst',
  'frequent-urination': 'Frequent urination',
  'weight-loss': 'Weight loss',
});

export const symptom = defineWords('observations.symptom', {
  symptom: 'Symptom',
});

export const thyroid = defineWords('observations.thyroid', {
  tsh: 'TSH',
  ft4: 'Free T4',
  t4: 'T4',
  ft3: 'Free T3',
  t3: 'T3',
  thyroid: 'Thyroid',
  tshLow: 'Low TSH',
  tshHigh: 'High TSH',
  tshVeryHigh: 'Very high TSH',
  ataLow: 'Low TSH for the trimester',
  ataHigh: 'High TSH for the trimester',
});

export const urine = defineWords('observations.urine', {
  proteinInUrine: 'Protein in urine',
  glucoseInUrine: 'Glucose in urine',
  urineTwoParameters: 'Urine, two parameters',
  urineProteinTrace: 'Trace of protein in urine',
  urineProteinPresent: 'Protein in urine in pregnancy',
  urineProteinDangerous: 'Protein in urine with high blood pressure in pregnancy',
});

export const vitalSigns = defineWords('observations.vitalSigns', {
  pulse: 'Pulse',
  restingLabels: 'Resting heart rate',
  spo2: 'SpO2',
  oxygenGiven: 'Oxygen given',
  respiration: 'Respiratory rate',
  temperature: 'Temperature',
  spo2Low: 'Oxygen a little low',
  spo2VeryLow: 'Low oxygen',
  spo2Dangerous: 'Dangerously low oxygen',
  maternitySpo2Low: 'Low oxygen in pregnancy or after birth',
  spo2Scale2Low: 'Oxygen under the target of 88 to 92 %',
  spo2Scale2VeryLow: 'Oxygen well under the target of 88 to 92 %',
  spo2Scale2Raised: 'Oxygen over the target of 88 to 92 % while oxygen is given',
  spo2Scale2High: 'Too much oxygen for the target of 88 to 92 %',
  temperatureRaised: 'Raised temperature',
  temperatureFever: 'Fever',
  temperatureHighFever: 'High fever',
  temperatureDangerousFever: 'Dangerously high fever',
  temperatureCool: 'Low temperature',
  temperatureCold: 'Dangerously low temperature',
  maternityTemperatureRaised: 'Raised temperature in pregnancy or after birth',
  maternityTemperatureFever: 'Fever in pregnancy or after birth',
  infantTemperatureFever: 'Fever in a baby under 3 months',
  infantTemperatureCold: 'Dangerously cold for a baby',
  newbornCold: 'Cold for a newborn',
  newbornWarm: 'Warm for a newborn',
  pulseFast: 'Fast pulse',
  pulseVeryFast: 'Very fast pulse',
  pulseDangerouslyFast: 'Dangerously fast pulse',
  pulseVerySlow: 'Very slow pulse for the age',
  pulseSlow: 'Slow pulse',
  pulseDangerouslySlow: 'Dangerously slow pulse',
  breathingSlow: 'Slow breathing',
  breathingDangerouslySlow: 'Dangerously slow breathing',
  breathingFast: 'Fast breathing',
  breathingDangerouslyFast: 'Dangerously fast breathing',
  imciFastBreathing: 'Fast breathing for the age',
});

export const labels = defineWords('observations.labels', {
  nil: 'Nil',
  trace: 'Trace',
  negative: 'Negative',
  positive: 'Positive',
  invalid: 'Invalid, to be repeated',
  no: 'No',
  yes: 'Yes',
});

export const flagCode = defineWords('observations.flagCode', {
  referenceLow: 'Below the reference',
  referenceHigh: 'Above the reference',
  unusual: 'Outside the usual range',
});
