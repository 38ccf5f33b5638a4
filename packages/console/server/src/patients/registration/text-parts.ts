import { FIELD_PART_NAMES, type FieldPart } from '@careline/core/internal/patients/registration';

/** Parts of one field that are stored in another shape than they are sent in; the UHID is an identifier. */
const IN_A_SHAPE_OF_THEIR_OWN = ['gender', 'callingTime', 'channels', 'uhid'] as const;

/** Parts that are a text or nothing, as sent, as stored and as shown; each has the column of its name. */
export type TextPart = Exclude<FieldPart, (typeof IN_A_SHAPE_OF_THEIR_OWN)[number]>;
export type TextParts = { readonly [Part in TextPart]?: string | null | undefined };

const isTextPart = (name: FieldPart): name is TextPart =>
  !(IN_A_SHAPE_OF_THEIR_OWN as readonly string[]).includes(name);

export const TEXT_PARTS: readonly TextPart[] = FIELD_PART_NAMES.filter(isTextPart);
