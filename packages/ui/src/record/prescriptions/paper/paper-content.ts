import type { Patient } from '@careline/core/internal/patients';
import type {
  directionsText,
  MedicineTables,
  PaperFacts,
  Prescription,
  PrescriptionBasis,
  ScheduleMark,
  SignedFacts,
} from '@careline/core/internal/prescriptions';
import type { KnownAllergies } from '../allergy-words.ts';

/** What a paper says: a signed prescription, or one that is to be signed. */
type PaperContent = Pick<
  Prescription,
  'facility' | 'signer' | 'registrationNumber' | 'advice' | 'withdrawn'
> & {
  readonly lines: readonly PaperLine[];
  /** How doctor and patient were in touch; older prescriptions do not have it. */
  readonly mode?: string | null | undefined;
  /** Undefined before it is signed. */
  readonly number?: string | undefined;
  /** Unix seconds. */
  readonly signedAt: number;
};

export type PaperLine = Parameters<typeof directionsText>[0] &
  Partial<Pick<Prescription['lines'][number], 'events'>>;

export interface PaperProps {
  readonly content: PaperContent;
  readonly patient: Patient;
  /** What is known of the patient's allergies and weight; undefined while it is not loaded. */
  readonly known?: (KnownAllergies & Partial<Pick<PrescriptionBasis, 'patient' | 'paper'>>) | undefined;
  /** Of a signed prescription; without it, what it would be if it were signed now. */
  readonly facts?: PaperFacts | undefined;
  /** The mark of the schedule of each line, in their order; undefined while the tables are not loaded. */
  readonly marks?: readonly (ScheduleMark | undefined)[] | undefined;
  /** For generic names; undefined while they are not loaded. */
  readonly tables?: MedicineTables | undefined;
  /** Of the directions to the patient: ISO 639. */
  readonly language?: string | undefined;
  readonly logo?: string | undefined;
  /** The address that the code on the paper leads to; without it there is none. */
  readonly checkAddress?: string | undefined;
}

/** What the paper shows beside the medicines; undefined while it is not loaded. */
export const factsOf = ({ facts, known }: Pick<PaperProps, 'facts' | 'known'>): PaperFacts | undefined =>
  facts ?? known?.paper;

/** The facts of the signature; undefined for prescriptions that have none. */
export const signedFactsOf = (props: Pick<PaperProps, 'facts' | 'known'>): SignedFacts | undefined =>
  factsOf(props)?.signed ?? undefined;

/** What the doctor advised: on the prescription, and in the case sheet. */
export const adviceOf = (props: Pick<PaperProps, 'facts' | 'known' | 'content'>): readonly string[] =>
  [props.content.advice, signedFactsOf(props)?.advice ?? ''].filter(Boolean);
