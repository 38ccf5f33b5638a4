import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema } from '#http';

/** Source, times and deletion of a record (specification 3.7). Times are unix seconds. */
export interface MetaInfo {
  /** Set by the client. */
  readonly updatedAt: number;
  readonly deleted: boolean;
  /** Set by the client, checked by the server. */
  readonly source: string;
  /** Set by the server. */
  readonly createdAt: number;
}

/** Fields that a client may send: `createdAt` is set by the server. */
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

/** Returns the meta info of a manual entry made now. */
export function manualMetaInfo(nowMs: number): v.InferOutput<typeof newMetaInfoSchema> {
  return { updatedAt: Math.floor(nowMs / 1000), deleted: false, source: 'manual' };
}
