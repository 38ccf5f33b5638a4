/** Why a resource or a bundle entry gives no row, with text for a report. */
export const FHIR_REFUSALS = {
  'not-a-resource': 'not an object with a resourceType',
  'unknown-type': 'a type of resource that neither FHIR R4 nor STU3 has',
  'not-a-record': 'about an exchange of data, not about care',
  'nested-bundle': 'a bundle inside a bundle',
  'wrong-shape': 'a part does not have the shape that FHIR defines',
  'meaning-changed': 'rules or an extension that are not known here change the meaning',
  'no-id': 'neither an id nor an address of its own',
  'no-patient': 'names no patient',
  'not-about-a-patient': 'about a group, a place, a device or something else that is not a patient',
  'patient-inside': 'the patient is only contained in the resource',
  'patient-not-found': 'the patient reference matches no one in the bundle',
  'several-patients': 'matches several patients',
  'same-patient-id': 'patients of different servers have the same id',
  deleted: 'asks for a deletion, nothing to store',
  'change-only': 'a change of a resource that is not in the bundle',
  'no-resource': 'an entry without a resource',
} as const;

export type FhirRefusal = keyof typeof FHIR_REFUSALS;

/** A refusal. `detail` never contains text that a person wrote. */
export interface FhirRefused {
  readonly reason: FhirRefusal;
  /** The exact location, such as `name.0.given`. */
  readonly detail?: string;
}

export const refused = (reason: FhirRefusal, detail?: string): FhirRefused => ({
  reason,
  ...(detail !== undefined && { detail }),
});

/** Rows can also have a `reason`, from a resource, but they always have an id. */
export const isRefused = (answer: object): answer is FhirRefused =>
  Object.hasOwn(answer, 'reason') && !Object.hasOwn(answer, 'id');
