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

/** Content of a paper: a signed prescription, or one about to be signed. */
type PaperContent = Pick<
  Prescription,
  'facility' | 'signer' | 'registrationNumber' | 'advice' | 'withdrawn'
> & {
  readonly lines: readonly PaperLine[];
  /** How doctor and patient were in contact; missing on older prescriptions. */
  readonly mode?: string | null | undefined;
  /** Undefined before the signature. */
  readonly number?: string | undefined;
  /** Unix seconds. */
  readonly signedAt: number;
};

export type PaperLine = Parameters<typeof directionsText>[0] &
  Partial<Pick<Prescription['lines'][number], 'events'>>;

export interface PaperProps {
  readonly content: PaperContent;
  readonly patient: Patient;
  /** The patient's known allergies and weight; undefined while loading. */
  readonly known?: (KnownAllergies & Partial<Pick<PrescriptionBasis, 'patient' | 'paper'>>) | undefined;
  /** Facts stored with a signed prescription. Without them, the current ones are used. */
  readonly facts?: PaperFacts | undefined;
  /** Schedule mark of each line, in line order; undefined while the tables load. */
  readonly marks?: readonly (ScheduleMark | undefined)[] | undefined;
  /** Used for generic names; undefined while loading. */
  readonly tables?: MedicineTables | undefined;
  /** Language of the directions to the patient, ISO 639. */
  readonly language?: string | undefined;
  /** The booked time of the next visit, unix seconds. Its day is in `facts`. */
  readonly nextVisitAt?: number | undefined;
  readonly logo?: string | undefined;
  /** Address encoded in the QR code. Without it, no code is printed. */
  readonly checkAddress?: string | undefined;
}

/** Returns the facts printed with the medicines; undefined while they load. */
export const factsOf = ({ facts, known }: Pick<PaperProps, 'facts' | 'known'>): PaperFacts | undefined =>
  facts ?? known?.paper;

/** Returns the facts stored at the signature; undefined for prescriptions without any. */
export const signedFactsOf = (props: Pick<PaperProps, 'facts' | 'known'>): SignedFacts | undefined =>
  factsOf(props)?.signed ?? undefined;

/** Returns the doctor's advice from the prescription and the case sheet. */
export const adviceOf = (props: Pick<PaperProps, 'facts' | 'known' | 'content'>): readonly string[] =>
  [props.content.advice, signedFactsOf(props)?.advice ?? ''].filter(Boolean);
