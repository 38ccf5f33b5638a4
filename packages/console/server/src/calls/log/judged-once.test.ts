import { addCallLog, correctCallLog } from '@careline/core/internal/calls';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';

/** Reports each statement that stores the result of a judgement. */
function spyOnJudge() {
  const judged = vi.fn();
  const heard = (node: RootOperationNode): RootOperationNode => {
    const isJudgement =
      node.kind === 'RawNode' && node.sqlFragments.join(' ').includes('insert into reading_alert');
    if (isJudgement) judged();
    return node;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => heard(node),
    transformResult: async ({ result }) => result,
  };
  return { judged, plugin };
}

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

  it('are judged once when the log is saved, and only the new ones when it is corrected', async () => {
    const { judged, plugin } = spyOnJudge();
    const call = clinicalCalls({ db: at.database.db.withPlugin(plugin) }, at.clinic, { now: NOW });
    const { vitaId, contactId } = await at.dialled();
    const save = at.content.saved(contactId, vitaId, { log: log('61.5', 0) });
    const { data } = await call(addCallLog, { body: save });
    expect(data.readingIds).toHaveLength(2);
    expect(judged).toHaveBeenCalledOnce();

    const correction = at.content.saved(contactId, vitaId, { log: log('62.5', 1) });
    const followsStatus = data.contact.status.id;
    await call(correctCallLog, { body: { ...correction, reason: 'Misheard', followsStatus } });
    expect(judged).toHaveBeenCalledTimes(2);
  });
});
