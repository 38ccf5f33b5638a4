import * as v from 'valibot';

/** Whose call it is, for lists that cannot ask the server. */
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

/** Whose call a draft is of; undefined where its content does not say. */
export function aboutDraft(content: unknown): CallDraftAbout | undefined {
  const parsed = v.safeParse(v.object({ about: aboutSchema }), content);
  return parsed.success ? parsed.output.about : undefined;
}
