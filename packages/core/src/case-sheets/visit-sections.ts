import type { ServiceType } from '#encounters';
import type { CaseSheetSectionKey } from './section-key.ts';

/** The sections of a case sheet that a kind of visit needs. */
export interface VisitSections {
  /** In the order of a note. */
  readonly first: readonly CaseSheetSectionKey[];
  /** Those that are open from the start. */
  readonly opens: readonly CaseSheetSectionKey[];
}

const CONSULTATION: VisitSections = { first: ['SUMMARY', 'GENERAL', 'DIAGNOSIS'], opens: ['SUMMARY'] };

/** A consultation with an examination of its subject. */
const withExamination = (...keys: readonly CaseSheetSectionKey[]): VisitSections => ({
  first: ['SUMMARY', 'GENERAL', ...keys, 'DIAGNOSIS'],
  opens: ['SUMMARY'],
});

/** A visit that begins with measuring. */
const MEASURING: VisitSections = { first: ['GENERAL', 'SUMMARY'], opens: ['GENERAL'] };

/** Service types that need other sections than a consultation. */
const BY_SERVICE: Partial<Readonly<Record<ServiceType, VisitSections>>> = {
  OPHTHAL_CONSULTATION: withExamination('OPHTHALMIC'),
  DENTAL_CONSULTATION: withExamination('DENTAL', 'ORAL'),
  ENDOCRINOLOGY_CONSULTATION: withExamination('THYROID'),
  CARDIOLOGY_CONSULTATION: withExamination('SYSTEMIC'),
  VITALS_SCREENING: MEASURING,
  NCD_SCREENING: {
    first: ['GENERAL', 'FAMILY', 'HABITS', 'ORAL', 'BREAST', 'CERVICAL', 'SUMMARY'],
    opens: ['GENERAL'],
  },
  PRE_EMPLOYMENT_MER: {
    first: ['GENERAL', 'PAST_HISTORY', 'SYSTEMIC', 'OPHTHALMIC', 'SUMMARY'],
    opens: ['GENERAL'],
  },
  NURSING: MEASURING,
  AHC_NURSE_AT_HOME: MEASURING,
  LAB_SAMPLE_COLLECTION: MEASURING,
  AHLL_LAB_TEST_SAMPLE_COLLECTION: MEASURING,
};

/** Returns the sections that a visit needs, by its service type. Unknown types count as consultations. */
export const visitSections = (serviceType: string): VisitSections =>
  BY_SERVICE[serviceType as ServiceType] ?? CONSULTATION;
