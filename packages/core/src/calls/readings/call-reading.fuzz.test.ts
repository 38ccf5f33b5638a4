import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { HttpClient } from '#http';
import { createMetricsClient, createOpenTokens } from '#metrics';
import { patientSchema } from '#patients';
import { ends, expectCleanPrototypes, expectHttpError, fuzz, until } from '../../../test/fuzz.ts';
import { pick } from '../../../test/fuzz-mutate.ts';
import { moodyServer } from '../../../test/fuzz-replies.ts';
import { FUZZ_ID } from '../../../test/fuzz-samples.ts';
import { callLogSchema } from '../call-log.ts';
import { contactSchema, contactStatusSchema } from '../contact.ts';
import { createCallHistory } from '../history/call-history.ts';
import { answerSections } from '../history/call-history-answers.ts';
import { createCallDetail } from '../history/call-history-detail.ts';
import { openCallContext } from '../session/call-context.ts';
import { createCallSession } from '../session/call-session.ts';
import { createCallOpening } from '../session/call-session-opening.ts';

const NOW = 1_704_450_600;
const timeZone = 'Asia/Kolkata';

const expectAll = (schema: v.GenericSchema, values: readonly unknown[]): void =>
  expect(v.is(v.array(schema), values)).toBe(true);

async function readHistory(http: HttpClient): Promise<void> {
  const history = createCallHistory({ http });
  const { getState } = history.store;
  const settle = async (): Promise<void> => {
    await until(() => getState().phase !== 'loading' && !getState().work);
    const { phase, rows, error, failedWork } = getState();
    expectAll(contactSchema, rows);
    expect(rows.length > 0).toBe(phase === 'found');
    expect(error !== undefined).toBe(phase === 'failed' || failedWork !== undefined);
    if (error) expectHttpError(error);
  };
  history.show({ vitaId: FUZZ_ID });
  await settle();
  history.more();
  await settle();
  history.refresh();
  await settle();
  history.retry();
  await settle();
}

async function readDetail(http: HttpClient): Promise<void> {
  const detail = createCallDetail({ http });
  const { getState } = detail.store;
  const settle = async (): Promise<void> => {
    await until(() => getState().phase !== 'loading' && getState().logPhase !== 'loading');
    const { phase, contact, statuses, logs, error, logError } = getState();
    expect(v.is(contactSchema, contact)).toBe(phase === 'ready');
    expectAll(contactStatusSchema, statuses);
    expectAll(callLogSchema, logs);
    for (const problem of [error, logError]) if (problem) expectHttpError(problem);
    for (const log of logs) if (contact) expectWords(answerSections(log, contact));
  };
  detail.open(FUZZ_ID);
  await settle();
  detail.retry();
  await settle();
}

const labelSchema = v.union([v.object({ message: v.string() }), v.object({ words: v.string() })]);
const lineSchema = v.object({
  label: labelSchema,
  text: v.optional(v.string()),
  unit: v.optional(v.string()),
  ticked: v.optional(v.boolean()),
  choices: v.optional(v.array(labelSchema)),
});

const expectWords = (sections: readonly { readonly lines: readonly unknown[] }[]): void =>
  expectAll(
    lineSchema,
    sections.flatMap(({ lines }) => lines),
  );

async function openCall(http: HttpClient, contactId: string | undefined): Promise<void> {
  const opening = createCallOpening({ http, vitaId: FUZZ_ID, contactId });
  await ends(opening.load());
  const state = opening.store.getState();
  expect(state.phase).not.toBe('loading');
  if (state.phase === 'failed') expectHttpError(state.error);
  if ('patient' in state) expect(v.is(patientSchema, state.patient)).toBe(true);
  if ('contact' in state && state.contact) expect(v.is(contactSchema, state.contact)).toBe(true);
}

async function loadCall(http: HttpClient): Promise<void> {
  const tokens = createOpenTokens({ http, now: () => NOW * 1000 });
  const session = createCallSession({
    http,
    metrics: createMetricsClient({ http, openToken: tokens.tokenFor, timeZone }),
    context: openCallContext({
      vitaId: FUZZ_ID,
      facilityId: FUZZ_ID,
      programme: 'ahc',
      providerId: 'coach',
      providerName: 'Anita Coach',
      userEnrollmentDate: NOW - 86_400,
    }),
    callType: 'ad-hoc',
    now: () => NOW * 1000,
    newId: () => FUZZ_ID,
    timeZone,
    callingHours: { from: '08:00', to: '20:00' },
  });
  await session.retry('form');
  await ends(session.load());
  const { patient, previous, script, readings, answers } = session.store.getState();
  for (const part of [patient, previous, script, answers, ...Object.values(readings)]) {
    expect(part.phase).not.toBe('loading');
    if (part.phase === 'failed') expectHttpError(part.error);
  }
  if (patient.phase === 'ready') expect(v.is(patientSchema, patient.value)).toBe(true);
  if (previous.phase === 'ready') expectAll(contactSchema, previous.value);
  session.dispose();
}

const READERS: readonly ((http: HttpClient, random: () => number) => Promise<void>)[] = [
  readHistory,
  readDetail,
  (http, random) => openCall(http, pick(random, [undefined, FUZZ_ID])),
  loadCall,
];

it('reads calls and their parts, or fails with an HttpError, whatever the reply', async () => {
  await fuzz('calls', (random, notes) => pick(random, READERS)(moodyServer(random, notes), random));
  expectCleanPrototypes();
});
