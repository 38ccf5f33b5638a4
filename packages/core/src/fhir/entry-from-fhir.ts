import type { EntryContent, EntryDetail, EntryState } from '#record';
import { dosageWords } from './dosage-words.ts';
import { digitsOf, type FhirObject, isFhirNumber, isFhirObject } from './fhir-json.ts';
import { resourceTime } from './resource-time.ts';
import { codingsIn, firstWords, listOf, textOf, withoutTag, wordsIn } from './written-words.ts';

const NOTHING: EntryContent = {
  name: null,
  code: null,
  state: 'unknown',
  details: [],
  time: null,
  isReadable: false,
};

/** Elements with the name, by type. For other types the first one that exists is used. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['code', 'substance'],
  MedicationRequest: ['medicationCodeableConcept', 'medicationReference', 'medication'],
  Immunization: ['vaccineCode'],
  DocumentReference: ['type', 'description'],
  ImagingStudy: ['description', 'procedureCode', 'modality'],
  CarePlan: ['title', 'category', 'description'],
  Goal: ['description'],
  FamilyMemberHistory: ['condition', 'relationship'],
  Appointment: ['serviceType', 'appointmentType', 'description'],
  Encounter: ['type', 'serviceType', 'class'],
};
const ALIASES: Readonly<Record<string, string>> = {
  allergies: 'AllergyIntolerance',
  conditions: 'Condition',
  medications: 'MedicationRequest',
  MedicationOrder: 'MedicationRequest',
  MedicationStatement: 'MedicationRequest',
  MedicationDispense: 'MedicationRequest',
  MedicationAdministration: 'MedicationRequest',
  encounters: 'Encounter',
};
const ANY_NAME = [
  'code',
  'device',
  'title',
  'name',
  'type',
  'category',
  'description',
  'vaccineCode',
  'topic',
];

/** Types that describe a lasting state. All others describe an event. */
const LASTING = new Set([
  'AllergyIntolerance',
  'Condition',
  'MedicationRequest',
  'CarePlan',
  'CareTeam',
  'Goal',
  'Flag',
]);

/** Status words of R4, STU3 and DSTU2 for lasting states. Unknown words leave the state open. */
const LASTS: Readonly<Record<string, EntryState>> = {
  ...states(
    'active',
    'active recurrence relapse confirmed unconfirmed on-hold draft intended accepted proposed planned',
  ),
  ...states('active', 'in-progress on-target ahead-of-target behind-target sustaining'),
  ...states(
    'past',
    'inactive remission resolved stopped ended revoked cancelled abandoned not-taken completed achieved',
  ),
  ...states('refuted', 'refuted rejected'),
  ...states('entered-in-error', 'entered-in-error'),
};
const HAPPENS: Readonly<Record<string, EntryState>> = {
  ...states('active', 'in-progress'),
  ...states('not-done', 'not-done cancelled noshow abandoned rejected failed declined'),
  ...states('entered-in-error', 'entered-in-error'),
  ...states('unknown', 'unknown'),
};

function states(state: EntryState, words: string): Readonly<Record<string, EntryState>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, state]));
}

const kindOf = (kind: string): string => (Object.hasOwn(ALIASES, kind) ? (ALIASES[kind] ?? kind) : kind);

/** Returns the code of a coded word, or else its display text. */
function codeWord(value: unknown): string | undefined {
  const codes = codingsIn(value).map(({ code }) => textOf(code));
  return (codes.find(Boolean) ?? wordsIn(value))?.toLowerCase();
}

const wordIn = (table: Readonly<Record<string, EntryState>>, word: string): EntryState | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const hasEnded = (resource: FhirObject): boolean =>
  Object.entries(resource).some(([key, value]) => key.startsWith('abatement') && value !== false);

const statusOf = ({ clinicalStatus, lifecycleStatus, status }: FhirObject): string | undefined =>
  codeWord(clinicalStatus ?? lifecycleStatus ?? status);

/** STU3 and DSTU2 have flags for what was not given, done or taken. */
const isFlaggedOff = ({ notGiven, wasNotGiven, notDone, wasNotTaken }: FhirObject): boolean =>
  [notGiven, wasNotGiven, notDone, wasNotTaken].includes(true);

function stateOf(resource: FhirObject, kind: string): EntryState {
  const lasts = LASTING.has(kind);
  const verified = wordIn(LASTS, codeWord(resource.verificationStatus) ?? '');
  if (verified === 'refuted' || verified === 'entered-in-error') return verified;
  const word = statusOf(resource);
  if (isFlaggedOff(resource) && word !== 'entered-in-error') return lasts ? 'past' : 'not-done';
  // Without a status, an entry with an end is past. Anything that may still apply stays active.
  if (word === undefined) return lasts ? (hasEnded(resource) ? 'past' : 'active') : 'recorded';
  return lasts ? (wordIn(LASTS, word) ?? 'unknown') : (wordIn(HAPPENS, word) ?? 'recorded');
}

/** Returns the name of a medicine that is contained in its request. */
function contained(resource: FhirObject, value: unknown): string | undefined {
  const id = isFhirObject(value) ? textOf(value.reference) : undefined;
  if (!id?.startsWith('#')) return undefined;
  const found = listOf(resource.contained)
    .filter(isFhirObject)
    .find((one) => one.id === id.slice(1));
  return found && firstWords(found.code, found.name);
}

interface Named {
  readonly name: string | null;
  readonly code: EntryContent['code'];
}

function codeOf(value: unknown): EntryContent['code'] {
  const codings = isFhirObject(value) ? [...codingsIn(value), value] : [];
  const coding = codings.find(({ code }) => textOf(code) !== undefined);
  return coding ? { ...systemPart(coding), code: textOf(coding.code) ?? '' } : null;
}

const systemPart = ({ system }: FhirObject) => {
  const text = textOf(system);
  return text === undefined ? {} : { system: text };
};

/** Flattened rows have the text next to the code. */
function namedRow(row: FhirObject): Named | undefined {
  const code = textOf(row.code);
  const name = firstWords(row.text, row.display);
  if (code === undefined && name === undefined) return undefined;
  return { name: name ?? code ?? null, code: code === undefined ? null : { ...systemPart(row), code } };
}

function namedResource(resource: FhirObject, kind: string): Named {
  const paths = [...(NAMED_BY[kind] ?? []), ...ANY_NAME];
  for (const path of paths) {
    const values = listOf(resource[path]);
    const inside = values.map((value) =>
      isFhirObject(value) && isFhirObject(value.code) ? value.code : value,
    );
    const name = values.map((value) => contained(resource, value)).find(Boolean) ?? firstWords(...inside);
    if (name !== undefined) return { name, code: inside.map(codeOf).find(Boolean) ?? null };
  }
  const referred =
    isFhirObject(resource.medicationReference) && textOf(resource.medicationReference.reference);
  return { name: null, code: referred ? { code: referred } : null };
}

const namedOf = (resource: FhirObject, kind: string): Named =>
  (typeof resource.resourceType === 'string' ? undefined : namedRow(resource)) ??
  namedResource(resource, kind);

const joined = (...values: readonly unknown[]): string | undefined => {
  const words = values
    .flatMap(listOf)
    .map(wordsIn)
    .filter((text) => text !== undefined);
  return words.length > 0 ? [...new Set(words)].join(', ') : undefined;
};

const reactionsOf = (resource: FhirObject): string | undefined =>
  joined(...listOf(resource.reaction).flatMap((one) => (isFhirObject(one) ? listOf(one.manifestation) : [])));

const severityOf = (resource: FhirObject): string | undefined =>
  joined(
    resource.severity,
    ...listOf(resource.reaction).map((one) => (isFhirObject(one) ? one.severity : undefined)),
  );

const notesOf = (resource: FhirObject): string | undefined =>
  joined(...listOf(resource.note).map((one) => (isFhirObject(one) ? one.text : one)));

const endOf = (resource: FhirObject): string | undefined => {
  const period = [resource.effectivePeriod, resource.period, resource.performedPeriod].find(isFhirObject);
  return textOf(resource.abatementDateTime ?? resource.end ?? period?.end);
};

/** Status words that add nothing to the state. */
const PLAIN_WORDS = new Set(['active', 'resolved', 'completed', 'finished', 'final', 'current', 'confirmed']);

const addedWord = (word: string | undefined) =>
  word !== undefined && !PLAIN_WORDS.has(word) ? word : undefined;

const DETAILS: Readonly<Record<EntryDetail, (resource: FhirObject) => string | undefined>> = {
  certainty: ({ verificationStatus }) => addedWord(codeWord(verificationStatus)),
  criticality: ({ criticality }) => textOf(criticality),
  category: (resource) => (resource.title === undefined ? joined(resource.category) : undefined),
  reaction: reactionsOf,
  severity: severityOf,
  dosage: ({ dosageInstruction, dosage }) => dosageWords(dosageInstruction ?? dosage),
  reason: ({ reasonCode, reason }) => joined(reasonCode, reason),
  outcome: ({ outcome, conclusion }) => joined(outcome, conclusion),
  status: (resource) => addedWord(statusOf(resource)),
  end: endOf,
  note: notesOf,
};

/** Longer than any screen can show. */
const MAX_TEXT_CHARACTERS = 500;

const readable = (name: string | null): string | null =>
  name === null ? null : withoutTag(name).slice(0, MAX_TEXT_CHARACTERS);

/** An end date equal to the start date adds nothing, so leave it out. */
const isSameDay = (key: EntryDetail, text: string, time: string | null): boolean =>
  key === 'end' && text.slice(0, 10) === time?.slice(0, 10);

function detailsOf(resource: FhirObject, name: string | null, time: string | null): EntryContent['details'] {
  return (Object.keys(DETAILS) as EntryDetail[]).flatMap((key) => {
    const text = DETAILS[key](resource)?.slice(0, MAX_TEXT_CHARACTERS);
    return text === undefined || readable(text) === name || isSameDay(key, text, time) ? [] : [{ key, text }];
  });
}

/** Some sources write years as numbers. */
const timeOf = (resource: FhirObject): string | null => {
  const onset = resource.onsetDateTime ?? resource.onset;
  const written = textOf(onset) ?? (isFhirNumber(onset) ? digitsOf(onset) : undefined);
  return written ?? resourceTime(resource) ?? null;
};

/**
 * Returns the readable content of a parsed resource (R4, STU3, DSTU2) or a flattened row.
 * Retracted and refuted entries are never active. Never throws: unexpected shapes count as unreadable.
 */
export function entryFromFhir(kind: string, resource: unknown): EntryContent {
  if (!isFhirObject(resource)) return NOTHING;
  const type = kindOf(kind);
  const { name, code } = namedOf(resource, type);
  const words = readable(name);
  const time = timeOf(resource);
  return {
    name: words,
    code,
    state: stateOf(resource, type),
    details: detailsOf(resource, words, time),
    time,
    isReadable: words !== null,
  };
}
