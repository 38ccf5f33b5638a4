import * as v from 'valibot';
import { asideText, type FormValues, fittingValues, type SetAside } from '#forms';
import { type DraftIndex, newDraftId, type PreparedSave } from '#outbox';
import { REGISTRATION_FORM, REGISTRATION_STEPS, type RegistrationStep } from './registration-form.ts';

/** What drafts of registrations are found by; a registration has no call type, so it has this one. */
export const REGISTRATION_DRAFTS = { programme: '', callType: 'registration' } as const;

/** The draft of the patient who will have this id. */
export const registrationDraftId = (vitaId: string): string => newDraftId(vitaId);

export const registrationDraftIndex = (vitaId: string): DraftIndex => ({
  patient: registrationDraftId(vitaId),
  ...REGISTRATION_DRAFTS,
});

/** The id of the patient a draft will become; undefined for a draft that is no registration's. */
export function vitaIdOfDraft(draftId: string): string | undefined {
  const prefix = newDraftId('');
  return draftId.startsWith(prefix) ? draftId.slice(prefix.length) : undefined;
}

/** All of a registration that a person entered, and how far they had come. */
export interface RegistrationEntries {
  readonly values: FormValues;
  readonly step: RegistrationStep;
  readonly open: ReadonlySet<RegistrationStep>;
  readonly reason: string;
  /** Unix seconds of the consent. */
  readonly agreedAt: number;
  readonly prepared: PreparedSave | undefined;
}

export interface RegistrationFromDraft extends RegistrationEntries {
  readonly aside: readonly SetAside[];
}

/** Whose registration it is, as far as that was entered; for lists. */
function aboutOf({ values, agreedAt }: RegistrationEntries) {
  const part = (key: string): string => asideText(values.name?.[key] ?? '');
  const uhid = asideText(values.uhid?.uhid ?? '');
  const name = [part('given'), part('family')].filter(Boolean).join(' ');
  return { name, uhid: uhid || null, startedAt: agreedAt };
}

/** Whose registration a draft is, as far as that was entered. Takes any JSON. */
export function nameInDraft(content: unknown): string {
  const about = isLoose(content) && isLoose(content.about) ? content.about : {};
  return typeof about.name === 'string' ? about.name : '';
}

/** The content of a draft: entries as they stand, valid or not. */
export function draftOfRegistration(entries: RegistrationEntries): unknown {
  const { values, step, open, reason, agreedAt, prepared } = entries;
  return { about: aboutOf(entries), values, step, open: [...open], reason, agreedAt, prepared };
}

const stepSchema = v.picklist(REGISTRATION_STEPS);

const entriesSchema = v.object({
  step: v.fallback(stepSchema, 'identity'),
  open: v.fallback(v.array(stepSchema), []),
  reason: v.fallback(v.string(), ''),
  agreedAt: v.optional(v.fallback(v.number(), 0), 0),
  prepared: v.fallback(v.optional(v.object({ content: v.string(), idempotencyKey: v.string() })), undefined),
});

const isLoose = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

/** The entries of a draft, whichever version wrote it: what this version has no place for is set aside. Takes any JSON. */
export function registrationFromDraft(content: unknown): RegistrationFromDraft {
  const draft = isLoose(content) ? content : {};
  const { step, open, prepared, ...rest } = v.parse(entriesSchema, {
    open: [],
    reason: '',
    step: 'identity',
    ...draft,
  });
  const { values, aside } = fittingValues(REGISTRATION_FORM, draft.values ?? {});
  return { ...rest, step, open: new Set(['identity', step, ...open]), prepared, values, aside };
}
