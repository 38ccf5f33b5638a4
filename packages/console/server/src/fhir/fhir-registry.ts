import type { AnyResource } from './fhir-resource.ts';
import type { FhirType } from './fhir-type.ts';
import { allergyIntolerance } from './resources/allergy-intolerance.ts';
import { appointment } from './resources/appointment.ts';
import { auditEvent } from './resources/audit-event.ts';
import { carePlan } from './resources/care-plan.ts';
import { careTeam } from './resources/care-team.ts';
import { communication } from './resources/communication.ts';
import { condition } from './resources/condition.ts';
import { consent } from './resources/consent.ts';
import { diagnosticReport } from './resources/diagnostic-report.ts';
import { documentReference } from './resources/document-reference.ts';
import { encounter } from './resources/encounter.ts';
import { goal } from './resources/goal.ts';
import { immunization } from './resources/immunization.ts';
import { location } from './resources/location.ts';
import { medicationRequest } from './resources/medication-request.ts';
import { medicationStatement } from './resources/medication-statement.ts';
import { observation } from './resources/observation.ts';
import { organization } from './resources/organization.ts';
import { patient } from './resources/patient.ts';
import { practitioner } from './resources/practitioner.ts';
import { practitionerRole } from './resources/practitioner-role.ts';
import { provenance } from './resources/provenance.ts';
import { questionnaire } from './resources/questionnaire.ts';
import { questionnaireResponse } from './resources/questionnaire-response.ts';
import { schedule } from './resources/schedule.ts';
import { serviceRequest } from './resources/service-request.ts';
import { slot } from './resources/slot.ts';
import { task } from './resources/task.ts';

/** Every resource of the API. Routes, CapabilityStatement, documentation and tests derive from it. */
export const FHIR_RESOURCES: Readonly<Record<FhirType, AnyResource>> = {
  Patient: patient,
  Observation: observation,
  Encounter: encounter,
  Appointment: appointment,
  Condition: condition,
  AllergyIntolerance: allergyIntolerance,
  MedicationRequest: medicationRequest,
  MedicationStatement: medicationStatement,
  Immunization: immunization,
  ServiceRequest: serviceRequest,
  DiagnosticReport: diagnosticReport,
  Task: task,
  Communication: communication,
  CareTeam: careTeam,
  Practitioner: practitioner,
  PractitionerRole: practitionerRole,
  Organization: organization,
  Location: location,
  Goal: goal,
  CarePlan: carePlan,
  Consent: consent,
  DocumentReference: documentReference,
  Questionnaire: questionnaire,
  QuestionnaireResponse: questionnaireResponse,
  Provenance: provenance,
  AuditEvent: auditEvent,
  Schedule: schedule,
  Slot: slot,
};

export const findResource = (type: FhirType): AnyResource => FHIR_RESOURCES[type];
