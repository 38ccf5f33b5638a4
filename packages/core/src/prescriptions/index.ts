export { recordAdherence } from './adherence/adherence.endpoints.ts';
export {
  ADHERENCE_ANSWERS,
  type Adherence,
  type AdherenceAnswer,
  adherenceLabel,
  adherenceText,
  isNotTaken,
  MAX_ADHERENCE_REASON,
  MAX_MISSED_DOSES,
  type NewAdherence,
} from './adherence/adherence.ts';
export type { LineChange } from './changes-since.ts';
export { checkDraft, lawOfDraft } from './check-draft.ts';
export { allergyClassLabel } from './checks/allergy-classes.ts';

export type {
  CurrentCondition,
  CurrentMedicine,
  DatedValue,
  JudgedPatient,
  JudgedValues,
} from './checks/judged-patient.ts';

export { loadPrescriptionChecks, type PrescriptionChecks } from './checks/load-checks.ts';
export {
  asksReason,
  findingKey,
  type MedicineFinding,
} from './checks/medicine-finding.ts';
export { pregnancyOf, pregnancyRuleText } from './checks/pregnancy-rules.ts';
export { type DoseUnit, doseUnitLabel } from './coded/dose-unit.ts';
export { FREQUENCIES, type Frequency, frequencyChoice, frequencyLabel } from './coded/frequency.ts';
export { mealRelationLabel } from './coded/meal-relation.ts';
export { medicineFormLabel } from './coded/medicine-form.ts';
export { medicineRouteLabel } from './coded/medicine-route.ts';
export type { ProductMatch } from './dispensing/compare-product.ts';
export {
  type Dispense,
  MAX_BATCH,
  MAX_DISPENSE_REASON,
  MAX_PRODUCT,
  type NewDispense,
  readExpiry,
} from './dispensing/dispense.ts';
export type { DispenseProblem } from './dispensing/dispense-problems.ts';
export { countedDispenses, dispensedOf, dispensedText } from './dispensing/dispensed.ts';
export { REGISTER_YEARS, rulesOf } from './dispensing/dispensing-rules.ts';
export {
  type H1Entry,
  h1RegisterPages,
  isPharmacist,
  listH1Register,
  mayReadRegister,
  type RegisterPeriod,
} from './dispensing/h1-register.ts';
export { type Dispensing, loadDispensing } from './dispensing/load-dispensing.ts';
export {
  dispenseUnitLabel,
  dispenseUnitOf,
  isMeasure,
  quantityText,
} from './dispensing/ordered-quantity.ts';
export {
  listToDispense,
  MAX_TO_DISPENSE,
  TO_DISPENSE_DAYS,
  type ToDispense,
} from './dispensing/to-dispense.ts';
export { amountText, readTimes } from './dose-amount.ts';
export {
  type ConsultationMode,
  prescribingModeLabel,
  prescribingModes,
  visitOf,
} from './law/consultation.ts';
export { COUNCILS, type Council, councilLabel, isCouncil } from './law/councils.ts';
export type { LawFinding } from './law/law-finding.ts';

export type { PrescribingConsultation } from './law/law-of-lines.ts';
export {
  MAX_QUALIFICATION,
  MAX_REGISTRATION,
  type Registration,
  type RegistrationProblem,
  registrationProblem,
  registrationProblemText,
  registrationText,
  type StoredRegistration,
  tidyRegistration,
} from './law/registration.ts';
export type { ScheduleMark } from './law/schedules.ts';
export { LINE_FORM, lineFrom, lineProblems, lineValues, medicineOf } from './line-form.ts';
export { isSameSet, type SetLine, setLineOf, valuesOfSetLine } from './line-set.ts';

export {
  aroundStepsText,
  directionsText,
  doseText,
  durationText,
  medicineText,
  reasonText,
  stepRows,
} from './line-words.ts';
export { loadMedicineTables } from './medicines/load-medicines.ts';
export {
  type Medicine,
  suggestMedicines,
} from './medicines/medicine.ts';
export type { MedicineTables } from './medicines/medicine-tables.ts';
export { type MedicineReading, readMedicineName } from './medicines/read-medicine-name.ts';
export { isSameMedicine } from './medicines/same-medicine.ts';
export { type MedicineSuggestion, suggestMedicineNames } from './medicines/suggest-medicine-names.ts';
export {
  dayAmounts,
  PARTS_OF_DAY,
  type PartOfDay,
  paperMedicineText,
  paperQuantityText,
} from './paper/paper-line.ts';
export { type PatientCopyWord, patientCopyText } from './paper/patient-copy-words.ts';
export type { PaperFacts, SignedFacts } from './paper-facts.ts';
export type { PrescribedLine } from './prescribed-line.ts';
export { isDoctor, isValidationService, mayPrescribe, VALIDATION_SERVICES } from './prescribers.ts';
export {
  type IssuedLine,
  isCurrent,
  type LineEvent,
  type LineState,
  lastEvent,
  lineState,
  MAX_ADVICE,
  MAX_LINES,
  MAX_WHY,
  type NewPrescription,
  type newPrescriptionSchema,
  type Prescription,
  periodOf,
  type Validation,
  validationOf,
} from './prescription.ts';
export type { PrescriptionDraftState } from './prescription-draft.ts';
export {
  createPrescriptionDraft,
  type DraftLine,
  isPrescriptionDraft,
  PRESCRIPTION_DRAFTS,
  type PrescriptionDraft,
  prescriptionDraftId,
  readableLine,
  valuesOfLine,
} from './prescription-draft.ts';
export { MAX_LINE_TEXT, type NewLine } from './prescription-line.ts';
export {
  answerQuery,
  checkMedicines,
  correctDispense,
  dispenseLine,
  getMedicineList,
  getPrescriptionBasis,
  listPrescriptions,
  type PrescriptionBasis,
  prescriptionEndpoints,
  printPrescription,
  saveRegistration,
  signPrescription,
  stopLine,
  validateLine,
  withdrawPrescription,
} from './prescriptions.endpoints.ts';
export { readQuickEntry } from './quick-entry.ts';
export {
  isCheckedAtVisit,
  isWholeCheck,
  MAX_CHECK_TEXT,
  MAX_OUTSIDE_NAME,
  MEDICINE_ANSWERS,
  type MedicineAnswer,
  type MedicineList,
  medicineListOf,
  type NewMedicineCheck,
} from './reconciliation/medicine-check.ts';
export {
  isSameDiagnosis,
  MAX_SET_DIAGNOSIS,
  type SetDiagnosis,
  type WrittenDiagnosis,
} from './set-diagnosis.ts';
