// spec: 231

import {
  addNote,
  addTask,
  deleteNote,
  listNotes,
  listPatientTasks,
  updateNote,
  updateTask,
} from '@careline/core/internal/care';
import { createEncounter } from '@careline/core/internal/encounters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aNote, aTask } from '../../test/content/care-content.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const metaInfo = { updatedAt: NOW };

describe.each(databasesOfRun)('notes on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function written(text?: string) {
    const vitaId = await at.newPatient();
    const note = aNote(vitaId, NOW, text ? { text } : {});
    await at.call(addNote, { body: { note } });
    return { vitaId, id: note.id };
  }
  const correct = (key: { vitaId: string; id: string }, follows: number, text: string) =>
    at.call(updateNote, {
      body: { note: { ...key, kind: 'clinical', text, follows, reason: 'Misheard', metaInfo } },
    });
  const remove = (key: { vitaId: string; id: string }, follows: number) =>
    at.call(deleteNote, { body: { note: { ...key, follows, reason: 'Somebody else', metaInfo } } });
  const notesOf = async (vitaId: string) => (await at.call(listNotes, { query: { vitaId } })).data;

  it('have their author, and the text before each correction', async () => {
    const key = await written('Takes metformin in the evening');
    expect(at.call.touched).toEqual([key.vitaId]);
    await correct(key, 1, 'Takes metformin twice a day');
    expect(await notesOf(key.vitaId)).toMatchObject([
      {
        id: key.id,
        version: 2,
        kind: 'clinical',
        text: 'Takes metformin twice a day',
        reason: 'Misheard',
        author: { name: 'Asha Coach' },
        writtenAt: NOW,
        earlier: [{ version: 1, kind: 'family', text: 'Takes metformin in the evening', reason: null }],
      },
    ]);
  });

  it('refuse the second of two corrections of one version, and store nothing of it', async () => {
    const key = await written();
    const results = await Promise.allSettled([correct(key, 1, 'One'), correct(key, 1, 'Two')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect((await notesOf(key.vitaId))[0]).toMatchObject({ version: 2, earlier: [{ version: 1 }] });
    await expect(correct(key, 7, 'Ahead')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are gone once deleted, and cannot be corrected', async () => {
    const key = await written();
    await remove(key, 1);
    expect(await notesOf(key.vitaId)).toEqual([]);
    await expect(correct(key, 2, 'Back')).rejects.toMatchObject({ code: 'not-found' });
    const again = at.call(addNote, { body: { note: aNote(key.vitaId, NOW, { id: key.id }) } });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are paged', async () => {
    const vitaId = await at.newPatient();
    for (const text of ['a', 'b', 'c'])
      await at.call(addNote, { body: { note: aNote(vitaId, NOW, { text }) } });
    const first = await at.call(listNotes, { query: { vitaId, limit: '2' } });
    const second = await at.call(listNotes, { query: { vitaId, limit: '2', after: first.next ?? '' } });
    expect([...first.data, ...second.data].map(({ text }) => text)).toEqual(['c', 'b', 'a']);
    expect(second.next).toBeNull();
  });

  describe('of an encounter', () => {
    const BOOKER = ['prohealth', 'facility_encounters', ...HEALTH_CHECK_STAFF];
    const by = (scopes: readonly string[]) => clinicalCalls(at.database, at.clinic, { now: NOW, scopes });
    async function booked(kind: 'consultation' | 'encounter', vitaId: string) {
      const encounter = encounterContent(NOW)[kind](vitaId, at.clinic.facilityId);
      await by(BOOKER)(createEncounter, { body: { encounter } });
      return encounter;
    }
    const write = (scopes: readonly string[], vitaId: string, encounterId: string) =>
      by(scopes)(addNote, { body: { note: aNote(vitaId, NOW, { encounterId }) } });

    it('are listed with it and with the patient’s, and stay with it when corrected', async () => {
      const key = await written('Of no encounter');
      const { id: encounterId, serviceType, period } = await booked('consultation', key.vitaId);
      const { data } = await write(BOOKER, key.vitaId, encounterId);
      await correct({ vitaId: key.vitaId, id: data.id }, 1, 'Of the encounter');
      const named = { encounterId, encounter: { serviceType, start: period.start } };
      const ofIt = await at.call(listNotes, { query: { vitaId: key.vitaId, encounterId } });
      expect(ofIt.data).toMatchObject([{ text: 'Of the encounter', version: 2, ...named }]);
      expect(await notesOf(key.vitaId)).toMatchObject([
        { text: 'Of the encounter', ...named },
        { text: 'Of no encounter', encounterId: null, encounter: null },
      ]);
    });

    it.each<[string, 'consultation' | 'encounter', 'own' | 'other' | 'none', readonly string[], boolean]>([
      ['a consultation for whoever sees those', 'consultation', 'own', BOOKER, true],
      ['a health check for its staff', 'encounter', 'own', HEALTH_CHECK_STAFF, true],
      ['a consultation for staff of the health checks', 'consultation', 'own', HEALTH_CHECK_STAFF, false],
      ['an encounter of another patient', 'consultation', 'other', BOOKER, false],
      ['an encounter nobody knows', 'consultation', 'none', BOOKER, false],
    ])('accept %s, or say that it is not the patient’s', async (_, kind, whose, scopes, taken) => {
      const vitaId = await at.newPatient();
      const patient = whose === 'other' ? await at.newPatient() : vitaId;
      const { id } = whose === 'none' ? { id: newId() } : await booked(kind, patient);
      const asked = write(scopes, vitaId, id);
      if (taken) expect((await asked).data.encounterId).toBe(id);
      else
        await expect(asked).rejects.toMatchObject({
          code: 'input-invalid',
          facts: { errors: [{ path: 'note.encounterId' }] },
        });
    });
  });

  async function planned(facts: Parameters<typeof aTask>[2] = {}, vitaId?: string) {
    const task = aTask(vitaId ?? (await at.newPatient()), NOW, facts);
    await at.call(addTask, { body: { task } });
    return { vitaId: task.vitaId, id: task.id };
  }
  const change = (key: { vitaId: string; id: string }, follows: number, facts: object, call = at.call) =>
    call(updateTask, { body: { task: { ...key, follows, state: 'open', metaInfo, ...facts } } });

  it('belong to one facility; unknown ids get the same answer', async () => {
    const note = await written();
    const plan = await planned({}, note.vitaId);
    const body = { ...plan, follows: 1, state: 'done' as const, metaInfo };
    const asks = [
      () => at.callElsewhere(listNotes, { query: { vitaId: note.vitaId } }),
      () => at.callElsewhere(addNote, { body: { note: aNote(note.vitaId, NOW) } }),
      () => at.callElsewhere(listPatientTasks, { query: { vitaId: note.vitaId } }),
      () => at.callElsewhere(addTask, { body: { task: aTask(note.vitaId, NOW) } }),
      () => at.callElsewhere(updateTask, { body: { task: body } }),
      () => correct({ ...note, id: newId() }, 1, 'Nobody'),
      () => change({ ...plan, id: newId() }, 1, {}),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
  });
});
