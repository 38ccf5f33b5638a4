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
});

export const bloodPressure = defineWords('observations.bloodPressure', {
  systolic: 'Systolic blood pressure',
  diastolic: 'Diastolic blood pressure',
  bloodPressure: 'Blood Pressure',
  shortLabels: 'Systolic',
  diastolic2: 'Diastolic',
});

export const blood = defineWords('observations.blood', {
  platelets: 'Platelets',
  hemoglobin: 'Hemoglobin',
  bloodCount: 'Blood count',
});

export const body = defineWords('observations.body', {
  weightLabels: 'Weight',
  height: 'Height',
  bmi: 'Body mass index',
  birthWeight: 'Birth weight',
  listLabels: 'Body',
});

export const electrolytes = defineWords('observations.electrolytes', {
  potassium: 'Potassium',
  electrolytes: 'Electrolytes',
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
});

export const kidney = defineWords('observations.kidney', {
  creatinineLabels: 'Creatinine',
  egfr: 'eGFR',
  urate: 'Uric acid',
});

export const laboratory = defineWords('observations.laboratory', {
  laboratoryResult: 'Laboratory result',
});

export const lipid = defineWords('observations.lipid', {
  totalCholesterol: 'Total cholesterol',
  ldl: 'LDL cholesterol',
  hdl: 'HDL cholesterol',
  triglycerides: 'Triglycerides',
  lipid: 'Lipid',
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
});

export const urine = defineWords('observations.urine', {
  proteinInUrine: 'Protein in urine',
  glucoseInUrine: 'Glucose in urine',
  urineTwoParameters: 'Urine, two parameters',
});

export const vitalSigns = defineWords('observations.vitalSigns', {
  pulse: 'Pulse',
  restingLabels: 'Resting heart rate',
  spo2: 'SpO2',
  oxygenGiven: 'Oxygen given',
  respiration: 'Respiratory rate',
  temperature: 'Temperature',
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
  unusual: 'Outside the usual range',
});

export const glucoseFlags = defineWords('observations.glucoseFlags', {
  'ada:prediabetes': 'Prediabetes range',
  'ada:diabetes-range': 'Diabetes range',
  'ada:igt': 'Raised sugar 2 hours after the test drink',
  'ada:confirm': 'High blood sugar: confirm with another test',
  'ada:low-level1': 'Low blood sugar',
  'ada:low-level2': 'Dangerously low blood sugar',
  'sugar:high': 'High blood sugar',
  'sugar:very-high': 'Very high blood sugar',
  'sugar:dangerous': 'Dangerously high blood sugar',
  'sugar:dangerous-with-signs': 'Very high blood sugar with a warning sign',
  'child-sugar:high': 'High blood sugar in a child',
  'newborn-sugar:low': 'Low blood sugar in a newborn',
  'newborn-sugar:dangerously-low': 'Dangerously low blood sugar in a newborn',
  'newborn-sugar:high': 'High blood sugar in a newborn',
  'newborn-sugar:dangerously-high': 'Dangerously high blood sugar in a newborn',
  'goal:below': 'Below the programme goal',
  'goal:above': 'Above the programme goal',
  'iadpsg:gdm': 'Diabetes of pregnancy range (fasting test)',
  'dipsi:gdm': 'Diabetes of pregnancy range (single test)',
  'gdm-goal:above': 'Above the goal for pregnancy',
  'pregnancy-sugar:high': 'High blood sugar for pregnancy',
  'pregnancy-sugar:very-high': 'Very high blood sugar in pregnancy',
  'pregnancy-sugar:dangerous': 'Dangerously high blood sugar in pregnancy',
});

export const pressureFlags = defineWords('observations.pressureFlags', {
  'aha:elevated': 'Elevated blood pressure',
  'aha:stage1': 'High blood pressure range, stage 1',
  'aha:stage2': '-',
  'ish:high-normal': 'Blood pressure at the upper end of normal',
  'ish:grade1': 'High blood pressure range, grade 1',
  'ish:home-high': 'High blood pressure if measured at home',
  'ish:grade2': 'High blood pressure range, grade 2',
  'ish:grade1+isolated-systolic': 'High blood pressure range, grade 1, upper number only',
  'ish:grade2+isolated-systolic': 'High blood pressure range, grade 2, upper number only',
  'pressure:dangerous': 'Dangerously high blood pressure',
  'pressure:low': 'Dangerously low blood pressure',
  'pressure:below-reference': 'Blood pressure below the reference',
  'child-pressure:elevated': 'Blood pressure above the reference for the age',
  'child-pressure:raised': 'Raised blood pressure for the age',
  'child-pressure:high': 'High blood pressure for the age',
  'child-pressure:dangerous': 'Dangerously high blood pressure for the age',
  'child-pressure:low': 'Dangerously low blood pressure for the age',
  'ob:high': 'High blood pressure in pregnancy or after birth: measure again after 4 hours',
  'ob:high-again': 'High blood pressure in pregnancy, for the second time',
  'ob:gestational-ht': 'High blood pressure again, from the 20th week of pregnancy',
  'ob:chronic-ht': 'High blood pressure again, already before the 20th week of pregnancy',
  'ob:after-birth-ht': 'High blood pressure again after birth',
  'ob:pre-eclampsia-range': 'High blood pressure with a warning sign (pre-eclampsia range)',
  'ob:severe': 'Dangerously high blood pressure in pregnancy or after birth',
  'ob:low': 'Dangerously low blood pressure in pregnancy or after birth',
});

export const bloodFlags = defineWords('observations.bloodFlags', {
  'platelets:low': 'Low platelets',
  'platelets:very-low': 'Very low platelets',
  'platelets:dangerous': 'Dangerously low platelets',
  'platelets:low-with-pressure': 'Low platelets with high blood pressure in pregnancy or after birth',
  'who24:mild': 'Mild anemia range',
  'who24:moderate': 'Moderate anemia range',
  'who24:severe': 'Severe anemia range',
  'amb:mild': 'Mild anemia range',
  'amb:moderate': 'Moderate anemia range',
  'amb:severe': 'Severe anemia range',
  'hemoglobin:low': 'Low hemoglobin',
  'hemoglobin:very-low': 'Very low hemoglobin',
  'hemoglobin:dangerous': 'Dangerously low hemoglobin',
  'hemoglobin:high': 'High hemoglobin',
  'hemoglobin:very-high': 'Very high hemoglobin',
});

export const bodyFlags = defineWords('observations.bodyFlags', {
  'bmi-who:underweight': 'Underweight',
  'bmi-who:overweight': 'Overweight',
  'bmi-who:obese': 'Obese range',
  'bmi-in:underweight': 'Underweight',
  'bmi-in:overweight': 'Overweight',
  'bmi-in:obese': 'Obese range',
  'bmi:severely-low': 'Severe underweight',
  'bmi:low-in-pregnancy': 'Underweight in pregnancy',
  'bmi-age:severely-thin': 'Severely thin for the age',
  'bmi-age:thin': 'Thin for the age',
  'bmi-age:overweight': 'Overweight for the age',
  'bmi-age:obese': 'Obese range for the age',
  'lbw:low': 'Low birth weight',
  'lbw:very-low': 'Very low birth weight',
  'lbw:extremely-low': 'Extremely low birth weight',
  'birth-weight:very-high': 'Very high birth weight',
  'waz:underweight': 'Underweight for the age',
  'waz:high': 'Heavy for the age',
  'waz:severely-underweight': 'Severely underweight for the age',
});

export const electrolyteFlags = defineWords('observations.electrolyteFlags', {
  'potassium:low': 'Low potassium',
  'potassium:very-low': 'Very low potassium',
  'potassium:dangerously-low': 'Dangerously low potassium',
  'potassium:high': 'High potassium',
  'potassium:very-high': 'Very high potassium',
  'potassium:dangerously-high': 'Dangerously high potassium',
});

export const hba1cFlags = defineWords('observations.hba1cFlags', {
  'hba1c:very-high': 'Very high HbA1c',
  'hba1c:dangerous': 'Dangerously high HbA1c',
  'pregnancy-hba1c:high': 'High HbA1c in pregnancy',
});

export const kidneyFlags = defineWords('observations.kidneyFlags', {
  'ob:organ-sign': 'Kidney value raised in pregnancy',
  'kidney:very-high': 'Very high creatinine',
  'kidney:dangerous': 'Dangerously high creatinine',
  'kdigo:G2': 'Kidney function slightly reduced (G2)',
  'kdigo:G3a': 'Kidney function reduced (G3a)',
  'kdigo:G3b': 'Kidney function clearly reduced (G3b)',
  'kdigo:G4': 'Kidney function severely reduced (G4)',
  'kdigo:G5': 'Kidney failure range (G5)',
});

export const laboratoryFlags = defineWords('observations.laboratoryFlags', {
  'laboratory:critical-low': 'Critically low: a doctor must know now',
  'laboratory:very-low': 'Very low: a doctor must see it today',
  'laboratory:low': 'Low',
  'laboratory:high': 'High',
  'laboratory:very-high': 'Very high: a doctor must see it today',
  'laboratory:critical-high': 'Critically high: a doctor must know now',
  'laboratory:abnormal': 'Abnormal',
});

export const lipidFlags = defineWords('observations.lipidFlags', {
  'atp:near-optimal': 'Near optimal',
  'atp:borderline': 'Borderline high',
  'atp:high': 'High',
  'atp:very-high': 'Very high',
  'atp:low': 'Low',
  'atp:protective': 'High, protective',
  'triglycerides:very-high': 'Very high triglycerides',
  'triglycerides:dangerous': 'Dangerously high triglycerides',
});

export const rapidTestFlags = defineWords('observations.rapidTestFlags', {
  'rapid:positive': 'A clinician must review this result',
  'rapid:positive-alert': 'This result needs a doctor',
  'rapid:positive-in-pregnancy': 'This result needs treatment in pregnancy',
  'rapid:troponin': 'The heart may be damaged',
});

export const thyroidFlags = defineWords('observations.thyroidFlags', {
  'tsh:low': 'Low TSH',
  'tsh:high': 'High TSH',
  'tsh:very-high': 'Very high TSH',
  'ata:low': 'Low TSH for the trimester',
  'ata:high': 'High TSH for the trimester',
});

export const urineFlags = defineWords('observations.urineFlags', {
  'urine-protein:trace': 'Trace of protein in urine',
  'urine-protein:present': 'Protein in urine in pregnancy',
  'urine-protein:dangerous': 'Protein in urine with high blood pressure in pregnancy',
});

export const vitalSignFlags = defineWords('observations.vitalSignFlags', {
  'spo2:low': 'Oxygen a little low',
  'spo2:very-low': 'Low oxygen',
  'spo2:dangerous': 'Dangerously low oxygen',
  'maternity-spo2:low': 'Low oxygen in pregnancy or after birth',
  'spo2-scale2:low': 'Oxygen under the target of 88 to 92 %',
  'spo2-scale2:very-low': 'Oxygen well under the target of 88 to 92 %',
  'spo2-scale2:raised': 'Oxygen over the target of 88 to 92 % while oxygen is given',
  'spo2-scale2:high': 'Too much oxygen for the target of 88 to 92 %',
  'temperature:raised': 'Raised temperature',
  'temperature:fever': 'Fever',
  'temperature:high-fever': 'High fever',
  'temperature:dangerous-fever': 'Dangerously high fever',
  'temperature:cool': 'Low temperature',
  'temperature:cold': 'Dangerously low temperature',
  'maternity-temperature:raised': 'Raised temperature in pregnancy or after birth',
  'maternity-temperature:fever': 'Fever in pregnancy or after birth',
  'infant-temperature:fever': 'Fever in a baby under 3 months',
  'infant-temperature:cold': 'Dangerously cold for a baby',
  'newborn:cold': 'Cold for a newborn',
  'newborn:warm': 'Warm for a newborn',
  'pulse:fast': 'Fast pulse',
  'pulse:very-fast': 'Very fast pulse',
  'pulse:dangerously-fast': 'Dangerously fast pulse',
  'pulse:very-slow': 'Very slow pulse for the age',
  'pulse:slow': 'Slow pulse',
  'pulse:dangerously-slow': 'Dangerously slow pulse',
  'breathing:slow': 'Slow breathing',
  'breathing:dangerously-slow': 'Dangerously slow breathing',
  'breathing:fast': 'Fast breathing',
  'breathing:dangerously-fast': 'Dangerously fast breathing',
  'imci:fast-breathing': 'Fast breathing for the age',
});

export const referenceFlags = defineWords('observations.referenceFlags', {
  'reference:low': 'Below the reference',
  'reference:high': 'Above the reference',
});
