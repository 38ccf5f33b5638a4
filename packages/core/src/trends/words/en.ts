import { defineWords } from '#formatting';

export const oxygenTarget = defineWords('trends.oxygenTarget', {
  setOxygenTarget: 'Set an oxygen target of a patient',
  endOxygenTarget: 'Ended an oxygen target of a patient',
});

export const patientCourse = defineWords('trends.patientCourse', {
  getPatientCourse: "Looked at a patient's enrolments and pregnancies",
});
