import { defineWords } from '#formatting';

export const chartDefinitions = defineWords('charts/figures.chartDefinitions', {
  period: 'the last thirty days',
  included: 'today included',
  lastThreeMonths: 'the last three months',
  thisMonthIncluded: 'this month included',
  lastTwelveMonths: 'the last twelve months',
  people: 'All living patients of the facility.',
  adults:
    'Living patients of the facility who are known to be 18 or older, except women who are pregnant, in the motherhood programme, or within six weeks of a birth.',
  calls: 'All calls of the facility that began in {period}, {included}.',
  pressure:
    'The last blood pressure of {period}, by ISH 2020; grade 3 is 180/110 and more. For reference, not a diagnosis.',
  sugar:
    'The last HbA1c of {period}, or else the last fasting glucose, by the ADA’s diagnostic ranges. Patients under treatment are also counted by their value. For reference, not a diagnosis.',
  measure: 'Each call by the month it began in, in the facility’s time zone, and by its outcome.',
  genderOnRecord: 'The gender on record.',
  lastWeightOfByLastKnown:
    'The last weight of {period} by the last known height, by the lower cut-offs for India.',
  classOfLastBloodPressureAgainst:
    'The class of the last blood pressure against the class of the last HbA1c or fasting glucose, both of {period}.',
  population: 'All calls of the facility that began in {period}, {included}.',
  eachCallByMemberOfStaff:
    'Each call by the member of staff who made it and by its outcome. Beyond twenty people, the rest share one row.',
  allMessagesToPatientsThatWere:
    'All messages to patients that were written at the facility in {period}, {included}.',
  eachMessageByChannelAndState:
    'Each message by channel and state. Careline itself sends SMS and e-mail; WhatsApp is not used until it is set up.',
  numberOfFourRiskFactors:
    'The number of four risk factors in the last values of {period}: blood pressure of grade 1 or more, glucose in the diabetes range, high or very high lipids, obesity. It is a count, not a score; age, tobacco and family history are not included.',
  mostSevereValueOfLastLipid:
    'The most severe value of the last lipid panel of {period}, by ATP III. If the sex is not known, HDL is low only if it is low for both sexes. For reference, not a diagnosis.',
});

export const healthBins = defineWords('charts/figures.healthBins', {
  'factors.one': '{count} factor',
  'factors.other': '{count} factors',
  bmiNormal: '18.5–22.9 kg/m²',
  bmiOverweight: '23.0–24.9 kg/m²',
  notKnown: 'Not known',
  bloodPressure: 'Blood pressure',
  notRaised: 'Not raised',
  under130AndUnder85MmHg: 'under 130 and under 85 mmHg',
  highNormal: 'High-normal',
  n130139Or8589MmHg: '130–139 or 85–89 mmHg',
  grade1: 'Grade 1',
  n140159Or9099MmHg: '140–159 or 90–99 mmHg',
  grade2: 'Grade 2',
  n160179Or100109MmHg: '160–179 or 100–109 mmHg',
  grade3: 'Grade 3',
  n180AndMoreOr110: '180 and more or 110 and more mmHg',
  noReadableBloodPressure: 'no readable blood pressure in that time',
  bloodGlucose: 'Blood glucose',
  notRaised2: 'Not raised',
  hbA1cUnder57FastingGlucose: 'HbA1c under 5.7 %, fasting glucose under 100 mg/dL',
  prediabetes: 'Prediabetes',
  hbA1c5764Fasting: 'HbA1c 5.7–6.4 %, fasting glucose 100–125 mg/dL',
  diabetesRange: 'Diabetes range',
  hbA1c65AndMoreFasting: 'HbA1c 6.5 % and more, fasting glucose 126 mg/dL and more',
  noReadableHbA1cOrFastingGlucose: 'no readable HbA1c or fasting glucose in that time',
  lipids: 'Lipids',
  within: 'Nothing outside',
  totalCholesterolUnder200LdlUnder:
    'total cholesterol under 200, LDL under 130, triglycerides under 150, HDL 40 and more (women 50) mg/dL',
  borderline: 'Borderline',
  totalCholesterol200239Ldl130:
    'total cholesterol 200–239, LDL 130–159, triglycerides 150–199, or HDL under 40 (women 50) mg/dL',
  high: 'High',
  totalCholesterol240AndMoreLdl:
    'total cholesterol 240 and more, LDL 160–189, or triglycerides 200–499 mg/dL',
  veryHigh: 'Very high',
  ldl190AndMoreOrTriglycerides: 'LDL 190 and more, or triglycerides 500 and more mg/dL',
  noReadableLipidPanel: 'no readable lipid panel in that time',
  bodyMassIndex: 'Body mass index',
  underweight: 'Underweight',
  under185KgM: 'under 18.5 kg/m²',
  normal: 'Normal',
  overweight: 'Overweight',
  obese: 'Obese',
  n250KgMAndMore: '25.0 kg/m² and more',
  noReadableWeightInThatTime: 'no readable weight in that time, or no height',
  riskFactorsPresent: 'Risk factors present',
  noneOfFourIsKnown: 'none of the four is known',
  whatIsKnown: 'What is known',
  all: 'All four known',
  some: 'Not all known',
  gender: 'Gender',
  female: 'Female',
  male: 'Male',
  other: 'Other',
  noGenderOnRecord: 'no gender on record',
});

export const workBins = defineWords('charts/figures.workBins', {
  month: 'Month',
  coach: 'Coach',
  outcome: 'Outcome',
  reached: 'Reached',
  reachedRule: 'the patient or a relative was reached',
  retry: 'To be tried again',
  retryRule: 'no answer, busy, callback requested and similar',
  stop: 'Stopped',
  stopRule: 'wrong number, refused, moved away and similar',
  open: 'Without an outcome',
  openRule: 'not finished, or withdrawn',
  sent: 'Sent by',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
  state: 'State',
  delivered: 'Delivered',
  sent2: 'Sent',
  queued: 'Waiting',
  failed: 'Not delivered',
  cancelled: 'Cancelled',
});
