/** The resource types that the API serves, in the order of the documentation. */
export const FHIR_TYPES = [
  'Patient',
  'Observation',
  'Encounter',
  'Appointment',
  'Condition',
  'AllergyIntolerance',
  'MedicationRequest',
  'MedicationStatement',
  'Immunization',
  'ServiceRequest',
  'DiagnosticReport',
  'Task',
  'Communication',
  'CareTeam',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Goal',
  'CarePlan',
  'Consent',
  'DocumentReference',
  'Questionnaire',
  'QuestionnaireResponse',
  'Provenance',
  'AuditEvent',
  'Schedule',
  'Slot',
] as const;

export type FhirType = (typeof FHIR_TYPES)[number];

export const isFhirType = (name: string): name is FhirType => FHIR_TYPES.some((type) => type === name);
