import { isRefused, nationalNumber, type PatientFhirRow, rowFromFhir } from '#fhir';
import { namesInOrder, readSourceDay } from '#fhir/values';
import { HttpError, visibleText } from '#http';
import {
  getPatient,
  listPatients,
  type Patient,
  type PatientMatch,
  phoneKey,
  writtenPhones,
} from '#patients';
import { type Capability, noSearch } from './capability.ts';
import { type FhirJson, listIn, textIn } from './fhir-part.ts';
import type { Asked, SearchParameters } from './fhir-server.ts';
import {
  answered,
  isFhirId,
  otherPatient,
  type SourceContext,
  type SourceSettings,
} from './source-context.ts';

type By = 'uhid' | 'phone' | 'name' | 'birthDate';

/** Numbers as systems write them: FHIR compares the whole number. */
const phoneForms = (digits: string): string => [digits, `+91${digits}`, `0${digits}`].join(',');

/** Commas and bars have a meaning in searches. */
const escaped = (text: string): string => text.replace(/[\\,$|]/g, (sign) => `\\${sign}`);

/** Digits of a phone number's end cannot be searched: FHIR compares whole numbers. */
const MIN_PHONE_DIGITS = 7;

/**
 * Returns the parameters of a search; undefined if it can find no one here.
 * @throws HttpError if the server cannot search by this
 */
function parametersOf(
  { by, text }: { readonly by: By; readonly text: string },
  capability: Capability,
  { uhidSystem }: SourceSettings,
  asked: Asked,
): SearchParameters | undefined {
  const named = (...parameters: readonly string[]): string => {
    const found = capability.searchable('Patient', ...parameters);
    if (found === undefined) throw noSearch(asked);
    return found;
  };
  if (by === 'uhid') {
    const system = uhidSystem === undefined ? '' : `${escaped(uhidSystem)}|`;
    return [[named('identifier'), `${system}${escaped(text)}`]];
  }
  if (by === 'birthDate') return [[named('birthdate'), text]];
  if (by === 'name') {
    const name = named('name');
    return text.split(/\s+/).map((word) => [name, escaped(word)] as const);
  }
  const digits = phoneKey(text);
  if (digits.length < MIN_PHONE_DIGITS) return undefined;
  return [[named('phone', 'telecom'), phoneForms(digits)]];
}

/** A row of a person, as the reader of FHIR resources returns it. */
interface PersonRow extends PatientFhirRow {
  readonly name?: Parameters<typeof namesInOrder>[0];
  readonly gender?: string;
  readonly birthDate?: string;
  readonly phone?: readonly { readonly value: string; readonly use?: string }[];
  readonly language?: readonly { readonly code?: string; readonly text?: string }[];
  readonly deceased?: boolean | string;
}

const typeCodes = ({ type }: FhirJson): string[] => {
  const { coding, text } = (type ?? {}) as FhirJson;
  return [...listIn(coding).map(({ code }) => textIn(code)), textIn(text)].flatMap((one) => one ?? []);
};

interface Identifier {
  readonly system: string;
  readonly value: string;
  readonly isRecordNumber: boolean;
}

/** Returns the identifiers in use, without national numbers. */
const identifiersOf = (resource: FhirJson): readonly Identifier[] =>
  listIn(resource.identifier).flatMap((identifier) => {
    const [system = '', value] = [textIn(identifier.system), textIn(identifier.value)];
    const types = typeCodes(identifier);
    if (value === undefined || identifier.use === 'old') return [];
    if (nationalNumber({ types, system, value }) !== undefined) return [];
    return [{ system, value: visibleText(value), isRecordNumber: types.includes('MR') }];
  });

/** The identifier of the page's system; without one, the medical record number. */
const uhidOf = (resource: FhirJson, { uhidSystem }: SourceSettings): string | null =>
  identifiersOf(resource).find(({ system, isRecordNumber }) =>
    uhidSystem === undefined ? isRecordNumber : system === uhidSystem,
  )?.value ?? null;

const GENDERS = ['male', 'female', 'other'];

interface Person {
  readonly row: PersonRow;
  readonly vitaId: string;
  readonly appUserInfo: Patient['appUserInfo'];
  readonly birthDate: string | null;
  readonly uhid: string | null;
}

/** Returns what identifies a person; undefined for a resource that cannot be read. */
function personOf(resource: FhirJson, settings: SourceSettings): Person | undefined {
  const found = rowFromFhir(resource, { source: settings.name });
  if (isRefused(found) || found.kind !== 'patient' || !isFhirId(found.row.id)) return undefined;
  const row = found.row as PersonRow;
  const [name = ''] = namesInOrder(row.name ?? []);
  return {
    row,
    vitaId: row.id,
    appUserInfo: { name, gender: GENDERS.find((one) => one === row.gender) ?? 'unknown' },
    birthDate: (row.birthDate && readSourceDay(row.birthDate)) || null,
    uhid: uhidOf(resource, settings),
  };
}

const phonesOf = ({ row }: Person): Patient['phones'] =>
  (row.phone ?? []).flatMap(({ value, use }) =>
    use === 'old' ? [] : writtenPhones(value).numbers.map((number) => ({ value: number, use: use ?? null })),
  );

function matchOf(person: Person, by: By): PatientMatch {
  const { vitaId, appUserInfo, birthDate, uhid } = person;
  const phoneEnding = phonesOf(person)[0]?.value.slice(-2) ?? null;
  return { vitaId, appUserInfo, birthDate, uhid, phoneEnding, programmes: [], photo: null, matchedOn: by };
}

const deceasedOf = ({ row: { deceased } }: Person): Patient['deceased'] =>
  typeof deceased === 'string' ? (readSourceDay(deceased) ?? true) : (deceased ?? null);

const patientOf = (person: Person, resource: FhirJson): Patient => ({
  vitaId: person.vitaId,
  appUserInfo: person.appUserInfo,
  birthDate: person.birthDate,
  deceased: deceasedOf(person),
  uhid: person.uhid,
  identifiers: identifiersOf(resource).map(({ system, value }) => ({ system, value })),
  phones: phonesOf(person),
  languages: (person.row.language ?? []).flatMap(({ code, text }) => code ?? text ?? []),
  enrolments: [],
  callsStopped: null,
  photo: null,
});

/** A record that was merged into another one, or that the hospital no longer uses. */
const isReplaced = ({ link }: FhirJson): boolean => listIn(link).some(({ type }) => type === 'replaced-by');
const isInUse = (resource: FhirJson): boolean => resource.active !== false && !isReplaced(resource);

/** Reads one patient, and refuses an answer about anyone else. */
export async function readPerson(
  vitaId: string,
  { server, settings, capability }: SourceContext,
  asked: Asked,
): Promise<{ readonly person: Person; readonly resource: FhirJson }> {
  await capability(asked);
  if (!isFhirId(vitaId))
    throw new HttpError({
      failure: 'refused',
      endpoint: asked.endpoint.name,
      status: 404,
      code: 'not-found',
    });
  const resource = await server.read(`Patient/${vitaId}`, asked);
  if (resource.resourceType !== 'Patient' || resource.id !== vitaId) throw otherPatient(asked);
  if (isReplaced(resource))
    throw new HttpError({
      failure: 'refused',
      endpoint: asked.endpoint.name,
      status: 409,
      code: 'patient-merged',
    });
  const person = personOf(resource, settings);
  if (!person) throw HttpError.unusable(asked.endpoint);
  return { person, resource };
}

export const patientAnswers = [
  answered(listPatients, async ({ body, asked }, { server, settings, capability }) => {
    const { by, text, limit = 20, after } = body;
    const parameters = parametersOf({ by, text }, await capability(asked), settings, asked);
    if (parameters === undefined) return { data: [], next: null };
    const found = after
      ? await server.page('Patient', after, asked)
      : await server.search('Patient', [...parameters, ['_count', String(limit)]], asked);
    const data = found.resources.filter(isInUse).flatMap((resource) => {
      const person = personOf(resource, settings);
      return person ? [matchOf(person, by)] : [];
    });
    return { data, next: found.next };
  }),
  answered(getPatient, async ({ query, asked }, context) => {
    const { person, resource } = await readPerson(query.vitaId, context, asked);
    return { vitaId: person.vitaId, data: patientOf(person, resource) };
  }),
];
