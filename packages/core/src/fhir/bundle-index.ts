import { type FhirRefused, refused } from './fhir-refusal.ts';
import { idOfAddress, type ReferenceText, readReference } from './reference-text.ts';

/** The facts of an entry that the index needs. The resource itself is not stored. */
export interface BundleKey {
  readonly type: string;
  /** Same id as in the row. */
  readonly id: string;
  readonly fullUrl?: string | undefined;
  /** `system|value`, for patients. */
  readonly identifiers?: readonly string[];
  /** Time of an encounter or a report, as written. */
  readonly time?: string | undefined;
  /** Observations of a report. */
  readonly results?: readonly string[];
}

export interface ReferenceTarget {
  readonly id: string;
  /** Undefined if neither the bundle nor the address gives it. */
  readonly type?: string | undefined;
}

/** Resolves the references of a bundle. */
export interface BundleIndex {
  add(key: BundleKey): void;
  /** @param from full URL of the referring entry, the base of relative addresses */
  resolve(reference: string, from?: string): ReferenceTarget | FhirRefused;
  /** Returns the time of the report that lists an observation under one of its addresses. */
  reportTime(addresses: readonly (string | undefined)[]): string | undefined;
  /** Returns the time of an encounter. */
  encounterTime(reference: string | undefined): string | undefined;
  /** Finds a patient by logical identifier, `system|value` or the value alone. */
  identified(identifier: string): ReferenceTarget | FhirRefused;
}

/** Types of possible subjects. They are indexed because `urn:uuid:…` does not include the type. */
const SUBJECTS = new Set([
  ...['Patient', 'Group', 'Device', 'Location', 'Organization', 'Practitioner', 'PractitionerRole'],
  ...['RelatedPerson', 'Substance', 'Medication', 'Specimen', 'HealthcareService'],
]);

type Address = Extract<ReferenceText, { kind: 'address' }>;

const NOT_FOUND = refused('patient-not-found');
const SEVERAL = refused('several-patients');
const SAME_ID = refused('same-patient-id');

/** Returns the identifier of a search. Other searches can't identify a patient. */
function identifierOf(query: string): string | undefined {
  const found = [...new URLSearchParams(query)];
  const [name, value] = found[0] ?? [];
  return found.length === 1 && name === 'identifier' ? value : undefined;
}

class Index implements BundleIndex {
  readonly #targets = new Map<string, ReferenceTarget | FhirRefused>();
  readonly #identified = new Map<string, ReferenceTarget | FhirRefused>();
  /** First URL of each patient id. */
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

  /** Ids are only unique per server. If two servers use the same id, rows with it are ambiguous. */
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
 * Creates an index of a bundle of any type.
 * It stores a line per patient, per other subject, and per entry whose address does not end in its id. Bundles of any
 * length can therefore be read entry by entry: once for the index, once for the rows.
 */
export function bundleIndex(keys: Iterable<BundleKey> = []): BundleIndex {
  const index = new Index();
  for (const key of keys) index.add(key);
  return index;
}
