import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from './endpoint.ts';
import { createHttpClient } from './http-client.ts';
import { serviceBasesUnder } from './services.ts';

const ORIGIN = 'https://careline.example';

const give = defineEndpoint({
  name: 'file/get',
  summary: 'A file',
  service: 'blob',
  method: 'GET',
  writes: false,
  scopes: [],
  path: '/file',
  token: 'bearer',
  query: v.strictObject({ id: v.string() }),
  answer: v.looseObject({ file: v.pipe(v.blob(), v.mimeType(['application/pdf'])) }),
  gives: 'file',
});
const take = defineEndpoint({
  name: 'file/upload',
  summary: 'Take a file',
  service: 'blob',
  method: 'POST',
  writes: true,
  scopes: [],
  path: '/upload',
  token: 'bearer',
  body: v.strictObject({ name: v.string() }),
  answer: v.looseObject({ data: v.string() }),
  idempotent: true,
  takes: { types: ['application/pdf'], maxBytes: 1000 },
});

const pdf = (type = 'application/pdf') => new Blob(['%PDF-1.7'], { type });

function client(answer: () => Response) {
  const requests: Request[] = [];
  const http = createHttpClient({
    bases: serviceBasesUnder(`${ORIGIN}/api`),
    origin: ORIGIN,
    accessToken: async () => 'token',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
  });
  return { http, requests };
}

describe('a call that uploads a file', () => {
  it('is a form of the JSON and the file, with token and key', async () => {
    const { http, requests } = client(() => Response.json({ data: 'stored' }));
    const request = { body: { name: 'शुगर.pdf' }, file: pdf(), idempotencyKey: 'key-12345' };
    expect(await http.call(take, request)).toEqual({ data: 'stored' });
    const [sent] = requests;
    expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.headers.get('authorization')).toBe('Bearer token');
    expect(sent?.headers.get('idempotency-key')).toBe('key-12345');
    const form = await sent?.formData();
    expect(JSON.parse(String(form?.get('data')))).toEqual({ name: 'शुगर.pdf' });
    const file = form?.get('file') as File;
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });
});

describe('a call for a file', () => {
  it('returns the bytes under their type', async () => {
    const { http } = client(() => new Response(pdf()));
    const { file } = await http.call(give, { query: { id: 'a' } });
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  it.each([
    [
      'the page of a proxy',
      () => new Response('<title>Log in</title>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['JSON', () => Response.json({ file: 'x' })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('does not accept %s as a file', async (_, answer) => {
    const { http } = client(answer);
    await expect(http.call(give, { query: { id: 'a' } })).rejects.toMatchObject({
      failure: 'answer-invalid',
    });
  });

  it('that is refused says why like every call', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'not-found',
      detail: 'There is no such report.',
    };
    const { http } = client(() => Response.json(problem, { status: 404 }));
    await expect(http.call(give, { query: { id: 'a' } })).rejects.toMatchObject({
      failure: 'refused',
      status: 404,
      code: 'not-found',
      problem: { detail: 'There is no such report.' },
    });
  });
});
