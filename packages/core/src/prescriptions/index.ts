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
export { allergyFindings } from './checks/allergy-findings.ts';
export { type ReadAllergy, readAllergies } from './checks/allergy-reading.ts';
export type {
  CurrentCondition,
  CurrentMedicine,
  DatedValue,
  JudgedPatient,
  JudgedValues,
} from './checks/judged-patient.ts';
export type { LineToCheck } from './checks/line-to-check.ts';
export { loadPrescriptionChecks, type PrescriptionChecks } from './checks/load-checks.ts';
export {
  asksReason,
  type FindingKind,
  findingKey,
  type MedicineFinding,
  type MissingFact,
  type Severity,
} from './checks/medicine-finding.ts';
export { type PregnancyState, pregnancyOf, pregnancyRuleText } from './checks/pregnancy-rules.ts';
export { DOSE_UNITS, type DoseUnit, doseUnitLabel } from './coded/dose-unit.ts';
export { FREQUENCIES, type Frequency, frequencyChoice, frequencyLabel } from './coded/frequency.ts';
export { MEAL_RELATIONS, type MealRelation, mealRelationLabel } from './coded/meal-relation.ts';
export { MEDICINE_FORMS, type MedicineForm, medicineFormLabel } from './coded/medicine-form.ts';
export { MEDICINE_ROUTES, type MedicineRoute, medicineRouteLabel } from './coded/medicine-route.ts';
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
  listH1Register,
  mayReadRegister,
  type RegisterPeriod,
} from './dispensing/h1-register.ts';
export { type Dispensing, loadDispensing } from './dispensing/load-dispensing.ts';
export {
  dispenseUnitLabel,
  dispenseUnitOf,
  isMeasure,
  orderedQuantity,
  quantityText,
} from './dispensing/ordered-quantity.ts';
export { amountText, readAmount, readTimes } from './dose-amount.ts';
export {
  CONSULTATION_MODES,
  type Consultation,
  type ConsultationMode,
  type ConsultationVisit,
  prescribingModeLabel,
  prescribingModes,
  visitOf,
} from './law/consultation.ts';
export { COUNCILS, type Council, councilLabel, isCouncil } from './law/councils.ts';
export type { LawFinding, LawRule } from './law/law-finding.ts';
export { lawFindings } from './law/law-findings.ts';
export type { PrescribingConsultation } from './law/law-of-lines.ts';
export {
  MAX_QUALIFICATION,
  MAX_REGISTRATION,
  type Registration,
  type RegistrationProblem,
  registrationProblem,
  registrationProblemText,
  registrationSchema,
  registrationText,
  type StoredRegistration,
  storedRegistrationSchema,
  tidyRegistration,
} from './law/registration.ts';
export {
  SCHEDULE_MARKS,
  type Schedule,
  type ScheduleMark,
  scheduleOf,
  schedulesOf,
} from './law/schedules.ts';
export { LINE_FORM, type LineValues, lineFrom, lineProblems, lineValues, medicineOf } from './line-form.ts';
export { isSameSet, type SetLine, setLineOf, setLineSchema, valuesOfSetLine } from './line-set.ts';
export { type LineStep, MAX_STEPS, type StoredStep } from './line-steps.ts';
export {
  aroundStepsText,
  directionsText,
  doseText,
  durationText,
  maximumText,
  medicineText,
  notationOf,
  reasonText,
  type StepRow,
  stepRows,
  stepTexts,
} from './line-words.ts';
export { loadMedicineTables } from './medicines/load-medicines.ts';
export {
  type Medicine,
  medicineNamed,
  nameKey,
  suggestMedicines,
} from './medicines/medicine.ts';
export type { MedicineTables } from './medicines/medicine-tables.ts';
export { type MedicineReading, readMedicineName } from './medicines/read-medicine-name.ts';
export { isSameMedicine } from './medicines/same-medicine.ts';
export { type MedicineSuggestion, suggestMedicineNames } from './medicines/suggest-medicine-names.ts';
export {
  dayAmounts,
  PARTS_OF_DAY,
  type PaperName,
  type PartOfDay,
  paperMedicineText,
  paperName,
  paperQuantityText,
} from './paper/paper-line.ts';
export { type PatientCopyWord, patientCopyText } from './paper/patient-copy-words.ts';
export { type PaperFacts, paperFactsSchema, type SignedFacts, signedFactsSchema } from './paper-facts.ts';
export type { PrescribedLine } from './prescribed-line.ts';
export { isDoctor, isValidationService, mayPrescribe, type Prescriber } from './prescribers.ts';
export {
  type IssuedLine,
  isCurrent,
  issuedLineSchema,
  type LineEvent,
  type LineState,
  lastEvent,
  lineState,
  MAX_ADVICE,
  MAX_LINES,
  MAX_REGISTRATION_NUMBER,
  MAX_WHY,
  type NewPrescription,
  type newPrescriptionSchema,
  type Prescription,
  periodOf,
  prescriptionSchema,
  type Remark,
  VALIDATIONS,
  type Validation,
  validationOf,
} from './prescription.ts';
export {
  createPrescriptionDraft,
  type DraftLine,
  isPrescriptionDraft,
  PRESCRIPTION_DRAFTS,
  type PrescriptionDraft,
  type PrescriptionDraftState,
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
export { type QuickEntry, readQuickEntry } from './quick-entry.ts';
export type { QuickLine } from './quick-words.ts';
export {
  isCheckedAtVisit,
  isWholeCheck,
  MAX_CHECK_TEXT,
  MAX_OUTSIDE_MEDICINES,
  MAX_OUTSIDE_NAME,
  MEDICINE_ANSWERS,
  type MedicineAnswer,
  type MedicineList,
  medicineListOf,
  type NewMedicineCheck,
  type OutsideMedicine,
  type StoredMedicineCheck,
} from './reconciliation/medicine-check.ts';
export {
  isSameDiagnosis,
  MAX_SET_DIAGNOSIS,
  type SetDiagnosis,
  setDiagnosisSchema,
  type WrittenDiagnosis,
} from './set-diagnosis.ts';
