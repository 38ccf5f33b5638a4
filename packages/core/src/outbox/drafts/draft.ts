import * as v from 'valibot';

/** Where a draft belongs, to find it again. */
const draftIndexSchema = v.object({
  /** The patient's id; for a registration, which has none yet, the draft's own id. */
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
  /** What was entered, valid or not; whoever wrote it reads it. */
  content: v.unknown(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** The id of a registration's draft: no contact has been born yet. */
export function newDraftId(uuid: string): string {
  return `new:${uuid}`;
}

/** Whether a draft has all that is asked for. */
export function matchesIndex(draft: DraftIndex, wanted: Partial<DraftIndex>): boolean {
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || draft[key as keyof DraftIndex] === value,
  );
}
