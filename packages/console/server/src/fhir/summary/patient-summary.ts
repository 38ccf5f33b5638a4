import type { LabelLocale } from '@careline/core/internal/formatting';
import { dayOf } from '@careline/core/internal/formatting';
import type {
  Bundle,
  BundleEntry,
  Composition,
  CompositionSection,
  FhirResource,
  Observation,
  Patient,
} from 'fhir/r4';
import { sql } from 'kysely';
import { reportedPregnancies } from '../../observations/reported-pregnancies.ts';
import { readMaternity } from '../../patients/maternity.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { FhirCall } from '../fhir-call.ts';
import { findResource } from '../fhir-registry.ts';
import { filled, hl7Concept, LOINC, own } from '../fhir-systems.ts';
import { isFhirType } from '../fhir-type.ts';
import { readResource, requireType } from '../read-resource.ts';
import { hasId } from '../row-id.ts';
import { readMany } from '../search/included.ts';
import { narrative } from './narrative.ts';
import { readSummaryFacts, type SummaryFacts } from './summary-facts.ts';
import { type LineContext, summaryLine } from './summary-line.ts';
import { toSummaryResource } from './summary-resource.ts';
import { SUMMARY_SECTIONS, SUMMARY_TEXTS, type SummarySection } from './summary-texts.ts';

const PROFILES = 'http://hl7.org/fhir/uv/ips/StructureDefinition';

interface SectionFrame {
  /** LOINC. */
  readonly code: string;
  /** Whether every summary has it. Such a section without an entry has a reason. */
  readonly required?: true;
  /** Section of the record. The narrative also lists what patients reported for it. */
  readonly record?: string;
}

const FRAMES: Readonly<Record<SummarySection, SectionFrame>> = {
  medicines: { code: '10160-0', required: true, record: 'MEDICATIONS' },
  allergies: { code: '48765-2', required: true, record: 'ALLERGIES' },
  problems: { code: '11450-4', required: true, record: 'DIAGNOSIS' },
  results: { code: '30954-2' },
  vitalSigns: { code: '8716-3' },
  immunizations: { code: '11369-6' },
  pregnancy: { code: '10162-6' },
  plan: { code: '18776-5' },
  pastProblems: { code: '11348-0' },
};

const referenceTo = ({ resourceType, id }: FhirResource): string => `${resourceType}/${id}`;

/** Returns the expected date of delivery of a current pregnancy as an Observation of this document. */
async function pregnancyEntries(vitaId: string, { tx, caller, now }: FhirCall): Promise<Observation[]> {
  const reported = await reportedPregnancies(tx, [vitaId]);
  const maternity = await readMaternity(tx, vitaId, reported.get(vitaId) ?? []);
  const today = dayOf(now, caller.timeZone);
  const dueDate = maternity?.dueDate;
  if (dueDate === undefined || dueDate < today) return [];
  return [
    {
      resourceType: 'Observation',
      id: newId(),
      status: 'final',
      code: { coding: [{ system: LOINC, code: '11778-8', display: 'Delivery date Estimated' }] },
      subject: { reference: `Patient/${vitaId}` },
      effectiveDateTime: today,
      valueDateTime: dueDate,
    },
  ];
}

interface Written extends LineContext {
  readonly language: LabelLocale;
  readonly facts: SummaryFacts;
}

function sectionOf(
  key: SummarySection,
  entries: readonly FhirResource[],
  { facts, language, ...context }: Written,
): CompositionSection[] {
  const { code, required, record } = FRAMES[key];
  if (entries.length === 0 && !required) return [];
  const { texts } = context;
  const reported = facts.reported.flatMap(({ section, name }) => (section === record && name ? [name] : []));
  const shown = key === 'plan' ? [...entries, ...facts.goals] : entries;
  const lists = [
    entries.length === 0 ? { heading: texts.nothingRecorded, lines: [] } : undefined,
    { lines: shown.map((resource) => summaryLine(resource, context)) },
    reported.length === 0 ? undefined : { heading: texts.reported, lines: reported },
  ];
  return [
    filled<CompositionSection>({
      title: texts.sections[key],
      code: { coding: [{ system: LOINC, code }] },
      text: narrative(
        lists.filter((list) => list !== undefined),
        language,
      ),
      entry: entries.map((resource) => ({ reference: referenceTo(resource) })),
      emptyReason: entries.length === 0 ? hl7Concept('list-empty-reason', 'unavailable') : undefined,
    }),
  ];
}

const LINKED = /"reference":"((?:Practitioner|Organization)\/[0-9a-f-]{36})"/g;

/** Returns the staff and the organisation that resources refer to, so that the document stands alone. */
async function readLinked(resources: readonly FhirResource[], call: FhirCall): Promise<FhirResource[]> {
  const references = new Set(
    [...JSON.stringify(resources).matchAll(LINKED)].map(([, reference]) => reference),
  );
  const linked: FhirResource[] = [];
  for (const type of ['Organization', 'Practitioner'] as const) {
    const definition = findResource(type);
    const ids = [...references].flatMap((reference = '') => {
      const [named = '', id = ''] = reference.split('/');
      return isFhirType(named) && named === type ? (hasId(definition, id) ?? []) : [];
    });
    if (ids.length === 0) continue;
    linked.push(...(await readMany(definition, sql<boolean>`(${sql.join(ids, sql` or `)})`, call)));
  }
  return linked;
}

const compositionOf = (
  patient: Patient,
  section: readonly CompositionSection[],
  { texts, language }: Written,
  { caller, now }: FhirCall,
): Composition => ({
  resourceType: 'Composition',
  id: newId(),
  meta: { profile: [`${PROFILES}/Composition-uv-ips`] },
  language,
  status: 'final',
  type: { coding: [{ system: LOINC, code: '60591-5', display: 'Patient summary Document' }] },
  subject: { reference: referenceTo(patient) },
  date: new Date(now * 1000).toISOString(),
  author: [{ reference: `Organization/${caller.organisationId}` }],
  title: texts.title,
  custodian: { reference: `Organization/${caller.organisationId}` },
  section: [...section],
});

/** Types that a summary needs. Whoever may not read one of them gets no summary. */
const NEEDED = ['Patient', 'Condition', 'AllergyIntolerance', 'MedicationRequest', 'Observation'] as const;
/** What else a summary shows. A system needs the scopes for these too. */
const SHOWN = ['MedicationStatement', 'Immunization', 'CarePlan', 'Goal'] as const;

/**
 * Returns the International Patient Summary of a patient as a document: its Composition, then everything that the
 * Composition refers to. Throws `FhirProblem` and `scope-missing`.
 */
export async function readPatientSummary(id: string, language: LabelLocale, call: FhirCall): Promise<Bundle> {
  for (const type of [...NEEDED, ...(call.systemScopes ? SHOWN : [])])
    requireType(findResource(type), call, 'read');
  const patient = (await readResource(findResource('Patient'), id, call)) as Patient;
  const facts = await readSummaryFacts(id, call);
  const entries = { ...facts.entries, pregnancy: await pregnancyEntries(id, call) };
  const written = { texts: SUMMARY_TEXTS[language], timeZone: call.caller.timeZone, language, facts };
  const sections = SUMMARY_SECTIONS.flatMap((key) => sectionOf(key, entries[key], written));
  const composition = compositionOf(patient, sections, written, call);
  const clinical = SUMMARY_SECTIONS.flatMap((key) => [...entries[key]]);
  const inside = [composition, patient, ...clinical, ...facts.goals].map(toSummaryResource);
  const all = [...inside, ...(await readLinked(inside, call))];
  return {
    resourceType: 'Bundle',
    meta: { profile: [`${PROFILES}/Bundle-uv-ips`] },
    language,
    identifier: { system: own('document'), value: newId() },
    type: 'document',
    timestamp: new Date(call.now * 1000).toISOString(),
    entry: all.map(
      (resource): BundleEntry => ({ fullUrl: `${call.base}/${referenceTo(resource)}`, resource }),
    ),
  };
}
