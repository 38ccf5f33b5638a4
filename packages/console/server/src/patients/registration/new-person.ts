import { FIELD_PART_NAMES, type FieldPart } from '@careline/core/internal/patients/registration';
import type { StoredNextOfKin } from '../../platform/database/schema.ts';

/** Parts of a registration that are stored in another shape. The UHID is an identifier. */
const IN_A_SHAPE_OF_THEIR_OWN = ['gender', 'callingTime', 'channels', 'uhid'] as const;

/** Parts that are a text or absent when sent, stored and shown. Each has a column of the same name. */
export type TextPart = Exclude<FieldPart, (typeof IN_A_SHAPE_OF_THEIR_OWN)[number]>;

export type TextParts = { readonly [Part in TextPart]?: string | null | undefined };

const isTextPart = (name: FieldPart): name is TextPart =>
  !(IN_A_SHAPE_OF_THEIR_OWN as readonly string[]).includes(name);

export const TEXT_PARTS: readonly TextPart[] = FIELD_PART_NAMES.filter(isTextPart);

/** A patient to store, from a registration, an import or the demo. */
export interface NewPerson extends TextParts {
  readonly id: string;
  readonly organisationId: string;
  /** The facilities that may see the patient. */
  readonly facilityIds: readonly string[];
  /** The name that is shown; empty if unknown. */
  readonly name: string;
  /** Every name in the source's form (FHIR HumanName). */
  readonly names?: readonly unknown[];
  /** Further names for search, in addition to `name`. */
  readonly alsoKnownAs?: readonly string[];
  /** In upper or lower case; stored as a code. */
  readonly gender: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate?: string | null;
  /** As `birthDate`, or `true`. */
  readonly deceased?: string | null;
  readonly languages?: readonly string[];
  readonly addresses?: readonly unknown[];
  readonly emails?: readonly string[];
  /** Preferred calling time on the facility's clock, HH:mm. */
  readonly callingTime?: { readonly from: string; readonly to: string } | null;
  readonly nextOfKin?: readonly StoredNextOfKin[];
  /** Channels with an explicit choice. All others are enabled. */
  readonly channels?: readonly { readonly channelType: string; readonly isEnabled: boolean }[];
  /** The system `uhid` is the organisation's own number. */
  readonly identifiers?: readonly { readonly system: string; readonly value: string }[];
  readonly phones?: readonly { readonly value: string; readonly use?: string | null }[];
  readonly enrolments?: readonly NewEnrolment[];
  /** Data from the source that has no column. */
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
  /** Unix seconds, 0 if unknown. */
  readonly enrolledAt: number;
}
