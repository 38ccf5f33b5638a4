import * as v from 'valibot';
import { readServerAddresses } from '../database/server/server-addresses.ts';
import { DEFAULT_POOL_SIZE } from '../database/server/server-pool.ts';
import { readScannerAddress } from '../uploads/scanner-address.ts';

/**
 * Three years, by the Indian Medical Council (Professional Conduct, Etiquette and Ethics) Regulations 2002, 1.3.1.
 */
const DEFAULT_RETENTION_YEARS = '3';
const retentionYears = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= 100,
    'CARELINE_RETENTION_YEARS must be 1 to 100',
  ),
  v.transform(Number),
);

/** At least one session for requests and one for background work. */
const poolSize = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,3}$/.test(text) && +text >= 2 && +text <= 200,
    'DATABASE_POOL_SIZE must be 2 to 200',
  ),
  v.transform(Number),
);

/** Where data and files are stored, how long, and whether they are demo data. */
export const STORE_ENVIRONMENT = {
  CARELINE_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('CARELINE_DATA must name a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readServerAddresses(text) !== undefined,
        'DATABASE_URL must be an address such as postgresql://user:password@host:5432/careline, or with several servers, host1:5432,host2:5432, of which target_session_attrs is read-write, primary or any',
      ),
    ),
  ),
  DATABASE_POOL_SIZE: v.optional(poolSize, String(DEFAULT_POOL_SIZE)),
  CARELINE_DEMO: v.optional(v.picklist(['on', 'off'], 'CARELINE_DEMO must be on or off')),
  CARELINE_RETENTION_YEARS: v.optional(retentionYears, DEFAULT_RETENTION_YEARS),
  CLAMAV_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => readScannerAddress(text) !== undefined,
        'CLAMAV_URL must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
      ),
    ),
  ),
};
