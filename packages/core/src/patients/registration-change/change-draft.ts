import * as v from 'valibot';
import { asideText, type FormValues, fittingValues, type SetAside } from '#forms';
import type { DraftIndex, PreparedSave } from '#outbox';
import { CHANGE_REASONS, type RegisteredPatient, registeredPatientSchema } from '#patients/registration';
import { changeForm } from './change-form.ts';
import type { EnteredReason } from './change-state.ts';

/** What drafts of changes are found by. */
export const CHANGE_DRAFTS = { programme: '', callType: 'registration-change' } as const;

const PREFIX = 'change:';

/** The draft of a change of this patient. */
export const changeDraftId = (vitaId: string): string => `${PREFIX}${vitaId}`;

/** Whose change a draft is; undefined for any other draft. */
export const patientOfChangeDraft = (draftId: string): string | undefined =>
  draftId.startsWith(PREFIX) ? draftId.slice(PREFIX.length) : undefined;

export const changeDraftIndex = (vitaId: string): DraftIndex => ({ patient: vitaId, ...CHANGE_DRAFTS });

/** All of a change that a person entered, and the version it was made from. */
export interface ChangeEntries {
  readonly base: RegisteredPatient;
  readonly values: FormValues;
  readonly reason: EnteredReason;
  readonly prepared: PreparedSave | undefined;
}

export interface ChangeFromDraft extends Omit<ChangeEntries, 'base'> {
  /** Undefined where the draft says of no version what it was made from: then it holds nothing. */
  readonly base: RegisteredPatient | undefined;
  readonly aside: readonly SetAside[];
}

/** The content of a draft: entries as they stand, valid or not. */
export const draftOfChange = ({ base, ...entries }: ChangeEntries): unknown => ({
  // The name alone: what says a UHID and a time as well is a call's.
  about: { name: base.name },
  base,
  ...entries,
});

const reasonSchema = v.object({
  code: v.fallback(v.union([v.picklist(CHANGE_REASONS), v.literal('')]), ''),
  text: v.fallback(v.string(), ''),
});

const entriesSchema = v.object({
  base: v.fallback(v.optional(registeredPatientSchema), undefined),
  reason: v.fallback(reasonSchema, { code: '', text: '' }),
  prepared: v.fallback(v.optional(v.object({ content: v.string(), idempotencyKey: v.string() })), undefined),
});

/** The entries of a draft, whichever version wrote it: what this version has no place for is set aside. Takes any JSON. */
export function changeFromDraft(content: unknown): ChangeFromDraft {
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const draft = isObject ? (content as Readonly<Record<string, unknown>>) : {};
  const { base, reason, prepared } = v.parse(entriesSchema, { reason: {}, ...draft });
  if (!base)
    return { base, reason, prepared, values: {}, aside: draft.values ? [unplaced(draft.values)] : [] };
  const { values, aside } = fittingValues(changeForm(base), draft.values ?? {});
  return { base, reason, prepared, values, aside };
}

const unplaced = (values: unknown): SetAside => ({ path: 'form', text: asideText(values) });
