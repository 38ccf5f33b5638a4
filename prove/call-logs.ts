import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addCallLog,
  addTouchpoint,
  dial,
  getCallLog,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import { type BodyOf, type HttpClient, HttpError } from '@careline/core/internal/http';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { expect } from 'vitest';

type LogBody = BodyOf<typeof addCallLog>;

export interface Entered {
  readonly body: LogBody;
  readonly systolic: string;
  readonly weight: string;
  /** The blood pressure and weight readings, as confirmed by the server. */
  readonly readingIds: readonly string[];
}

/** Retries where that may help, always with the same key, as an outbox does. */
export interface Persistence {
  untilConfirmed<T>(task: () => Promise<T>): Promise<T>;
  /** Returns the number of retries. */
  readonly repeats: () => number;
}

export function createPersistence(random: () => number): Persistence {
  let repeats = 0;
  return {
    repeats: () => repeats,
    async untilConfirmed(task) {
      for (;;) {
        try {
          return await task();
        } catch (error) {
          const mayWork =
            error instanceof HttpError && (error.retryable || error.failure === 'answer-invalid');
          if (!mayWork) throw error;
          repeats += 1;
          await wait(30 + random() * 120);
        }
      }
    },
  };
}

/** Returns a client that waits and retries when told to: reading back hundreds of calls exceeds the rate limit. */
export const insisting = (http: HttpClient, { untilConfirmed }: Persistence): HttpClient => ({
  call: (endpoint, request) => untilConfirmed(() => http.call(endpoint, request)),
});

const now = () => Math.floor(Date.now() / 1000);

function newLog(
  { id: contactId, vitaId }: { readonly id: string; readonly vitaId: string },
  random: () => number,
): Omit<Entered, 'readingIds'> {
  const digits = (from: number, span: number) => String(from + Math.floor(random() * span));
  // Never critical, even in pregnancy, so that nobody is alerted.
  const [systolic, weight] = [digits(110, 30), `${digits(45, 50)}.${digits(0, 10)}`];
  const metaInfo = { updatedAt: now() };
  const body: LogBody = {
    contactId,
    vitaId,
    status: {
      id: randomUUID(),
      disposition: 'reached-patient',
      note: `note ${contactId}`,
      endedAt: now(),
      metaInfo,
    },
    log: {
      form: 'chronic-care/ad-hoc@1',
      answers: {
        bloodPressure: {
          systolic,
          systolicUnit: 'mm[Hg]',
          diastolic: '80',
          diastolicUnit: 'mm[Hg]',
        },
        body: { weight, weightUnit: 'kg' },
      },
      metaInfo,
    },
  };
  return { body, systolic, weight };
}

export interface Entering extends Pick<Persistence, 'untilConfirmed'> {
  readonly random: () => number;
}

/** Dials a patient and saves the call; resolves when both are confirmed. */
export async function enterOne(
  http: HttpClient,
  vitaId: string,
  { random, untilConfirmed }: Entering,
): Promise<Entered> {
  const id = randomUUID();
  const [dialKey, elsewhereKey, logKey] = [randomUUID(), randomUUID(), randomUUID()];
  const contact = {
    id,
    vitaId,
    programme: 'ahc' as const,
    callType: 'ad-hoc' as const,
    startedAt: now(),
    metaInfo: { updatedAt: now() },
  };
  await untilConfirmed(() => http.call(dial, { body: { contact }, idempotencyKey: dialKey })).catch(
    (error) => {
      // Another entry by the same person has a call open with the patient, so this one is recorded as made elsewhere.
      if (!(error instanceof HttpError) || error.code !== 'contact-open') throw error;
      return untilConfirmed(() =>
        http.call(addTouchpoint, { body: { contact }, idempotencyKey: elsewhereKey }),
      );
    },
  );
  const entered = newLog(contact, random);
  const save = () => http.call(addCallLog, { body: entered.body, idempotencyKey: logKey });
  // Every fifth save is a double click: two simultaneous requests with one key.
  const clicks = random() < 0.2 ? [save, save] : [save];
  const answers = await Promise.all(clicks.map((click) => untilConfirmed(click)));
  const [readingIds = [], ...repeated] = answers.map(({ data }) => data.readingIds);
  for (const ids of repeated) expect(ids).toEqual(readingIds);
  return { ...entered, readingIds };
}

/** Expects one version, one status and the readings of a call log to be stored as confirmed. */
export async function storedOnce(http: HttpClient, entered: Entered): Promise<void> {
  const { contactId, vitaId, status } = entered.body;
  const { data: versions } = await http.call(getCallLog, { query: { contactId } });
  expect(versions.map((version) => version.version)).toEqual([1]);
  expect(versions[0]?.answers).toMatchObject({ bloodPressure: { systolic: entered.systolic } });
  expect(entered.readingIds).toHaveLength(2);
  expect(versions[0]?.readingIds).toEqual(entered.readingIds);
  const { data: contacts } = await http.call(listUserTouchpoints, { query: { vitaId, limit: '200' } });
  const mine = contacts.filter(({ id }) => id === contactId);
  expect(mine.map((contact) => contact.status.note)).toEqual([status.note]);
}

/** Returns patients found by a few syllables. */
export async function somePatients(http: HttpClient): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const text of ['ra', 'an', 'su', 'ma']) {
    const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 20 } });
    for (const { vitaId } of data) found.add(vitaId);
  }
  return [...found];
}

/** Returns only patients who may be called: a refused dial is not a fault. */
export async function callable(http: HttpClient, candidates: readonly string[]): Promise<readonly string[]> {
  const callableIds: string[] = [];
  for (const vitaId of candidates) {
    const { data } = await http.call(getPatient, { query: { vitaId } });
    if (data.callsStopped === null && !data.deceased && data.phones.length > 0) callableIds.push(vitaId);
  }
  return callableIds;
}
