import { codedLabel, joinWords } from '#formatting';
import { HISTORY_SECTION_LABELS, type HistorySection } from './history-section.ts';
import { RECORD_COMPONENT_LABELS, type RecordComponent } from './record-component.ts';
import * as words from './words/en.ts';

/** Sections without a component in the specification. */
const OWN_LABELS = words.ownLabels;

type SectionKey = RecordComponent | HistorySection | keyof typeof OWN_LABELS.en;

interface Section {
  readonly key: SectionKey;
  /** Imported kinds in this section: FHIR types, and kinds of flattened rows. */
  readonly kinds: readonly string[];
}

/**
 * Sections of a medical record with content, in order. Kinds without a section are in the last one, so that everything
 * stored is visible.
 */
export const RECORD_SECTIONS = [
  { key: 'ALLERGIES', kinds: ['AllergyIntolerance', 'allergies'] },
  { key: 'DIAGNOSIS', kinds: ['Condition', 'conditions', 'ClinicalImpression', 'DetectedIssue'] },
  {
    key: 'MEDICATIONS',
    kinds: [
      'MedicationRequest',
      'MedicationOrder',
      'MedicationStatement',
      'MedicationDispense',
      'MedicationAdministration',
      'medications',
    ],
  },
  {
    key: 'LAB_INVESTIGATIONS',
    kinds: ['DiagnosticReport', 'ImagingStudy', 'ServiceRequest', 'ProcedureRequest', 'Specimen'],
  },
  { key: 'DOCUMENTS', kinds: ['DocumentReference', 'DocumentManifest', 'Composition', 'Media', 'Consent'] },
  { key: 'PAST_HISTORY', kinds: ['Procedure', 'FamilyMemberHistory', 'EpisodeOfCare'] },
  // Contains conditions that are social statements (`isSocialStatement`), whatever their kind.
  { key: 'SOCIAL', kinds: [] },
  { key: 'IMMUNISATIONS', kinds: ['Immunization', 'ImmunizationRecommendation'] },
  { key: 'CARE_PLANS', kinds: ['CarePlan', 'CareTeam', 'Goal'] },
  { key: 'ENCOUNTERS', kinds: ['Encounter', 'Appointment', 'encounters'] },
  { key: 'OTHER_ENTRIES', kinds: [] },
] as const satisfies readonly Section[];

export type RecordSection = (typeof RECORD_SECTIONS)[number]['key'];
export const RECORD_SECTION_KEYS: readonly RecordSection[] = RECORD_SECTIONS.map(({ key }) => key);

/** Sections to check before giving, advising or booking anything. */
export const VITAL_SECTIONS = [
  'ALLERGIES',
  'DIAGNOSIS',
  'MEDICATIONS',
] as const satisfies readonly RecordSection[];
export type VitalSection = (typeof VITAL_SECTIONS)[number];

/** Kinds about money or data rather than the patient. They are listed, but not on the timeline. */
export const ADMINISTRATIVE_KINDS: readonly string[] = [
  ...['Claim', 'ClaimResponse', 'ExplanationOfBenefit', 'Coverage', 'Account', 'Invoice', 'PaymentNotice'],
  ...['Provenance', 'AuditEvent', 'Basic', 'Linkage'],
];

/** Kinds with their own section. */
export const PLACED_KINDS: readonly string[] = RECORD_SECTIONS.flatMap(({ kinds }) => kinds);

export const kindsOfSection = (section: RecordSection): readonly string[] =>
  RECORD_SECTIONS.find(({ key }) => key === section)?.kinds ?? [];

export const sectionOfKind = (kind: string): RecordSection =>
  RECORD_SECTIONS.find(({ kinds }) => (kinds as readonly string[]).includes(kind))?.key ?? 'OTHER_ENTRIES';

const LABELS = joinWords<SectionKey>(HISTORY_SECTION_LABELS, RECORD_COMPONENT_LABELS, OWN_LABELS);

export const recordSectionLabel = (key: string, locale?: string): string => codedLabel(LABELS, key, locale);
