import { addCallLog, dial, getLastAnswers, type NewContact } from '@careline/core/internal/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('the last answers on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function called(vitaId: string, daysAgo: number, answers: object, facts: Partial<NewContact> = {}) {
    const contact = at.content.contact(vitaId, { startedAt: NOW - daysAgo * DAY, ...facts });
    const { db } = at.database;
    await at.call(dial, { body: { contact } });
    const form = `chronic-care/${contact.callType}@1`;
    const log = at.content.log({ form, answers });
    await at.call(addCallLog, { body: at.content.saved(contact.id, vitaId, { log }) });
    return {
      contactId: contact.id,
      withdraw: async () => {
        const { current_status_id: closed } = await db
          .selectFrom('contact')
          .select('current_status_id')
          .where('id', '=', contact.id)
          .executeTakeFirstOrThrow();
        const { position: _, ...status } = await db
          .selectFrom('contact_status')
          .selectAll()
          .where('id', '=', closed)
          .executeTakeFirstOrThrow();
        const id = newId();
        await db
          .insertInto('contact_status')
          .values({ ...status, id, status: 'withdrawn', changes: null })
          .execute();
        await db.updateTable('contact').set({ current_status_id: id }).where('id', '=', contact.id).execute();
      },
      /** Stores another version of the log. */
      correct: async (corrected: object) => {
        const first = await db
          .selectFrom('call_log')
          .selectAll()
          .where('contact_id', '=', contact.id)
          .executeTakeFirstOrThrow();
        const again = { ...first, version: 2, answers: JSON.stringify(corrected) };
        await db.insertInto('call_log').values(again).execute();
      },
    };
  }

  const asked = async (vitaId: string, programme: NewContact['programme'] = 'ahc') => {
    const answer = await at.call(getLastAnswers, { query: { vitaId, programme } });
    expect(answer.vitaId).toBe(vitaId);
    expect(at.call.touched).toEqual([vitaId]);
    return answer.data;
  };

  it('come from the newest call that has one, with its day and author', async () => {
    const vitaId = await at.newPatient();
    const medicines = [{ name: 'Metformin', dose: '500' }];
    const old = await called(vitaId, 40, { diet: { recall: 'Rice' }, medications: { medicines } });
    const newer = await called(vitaId, 10, { diet: { recall: 'Millet' } }, { callType: 'monthly' });
    const author = { id: at.clinic.staffId, name: 'Asha Coach' };
    expect(await asked(vitaId)).toEqual([
      {
        contactId: newer.contactId,
        answeredAt: NOW - 10 * DAY,
        author,
        answers: { diet: { recall: 'Millet' } },
      },
      {
        contactId: old.contactId,
        answeredAt: NOW - 40 * DAY,
        author,
        answers: { medications: { medicines } },
      },
    ]);
  });

  it('come from the corrected log, and never from a withdrawn one', async () => {
    const vitaId = await at.newPatient();
    const corrected = await called(vitaId, 20, { diet: { recall: 'Rise' } });
    await corrected.correct({ diet: { recall: 'Rice' } });
    const wrong = await called(vitaId, 5, { diet: { recall: 'Of somebody else' } });
    await wrong.withdraw();
    expect((await asked(vitaId)).map(({ answers }) => answers)).toEqual([{ diet: { recall: 'Rice' } }]);
  });

  it('belong to the requested programme and patient', async () => {
    const vitaId = await at.newPatient();
    await called(vitaId, 5, { diet: { recall: 'Rice' } }, { programme: 'careline' });
    await called(await at.newPatient(), 5, { diet: { recall: 'Somebody else’s' } });
    expect(await asked(vitaId)).toEqual([]);
    expect(await asked(vitaId, 'careline')).toHaveLength(1);
  });

  it('give the same refusal for an unknown patient and one of another facility', async () => {
    const vitaId = await at.newPatient();
    const query = { vitaId, programme: 'ahc' } as const;
    const refused = { code: 'not-found' };
    await expect(at.callElsewhere(getLastAnswers, { query })).rejects.toMatchObject(refused);
    await expect(at.call(getLastAnswers, { query: { ...query, vitaId: newId() } })).rejects.toMatchObject(
      refused,
    );
  });
});
