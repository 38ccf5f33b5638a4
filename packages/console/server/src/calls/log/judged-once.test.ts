import { addCallLog, correctCallLog } from '@careline/core/calls';
import { judgeRecord } from '@careline/core/clinical';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aCallClinic, type CallClinic } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';

vi.mock('@careline/core/clinical', async (load) => {
  const original = await load<typeof import('@careline/core/clinical')>();
  return { ...original, judgeRecord: vi.fn(original.judgeRecord) };
});

describe.each(databasesOfRun)('the readings of a call on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const log = (weight: string, follows: number) => {
    const { answers, ...rest } = at.content.log({ follows });
    return { ...rest, answers: { ...answers, body: { weight, weightUnit: 'kg' } } };
  };
  const judged = () => vi.mocked(judgeRecord).mock.calls.map(([{ metric }]) => metric);

  it('are judged once when the log is saved, and the new ones once when it is corrected', async () => {
    const { vitaId, contactId } = await at.dialled();
    const save = at.content.saved(contactId, vitaId, { log: log('61.5', 0) });
    vi.mocked(judgeRecord).mockClear();
    const { data } = await at.call(addCallLog, { body: save });
    expect(judged().toSorted()).toEqual(['bloodpressure', 'body']);

    vi.mocked(judgeRecord).mockClear();
    const correction = at.content.saved(contactId, vitaId, { log: log('62.5', 1) });
    const followsStatus = data.contact.status.id;
    await at.call(correctCallLog, { body: { ...correction, reason: 'Misheard', followsStatus } });
    expect(judged().toSorted()).toEqual(['bloodpressure', 'body']);
  });
});
