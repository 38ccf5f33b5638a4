import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCallLog, addTouchpoint, getCallLog, listCallLogs } from '@careline/core/internal/calls';
import { ENDPOINTS } from '@careline/core/internal/contract';
import { createHttpClient, serviceBasesUnder } from '@careline/core/internal/http';
import { mintOpenToken } from '@careline/core/internal/identity';
import { readMetricEndpoints } from '@careline/core/internal/metrics';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { registerPatient } from '@careline/core/internal/patients/registration';
import {
  createMockSession,
  MOCK_SERVICES,
  MOCKED_ENDPOINTS,
  SAMPLE_PATIENTS,
} from '@careline/elements/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from './workspace-files.ts';

afterEach(() => vi.restoreAllMocks());

const [ASHA] = SAMPLE_PATIENTS;
const AT = 1_767_000_000;
const STRANGER = '00000000-0002-7000-8000-000000000099';

const clientOf = ({ fetch }: ReturnType<typeof createMockSession>) =>
  createHttpClient({
    bases: serviceBasesUnder(MOCK_SERVICES),
    origin: 'http://localhost',
    fetch,
    accessToken: async () => 'any',
  });

describe('a mock session without a page', () => {
  it('answers a client of core, in the schemas of the services', async () => {
    const http = clientOf(createMockSession());
    const { data } = await http.call(listPatients, { body: { by: 'phone', text: '98480 22338' } });
    expect(data).toMatchObject([{ vitaId: ASHA.patientId, phoneEnding: '38' }]);
    await expect(http.call(getPatient, { query: { vitaId: STRANGER } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('answers only existing endpoints', () => {
    const names = ENDPOINTS.map(({ name }) => name);
    expect(MOCKED_ENDPOINTS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has what was saved: a registered patient is found, booked and called', async () => {
    const http = clientOf(createMockSession());
    const vitaId = '00000000-0002-7000-8000-000000000050';
    const metaInfo = { updatedAt: AT };
    const { data } = await http.call(registerPatient, {
      idempotencyKey: 'k',
      body: {
        vitaId,
        names: [{ given: 'Lakshmi', family: 'Nair' }],
        gender: 'FEMALE',
        birthDate: '1996',
        enrolments: [{ programme: 'ahc', enrolledOn: '2026-01-05' }],
        consent: { textId: 'care', version: '1', locale: 'en', givenAt: AT, how: 'spoken', by: 'patient' },
      },
    });
    expect(data).toMatchObject({ name: 'Lakshmi Nair', uhid: expect.stringMatching(/^CL/) });
    const call = { programme: 'ahc', callType: 'ad-hoc' } as const;
    const contact = { id: STRANGER, vitaId, ...call, startedAt: AT, metaInfo };
    await http.call(addTouchpoint, { idempotencyKey: 'k', body: { contact } });
    const answers = { body: { weight: '71', weightUnit: 'kg' }, diet: { meals: '3' } };
    const saved = await http.call(addCallLog, {
      idempotencyKey: 'k',
      body: {
        contactId: STRANGER,
        vitaId,
        status: { id: ASHA.patientId, disposition: 'reached-patient', endedAt: AT + 60, metaInfo },
        log: { form: 'chronic-care/ad-hoc@1', answers, metaInfo },
      },
    });
    expect(saved.data.contact.status).toMatchObject({ status: 'reached', disposition: 'reached-patient' });
    const log = await http.call(getCallLog, { query: { contactId: STRANGER } });
    expect(log.data).toMatchObject([{ version: 1, answers }]);
    const history = await http.call(listCallLogs, { query: { sort: 'patient', status: 'reached' } });
    expect(history).toMatchObject({ total: 1, data: [{ patient: { name: 'Lakshmi Nair' } }] });
    const token = await http.call(mintOpenToken, { body: { vitaId } });
    const read = await http.call(readMetricEndpoints.body, {
      query: { from: '0', to: String(AT) },
      openToken: token.data.token,
    });
    expect(read).toMatchObject({ vitaId, data: [{ values: [{ key: 'weight', value: 71 }] }] });
  });

  it('reports what it does not cover, to the caller and in the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = createMockSession();
    const reply = await session.fetch(`${MOCK_SERVICES}/care/labs/list?vitaId=${ASHA.patientId}`);
    const words = 'not covered by the mock session: GET /api/care/labs/list';
    expect([reply.status, (await reply.json()).detail]).toEqual([404, words]);
    expect(error).toHaveBeenCalledWith(words);
    expect(session.requests).toMatchObject([{ endpoint: undefined, path: '/labs/list' }]);
  });

  it('refuses what the services refuse, with the reason', async () => {
    const { fetch } = createMockSession();
    const reply = await fetch(`${MOCK_SERVICES}/auth/user/get?vitaId=7`);
    expect([reply.status, (await reply.json()).detail]).toEqual([
      422,
      expect.stringMatching(/^query: vitaId: /),
    ]);
  });

  it('waits as long as configured, and not for a cancelled request', async () => {
    const { fetch } = createMockSession({ latency: 60_000 });
    const given = new AbortController();
    const reply = fetch(`${MOCK_SERVICES}/auth/profile`, { signal: given.signal });
    given.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('fixtures that the services could not have sent', () => {
  const patients = [ASHA];
  it.each([
    [
      'a patient with another id',
      { patients: [{ patientId: '7', name: 'Asha' }] },
      /patients\[0\]: patientId: /,
    ],
    [
      'a call of a stranger',
      { patients, calls: [{ patientId: STRANGER, disposition: 'busy', startedAt: 1 }] },
      /nobody in patients/,
    ],
    [
      'a booking without a time',
      { patients, encounters: [{ patientId: ASHA.patientId }] },
      /encounters\[0\]: period\.start: /,
    ],
    [
      'a reading with a value it has not',
      { patients, readings: [{ patientId: ASHA.patientId, metric: 'body', at: 1, values: { mood: 3 } }] },
      /body has no value mood/,
    ],
    [
      'a value that is none',
      {
        patients,
        readings: [{ patientId: ASHA.patientId, metric: 'body', at: 1, values: { weight: 'heavy' } }],
      },
      /a reading of body: /,
    ],
    ['a failure that is none', { fail: 'api.broken' }, /fails with one of /],
  ])('are refused by name: %s', (_, options, words) => {
    expect(() => createMockSession(options as never)).toThrow(words as RegExp);
  });
});

it('the example of the docs is the one that runs', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const [, tests = ''] = read('packages/elements/test/partner-page.test.js').split(
    "{ suffix: 'example' });\n\n",
  );
  expect(read('docs/embedding/testing.md')).toContain(`${tests.replaceAll('-example', '')}\`\`\`\n`);
});
