import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema } from '#http';

/** Where a record came from, its times and whether it was deleted (specification 3.7). All times are unix seconds. */
export interface MetaInfo {
  /** Set by the client, kept by the server. */
  readonly updatedAt: number;
  readonly deleted: boolean;
  /** Set by the client, authorised by the server. */
  readonly source: string;
  /** Set by the server. */
  readonly createdAt: number;
}

/** What a client may send: `createdAt` is the server's to set. */
export const newMetaInfoSchema = v.strictObject({
  updatedAt: unixSecondsSchema,
  deleted: v.optional(v.boolean(), false),
  source: v.optional(nonEmptyTextSchema(40), 'manual'),
});

export const metaInfoSchema = v.looseObject({
  updatedAt: v.number(),
  deleted: v.boolean(),
  source: v.string(),
  createdAt: v.number(),
});

/** Meta info of something entered by hand now. */
export function manualMetaInfo(nowMs: number): v.InferOutput<typeof newMetaInfoSchema> {
  return { updatedAt: Math.floor(nowMs / 1000), deleted: false, source: 'manual' };
}
