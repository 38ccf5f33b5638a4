import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { openSealNamed, type Seal } from '../../../platform/database/seal.ts';

export type { Seal } from '../../../platform/database/seal.ts';

/** Returns the seal for one-time codes. */
export const openSeal = (db: Kysely<Schema>): Promise<Seal> => openSealNamed(db, 'second-factor-key');
