import { readFile } from 'node:fs/promises';

const TYPES = {
  'login.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'sign-out.js': 'text/javascript; charset=utf-8',
  'silent-renewal.js': 'text/javascript; charset=utf-8',
} as const;

export type OwnAsset = keyof typeof TYPES;

/** Returns a file of the provider's pages. The bundle has the same folder next to it. */
export async function ownAsset(name: OwnAsset): Promise<Response> {
  const body = await readFile(new URL(`./assets/${name}`, import.meta.url));
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': TYPES[name], 'cache-control': 'public, max-age=3600' },
  });
}
