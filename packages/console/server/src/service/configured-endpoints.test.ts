// spec: 231
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { clinicalRoutes } from './clinical-routes.ts';
import { configuredEndpoints } from './configured-endpoints.ts';

const QUESTIONS = new URL('../../../../../docs/open-questions.md', import.meta.url);

const shortened = (address: string): string => `\`${address.replace('/api/', '')}\``;

const rowOf = ({
  address,
  isServed,
  answering,
  because = '',
}: (typeof configuredEndpoints)[number]): string =>
  `| ${shortened(address)} | ${isServed ? 'yes' : answering.map(shortened).join(', ') || 'no'} | ${because} |`;

describe('the names of specification 7.6', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ routes: clinicalRoutes });
  });
  afterAll(() => server.stop());

  const asked = (address: string) =>
    Promise.all(['GET', 'POST'].map((method) => server.fetch(address, { method })));

  it.each(configuredEndpoints.filter(({ isServed }) => isServed))('$address answers', async ({ address }) => {
    const statuses = (await asked(address)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404 || status >= 500)).toEqual([]);
  });

  it.each(configuredEndpoints.filter(({ isServed }) => !isServed))(
    '$address says why nothing answers, and what to use instead',
    async ({ address, because, answering }) => {
      expect(because).toBeTruthy();
      for (const response of await asked(address)) {
        expect(response.status).toBe(404);
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        const { code, detail, action = '' } = (await response.json()) as Record<string, string>;
        expect(code).toBe('not-found');
        expect(detail).toContain(because);
        expect(answering.filter((other) => !action?.includes(other))).toEqual([]);
      }
      const elsewhere = (await Promise.all(answering.map(asked))).flat();
      expect(elsewhere.filter(({ status }) => status === 404)).toEqual([]);
    },
  );

  it('are in the open questions unchanged', async () => {
    const rows = (await readFile(QUESTIONS, 'utf8'))
      .split('\n')
      .filter((line) => /^\| `[^|]*` \|/.test(line));
    expect(rows).toEqual(configuredEndpoints.map(rowOf));
  });
});
