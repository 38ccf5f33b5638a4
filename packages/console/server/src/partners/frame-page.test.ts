import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../platform/http/app-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { problemResponse } from '../platform/http/problem-response.ts';
import { mountConsoleFrame } from './frame-page.ts';

const START = '<!doctype html><title>Careline</title>';
const WARD = 'https://ward.example';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-frame-'));
  await writeFile(join(folder, 'index.html'), START);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(page: string, appFolder = folder): Promise<Response> {
  const app = new Hono() as App;
  app.onError((error) => {
    if (!(error instanceof ProblemError)) throw error;
    return problemResponse(error, { id: 'request' } as never);
  });
  const pages = { allows: async (origin: string) => origin === WARD, other: () => undefined };
  const readPolicy = async (ancestors = "'self'") => ({
    policy: `frame-ancestors ${ancestors}`,
    variant: '',
  });
  mountConsoleFrame(app, pages, { appFolder, readPolicy });
  return app.request(`/elements/console?page=${encodeURIComponent(page)}`);
}

it('has the start page of the console for a partner’s page, framed by that page alone', async () => {
  const reply = await ask(WARD);
  expect([reply.status, await reply.text(), reply.headers.get('content-security-policy')]).toEqual([
    200,
    START,
    `frame-ancestors ${WARD}`,
  ]);
});

it.each([
  ['a page of nobody', 'https://elsewhere.example', undefined, 404],
  ['no page', '', undefined, 404],
  ['a console that is not built', WARD, '/nowhere', 503],
])('has nothing for %s', async (_, page, appFolder, status) => {
  expect((await ask(page, appFolder)).status).toBe(status);
});
