import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { getRecordSummary } from '@careline/core/internal/overview';
import { listRecordEntries, type RecordSection } from '@careline/core/internal/record';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { newDataFolder } from '../../../test/data-folder.ts';
import { openRecord } from '../../../test/patients/record-of-person.ts';
import { readSettings } from '../../platform/config/config.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { type Remark, STORED_ROW_KINDS } from '../batch-result.ts';
import type { SkippedFile } from '../files/import-files.ts';
import type { KindReport } from '../import-report.ts';
import { runImport } from '../run-import.ts';

/** Public data sets, too large for this repository: tens of thousands of unusual but real rows. */
const beside = fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
const records = process.env.CARELINE_SHARED_DATA ?? beside;
const there = existsSync(join(records, 'readings-a.ndjson.gz'));
if (!there) {
  console.log(
    'SKIPPED the import of real records: set CARELINE_SHARED_DATA to a folder with patients and readings.',
  );
}

describe.runIf(there)('real records', () => {
  let folder: string;
  let database: Database;
  let clinic: Clinic;
  let kinds: KindReport[];
  let notImported: SkippedFile[];
  beforeAll(async () => {
    folder = await newDataFolder();
    const before = await openDatabase({ dataFolder: folder });
    clinic = await aClinic(before.db);
    await before.close();
    const settings = readSettings({
      CARELINE_DATA: folder,
      CARELINE_DEMO: 'off',
      CARELINE_ORIGIN: 'http://localhost:47147',
    });
    const report = join(folder, 'report.json');
    await runImport([records, '--report', report], settings, { write: () => undefined });
    ({ kinds, notImported } = JSON.parse(await readFile(report, 'utf8')));
    database = await openDatabase({ dataFolder: folder });
  });
  afterAll(async () => {
    await database?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const kindOf = (name: string) => kinds.find(({ kind }) => kind === name);
  const remarked = (remark: Remark) => kinds.reduce((sum, { remarks }) => sum + (remarks[remark] ?? 0), 0);
  const total = (key: 'taken' | 'kept', ...names: string[]) =>
    names.reduce((sum, name) => sum + (kindOf(name)?.[key] ?? 0), 0);

  it('are all accounted for, row by row', () => {
    for (const { taken, kept, there, refused, lines } of kinds) {
      expect(taken + kept + there + refused).toBe(lines);
    }
    for (const { refused, refusals } of kinds) {
      expect(Object.values(refusals).reduce((sum, { count }) => sum + count, 0)).toBe(refused);
    }
  });

  it('are all in the database, for each kind', async () => {
    const { rows } = await sql<{ people: number; readings: number }>`
      select (select count(*) from person)::int as people, (select count(*) from reading)::int as readings`.execute(
      database.db,
    );
    // Newer content of a patient replaces the older, and a log creates its patient.
    const people = total('taken', 'patients') - remarked('updated') + remarked('person-made');
    expect(rows).toEqual([{ people, readings: total('taken', 'readings', 'glucose-log') }]);
    const { rows: stored } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from imported_resource group by kind order by kind collate "C"`.execute(
      database.db,
    );
    const kept = kinds.filter((kind) => kind.kept > 0).map(({ kind, kept: count }) => ({ kind, count }));
    expect(stored).toEqual(kept.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)));
  });

  it('are named with a reason when they are not records', () => {
    expect(notImported.map(({ name }) => name)).toEqual(['README.md', 'SOURCES.md', 'bundles.json']);
  });

  it('are refused only when their patient is unknown or there is nothing to keep', () => {
    const rowKinds = ['patients', 'glucose-log', 'encounters', 'conditions', 'medications', 'allergies'];
    expect(rowKinds.map((kind) => [kind, kindOf(kind)?.refused])).toEqual(rowKinds.map((kind) => [kind, 0]));
    expect(kindOf('maternal-health')?.refusals).toMatchObject({ 'no-patient': { count: 1014 } });
    const reasons = new Set(kinds.flatMap(({ refusals }) => Object.keys(refusals)));
    const known = [
      'no-patient',
      'unknown-patient',
      'patient-inside',
      'deleted',
      'no-resource',
      'not-a-record',
    ];
    expect([...reasons].filter((reason) => !known.includes(reason))).toEqual([]);
  });

  it('keep everything without a table unchanged', async () => {
    for (const kind of STORED_ROW_KINDS) {
      const text = gunzipSync(await readFile(join(records, `${kind}-a.ndjson.gz`))).toString();
      const { rows } = await sql<{ content: string }>`
        select content from imported_resource where kind = ${kind}`.execute(database.db);
      const wanted = text.split('\n').filter((line) => line !== '');
      expect(rows.map(({ content }) => content).sort()).toEqual(wanted.sort());
    }
  });

  it('keep every digit of every number', async () => {
    const text = gunzipSync(await readFile(join(records, 'readings-a.ndjson.gz'))).toString();
    const written = new Map<string, number>();
    const add = (digits: string) => written.set(digits, (written.get(digits) ?? 0) + 1);
    for (const [, digits = ''] of text.matchAll(/"value":(-?[\d.eE+-]+)/g)) add(digits);
    const { rows } = await sql<{ digits: string; times: number }>`
      select each ->> 'text' as digits, count(*)::int as times
      from reading, jsonb_array_elements("values") as each
      where each ? 'value' and source not in ('fhir', 'uci-aim94') group by 1`.execute(database.db);
    const stored = new Map(rows.map(({ digits, times }) => [digits, times]));
    const lost = [...written].filter(([digits, times]) => stored.get(digits) !== times);
    expect(lost).toEqual([]);
    expect(written.size).toBeGreaterThan(10_000);
  });

  interface StoredRecord {
    readonly id: string;
    readonly ids: readonly string[];
    readonly values: number;
    readonly bare: number;
  }

  /** Returns the ten people with the most readings, and everyone with a recorded pregnancy. */
  async function longRecords(): Promise<readonly StoredRecord[]> {
    const { rows } = await sql<StoredRecord>`
      with whose as (
        (select person_id from reading group by 1 order by count(*) desc, person_id limit 10)
        union
        (select person_id from imported_resource where kind = 'conditions' and content ~* 'pregnan|eclampsia')
      )
      select p.person_id as id, array_agg(r.id::text order by r.id) as ids,
        sum(jsonb_array_length(r."values"))::int as values,
        (count(*) filter (where r."values" = '[]' and r.metric is not null
          and (r.at is not null or r.on_date is not null) and r.status not in ('entered-in-error', 'cancelled')))::int as bare
      from whose p join reading r on r.person_id = p.person_id
      group by p.person_id order by count(*) desc, p.person_id`.execute(database.db);
    return rows;
  }

  it('are all shown on the person’s page, with every row and value', async () => {
    const { facility_id: facilityId } = await database.db
      .selectFrom('reading')
      .select('facility_id')
      .executeTakeFirstOrThrow();
    const call = clinicalCalls(database, clinic, { facilityId, now: 1_760_000_000 });
    const people = await longRecords();
    expect(people.length).toBeGreaterThan(60);
    let charted = 0;
    for (const { id, ids, values, bare } of people) {
      const shown = await openRecord(call, id);
      expect(shown.ids.toSorted(), id).toEqual(ids.toSorted());
      expect(shown.points + shown.unplaced + shown.ofOthers, id).toBe(values);
      expect(shown.bare, id).toBe(bare);
      charted += shown.points;
    }
    // Most glucose logs name no unit, so their values are on no chart.
    expect(charted).toBeGreaterThan(3_000);
  });

  it('are all on their patient’s record, counted and listed for each row', async () => {
    const { rows: longest } = await sql<{ id: string; ids: string[]; facility_id: string }>`
      select person_id as id, array_agg(id::text) as ids, min(facility_id::text) as facility_id
      from imported_resource where person_id is not null and held is null
      group by 1 order by count(*) desc, 1 limit 10`.execute(database.db);
    expect(longest.length).toBe(10);
    for (const { id: vitaId, ids, facility_id: facilityId } of longest) {
      const call = clinicalCalls(database, clinic, {
        facilityId,
        now: 1_760_000_000,
        scopes: ['prohealth', 'search'],
      });
      const { data: summary } = await call(getRecordSummary, { query: { vitaId } });
      const shown: string[] = [];
      for (const { section, count } of summary.sections) {
        const before = shown.length;
        let after: string | undefined;
        do {
          const asked = { vitaId, section: section as RecordSection, limit: '100', after };
          const page = await call(listRecordEntries, { query: asked });
          shown.push(...page.data.map((entry) => entry.id));
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(shown.length - before, `${vitaId} ${section}`).toBe(count);
      }
      expect(shown.toSorted(), vitaId).toEqual(ids.toSorted());
    }
  });
});
