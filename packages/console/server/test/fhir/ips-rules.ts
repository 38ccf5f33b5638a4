import type { Bundle, Composition, CompositionSection, FhirResource, Patient } from 'fhir/r4';

interface IpsRule {
  /** Profile of hl7.fhir.uv.ips 2.0.0 and element or invariant. */
  readonly rule: string;
  readonly holds: (bundle: Bundle) => boolean;
}

export const resourcesOf = (bundle: Bundle): FhirResource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => (resource ? [resource as FhirResource] : []));

export const compositionOf = (bundle: Bundle): Composition => bundle.entry?.[0]?.resource as Composition;

export const sectionOf = (bundle: Bundle, loinc: string): CompositionSection | undefined =>
  compositionOf(bundle).section?.find(({ code }) => code?.coding?.[0]?.code === loinc);

const every =
  <Type extends FhirResource['resourceType']>(
    type: Type,
    holds: (resource: Extract<FhirResource, { resourceType: Type }>) => boolean,
  ) =>
  (bundle: Bundle): boolean =>
    resourcesOf(bundle)
      .filter(({ resourceType }) => resourceType === type)
      .every((resource) => holds(resource as Extract<FhirResource, { resourceType: Type }>));

/** What a section may refer to, by its LOINC code. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '10160-0': ['MedicationStatement', 'MedicationRequest'],
  '48765-2': ['AllergyIntolerance'],
  '11450-4': ['Condition'],
  '30954-2': ['Observation', 'DiagnosticReport'],
  '8716-3': ['Observation'],
  '11369-6': ['Immunization'],
  '10162-6': ['Observation'],
  '18776-5': ['CarePlan'],
  '11348-0': ['Condition'],
};
const REQUIRED = ['11450-4', '48765-2', '10160-0'];

const referencesOf = (section: CompositionSection): string[] =>
  (section.entry ?? []).map(({ reference = '' }) => reference);

/** Rules of the IPS profiles, written from their snapshots. */
export const IPS_RULES: readonly IpsRule[] = [
  { rule: 'Bundle.type: document', holds: ({ type }) => type === 'document' },
  {
    rule: 'Bundle.identifier 1..1 with system and value (bdl-9)',
    holds: ({ identifier }) => Boolean(identifier?.system && identifier.value),
  },
  { rule: 'Bundle.timestamp 1..1', holds: ({ timestamp }) => timestamp !== undefined },
  {
    rule: 'Bundle.entry.fullUrl 1..1, each once (bdl-7)',
    holds: ({ entry = [] }) => {
      const urls = entry.map(({ fullUrl }) => fullUrl);
      return !urls.includes(undefined) && new Set(urls).size === urls.length;
    },
  },
  {
    rule: 'bdl-11 and bdl-ips-1: one Composition, at the start',
    holds: (bundle) =>
      resourcesOf(bundle).findIndex(({ resourceType }) => resourceType === 'Composition') === 0 &&
      resourcesOf(bundle).filter(({ resourceType }) => resourceType === 'Composition').length === 1,
  },
  {
    rule: 'Bundle.entry:patient 1..1',
    holds: (bundle) =>
      resourcesOf(bundle).filter(({ resourceType }) => resourceType === 'Patient').length === 1,
  },
  {
    rule: 'Composition.type 60591-5',
    holds: (bundle) => compositionOf(bundle).type.coding?.[0]?.code === '60591-5',
  },
  {
    rule: 'Composition.subject.reference 1..1: the patient',
    holds: (bundle) => {
      const patient = resourcesOf(bundle).find((one): one is Patient => one.resourceType === 'Patient');
      return compositionOf(bundle).subject?.reference === `Patient/${patient?.id}`;
    },
  },
  {
    rule: 'Composition.section 3..*: problems, allergies, medicines once each',
    holds: (bundle) =>
      REQUIRED.every(
        (code) =>
          compositionOf(bundle).section?.filter((one) => one.code?.coding?.[0]?.code === code).length === 1,
      ),
  },
  {
    rule: 'Composition.section.title, code and text 1..1',
    holds: (bundle) =>
      (compositionOf(bundle).section ?? []).every(
        ({ title, code, text }) => title && code && text?.status === 'generated' && text.div,
      ),
  },
  {
    rule: 'ips-comp-1 and cmp-2: entry or emptyReason, never both',
    holds: (bundle) =>
      (compositionOf(bundle).section ?? []).every(
        (section) => referencesOf(section).length > 0 !== (section.emptyReason !== undefined),
      ),
  },
  {
    rule: 'Composition.section.entry: types of the section',
    holds: (bundle) =>
      (compositionOf(bundle).section ?? []).every((section) => {
        const allowed = ALLOWED[section.code?.coding?.[0]?.code ?? ''] ?? [];
        return referencesOf(section).every((reference) => allowed.includes(reference.split('/')[0] ?? ''));
      }),
  },
  {
    rule: 'bdl-12 and documents: every reference is in the Bundle',
    holds: (bundle) => {
      const inside = new Set(resourcesOf(bundle).map(({ resourceType, id }) => `${resourceType}/${id}`));
      const named = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)];
      return named.every(([, reference = '']) => inside.has(reference));
    },
  },
  {
    rule: 'ips-pat-1: a name',
    holds: every('Patient', ({ name = [] }) => name.some((one) => one.text || one.family || one.given)),
  },
  {
    rule: 'Patient.birthDate 1..1, or why not',
    holds: every('Patient', (patient) => Boolean(patient.birthDate ?? patient._birthDate)),
  },
  { rule: 'Condition.code 1..1', holds: every('Condition', ({ code }) => code !== undefined) },
  {
    rule: 'con-3 and con-5: clinicalStatus and entered-in-error',
    holds: every(
      'Condition',
      ({ clinicalStatus, verificationStatus }) =>
        !(clinicalStatus && verificationStatus?.coding?.[0]?.code === 'entered-in-error'),
    ),
  },
  {
    rule: 'AllergyIntolerance.code 1..1',
    holds: every('AllergyIntolerance', ({ code }) => code !== undefined),
  },
  {
    rule: 'MedicationStatement.effective[x] 1..1, or why not',
    holds: every('MedicationStatement', (one) => Boolean(one.effectiveDateTime ?? one._effectiveDateTime)),
  },
  {
    rule: 'Observation.effective[x] 1..1, or why not',
    holds: every('Observation', (one) => Boolean(one.effectiveDateTime ?? one._effectiveDateTime)),
  },
  {
    rule: 'ips-2: a value, components or why not',
    holds: every('Observation', (one) =>
      Boolean(
        Object.keys(one).some((key) => key.startsWith('value')) || one.component || one.dataAbsentReason,
      ),
    ),
  },
  {
    rule: 'Observation.performer 1..* of laboratory results',
    holds: every(
      'Observation',
      ({ category = [], performer = [] }) =>
        category[0]?.coding?.[0]?.code !== 'laboratory' || performer.length > 0,
    ),
  },
  { rule: 'Organization.name 1..1', holds: every('Organization', ({ name }) => Boolean(name)) },
  { rule: 'Practitioner.name 1..*', holds: every('Practitioner', ({ name = [] }) => name.length > 0) },
];
