/** Keys of a source record that identify the patient or another person. */
const PERSONAL = new Set(
  [
    'name',
    'identifier',
    'telecom',
    'phone',
    'email',
    'address',
    'contact',
    'photo',
    'patient',
    'subject',
  ].concat(
    ['individual', 'participant', 'performer', 'practitioner', 'author', 'asserter', 'recorder', 'requester'],
    ['medicalRecordNumber', 'note', 'text', 'contained', 'extension', 'attachment'],
  ),
);
/** Keys whose values are codes, units or times. */
const CODED = new Set(
  ['resourceType', 'status', 'system', 'code', 'unit', 'comparator', 'use', 'type', 'kind', 'class'].concat([
    'start',
    'end',
    'date',
    'issued',
    'onset',
    'abatement',
    'recorded',
  ]),
);
const IS_TIME = /(?:DateTime|Date|Instant|Time)$/;

type Json = unknown;

const isCoded = (key: string, siblings: Readonly<Record<string, Json>>): boolean =>
  CODED.has(key) || IS_TIME.test(key) || (key === 'display' && typeof siblings.code === 'string');

function codedMember(key: string, value: Json, siblings: Readonly<Record<string, Json>>): Json {
  if (PERSONAL.has(key)) return undefined;
  if (typeof value === 'string') return isCoded(key, siblings) ? value : undefined;
  return codedContent(value);
}

/**
 * Returns the coded part of a source's JSON, or undefined if nothing is left.
 * Keeps numbers, ticks, codes with their display text, units and times. Any other text may contain a name, so it is
 * dropped, like everything about people.
 */
export function codedContent(value: Json): Json {
  if (typeof value === 'string') return undefined;
  if (Array.isArray(value)) {
    const coded = value.map(codedContent).filter((each) => each !== undefined);
    return coded.length > 0 ? coded : undefined;
  }
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const record = value as Readonly<Record<string, Json>>;
  const coded = Object.entries(record)
    .map(([key, member]) => [key, codedMember(key, member, record)] as const)
    .filter(([, member]) => member !== undefined);
  return coded.length > 0 ? Object.fromEntries(coded) : undefined;
}
