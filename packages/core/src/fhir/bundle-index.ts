import { type FhirRefused, refused } from './fhir-refusal.ts';
import { idOfAddress, type ReferenceText, readReference } from './reference-text.ts';

/** What the index needs of an entry; the resource itself is not kept. */
export interface BundleKey {
  readonly type: string;
  /** As in the row. */
  readonly id: string;
  readonly fullUrl?: string | undefined;
  /** `system|value`, of a patient. */
  readonly identifiers?: readonly string[];
  /** When an encounter or a report was, as it was written. */
  readonly time?: string | undefined;
  /** The observations that a report names. */
  readonly results?: readonly string[];
}

export interface ReferenceTarget {
  readonly id: string;
  /** Undefined where neither the bundle nor the address tells it. */
  readonly type?: string | undefined;
}

/** Answers whom references of a bundle mean. */
export interface BundleIndex {
  add(key: BundleKey): void;
  /** @param from the full URL of the entry that refers: relative addresses begin where it does */
  resolve(reference: string, from?: string): ReferenceTarget | FhirRefused;
  /** The time of the report that names an observation by one of its addresses. */
  reportTime(addresses: readonly (string | undefined)[]): string | undefined;
  /** The time of an encounter. */
  encounterTime(reference: string | undefined): string | undefined;
  /** The patient with a logical identifier, `system|value` or the value alone. */
  identified(identifier: string): ReferenceTarget | FhirRefused;
}

/** Types that a subject may be of: these are kept, since `urn:uuid:…` does not tell the type. */
const SUBJECTS = new Set([
  ...['Patient', 'Group', 'Device', 'Location', 'Organization', 'Practitioner', 'PractitionerRole'],
  ...['RelatedPerson', 'Substance', 'Medication', 'Specimen', 'HealthcareService'],
]);

type Address = Extract<ReferenceText, { kind: 'address' }>;

const NOT_FOUND = refused('patient-not-found');
const SEVERAL = refused('several-patients');
const SAME_ID = refused('same-patient-id');

/** The one search that names somebody: by identifier and nothing else. */
function identifierOf(query: string): string | undefined {
  const found = [...new URLSearchParams(query)];
  const [name, value] = found[0] ?? [];
  return found.length === 1 && name === 'identifier' ? value : undefined;
}

class Index implements BundleIndex {
  readonly #targets = new Map<string, ReferenceTarget | FhirRefused>();
  readonly #identified = new Map<string, ReferenceTarget | FhirRefused>();
  /** Where each patient's id was seen first. */
  readonly #patients = new Map<string, string>();

  readonly #reportTimes = new Map<string, string>();
  readonly #encounterTimes = new Map<string, string>();

  add({ type, id, fullUrl, identifiers = [], time, results = [] }: BundleKey): void {
    if (time !== undefined) {
      for (const result of results) this.#reportTimes.set(result, time);
      if (type === 'Encounter') {
        this.#encounterTimes.set(`Encounter/${id}`, time);
        if (fullUrl !== undefined) this.#encounterTimes.set(fullUrl, time);
      }
    }
    const target = { type, id };
    if (fullUrl !== undefined && (SUBJECTS.has(type) || idOfAddress(fullUrl) !== id)) {
      this.#targets.set(fullUrl, target);
    }
    if (type !== 'Patient') return;
    this.#addPatient(id, fullUrl ?? `Patient/${id}`);
    for (const identifier of identifiers) {
      this.#addIdentifier(identifier, target);
      this.#addIdentifier(identifier.slice(identifier.indexOf('|') + 1), target);
    }
  }

  resolve(reference: string, from?: string): ReferenceTarget | FhirRefused {
    const read = readReference(reference);
    if (read.kind === 'inside') return refused('patient-inside');
    if (read.kind === 'address') return this.#address(read, from);
    const identifier = read.type === 'Patient' ? identifierOf(read.query) : undefined;
    return identifier === undefined ? NOT_FOUND : this.identified(identifier);
  }

  reportTime(addresses: readonly (string | undefined)[]): string | undefined {
    return addresses
      .map((address) => (address === undefined ? undefined : this.#reportTimes.get(address)))
      .find((time) => time !== undefined);
  }

  encounterTime(reference: string | undefined): string | undefined {
    return reference === undefined ? undefined : this.#encounterTimes.get(reference);
  }

  identified(identifier: string): ReferenceTarget | FhirRefused {
    return this.#identified.get(identifier) ?? NOT_FOUND;
  }

  /** Ids are unique on a server only: of two servers' patients with one id, nobody can tell whose a row is. */
  #addPatient(id: string, url: string): void {
    const first = this.#patients.get(id) ?? url;
    this.#patients.set(id, first);
    if (first === url) return;
    this.#targets.set(first, SAME_ID);
    this.#targets.set(url, SAME_ID);
  }

  #addIdentifier(identifier: string, target: ReferenceTarget): void {
    const known = this.#identified.get(identifier);
    const same = known === undefined || ('id' in known && known.id === target.id);
    this.#identified.set(identifier, same ? target : SEVERAL);
  }

  #address({ url, base, type, id }: Address, from: string | undefined): ReferenceTarget | FhirRefused {
    if (id === '') return NOT_FOUND;
    const own = from === undefined ? undefined : readReference(from);
    const start = base === undefined && own?.kind === 'address' ? (own.base ?? '') : '';
    const found = this.#targets.get(`${start}${url}`) ?? this.#targets.get(url);
    if (found) return found;
    const known = type === 'Patient' ? this.#patients.get(id) : undefined;
    if (known !== undefined && this.#targets.get(known) === SAME_ID) return SAME_ID;
    const elsewhere = known !== undefined && base !== undefined && known.startsWith('http');
    return elsewhere ? SAME_ID : { type, id };
  }
}

/**
 * An index of a bundle of any type. It keeps a line for each patient and other subject, and for each entry whose address
 * does not end in its id, so that a bundle of any length can be read entry by entry: once for the index, once for the rows.
 */
export function bundleIndex(keys: Iterable<BundleKey> = []): BundleIndex {
  const index = new Index();
  for (const key of keys) index.add(key);
  return index;
}

/** Where a resource was found. */
export interface FhirPlace {
  /** Names the data set; ids are unique within it. */
  readonly source: string;
  /** The entry's, in a bundle. */
  readonly fullUrl?: string | undefined;
  /** Of the bundle; without it only references that say the id themselves are understood. */
  readonly index?: BundleIndex | undefined;
}
