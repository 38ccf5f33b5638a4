import { getTouchpoint, listUserTouchpoints } from '@careline/core/internal/calls';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Request as PageRequest } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddress, fillReached, recordOwnCall, saveCall } from './pages/call-page.ts';
import { signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { dataClient, plainPatients, serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

let browser: Browser;
let server: RunningServer;
let coach: Visitor;
let token: string;
let patient: Patient;
let save: PageRequest;
let contactId: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  coach = await visit(browser);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const http = () => serviceClient(server.origin, token);

async function weights(): Promise<readonly unknown[]> {
  const to = Math.floor(Date.now() / 1000) + 60;
  return dataClient(http()).read({ vitaId: patient.vitaId, metric: 'body', from: 0, to });
}

/** Repeats the save, as a client that lost the response would. */
async function repeat(change: (body: string) => string = (body) => body): Promise<Response> {
  const { authorization: _, ...headers } = await save.allHeaders();
  const sent = Object.entries(headers).filter(([name]) => !/^(:|host|content-length|cookie|sec-)/.test(name));
  return fetch(save.url(), {
    method: 'POST',
    headers: { ...Object.fromEntries(sent), authorization: `Bearer ${token}` },
    body: change(save.postData() ?? ''),
  });
}

describe('a server that is killed right after confirming a save', () => {
  it('confirms the save, then is gone', async () => {
    const { page } = coach;
    token = await signIn(page, server.origin, COACH);
    const [found] = await plainPatients(http(), 1);
    if (!found) throw new Error('there is no patient');
    patient = found;
    page.on('request', (request) => {
      if (request.url().endsWith('/calllog/add')) save = request;
    });
    await page.goto(`${server.origin}${callAddress(patient.vitaId)}`);
    await recordOwnCall(page);
    await fillReached(page, { weight: '70.4', note: 'before the power cut' });
    contactId = await saveCall(page);
    await server.kill();
    await expect(fetch(`${server.origin}/health`)).rejects.toThrow();
    await server.restart();
  });

  it('has the call after the restart, and the user is still signed in', async () => {
    const { page } = coach;
    await page.goto(`${server.origin}/prohealth/call-status-history?open=${contactId}`);
    await page.getByRole('dialog').getByText('before the power cut').waitFor();
  });

  it('adds nothing for the same save with the same key', async () => {
    const before = await weights();
    const answer = await repeat();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ vitaId: patient.vitaId, data: { version: 1 } });
    expect(await weights()).toHaveLength(before.length);
    const { data } = await http().call(getTouchpoint, { query: { id: contactId } });
    expect(data.statuses.filter(({ status }) => status === 'reached')).toHaveLength(1);
    const calls = await http().call(listUserTouchpoints, { query: { vitaId: patient.vitaId } });
    expect(calls.data.filter(({ id }) => id === contactId)).toHaveLength(1);
  });

  it('refuses another body with the same key', async () => {
    const before = await weights();
    const answer = await repeat((body) => body.replaceAll('70.4', '74.0'));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await weights()).toHaveLength(before.length);
  });

  it('logs no person and no token', () => {
    const log = server.log();
    for (const secret of [token, patient.appUserInfo.name, patient.phones[0]?.value ?? '', COACH]) {
      expect(secret).not.toBe('');
      // The server first prints the demo accounts to the terminal; requests follow.
      const requests = log.split('\n').filter((line) => line.startsWith('{'));
      expect(requests.length).toBeGreaterThan(0);
      expect(requests.filter((line) => line.includes(secret))).toEqual([]);
    }
  });
});
