import { defineWords } from '#formatting';

export const oxygenTarget = defineWords('trends.oxygenTarget', {
  setOxygenTargetOfPatient: 'Set an oxygen target of a patient',
  endedOxygenTargetOfPatient: 'Ended an oxygen target of a patient',
});

export const patientCourse = defineWords('trends.patientCourse', {
  lookedAtPatientsEnrolments: "Looked at a patient's enrolments and pregnancies",
});
