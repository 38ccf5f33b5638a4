import * as v from 'valibot';

/** Keys for finding a draft. */
const draftIndexSchema = v.object({
  /** Patient id; for a registration, which has none yet, the draft's own id. */
  patient: v.string(),
  programme: v.string(),
  callType: v.string(),
});

export type DraftIndex = v.InferOutput<typeof draftIndexSchema>;

export const draftSchema = v.object({
  ...draftIndexSchema.entries,
  id: v.string(),
  user: v.string(),
  facility: v.string(),
  /** Entries, valid or not, as their writer stored them. */
  content: v.unknown(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Returns the id of a registration's draft, which has no contact yet. */
export function newDraftId(uuid: string): string {
  return `new:${uuid}`;
}

/** Whether a draft matches all requested keys. */
export function matchesIndex(draft: DraftIndex, wanted: Partial<DraftIndex>): boolean {
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || draft[key as keyof DraftIndex] === value,
  );
}
