import * as v from 'valibot';
import { asideText, type FormValues } from '#forms';
import { type DraftIndex, type FormDraft, newDraftId, readFormDraft } from '#outbox';
import { REGISTRATION_FORM, REGISTRATION_STEPS } from './registration-form.ts';
import type { RegistrationState } from './registration-state.ts';

/** Key of registration drafts in the draft store. Registrations have no call type of their own. */
export const REGISTRATION_DRAFTS = { programme: '', callType: 'registration' } as const;

/** Returns the draft id for the future patient with this id. */
export const registrationDraftId = (vitaId: string): string => newDraftId(vitaId);

/** Key of the drafts of walk-in registrations, which continue in their own form. */
export const WALK_IN_DRAFTS = { programme: '', callType: 'walk-in' } as const;

export const registrationDraftIndex = (vitaId: string, isWalkIn: boolean): DraftIndex => ({
  patient: registrationDraftId(vitaId),
  ...(isWalkIn ? WALK_IN_DRAFTS : REGISTRATION_DRAFTS),
});

/** Returns the future patient id of a draft; undefined for other drafts. */
export function vitaIdOfDraft(draftId: string): string | undefined {
  const prefix = newDraftId('');
  return draftId.startsWith(prefix) ? draftId.slice(prefix.length) : undefined;
}

type Entered = Pick<RegistrationState, 'values' | 'step' | 'open' | 'reason'>;

export interface RegistrationDraft extends FormDraft, Entered {
  /** Time of consent, unix seconds. */
  readonly agreedAt: number;
}

/** Returns name and UHID as entered so far, for lists. */
function aboutOf({ name, uhid }: FormValues, startedAt: number) {
  const text = (value: unknown): string => asideText(value ?? '');
  const names = [text(name?.given), text(name?.family)].filter(Boolean);
  return { name: names.join(' '), uhid: text(uhid?.uhid) || null, startedAt };
}

/** Returns the name in a registration draft, as entered so far. Accepts any JSON. */
export function nameInDraft(content: unknown): string {
  const about = isLoose(content) && isLoose(content.about) ? content.about : {};
  return typeof about.name === 'string' ? about.name : '';
}

export const draftOfRegistration = ({ values, step, open, reason }: Entered, agreedAt: number) => ({
  about: aboutOf(values, agreedAt),
  ...{ values, step, open: [...open], reason, agreedAt },
});

const stepSchema = v.picklist(REGISTRATION_STEPS);

const ENTRIES = {
  step: v.fallback(stepSchema, 'identity'),
  open: v.fallback(v.array(stepSchema), []),
  reason: v.fallback(v.string(), ''),
  agreedAt: v.fallback(v.number(), 0),
};

const isLoose = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

export function registrationFromDraft(content: unknown): RegistrationDraft {
  const draft = readFormDraft(content, ENTRIES, () => REGISTRATION_FORM);
  return { ...draft, open: new Set(['identity', draft.step, ...draft.open]) };
}
