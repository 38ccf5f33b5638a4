import { ownAsset } from '../identity/provider/own-assets.ts';
import type { App } from '../platform/http/app-context.ts';
import { html } from '../platform/http/html.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { recordOf } from '../platform/http/request-record.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Renewal</title><script src="/auth/silent-renewal.js"></script></head><body></body></html>
`;

/** Mounts the page that a silent renewal returns to in a hidden frame, for any identity provider. */
export function mountSilentRenewal(app: App): void {
  mountAt(app, 'GET', '/auth/silent', (c) => {
    recordOf(c.env.incoming).route = 'silent-renewal';
    return html(PAGE);
  });
  mountAt(app, 'GET', '/auth/silent-renewal.js', (c) => {
    recordOf(c.env.incoming).route = 'file';
    return ownAsset('silent-renewal.js');
  });
}
