import type { AnyResource } from './fhir-resource.ts';
import type { FhirType } from './fhir-type.ts';
import { observation } from './resources/observation.ts';
import { patient } from './resources/patient.ts';

/** Every resource of the API. Routes, CapabilityStatement, documentation and tests derive from it. */
export const FHIR_RESOURCES: Readonly<Record<FhirType, AnyResource>> = {
  Patient: patient,
  Observation: observation,
};

export const findResource = (type: FhirType): AnyResource => FHIR_RESOURCES[type];
