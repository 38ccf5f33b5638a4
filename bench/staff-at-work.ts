import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addCallLog, dial, getLastAnswers, listUserTouchpoints } from '@careline/core/internal/calls';
import {
  claimPatient,
  getWorkNumbers,
  listWork,
  releasePatient,
} from '@careline/core/internal/calls/worklist';
import type { Endpoint } from '@careline/core/internal/http';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { callContent } from '../packages/console/server/test/content/call-content.ts';
import type { Callee, Caller } from '../packages/console/server/test/many/many-members.ts';

export interface Measured {
  readonly name: string;
  readonly ms: number;
  readonly status: number;
}

export interface Shift {
  readonly origin: string;
  readonly staff: readonly Caller[];
  readonly patients: readonly Callee[];
  readonly seconds: number;
  /** Between two requests of one person; half to one and a half of it. */
  readonly pauseMs: number;
  readonly random: () => number;
}

/** What was answered, in the order of the answers. */
export async function workShift(shift: Shift): Promise<readonly Measured[]> {
  const { origin, staff, patients, seconds, pauseMs, random } = shift;
  const measured: Measured[] = [];
  const until = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > until;

  async function ask({ token }: Caller, endpoint: Endpoint, input: { query?: object; body?: object }) {
    if (pauseMs > 0) await pause(pauseMs * (0.5 + random()));
    if (isOver()) return;
    const query = input.query ? `?${new URLSearchParams(input.query as Record<string, string>)}` : '';
    const before = performance.now();
    const response = await fetch(`${origin}/api/${endpoint.service}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input.body && { 'content-type': 'application/json' }),
        ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
      },
      ...(input.body && { body: JSON.stringify(input.body) }),
    });
    const answer = await response.text();
    measured.push({ name: endpoint.name, ms: performance.now() - before, status: response.status });
    if (!response.ok && process.env.CARELINE_BENCH_SAY) console.error(endpoint.name, answer);
  }

  /** From the search to the next list. */
  async function callOne(caller: Caller, { vitaId, name, phone }: Callee): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const content = callContent(now);
    const contact = content.contact(vitaId, { programme: 'careline', callType: 'monthly', startedAt: now });
    const search = random() < 0.5 ? { by: 'name', text: name } : { by: 'phone', text: phone };
    await ask(caller, listPatients, { body: { ...search, limit: 20 } });
    await ask(caller, getPatient, { query: { vitaId } });
    await ask(caller, listUserTouchpoints, { query: { vitaId, limit: '20' } });
    await ask(caller, getLastAnswers, { query: { vitaId, programme: 'careline' } });
    await ask(caller, claimPatient, { body: { vitaId, takeOver: false } });
    await ask(caller, dial, { body: { contact } });
    const saved = content.saved(contact.id, vitaId, {
      status: content.status({ disposition: 'reached-patient', endedAt: now }),
      log: content.log({ form: 'chronic-care/monthly@1' }),
    });
    await ask(caller, addCallLog, { body: saved });
    await ask(caller, releasePatient, { body: { vitaId } });
    await ask(caller, listWork, { query: {} });
    await ask(caller, getWorkNumbers, { query: {} });
  }

  const own = Math.floor(patients.length / staff.length);
  await Promise.all(
    staff.map(async (caller, index) => {
      // Nobody begins at the same moment.
      await pause(random() * Math.max(pauseMs, 200) * 2);
      for (let turn = 0; !isOver(); turn += 1) {
        const callee = patients[index * own + (turn % own)];
        if (callee) await callOne(caller, callee);
      }
    }),
  );
  return measured;
}
