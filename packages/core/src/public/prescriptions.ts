/**
 * Medicines and prescriptions: names, directions, checks, signing and dispensing.
 *
 * @module prescriptions
 */
export {
  checkDraft,
  directionsText,
  dispenseLine,
  doseText,
  durationText,
  FREQUENCIES,
  type Frequency,
  frequencyLabel,
  getMedicineList,
  getPrescriptionBasis,
  type IssuedLine,
  isCurrent,
  listPrescriptions,
  loadMedicineTables,
  loadPrescriptionChecks,
  type Medicine,
  type MedicineFinding,
  type MedicineList,
  type MedicineReading,
  medicineFormLabel,
  medicineRouteLabel,
  medicineText,
  type NewLine,
  type NewPrescription,
  type Prescription,
  type PrescriptionBasis,
  periodOf,
  printPrescription,
  readMedicineName,
  readQuickEntry,
  signPrescription,
  stopLine,
  suggestMedicineNames,
  withdrawPrescription,
} from '#prescriptions';
export { type CheckedPaper, checkPaper } from '#prescriptions/checked-paper';
