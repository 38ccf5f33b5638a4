// spec: 98, 231

import { addCallLog, getCallLog } from '@careline/core/internal/calls';
import {
  deleteReport,
  getReport,
  listReports,
  type NewReport,
  newReportSchema,
  uploadReport,
} from '@careline/core/internal/care';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aFile, aReport } from '../../test/content/report-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { dropUnattachedReports } from './reports.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('reports on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const upload = async (vitaId: string, facts: Partial<NewReport> = {}, text?: string) => {
    const report = aReport(vitaId, NOW, facts);
    await at.call(uploadReport, { body: { report }, file: aFile(text) });
    return report;
  };
  const namesOf = async (vitaId: string) =>
    (await at.call(listReports, { query: { vitaId } })).data.map(({ name }) => name);
  const textOf = async (vitaId: string, id: string) =>
    (await at.call(getReport, { query: { vitaId, id } })).file.text();
  const remove = (vitaId: string, id: string) =>
    at.call(deleteReport, { body: { vitaId, id, reason: 'Of another patient' } });

  /** A call log whose lab reports refer to these files. */
  const logWith = (...files: string[]) =>
    at.content.log({
      answers: {
        labReports: {
          reports: [{ metric: 'HbA1c', value: '7.1', unit: '%', date: '2025-10-01', files }],
        },
      },
    });
  const saveLog = (contactId: string, vitaId: string, ...files: string[]) =>
    at.call(addCallLog, {
      body: at.content.saved(contactId, vitaId, { log: logWith(...files) }),
    });

  it('are stored unchanged and listed by name', async () => {
    const vitaId = await at.newPatient();
    const long = `%PDF-1.7\n${'रिपोर्ट '.repeat(60_000)}`;
    const report = await upload(
      vitaId,
      { name: 'शुगर रिपोर्ट.pdf', metric: 'HbA1c', takenOn: '2025-10-01' },
      long,
    );
    expect(at.call.touched).toEqual([vitaId]);
    const { data } = await at.call(listReports, { query: { vitaId } });
    expect(data).toMatchObject([
      {
        id: report.id,
        vitaId,
        contactId: null,
        name: 'शुगर रिपोर्ट.pdf',
        mediaType: 'application/pdf',
        size: Buffer.byteLength(long),
        metric: 'HbA1c',
        takenOn: '2025-10-01',
        author: { name: 'Asha Coach' },
        uploadedAt: NOW,
      },
    ]);
    expect(await textOf(vitaId, report.id)).toBe(long);
  });

  it.each([
    ['ecg', undefined],
    ['dermascopy', undefined],
    ['otoscopy', 'left_ear'],
    ['otoscopy', 'right_ear'],
    ['mede_document', undefined],
  ] as const)('of an examination say which: %s %s', async (readingType, side) => {
    const vitaId = await at.newPatient();
    await upload(vitaId, { readingType, ...(side && { side }) });
    const { data } = await at.call(listReports, { query: { vitaId } });
    expect(data).toMatchObject([{ readingType, side: side ?? null }]);
  });

  it.each([
    ['an otoscopy of no ear', { readingType: 'otoscopy' }],
    ['an ear of no otoscopy', { readingType: 'ecg', side: 'left_ear' }],
    ['an ear of nothing', { side: 'left_ear' }],
    ['an examination nobody knows', { readingType: 'x_ray' }],
  ])('refuse %s', (_, facts) => {
    expect(v.is(newReportSchema, { ...aReport(newId(), NOW), ...facts })).toBe(false);
  });

  it('are paged, newest first', async () => {
    const vitaId = await at.newPatient();
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await upload(vitaId, { name });
    const first = await at.call(listReports, { query: { vitaId, limit: '2' } });
    const second = await at.call(listReports, { query: { vitaId, limit: '2', after: first.next ?? '' } });
    expect([...first.data, ...second.data].map(({ name }) => name).sort()).toEqual([
      'a.pdf',
      'b.pdf',
      'c.pdf',
    ]);
    expect(second.next).toBeNull();
    const wrong = at.call(listReports, { query: { vitaId, after: 'x' } });
    await expect(wrong).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('of a call are the patient’s when the call is saved, with what the form says about them', async () => {
    const { vitaId, contactId } = await at.dialled();
    const report = await upload(vitaId, { forCall: true });
    expect(await namesOf(vitaId)).toEqual([]);
    await expect(textOf(vitaId, report.id)).rejects.toMatchObject({ code: 'not-found' });
    await saveLog(contactId, vitaId, report.id);
    const { data } = await at.call(listReports, { query: { vitaId } });
    const facts = { metric: 'HbA1c', value: '7.1', unit: '%', takenOn: '2025-10-01' };
    expect(data).toMatchObject([{ id: report.id, contactId, ...facts }]);
    const logs = await at.call(getCallLog, { query: { contactId } });
    expect(logs.data[0]?.files).toEqual([
      {
        id: report.id,
        name: 'HbA1c March.pdf',
        mediaType: 'application/pdf',
        size: aFile().bytes.length,
        deleted: false,
      },
    ]);
    await remove(vitaId, report.id);
    const after = await at.call(getCallLog, { query: { contactId } });
    expect(after.data[0]?.files).toMatchObject([{ name: 'HbA1c March.pdf', deleted: true }]);
  });

  it.each([
    ['nobody’s', async () => newId()],
    ['another patient’s', async () => (await upload(await at.newPatient(), { forCall: true })).id],
    ['no id', async () => 'report.pdf'],
  ])('that are %s block saving the log', async (_, fileOf) => {
    const { vitaId, contactId } = await at.dialled();
    const saving = saveLog(contactId, vitaId, await fileOf());
    await expect(saving).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'log.answers.labReports.reports.0.files' }] },
    });
  });

  it('that were deleted are gone from every answer, and retained with the reason', async () => {
    const vitaId = await at.newPatient();
    const report = await upload(vitaId);
    await remove(vitaId, report.id);
    expect(await namesOf(vitaId)).toEqual([]);
    await expect(textOf(vitaId, report.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(vitaId, report.id)).rejects.toMatchObject({ code: 'not-found' });
    const row = await at.database.db
      .selectFrom('report')
      .select(['deleted_by', 'deleted_reason', 'deleted_at'])
      .where('id', '=', report.id)
      .executeTakeFirst();
    expect(row).toEqual({
      deleted_by: at.clinic.staffId,
      deleted_reason: 'Of another patient',
      deleted_at: NOW,
    });
  });

  it('of a withdrawn call are closed', async () => {
    const { vitaId, contactId } = await at.dialled();
    const report = await upload(vitaId, { forCall: true });
    await saveLog(contactId, vitaId, report.id);
    await at.database.db
      .updateTable('contact')
      .set({ current_status_id: await withdrawn(contactId, vitaId) })
      .where('id', '=', contactId)
      .execute();
    expect(await namesOf(vitaId)).toEqual([]);
    await expect(textOf(vitaId, report.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  async function withdrawn(contactId: string, vitaId: string): Promise<string> {
    const id = newId();
    const { organisationId, facilityId, staffId } = at.clinic;
    const where = { organisation_id: organisationId, facility_id: facilityId, author_id: staffId };
    await at.database.db
      .insertInto('contact_status')
      .values({
        id,
        contact_id: contactId,
        person_id: vitaId,
        ...where,
        status: 'withdrawn',
        source: 'manual',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    return id;
  }

  it('are hidden from another facility, and unknown ones get the same answer', async () => {
    const vitaId = await at.newPatient();
    const report = await upload(vitaId);
    const elsewhere = await at.newPatient();
    const asks = [
      () => at.callElsewhere(listReports, { query: { vitaId } }),
      () => at.callElsewhere(getReport, { query: { vitaId, id: report.id } }),
      () => at.callElsewhere(deleteReport, { body: { vitaId, id: report.id, reason: 'Mine now' } }),
      () => at.callElsewhere(uploadReport, { body: { report: aReport(vitaId, NOW) }, file: aFile() }),
      () => at.call(getReport, { query: { vitaId, id: newId() } }),
      () => at.call(getReport, { query: { vitaId: elsewhere, id: report.id } }),
      () => at.call(deleteReport, { body: { vitaId: elsewhere, id: report.id, reason: 'Not theirs' } }),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
    expect(await namesOf(vitaId)).toEqual(['HbA1c March.pdf']);
  });

  it('are stored once under one id', async () => {
    const vitaId = await at.newPatient();
    const { id } = await upload(vitaId);
    await expect(upload(vitaId, { id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(upload(await at.newPatient(), { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of calls that were never saved are deleted after ninety days, and no others', async () => {
    const vitaId = await at.newPatient();
    const waiting = await upload(vitaId, { forCall: true });
    const uploaded = await upload(vitaId);
    const there = async () =>
      (await at.database.db.selectFrom('report').select('id').where('person_id', '=', vitaId).execute())
        .map(({ id }) => id)
        .sort();
    await dropUnattachedReports(at.database.db, NOW + 90 * DAY);
    expect(await there()).toEqual([waiting.id, uploaded.id].sort());
    await dropUnattachedReports(at.database.db, NOW + 90 * DAY + 1);
    expect(await there()).toEqual([uploaded.id]);
    expect(
      await runWork(at.database.db, (tx) =>
        tx.selectFrom('report_piece').select('report_id').where('report_id', '=', waiting.id).execute(),
      ),
    ).toEqual([]);
  });
});
