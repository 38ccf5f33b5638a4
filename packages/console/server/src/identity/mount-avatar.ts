import { minidenticon } from 'minidenticons';
import { AVATAR_PATH } from '../platform/config/config.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';

/** An MD5 or SHA-256 hash of an e-mail address. */
const HASH = /^[0-9a-f]{32,64}$/;
const DAY_SECONDS = 86_400;

/** Mounts avatars: every hash gets an identicon. This reveals no accounts and calls no other service. */
export function mountAvatar(app: App): void {
  mountAt(app, 'GET', `${AVATAR_PATH}/:hash`, (c) => {
    recordOf(c.env.incoming).route = 'avatar';
    const hash = (c.req.param('hash') ?? '').toLowerCase();
    if (!HASH.test(hash))
      throw new ProblemError('input-invalid', {
        detail: 'Avatars are requested by the hash of an e-mail address.',
        action: 'Use its SHA-256 in hexadecimal.',
      });
    return c.body(minidenticon(hash), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${30 * DAY_SECONDS}, immutable`,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}
