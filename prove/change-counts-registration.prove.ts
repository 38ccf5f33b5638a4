import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAfter, insertBefore, registerMigration } from './support/edits.ts';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

const SERVER = 'packages/console/server/src';
const WORDS = 'packages/ui/src/patients/patient-registration/words/words.messages.ts';

/** Adds an occupation, asked for next to the birth: a text, or nothing. */
function addOccupation(copy: TreeCopy): void {
  copy.edit(
    'packages/core/src/patients/registration/field-parts.ts',
    insertBefore(
      '} as const;\n\ntype Table',
      `  occupation: part({
    section: 'person',
    sent: v.nullable(nonEmptyTextSchema(100)),
    registered: v.optional(v.nullable(nonEmptyTextSchema(100))),
    shown: v.optional(v.nullable(v.string())),
    field: () => line('occupation', 100),
    entered: (stored) => stored ?? '',
    read: (value) => enteredText(value) ?? null,
  }),
`,
    ),
  );
  copy.edit(
    WORDS,
    insertBefore("  'registration.uhid': ", "  'registration.person.occupation': 'Occupation',\n"),
  );
  copy.edit(
    'packages/ui/src/locales/hi/patients.ts',
    insertBefore("    'registration.uhid': ", "    'registration.person.occupation': 'पेशा',\n"),
  );
  copy.edit(
    `${SERVER}/platform/database/schema/tables.ts`,
    insertAfter("  next_of_kin: JsonColumns['person.next_of_kin'];\n", '  occupation: string | null;\n'),
  );
  copy.add(
    `${SERVER}/platform/database/migrations/9999-occupation.ts`,
    `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table person add column occupation text\`.execute(db);
}
`,
  );
  copy.edit(`${SERVER}/platform/database/migrate.ts`, registerMigration('9999-occupation', 'occupation'));
}

const TEST = `${SERVER}/patients/registration/occupation.test.ts`;

const TEST_TEXT = `import { previewMerge } from '@careline/core/internal/patients/duplicates';
import {
  getRegistration,
  getRegistrationHistory,
  registerPatient,
  updatePatient,
} from '@careline/core/internal/patients/registration';
import { changeForm, changeOfForm, changeValues } from '@careline/core/internal/patients/registration-change';
import { REGISTRATION_FORM, registrationParts } from '@careline/core/internal/patients/registration-form';
import { initialValues, withEntry } from '@careline/core/internal/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { aRegistration } from '../../../test/patients/registrations.ts';
import { importBatch } from '../../import/import-batch.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';

const AT = { section: 'person', key: 'occupation' };

describe.each(databasesOfRun)('an occupation on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const registered = async (occupation?: string) => {
    const body = aRegistration(NOW, { ...(occupation && { occupation }) });
    return (await at.call(registerPatient, { body })).data;
  };
  const stored = (vitaId: string) =>
    at.database.db.selectFrom('person').selectAll().where('id', '=', vitaId).executeTakeFirstOrThrow();

  it('is asked for in the form, and sent', () => {
    const values = withEntry(REGISTRATION_FORM, initialValues(REGISTRATION_FORM), AT, ' Farmer ');
    const { parts, places } = registrationParts(values, '2025-10-09', NOW);
    expect([parts.occupation, places.get('occupation')]).toEqual(['Farmer', 'person.occupation']);
  });

  it('is stored and read', async () => {
    const { vitaId, occupation } = await registered('Farmer');
    expect([occupation, (await stored(vitaId)).occupation]).toEqual(['Farmer', 'Farmer']);
    const { data } = await at.call(getRegistration, { query: { vitaId } });
    expect(data.occupation).toBe('Farmer');
    expect((await registered()).occupation).toBeNull();
  });

  it('is changed from the form of the change, with a line in the history', async () => {
    const patient = await registered('Farmer');
    const { vitaId, updatedAt } = patient;
    const values = withEntry(changeForm(patient), changeValues(patient), AT, 'Teacher');
    const { change } = changeOfForm(values, patient, '2025-10-09');
    expect(change).toEqual({ occupation: 'Teacher' });
    await at.call(updatePatient, { body: { vitaId, updatedAt, reason: { code: 'patient-said' }, ...change } });
    expect((await stored(vitaId)).occupation).toBe('Teacher');
    const { data } = await at.call(getRegistrationHistory, { query: { vitaId } });
    expect(data.flatMap(({ changes }) => changes)).toEqual([
      { field: 'occupation', before: 'Farmer', after: 'Teacher' },
    ]);
  });

  it('is shown before two records are merged', async () => {
    const [kept, merged] = [await registered(), await registered('Farmer')];
    const { data } = await at.call(previewMerge, { query: { keptId: kept.vitaId, mergedId: merged.vitaId } });
    expect([data.merged.values.occupation, data.filled]).toEqual([['Farmer'], ['occupation']]);
  });

  it('is imported, and stays as it was corrected here', async () => {
    const { organisationId, facilityId } = at.clinic;
    const place = { organisationId, facilityId, facilityName: 'Here', timeZone: 'Asia/Kolkata' };
    const send = (facts: object) =>
      importBatch(at.database.db, {
        kind: 'patients',
        lines: [JSON.stringify({ source: 'his', id: 'p1', name: [{ text: 'Asha Rao' }], ...facts })],
        place,
        requestId: 'r',
      });
    const one = () =>
      at.database.db.selectFrom('person').selectAll().where('source', '=', 'his').executeTakeFirstOrThrow();
    await send({ occupation: 'Farmer' });
    const first = await one();
    expect([first.occupation, first.details]).toEqual(['Farmer', null]);
    await send({ occupation: 'Weaver' });
    const { id: vitaId, updated_at: updatedAt, occupation } = await one();
    expect(occupation).toBe('Weaver');
    const reason = { code: 'patient-said' } as const;
    await at.call(updatePatient, { body: { vitaId, updatedAt, reason, occupation: 'Teacher' } });
    await send({ occupation: 'Potter' });
    expect((await one()).occupation).toBe('Teacher');
  });

  it('is erased', async () => {
    const { vitaId } = await registered('Farmer');
    await runWork(at.database.db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 100);
      if (!plan) throw new Error('nobody to erase');
      await erasePerson(tx, plan, { requestId: 'r1', now: NOW });
    });
    expect((await stored(vitaId)).occupation).toBeNull();
  });
});
`;

describe('another field of the registration', () => {
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
    addOccupation(copy);
  });
  afterAll(() => copy.remove());

  it('touches as many files as documented', () =>
    expectFileCount('a field of a registration', copy.changed()));

  it('compiles, but not without its sentence or its column', async () => {
    expect(await copy.types('ui', 'console/server')).toMatchObject({ status: 0 });
    for (const [name, path, line] of [
      ['ui', WORDS, "  'registration.person.occupation': 'Occupation',\n"],
      ['console/server', `${SERVER}/platform/database/schema/tables.ts`, '  occupation: string | null;\n'],
    ] as const) {
      copy.edit(path, (text) => text.replace(line, ''));
      expect((await copy.types(name)).status).not.toBe(0);
      copy.edit(
        path,
        path.startsWith(WORDS)
          ? insertBefore("  'registration.uhid': ", line)
          : insertAfter('    birth_date: string | null;\n', line),
      );
    }
  });

  it('is stored, read, changed with history, shown in a merge, imported and erased', async () => {
    copy.add(TEST, TEST_TEXT);
    const { status, output } = await copy.run(
      'npx',
      'vitest',
      'run',
      '--project',
      'server',
      TEST,
      `${SERVER}/patients/registration/person-columns.test.ts`,
    );
    expect(status, output).toBe(0);
  });

  it('has its label in both languages', async () => {
    const { status, output } = await copy.run(
      'npx',
      'vitest',
      'run',
      '--project',
      'ui',
      'patient-registration.test',
    );
    expect(status, output).toBe(0);
  });
});
