import { describe, expect, it } from 'vitest';
import type { BatchResult, ImportKind } from './batch-result.ts';
import type { OutgoingRow } from './files/outgoing-row.ts';
import type { ImportTarget } from './import-target.ts';
import { RowSender } from './row-sender.ts';

const row = (report: string, number: number, kind: ImportKind = 'resources', text = '{}'): OutgoingRow => ({
  ...{ report, file: 'a.json', number, kind, text },
});

const allStored = (lines: readonly string[]): BatchResult => ({
  ...{ taken: 0, kept: lines.length, there: 0, refused: [], remarks: {} },
});

/** A target that records what it receives. */
function aTarget(
  answer: (lines: readonly string[]) => Promise<BatchResult> = async (lines) => allStored(lines),
) {
  const sent: [ImportKind, number][] = [];
  const target: ImportTarget = {
    description: 'a test',
    send(kind, lines) {
      sent.push([kind, lines.length]);
      return answer(lines);
    },
    finish: async () => undefined,
    close: async () => undefined,
  };
  return { target, sent };
}

describe('rows in transit', () => {
  it('are sent in batches of their counted size', async () => {
    const { target, sent } = aTarget();
    const sender = new RowSender(target);
    for (let number = 1; number <= 1500; number += 1) {
      await sender.add(row('Claim', number));
      if (number % 3 === 0) await sender.add(row('readings', number, 'readings'));
    }
    expect(sent).toEqual([['resources', 1000]]);
    await sender.flush();
    expect(sent).toEqual([
      ['resources', 1000],
      ['readings', 500],
      ['resources', 500],
    ]);
    expect(sender.reports.get('Claim')).toMatchObject({ lines: 1500, kept: 1500 });
    expect(sender.reports.get('readings')?.lines).toBe(500);
    expect(sender.rows).toBe(2000);
  });

  it('do not queue up without limit, however many types there are', async () => {
    const { target, sent } = aTarget();
    const sender = new RowSender(target);
    const text = 'x'.repeat(100_000);
    for (let number = 0; number < 200; number += 1) {
      await sender.add(row(`Type${number % 40}`, number, 'resources', text));
    }
    const waiting = 200 - sent.reduce((sum, [, lines]) => sum + lines, 0);
    expect(waiting * text.length).toBeLessThanOrEqual(8 * 512 * 1024);
  });

  it('say where refused rows are, in the file or on the server', async () => {
    const refused = [{ index: 1, reason: 'unknown-patient' as const }];
    const { target } = aTarget(async (lines) => ({ ...allStored(lines), kept: lines.length - 1, refused }));
    const sender = new RowSender(target);
    await sender.add(row('Claim', 7));
    await sender.add({ report: 'Claim', file: 'b.json', number: 1, reason: 'no-id' });
    await sender.add(row('Claim', 9));
    await sender.flush();
    expect(sender.reports.get('Claim')).toMatchObject({
      ...{ lines: 3, kept: 1, refused: 2, files: ['b.json', 'a.json'] },
      refusals: {
        'no-id': { count: 1, lines: [{ file: 'b.json', line: 1 }] },
        'unknown-patient': { count: 1, lines: [{ file: 'a.json', line: 9 }] },
      },
    });
  });

  it('stop at the first failing batch; earlier ones are counted', async () => {
    let batches = 0;
    const { target, sent } = aTarget(async (lines) => {
      batches += 1;
      if (batches === 2) throw new Error('gone');
      return allStored(lines);
    });
    const sender = new RowSender(target);
    const send = async () => {
      for (let number = 0; number < 5000; number += 1) await sender.add(row('Claim', number));
      await sender.flush();
    };
    await expect(send()).rejects.toThrow('gone');
    await sender.settle();
    expect(sent).toHaveLength(2);
    expect(sender.rows).toBe(1000);
  });
});
