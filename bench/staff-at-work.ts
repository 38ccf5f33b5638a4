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
}

export interface Team {
  readonly origin: string;
  readonly staff: readonly Caller[];
  /** Each is called at most once, by one team member. */
  readonly patients: readonly Callee[];
  readonly random: () => number;
}

export interface Shift {
  readonly seconds: number;
  /** Pause between two requests of one person, in milliseconds; varies from half to one and a half times. */
  readonly pauseMs: number;
}

export interface Worked {
  readonly measured: readonly Measured[];
  readonly seconds: number;
}

/** The server calls of one patient call, in order. */
export const CALL_ENDPOINTS: readonly Endpoint[] = [
  listPatients,
  getPatient,
  listUserTouchpoints,
  getLastAnswers,
  claimPatient,
  dial,
  addCallLog,
  releasePatient,
  listWork,
  getWorkNumbers,
];

interface Input {
  readonly query?: object;
  readonly body?: object;
}

/** Sends one request. Fails unless it succeeds: a refusal is quick, and would look like speed. */
async function request(
  origin: string,
  { token }: Caller,
  endpoint: Endpoint,
  input: Input,
): Promise<Measured> {
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
  if (!response.ok) throw new Error(`${endpoint.name} was answered with ${response.status}: ${answer}`);
  return { name: endpoint.name, ms: performance.now() - before };
}

/** Returns a team that works shifts. A later shift continues with the patients that earlier ones did not reach. */
export function createTeam({ origin, staff, patients, random }: Team) {
  const own = Math.floor(patients.length / staff.length);
  const called = staff.map(() => 0);

  function nextPatient(member: number): Callee {
    const turn = called[member] ?? 0;
    const patient = turn < own ? patients[member * own + turn] : undefined;
    if (!patient) throw new Error(`${own} patients for each member of the team are too few.`);
    called[member] = turn + 1;
    return patient;
  }

  type Ask = (endpoint: Endpoint, input: Input) => Promise<void>;

  async function callOne(ask: Ask, { vitaId, name, phone }: Callee): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const content = callContent(now);
    const contact = content.contact(vitaId, { programme: 'careline', callType: 'monthly', startedAt: now });
    const search = random() < 0.5 ? { by: 'name', text: name } : { by: 'phone', text: phone };
    await ask(listPatients, { body: { ...search, limit: 20 } });
    await ask(getPatient, { query: { vitaId } });
    await ask(listUserTouchpoints, { query: { vitaId, limit: '20' } });
    await ask(getLastAnswers, { query: { vitaId, programme: 'careline' } });
    await ask(claimPatient, { body: { vitaId, takeOver: false } });
    await ask(dial, { body: { contact } });
    const saved = content.saved(contact.id, vitaId, {
      status: content.status({ disposition: 'reached-patient', endedAt: now }),
      log: content.log({ form: 'chronic-care/monthly@1' }),
    });
    await ask(addCallLog, { body: saved });
    await ask(releasePatient, { body: { vitaId } });
    await ask(listWork, { query: {} });
    await ask(getWorkNumbers, { query: {} });
  }

  return {
    /** Everyone makes at least one call, and completes the one in progress when the shift ends. */
    async work({ seconds, pauseMs }: Shift): Promise<Worked> {
      const measured: Measured[] = [];
      const began = performance.now();
      const passed = () => (performance.now() - began) / 1000;
      const workOf = async (caller: Caller, member: number): Promise<void> => {
        const ask: Ask = async (endpoint, input) => {
          if (pauseMs > 0) await pause(pauseMs * (0.5 + random()));
          measured.push(await request(origin, caller, endpoint, input));
        };
        // Nobody starts at the same moment.
        await pause(random() * Math.max(pauseMs, 200) * 2);
        do await callOne(ask, nextPatient(member));
        while (passed() < seconds);
      };
      await Promise.all(staff.map(workOf));
      return { measured, seconds: passed() };
    },
  };
}
