import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { LOGO_PATH, readLogo } from './organisation-logos.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const YEAR_SECONDS = 31_536_000;

/** Mounts uploaded logos for the top bar. They need no token, because an image request carries none. */
export function mountLogo(app: App, db: Kysely<Schema>): void {
  mountAt(app, 'GET', `${LOGO_PATH}/:sha256`, async (c) => {
    recordOf(c.env.incoming).route = 'logo';
    const sha256 = c.req.param('sha256') ?? '';
    const logo = SHA256.test(sha256) ? await readLogo(db, sha256) : undefined;
    if (!logo) throw new ProblemError('not-found', { detail: 'There is no logo at this address.' });
    return c.body(new Uint8Array(logo.bytes), 200, {
      'content-type': logo.type,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      // The logo has no rights if it is opened as a page.
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  });
}
