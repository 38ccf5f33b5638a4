// spec: 101, 104, 107, 218

import { randomUUID } from 'node:crypto';
import {
  addAssessment,
  listAssessments,
  offerAssessments,
  standingAssessments,
} from '@careline/core/internal/assessments';
import {
  CASE_SHEET_SECTION_KEYS,
  CASE_SHEET_SECTIONS,
  getCaseSheetSection,
  listCaseSheet,
  listCaseSheetVersions,
  saveCaseSheet,
} from '@careline/core/internal/case-sheets';
import { type Endpoint, serviceBasesUnder } from '@careline/core/internal/http';
import {
  getPrescriptionBasis,
  listPrescriptions,
  signPrescription,
} from '@careline/core/internal/prescriptions';
import { CASE_SHEET_ACCESS, type CaseSheetAccess } from '@careline/core/internal/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { aPrescription } from '../content/prescription-content.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const now = () => Math.floor(Date.now() / 1000);

/** An action on a record. `wanted` is the answer to a caller who is allowed. */
interface Act {
  readonly endpoint: Endpoint;
  readonly query?: object;
  readonly body?: (vitaId: string) => object;
  readonly wanted: string;
}

const inSection = (section: (typeof CASE_SHEET_SECTION_KEYS)[number]): Act => ({
  endpoint: saveCaseSheet,
  // The body lacks an answer: callers who may write get that error, others are refused first.
  body: (vitaId) => ({
    version: {
      ...{ id: randomUUID(), vitaId, section, form: CASE_SHEET_SECTIONS[section].form.id },
      ...{ answers: {}, follows: [], metaInfo: { updatedAt: now() } },
    },
  }),
  wanted: 'input-invalid',
});

const ACTS = {
  'read the sheet': [{ endpoint: listCaseSheet, wanted: 'ok' }],
  'read a section and its versions': [
    { endpoint: getCaseSheetSection, query: { section: 'GENITAL' }, wanted: 'ok' },
    { endpoint: listCaseSheetVersions, query: { section: 'GENITAL', limit: '5' }, wanted: 'ok' },
  ],
  'write each section': CASE_SHEET_SECTION_KEYS.map(inSection),
  'read prescriptions': [{ endpoint: listPrescriptions, wanted: 'ok' }],
  'see what speaks against a medicine': [{ endpoint: getPrescriptionBasis, wanted: 'ok' }],
  'sign a prescription': [
    {
      endpoint: signPrescription,
      body: (vitaId) => ({ prescription: aPrescription(vitaId, now()) }),
      wanted: 'ok',
    },
  ],
  'read scores': [
    { endpoint: listAssessments, wanted: 'ok' },
    { endpoint: standingAssessments, wanted: 'ok' },
  ],
  'take a score': [
    { endpoint: offerAssessments, wanted: 'ok' },
    {
      endpoint: addAssessment,
      body: (vitaId) => ({
        assessment: {
          id: randomUUID(),
          vitaId,
          scale: 'NEWS',
          at: now(),
          inputs: [{ key: 'none', value: 1 }],
          metaInfo: { updatedAt: now() },
        },
      }),
      wanted: 'input-invalid',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Act[]>>;
type ActName = keyof typeof ACTS;
const ALL = Object.keys(ACTS) as readonly ActName[];

interface Person {
  readonly scopes: readonly string[];
  readonly roles?: readonly string[];
  /** Undefined: not set. */
  readonly level?: CaseSheetAccess;
  readonly elsewhere?: true;
  /** Actions that are allowed. */
  readonly may: readonly ActName[];
  /** Error codes of actions that are refused for another reason than the scope. */
  readonly refused?: Readonly<Partial<Record<ActName, string>>>;
}

const READS: readonly ActName[] = [
  'read the sheet',
  'read a section and its versions',
  'read prescriptions',
  'read scores',
];
const SEES = ['prohealth', 'my_encounters'];
const CALLS = ['prohealth', 'hmCallInfo'];
const READ_ONLY = { 'write each section': 'case-sheet-access' };
const BY_ALL = (code: string) => Object.fromEntries(ALL.map((act) => [act, code]));

const PEOPLE: Readonly<Record<string, Person>> = {
  'nobody with a scope': { scopes: [], may: [] },
  'whoever registers': { scopes: ['prohealth', 'registration'], may: [] },
  'whoever searches': { scopes: ['prohealth', 'search'], may: READS },
  'a PROVIDER who only searches': {
    ...{ scopes: ['prohealth', 'search'], level: CASE_SHEET_ACCESS.PROVIDER, may: READS },
  },
  'a coach, whose level nobody set': { scopes: CALLS, may: [...READS, 'take a score'], refused: READ_ONLY },
  'a coach who is a PROVIDER': {
    ...{ scopes: CALLS, level: CASE_SHEET_ACCESS.PROVIDER },
    may: [...READS, 'take a score', 'write each section'],
  },
  'an EDITOR who sees patients': {
    ...{ scopes: SEES, level: CASE_SHEET_ACCESS.EDITOR },
    may: [...READS, 'take a score', 'see what speaks against a medicine'],
    refused: READ_ONLY,
  },
  'a pharmacist': {
    ...{ scopes: SEES, roles: ['Pharmacist'] },
    may: ALL.filter((act) => act !== 'sign a prescription' && act !== 'write each section'),
    refused: READ_ONLY,
  },
  'a doctor': { scopes: SEES, roles: ['OP Doctor'], may: ALL },
  'a doctor who is a VIEWER': {
    ...{ scopes: SEES, roles: ['OP Doctor'], level: CASE_SHEET_ACCESS.VIEWER },
    may: ALL.filter((act) => act !== 'sign a prescription' && act !== 'write each section'),
    refused: { ...READ_ONLY, 'sign a prescription': 'case-sheet-access' },
  },
  'a doctor, of a patient of another facility': {
    ...{ scopes: SEES, roles: ['OP Doctor'], elsewhere: true as const },
    may: [],
    refused: BY_ALL('not-found'),
  },
};

describe('the record of a patient', () => {
  let server: TestServer;
  let own: string;
  let foreign: string;
  beforeAll(async () => {
    server = await startTestServer({ routes: clinicalRoutes });
    own = await server.addPatient('Meena Iyer');
    foreign = await server.addPatient('Ravi Kumar', [server.otherFacilityId]);
  });
  afterAll(() => server.stop());

  async function ask(token: string, { endpoint, query, body }: Act, vitaId: string): Promise<string> {
    const named = new URLSearchParams({ ...query, vitaId }).toString();
    const address = `${serviceBasesUnder('/api')[endpoint.service]}${endpoint.path}`;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const response = await (body
      ? server.fetch(address, { method: 'POST', headers, body: JSON.stringify(body(vitaId)) })
      : server.fetch(`${address}?${named}`, { headers }));
    const answer = (await response.json()) as { readonly code?: string };
    return response.ok ? 'ok' : (answer.code ?? String(response.status));
  }

  it.each(Object.entries(PEOPLE))('is read and written as permitted: %s', async (_, person) => {
    const { scopes, roles = ['Coordinator'], level, elsewhere, may, refused } = person;
    const staff = await server.addStaff({ scopes: [...scopes], roles: [...roles] });
    if (level)
      await server.db
        .updateTable('staff')
        .set({ case_sheet_access: level })
        .where('id', '=', staff.staffId)
        .execute();
    await server.db
      .updateTable('staff')
      .set({ registration_council: 'MH', registration_number: '12345' })
      .where('id', '=', staff.staffId)
      .execute();
    for (const name of ALL) {
      for (const act of ACTS[name] as readonly Act[]) {
        const answered = await ask(staff.token, act, elsewhere ? foreign : own);
        const expected = may.includes(name) ? act.wanted : (refused?.[name] ?? 'scope-missing');
        expect([name, answered]).toEqual([name, expected]);
      }
    }
  });
});
