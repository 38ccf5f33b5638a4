import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addCallLog,
  dial,
  getLastAnswers,
  getScript,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import { getWorkNumbers, listWork } from '@careline/core/internal/calls/worklist';
import { listNotes } from '@careline/core/internal/care';
import {
  createHttpClient,
  type Endpoint,
  type HttpClient,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { createMetricsClient, createOpenTokens } from '@careline/core/internal/metrics';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import type { ProgrammeKey } from '@careline/core/internal/programmes';
import { seededRandom } from './seeded.ts';

/** A signed-in colleague, and the patients only this colleague calls. */
export interface Colleague {
  readonly staffId: string;
  readonly token: string;
  readonly patients: readonly {
    readonly vitaId: string;
    readonly name: string;
    readonly programme: ProgrammeKey;
  }[];
}

export interface LoadOptions {
  readonly origin: string;
  readonly staff: readonly Colleague[];
  /** Average milliseconds between two steps of one person. */
  readonly thinkMs: number;
  /** Milliseconds at the start that do not count, because everyone starts at once. */
  readonly warmUpMs: number;
  readonly forMs: number;
}

/** Milliseconds of every counted request, by endpoint name. */
export type LoadTimes = ReadonlyMap<string, readonly number[]>;

/** The calls a colleague at work makes; `staffAtWork` measures at least one request of each. */
const WORK_ENDPOINTS: readonly Endpoint[] = [
  ...[getWorkNumbers, listWork, listPatients, getPatient, listUserTouchpoints, listNotes],
  ...[getScript, getLastAnswers, dial, addCallLog],
];

const CALL = { callType: 'ad-hoc', form: 'chronic-care/ad-hoc@1' } as const;
const MONTH = 30 * 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

interface StaffMember {
  readonly http: HttpClient;
  readonly readings: ReturnType<typeof createMetricsClient>;
  readonly patient: Colleague['patients'][number];
  readonly random: () => number;
}

const workday = ({ http }: StaffMember) =>
  Promise.all([http.call(getWorkNumbers), http.call(listWork, { query: { limit: '50' } })]);

/** Two searches while a name is being typed. */
async function search({ http, patient: { name } }: StaffMember): Promise<void> {
  const [first = name] = name.split(' ');
  await http.call(listPatients, { body: { by: 'name', text: first, limit: 20 } });
  await http.call(listPatients, { body: { by: 'name', text: name, limit: 20 } });
}

async function open({ http, readings, patient: { vitaId } }: StaffMember): Promise<void> {
  const window = { vitaId, from: seconds() - 12 * MONTH, to: seconds() };
  await http.call(getPatient, { query: { vitaId } });
  await Promise.all([
    http.call(listUserTouchpoints, { query: { vitaId, limit: '20' } }),
    http.call(listNotes, { query: { vitaId, limit: '20' } }),
    ...(['bloodpressure', 'body', 'bloodglucose'] as const).map((metric) =>
      readings.read({ metric, ...window }),
    ),
  ]);
}

async function prepareCall({ http, patient: { vitaId, programme } }: StaffMember): Promise<void> {
  await Promise.all([
    http.call(getScript, { query: { programme, callType: CALL.callType } }),
    http.call(getLastAnswers, { query: { vitaId, programme } }),
  ]);
}

async function callAndSave(member: StaffMember, think: () => Promise<unknown>): Promise<void> {
  const { http, patient, random } = member;
  const { vitaId, programme } = patient;
  const id = randomUUID();
  const metaInfo = { updatedAt: seconds() };
  const contact = { id, vitaId, programme, callType: CALL.callType, startedAt: seconds(), metaInfo };
  await http.call(dial, { body: { contact }, idempotencyKey: randomUUID() });
  await think();
  const systolic = String(110 + Math.floor(random() * 25));
  const unit = 'mm[Hg]';
  const bloodPressure = { systolic, systolicUnit: unit, diastolic: '80', diastolicUnit: unit };
  const ended = { endedAt: seconds(), metaInfo };
  const status = { id: randomUUID(), disposition: 'reached-patient' as const, note: 'As agreed.', ...ended };
  const log = { form: CALL.form, answers: { bloodPressure }, metaInfo };
  const body = { contactId: id, vitaId, status, log };
  await http.call(addCallLog, { body, idempotencyKey: randomUUID() });
}

/** Records each request's time. A failure names its endpoint: a refusal is quick, and would look like speed. */
function timed(http: HttpClient, note: (name: string, ms: number) => void): HttpClient {
  return {
    async call(endpoint, request) {
      const before = performance.now();
      const answer = await http.call(endpoint, request).catch((cause: unknown) => {
        throw new Error(`${endpoint.name} failed: ${codeOf(cause)}`, { cause });
      });
      note(endpoint.name, performance.now() - before);
      return answer;
    },
  };
}

const codeOf = (error: unknown): string => {
  const { code, failure, status } = error as { code?: string; failure?: string; status?: number };
  return String(code ?? failure ?? status ?? error);
};

/**
 * Simulates people working in the console, with pauses: each reads the worklist, searches a patient and opens the
 * record, prepares the call, dials and saves the log, then takes the next patient. Fails if a request fails.
 */
export async function staffAtWork({
  origin,
  staff,
  thinkMs,
  warmUpMs,
  forMs,
}: LoadOptions): Promise<LoadTimes> {
  const times = new Map<string, number[]>();
  const start = performance.now();
  const end = start + warmUpMs + forMs;

  const note = (name: string, ms: number) => {
    if (performance.now() - start >= warmUpMs) times.set(name, [...(times.get(name) ?? []), ms]);
  };

  async function work({ token, patients }: Colleague, seed: number): Promise<void> {
    const random = seededRandom(seed);
    const think = () => pause(Math.min(thinkMs * (0.5 + random()), Math.max(0, end - performance.now())));
    const bases = serviceBasesUnder(`${origin}/api`);
    const client = createHttpClient({
      bases,
      origin,
      fetch: globalThis.fetch,
      accessToken: async () => token,
    });
    const http = timed(client, note);
    await pause(thinkMs * random() * 2);
    for (let turn = 0; turn === 0 || performance.now() < end; turn += 1) {
      const patient = patients[turn % patients.length];
      if (!patient) throw new Error('A colleague has no patients.');
      const tokens = createOpenTokens({ http, now: Date.now });
      const readings = createMetricsClient({ http, openToken: tokens.tokenFor, timeZone: 'Asia/Kolkata' });
      const member: StaffMember = { http, readings, patient, random };
      for (const step of [
        workday,
        search,
        open,
        prepareCall,
        (one: StaffMember) => callAndSave(one, think),
      ]) {
        if (turn > 0 && performance.now() >= end) return;
        await step(member);
        await think();
      }
    }
  }

  await Promise.all(staff.map((one, index) => work(one, index + 1)));
  const missing = WORK_ENDPOINTS.filter(({ name }) => !times.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Not measured: ${missing.join(', ')}.`);
  return times;
}

/** Returns the percentile `part` (0.5, 0.95) of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
