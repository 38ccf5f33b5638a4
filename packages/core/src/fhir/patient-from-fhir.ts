import type * as v from 'valibot';
import { codeIn, wordsOf } from './concept-words.ts';
import { type FhirObject, isFhirObject, present, restOf } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, isRefused } from './fhir-refusal.ts';
import {
  concept,
  flag,
  identifier,
  list,
  listed,
  maybe,
  number,
  object,
  shaped,
  text,
  texts,
} from './fhir-shapes.ts';
import { identifierParts } from './patient-identifiers.ts';
import { telecom, telecomParts } from './patient-telecom.ts';
import { HEAD, headOf, idOf, modifierOf } from './resource-head.ts';

const name = object({ use: text, text, prefix: texts, given: texts, family: texts, suffix: texts });
const communication = object({ language: maybe(concept), preferred: flag });

const patientShape = object({
  identifier: list(identifier),
  name: list(name),
  telecom: list(telecom),
  gender: text,
  birthDate: text,
  deceasedBoolean: flag,
  deceasedDateTime: text,
  address: list(object({})),
  maritalStatus: maybe(concept),
  multipleBirthBoolean: flag,
  multipleBirthInteger: maybe(number),
  communication: list(communication),
});
type PatientShape = v.InferOutput<typeof patientShape>;

/** One line of a patients file. Other elements are preserved unchanged. */
export interface PatientFhirRow {
  readonly source: string;
  readonly id: string;
  readonly [part: string]: unknown;
}

/** Elements of a Patient that the row has under another name or in another form, and the row's own names. */
const READ = new Set([
  ...HEAD,
  ...Object.keys(patientShape.pipe[1].entries),
  ...['source', 'medicalRecordNumber', 'identifiers', 'identifiersLeftOut', 'phone', 'email', 'deceased'],
  ...['multipleBirth', 'photo'],
]);

/** Only DSTU2 has lists of family names. */
const nameOf = ({ family, ...rest }: v.InferOutput<typeof name>): Record<string, unknown> =>
  present({ ...rest, family: family.length === 0 ? undefined : family.join(' ') });

/** Picture data is dropped; its address is kept. */
const PICTURE = new Set(['data']);
const photosOf = (photos: unknown): unknown[] =>
  listed(photos).map((photo) => (isFhirObject(photo) ? restOf(photo, PICTURE) : photo));

/** Returns the languages, preferred first. */
const languagesOf = (all: PatientShape['communication']): Record<string, unknown>[] =>
  all
    .toSorted((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false))
    .map(({ language }) =>
      present({
        code: language?.coding.find(({ code }) => code !== undefined)?.code,
        text: wordsOf(language),
      }),
    )
    .filter((language) => Object.keys(language).length > 0);

const MARITAL = /marital-?status/i;

function partsOf(patient: PatientShape, written: FhirObject): Record<string, unknown> {
  return {
    ...identifierParts(patient.identifier, listed(written.identifier)),
    name: patient.name.map(nameOf),
    gender: patient.gender,
    birthDate: patient.birthDate,
    ...telecomParts(patient.telecom),
    address: patient.address,
    language: languagesOf(patient.communication),
    deceased: patient.deceasedDateTime ?? patient.deceasedBoolean,
    maritalStatus: codeIn(patient.maritalStatus, MARITAL),
    multipleBirth: patient.multipleBirthInteger ?? patient.multipleBirthBoolean,
    photo: photosOf(written.photo),
  };
}

/** Refuses a patient if another one in the bundle, from another server, has the same id. */
const sharedId = ({ index, fullUrl }: FhirPlace): FhirRefused | undefined => {
  const target = fullUrl === undefined ? undefined : index?.resolve(fullUrl);
  return target && isRefused(target) ? target : undefined;
};

/** Converts a FHIR R4 or STU3 Patient to one line of a patients file. Dates keep their precision. */
export function patientFromFhir(resource: FhirObject, place: FhirPlace): PatientFhirRow | FhirRefused {
  const id = idOf(resource, place);
  if (typeof id !== 'string') return id;
  const shared = sharedId(place);
  if (shared) return shared;
  const modifier = modifierOf(resource);
  if (modifier) return modifier;
  const shape = shaped(patientShape, resource);
  if (isRefused(shape)) return shape;
  const parts = { ...restOf(resource, READ), ...headOf(resource), ...partsOf(shape.read, resource) };
  return { ...present(parts), source: place.source, id };
}
