import type { PatientMatch } from '@careline/core/internal/patients';
import { vi } from 'vitest';

export const ASHA: PatientMatch = {
  vitaId: '00000000-0002-7000-8000-000000000001',
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000017',
  phoneEnding: '38',
  programmes: ['ahc'],
  matchedOn: 'name',
};

export const NEW_BORN: PatientMatch = {
  ...ASHA,
  vitaId: '00000000-0002-7000-8000-000000000002',
  appUserInfo: { name: 'Baby of Asha', gender: 'female' },
  uhid: null,
};

export interface Asked {
  readonly url: string;
  readonly authorization: string | null;
  readonly body: { readonly text: string; readonly limit: number };
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const found = (...data: readonly PatientMatch[]): Response => json({ data, next: null });

/** Fakes the services. All requests of the page arrive here. */
export function answerServices(answer: Answer): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const one = {
      url: request.url,
      authorization: request.headers.get('authorization'),
      body: await request.json(),
    };
    asked.push(one);
    return answer(one);
  });
  return asked;
}

/** A refusal in the format of the server. */
export const problem = (code: string, status: number): Response =>
  json(
    {
      type: 'about:blank',
      title: code,
      status,
      code,
      detail: code,
      action: 'Try again.',
      requestId: 'req-1',
    },
    status,
  );
