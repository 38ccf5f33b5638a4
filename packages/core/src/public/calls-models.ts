/**
 * Call forms, and the types of call log answers (specification 3.7).
 *
 * @module calls/models
 */
export {
  type Baby,
  type BloodGlucose,
  type BloodPressure,
  type Body,
  type CallLogModel,
  type CBP,
  type CUE,
  callForm,
  type Diet,
  type HBsAg,
  type Hemoglobin,
  type HIV,
  type LastAntentalCheck,
  type MedicalConditions,
  type Medication,
  type PostNatalCall,
  type Pregnancy,
  type PrePregnancyWeight,
  type Sleep,
  type TtImmunization1,
  type TtImmunization2,
  type UltrasoundScan,
  type VDRL,
  type Vitals,
} from '#calls/forms';
