import { FIELD_PART_NAMES, type FieldPart } from '@careline/core/internal/patients/registration';
import type { StoredNextOfKin } from '../../platform/database/schema.ts';

/** Parts of one field that are stored in another shape than they are sent in; the UHID is an identifier. */
const IN_A_SHAPE_OF_THEIR_OWN = ['gender', 'callingTime', 'channels', 'uhid'] as const;

/** Parts that are a text or nothing, as sent, as stored and as shown; each has the column of its name. */
export type TextPart = Exclude<FieldPart, (typeof IN_A_SHAPE_OF_THEIR_OWN)[number]>;

export type TextParts = { readonly [Part in TextPart]?: string | null | undefined };

const isTextPart = (name: FieldPart): name is TextPart =>
  !(IN_A_SHAPE_OF_THEIR_OWN as readonly string[]).includes(name);

export const TEXT_PARTS: readonly TextPart[] = FIELD_PART_NAMES.filter(isTextPart);

/** A patient to be stored, by registration, an import or the demo. */
export interface NewPerson extends TextParts {
  readonly id: string;
  readonly organisationId: string;
  /** Who may see them. */
  readonly facilityIds: readonly string[];
  /** The name that is shown; empty where none is known. */
  readonly name: string;
  /** Every name as its source knows it (FHIR HumanName). */
  readonly names?: readonly unknown[];
  /** Further names to be found by, beside `name`. */
  readonly alsoKnownAs?: readonly string[];
  /** As its source writes it, in either case; stored as a code. */
  readonly gender: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate?: string | null;
  /** As `birthDate`, or `true`. */
  readonly deceased?: string | null;
  readonly languages?: readonly string[];
  readonly addresses?: readonly unknown[];
  readonly emails?: readonly string[];
  /** When they like to be called, on the facility's clock: HH:mm. */
  readonly callingTime?: { readonly from: string; readonly to: string } | null;
  readonly nextOfKin?: readonly StoredNextOfKin[];
  /** The channels somebody chose about; the others are enabled. */
  readonly channels?: readonly { readonly channelType: string; readonly isEnabled: boolean }[];
  /** The system `uhid` is the organisation's own number. */
  readonly identifiers?: readonly { readonly system: string; readonly value: string }[];
  readonly phones?: readonly { readonly value: string; readonly use?: string | null }[];
  readonly enrolments?: readonly NewEnrolment[];
  /** What the source said that has no column here. */
  readonly details?: Readonly<Record<string, unknown>> | null;
  readonly source: string;
  readonly sourceId?: string | null;
  readonly contentHash?: string | null;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

interface NewEnrolment {
  readonly id: string;
  readonly facilityId: string;
  readonly programme: string;
  /** Unix seconds, 0 where not known. */
  readonly enrolledAt: number;
}
