import { defineWords } from '#formatting';

export const alertReasonLabels = defineWords('metrics.alertReasonLabels', {
  'patient-contacted': 'Spoke with the patient or a relative',
  'clinician-informed': 'Told the treating clinician',
  'sent-to-hospital': 'Sent to hospital',
  'care-under-way': 'Already under treatment for it',
  'measured-again': 'Measured again, in range',
  'sample-repeated': 'Sample haemolysed or doubtful: a new one was sent',
  'usual-for-patient': 'Usual for this patient',
  'wrong-value': 'Wrong value or wrong person',
  other: 'Something else',
});

export const parts = defineWords('metrics.parts', {
  bloodglucosefasting: 'Blood Glucose, fasting',
  bloodglucosepostprandial: 'Blood Glucose, after a meal',
  bloodpressuresystolic: 'Blood Pressure, systolic',
  bloodpressurediastolic: 'Blood Pressure, diastolic',
  others: 'Others',
});

export const situation = defineWords('metrics.situation', {
  MEAL_SITUATION_RANDOM: 'Random',
  MEAL_SITUATION_FASTING: 'Fasting',
  MEAL_SITUATION_BEFORE_MEAL: 'Before a meal',
  MEAL_SITUATION_AFTER_MEAL: 'After a meal',
});

export const metricDisplayName = defineWords('metrics.metricDisplayName', {
  insulin: 'Insulin',
});

export const metrics = defineWords('metrics.metrics', {
  lookedAtReadings: 'Looked at readings',
  addedReading: 'Added a reading',
});

export const otherReadings = defineWords('metrics.otherReadings', {
  listOtherReadings: 'Looked at other readings',
});

export const rapidTest = defineWords('metrics.rapidTest', {
  addRapidTest: 'Recorded a rapid test',
});

export const readingAlerts = defineWords('metrics.readingAlerts', {
  listReadingAlerts: 'Looked at reading alerts',
  acknowledgeAlert: 'Acknowledged a reading alert',
});

export const sourceTypeLabels = defineWords('metrics.sourceTypeLabels', {
  client: 'Client',
  facility: 'Facility',
  resource: 'Resource',
});

export const timeSourceLabels = defineWords('metrics.timeSourceLabels', {
  'time-of-issue': 'time of the result',
  'time-of-report': 'time of the report',
  'time-of-encounter': 'time of the encounter',
});
