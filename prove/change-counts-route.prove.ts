import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelEdits } from './support/catalogues.ts';
import { insertBefore, registerMigration } from './support/edits.ts';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

const SERVER = 'packages/console/server/src';
const ROUTES = `${SERVER}/care/goal.routes.ts`;
const MIGRATE = `${SERVER}/platform/database/migrate.ts`;
const ROW_TYPES = `${SERVER}/platform/database/schema/row-types.test.ts`;
const PATIENT_TABLE = `${SERVER}/patients/patient-tables/care-tables.ts`;
const ENDPOINTS = 'packages/core/src/care/goals.endpoints.ts';
const DOOR = 'packages/core/src/care/index.ts';

const ENDPOINT = `export const addDietAdvice = defineEndpoint({
  name: 'diet-advice/add',
  summary: 'Add diet advice for a patient',
  service: 'data',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.goals, 'addDietAdvice'),
  path: '/diet-advice/add',
  token: 'bearer',
  body: v.strictObject({ id: uuidSchema, vitaId: uuidSchema, text: v.string() }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ id: uuidSchema }) }),
  idempotent: true,
});

`;

const LABELS = labelEdits({
  room: 'care',
  table: 'goals',
  words: { addDietAdvice: ['Added diet advice for a patient', 'मरीज़ के लिए आहार सलाह जोड़ी गई'] },
});

const MIGRATION = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table diet_advice (
    id uuid primary key,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    text text not null,
    author_id uuid not null references staff,
    created_at bigint not null
  )\`.execute(db);
}
`;

const ROW = `  diet_advice: { erasure: { strip: { text: '' } }, merge: { moves: [{}] }, times: ['created_at'] },
`;

const ROUTE = `
  route(addDietAdvice, async ({ body: { id, vitaId, text } }, call) => {
    call.touched(vitaId);
    await requirePatient(call.tx, call.caller, vitaId);
    const { facilityId: facility_id, staffId: author_id, now: created_at } = entryOf(call);
    const row = { id, person_id: vitaId, facility_id, author_id, text, created_at };
    await call.tx.insertInto('diet_advice').values(row).execute();
    return { vitaId, data: { id } };
  }),
`;

/** Adds the call, its route and its table, but not how merges and the like treat the rows. */
function addDietAdvice(copy: TreeCopy): void {
  for (const [path, edit] of Object.entries(LABELS)) copy.edit(path, edit);
  copy.edit(ENDPOINTS, (text) =>
    insertBefore(
      'export const goalEndpoints',
      ENDPOINT,
    )(text).replace('[listGoals,', '[addDietAdvice, listGoals,'),
  );
  copy.edit(DOOR, (text) => text.replace('{ addGoal, ', '{ addDietAdvice, addGoal, '));
  copy.edit(ROUTES, (text) =>
    text.replace('{ addGoal, ', '{ addDietAdvice, addGoal, ').replace(/\n\];\n$/, () => `\n${ROUTE}];\n`),
  );
  copy.add(`${SERVER}/platform/database/migrations/9999-diet-advice.ts`, MIGRATION);
  copy.edit(MIGRATE, registerMigration('9999-diet-advice', 'dietAdvice'));
}

const TEST = `${SERVER}/care/diet-advice.test.ts`;
const TEST_TEXT = `import { addDietAdvice } from '@careline/core/internal/care';
import { mergePatients, previewMerge } from '@careline/core/internal/patients/duplicates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { erasePerson, planErasure } from '../patients/erasure/erasure.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

describe.each(databasesOfRun)('diet advice on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const stored = () => at.database.db.selectFrom('diet_advice').select(['person_id', 'text']);
  async function advised() {
    const [id, vitaId] = [newId(), await at.newPatient()];
    await at.call(addDietAdvice, { body: { id, vitaId, text: 'Less salt, Asha' } });
    return { id, vitaId };
  }
  const erase = (vitaId: string, years: number) =>
    runWork(at.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, years);
      if (!plan) throw new Error('no patient to erase');
      await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });

  it('moves with a merge', async () => {
    const [keptId, { id, vitaId: mergedId }] = [await at.newPatient(), await advised()];
    const { data } = await at.call(previewMerge, { query: { keptId, mergedId } });
    const [keptVersion, mergedVersion] = [data.kept.updatedAt, data.merged.updatedAt];
    const body = { id: newId(), keptId, mergedId, keptVersion, mergedVersion, take: [], reason: 'Twice' };
    await at.call(mergePatients, { body });
    expect(await stored().where('id', '=', id).execute()).toEqual([{ person_id: keptId, text: 'Less salt, Asha' }]);
  });

  it('loses its text in an erasure, and goes when the retention is over', async () => {
    const { id, vitaId } = await advised();
    await erase(vitaId, 100);
    expect(await stored().where('id', '=', id).execute()).toEqual([{ person_id: vitaId, text: '' }]);
    await erase(vitaId, 0);
    expect(await stored().where('id', '=', id).execute()).toEqual([]);
  });
});
`;

describe('a server route with a table that names a patient', () => {
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
    addDietAdvice(copy);
  });
  afterAll(() => copy?.remove());

  const types = () => copy.types('console/server');
  const tests = (project: string, ...names: readonly string[]) =>
    copy.run('vitest', 'run', '--project', project, ...names);

  it('does not compile without the rules of erasure and merges for its rows', async () => {
    const written = await tests('server', ROW_TYPES, '--update');
    expect(written.status, written.output).toBe(0);
    const { status, output } = await types();
    expect(status).not.toBe(0);
    expect(output).toContain('diet_advice');
    expect(output).toContain('patient-tables.ts');
    copy.edit(PATIENT_TABLE, insertBefore('  patient_goal: {\n', ROW));
    const complete = await types();
    expect(complete.status, complete.output).toBe(0);
  });

  it('touches as many files as documented', () =>
    expectFileCount('a route with a table that names a patient', copy.changed()));

  it('is refused until the table of rights names it', async () => {
    const { status, output } = await tests('core', 'packages/core/src/contract/rights.test.ts');
    expect(status).not.toBe(0);
    expect(output).toContain('diet-advice/add');
    copy.edit(
      'packages/core/test/rights.ts',
      insertBefore("  'goals/list': ", "  'diet-advice/add': ['hmCallInfo'],\n"),
    );
    const named = await tests('core', 'packages/core/src/contract/rights.test.ts');
    expect(named.status, named.output).toBe(0);
  });

  it('is stored, moved by a merge, stripped and removed by an erasure', async () => {
    copy.add(TEST, TEST_TEXT);
    const { status, output } = await tests(
      'server',
      TEST,
      `${SERVER}/patients/erasure/erasure-catalogue.test.ts`,
    );
    expect(status, output).toBe(0);
  });
});
