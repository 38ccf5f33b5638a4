import * as v from 'valibot';

/** Patient of a call, for lists that can't ask the server. */
export interface CallDraftAbout {
  readonly name: string;
  readonly uhid: string | null;
  /** Unix seconds. */
  readonly startedAt: number;
}

const aboutSchema = v.object({
  name: v.string(),
  uhid: v.nullable(v.string()),
  startedAt: v.number(),
});

/** Returns the patient of a draft; undefined if its content has none. */
export function aboutDraft(content: unknown): CallDraftAbout | undefined {
  const parsed = v.safeParse(v.object({ about: aboutSchema }), content);
  return parsed.success ? parsed.output.about : undefined;
}
