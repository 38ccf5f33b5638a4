import { randomUUID } from 'node:crypto';
import { addVitalEndpoints, readMetricEndpoints } from '@careline/core/internal/metrics';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { sql } from 'kysely';
import { requirePatient } from '../../src/platform/access/access.ts';
import { ProblemError } from '../../src/platform/http/problem-error.ts';
import { type Call, type Route, route } from '../../src/platform/http/route.ts';

const UNIX_NOW = 1_700_000_000;

async function requireOpenPatient({ tx, caller, openPatient = '' }: Call): Promise<string> {
  await requirePatient(tx, caller, openPatient);
  return openPatient;
}

/** Minimal handlers of real endpoints: the tests are about the pipeline around them. */
export const pipelineRoutes: readonly Route[] = [
  route(getPatient, async ({ query }, { tx, caller, touched }) => {
    await requirePatient(tx, caller, query.vitaId);
    touched(query.vitaId);
    const appUserInfo = { name: 'A patient', gender: 'unknown' };
    const none = { birthDate: null, uhid: null, identifiers: [], phones: [], languages: [], enrolments: [] };
    return { vitaId: query.vitaId, data: { vitaId: query.vitaId, appUserInfo, ...none, callsStopped: null } };
  }),
  route(listPatients, async ({ body }, { tx }) => {
    // Unexpected failures, to see what the client gets.
    if (body.text === 'sql') await sql`select * from there_is_no_such_table`.execute(tx);
    if (body.text === 'unstorable') await sql`select ${'x'}::integer`.execute(tx);
    if (body.text === 'throw') throw new TypeError('a secret of Asha Verma');
    return { data: [], next: body.text === 'long' ? 'n'.repeat(2000) : null };
  }),
  route(readMetricEndpoints.body, async (_, call) => ({ vitaId: await requireOpenPatient(call), data: [] })),
  route(addVitalEndpoints.body, async ({ body }, call) => {
    const vitaId = await requireOpenPatient(call);
    const id = randomUUID();
    await call.tx
      .insertInto('setting')
      .values({ name: `written ${id}`, value: '{}' })
      .execute();
    if (body.data.metaInfo.source === 'refuse')
      throw new ProblemError('conflict', { detail: 'Refused after writing.' });
    return { vitaId, data: { id, metaInfo: { createdAt: UNIX_NOW } } };
  }),
];
