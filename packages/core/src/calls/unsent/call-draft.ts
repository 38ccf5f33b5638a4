import * as v from 'valibot';
import { asideText, type FormDefinition, fittingValues, type SetAside } from '#forms';
import type { Contact } from '../contact.ts';
import { DISPOSITION_KEYS } from '../outcome/disposition.ts';
import { type CallSessionState, NO_NEXT_CALL } from '../session/call-session-state.ts';
import type { CallDraftAbout } from './draft-about.ts';

/** All entries of a call. */
export type CallEntries = Pick<
  CallSessionState,
  'disposition' | 'detail' | 'confirmed' | 'note' | 'nextCall' | 'values' | 'aside'
>;

/** Content of a call's draft, enough to name and continue it. Its id is the contact's. */
export interface CallDraft extends CallEntries {
  /** Form definition of the values. */
  readonly form: string;
  readonly about: CallDraftAbout;
}

export const entriesOf = ({
  disposition,
  detail,
  confirmed,
  note,
  nextCall,
  values,
  aside,
}: CallEntries): CallEntries => ({ disposition, detail, confirmed, note, nextCall, values, aside });

/** Whether two states have the same entries; states are immutable. */
export const sameEntries = (one: CallEntries, other: CallEntries): boolean =>
  one.disposition === other.disposition &&
  one.detail === other.detail &&
  one.confirmed === other.confirmed &&
  one.note === other.note &&
  one.nextCall === other.nextCall &&
  one.values === other.values &&
  one.aside === other.aside;

/** Returns the content of a draft: entries as they are, valid or not. */
export function draftOf(
  { id }: Pick<FormDefinition, 'id'>,
  entries: CallEntries,
  { patient, startedAt }: Contact,
): CallDraft {
  return {
    form: id,
    about: { name: patient.name, uhid: patient.uhid, startedAt },
    ...entriesOf(entries),
  };
}

const asideSchema = v.array(v.object({ path: v.string(), text: v.string() }));

const PARTS = {
  disposition: v.picklist(DISPOSITION_KEYS),
  detail: v.string(),
  confirmed: v.boolean(),
  note: v.string(),
  nextCall: v.object({
    wanted: v.boolean(),
    date: v.string(),
    time: v.string(),
    by: v.picklist(['ladder', 'danger', 'person']),
    escalate: v.boolean(),
  }),
} as const;

/** Parts that are not entries, or are read separately. */
const OTHER_PARTS: ReadonlySet<string> = new Set(['form', 'about', 'values', 'aside']);

type Loose = Readonly<Record<string, unknown>>;

function readPart<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  content: Loose,
  aside: SetAside[],
): v.InferOutput<Schema> | undefined {
  const value = content[key];
  if (value === undefined || value === null) return undefined;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  aside.push({ path: key, text: asideText(value) });
  return undefined;
}

/** Returns parts from a newer version. */
function unknownParts(content: Loose): SetAside[] {
  return Object.entries(content)
    .filter(([key, value]) => !OTHER_PARTS.has(key) && !Object.hasOwn(PARTS, key) && value !== undefined)
    .map(([key, value]) => ({ path: key, text: asideText(value) }));
}

/**
 * Returns the entries of a draft from any version.
 * Every part is read separately: what does not fit is set aside and shown, without affecting the rest. Accepts any
 * JSON.
 */
export function entriesFromDraft(definition: FormDefinition, content: unknown): CallEntries {
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content);
  const draft: Loose = isRecord ? (content as Loose) : {};
  const unreadable = isRecord || content === undefined ? [] : [{ path: 'draft', text: asideText(content) }];
  const aside: SetAside[] = [...unreadable, ...unknownParts(draft)];
  const fitting = fittingValues(definition, draft.values ?? {});
  const earlier = readPart(asideSchema, 'aside', draft, aside) ?? [];
  return {
    disposition: readPart(PARTS.disposition, 'disposition', draft, aside),
    detail: readPart(PARTS.detail, 'detail', draft, aside) ?? '',
    confirmed: readPart(PARTS.confirmed, 'confirmed', draft, aside) ?? false,
    note: readPart(PARTS.note, 'note', draft, aside) ?? '',
    nextCall: readPart(PARTS.nextCall, 'nextCall', draft, aside) ?? NO_NEXT_CALL,
    values: fitting.values,
    aside: [...earlier, ...aside, ...fitting.aside],
  };
}
