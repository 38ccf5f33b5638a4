import { createSubtleCrypto, createVault } from '@careline/core/internal/outbox';
import { createDeviceDatabase, type DeviceDatabase } from '@careline/core/internal/outbox/device';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let name: string;
let database: DeviceDatabase;

beforeEach(() => {
  name = `test ${crypto.randomUUID()}`;
  database = createDeviceDatabase(name);
});
afterEach(async () => {
  await database.close();
  indexedDB.deleteDatabase(name);
});

const row = (id: string, revision: number, userId = 'asha') => ({
  id,
  userId,
  revision,
  sealed: new Uint8Array([revision]),
});

describe('the rows of a device', () => {
  it('are stored only over the previous revision, also by other writers', async () => {
    const rows = database.rows('drafts');
    const other = createDeviceDatabase(name);
    expect(await rows.write(row('a', 1))).toBe(true);
    expect(await other.rows('drafts').write(row('a', 1))).toBe(false);
    const both = await Promise.all([rows.write(row('a', 2)), other.rows('drafts').write(row('a', 2))]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await rows.list('asha')).toEqual([row('a', 2)]);
    await other.close();
  });

  it('are removed only at the known revision', async () => {
    const rows = database.rows('outbox');
    await rows.write(row('a', 1));
    expect(await rows.remove('a', 2)).toBe(false);
    expect(await rows.remove('a', 1)).toBe(true);
    expect(await rows.remove('a', 1)).toBe(false);
    expect(await rows.list('asha')).toEqual([]);
  });

  it('belong to one user and one table', async () => {
    const drafts = database.rows('drafts');
    await drafts.write(row('a', 1));
    await drafts.write(row('b', 1, 'ravi'));
    await database.rows('outbox').write(row('a', 1));
    await drafts.removeAll('asha');
    expect(await drafts.list('asha')).toEqual([]);
    expect(await drafts.list('ravi')).toEqual([row('b', 1, 'ravi')]);
    expect(await database.rows('outbox').list('asha')).toEqual([row('a', 1)]);
  });

  it('survive closing the database', async () => {
    await database.rows('drafts').write(row('a', 1));
    await database.close();
    expect(await database.rows('drafts').list('asha')).toEqual([row('a', 1)]);
  });

  it('let a newer console upgrade the tables', async () => {
    await database.rows('drafts').write(row('a', 1));
    await new Promise<void>((resolve, reject) => {
      const newer = indexedDB.open(name, 2);
      newer.onsuccess = () => {
        newer.result.close();
        resolve();
      };
      newer.onblocked = () => reject(new Error('blocked'));
      newer.onerror = () => reject(newer.error);
    });
  });
});

describe('the keys of a device', () => {
  it('are the first one stored, for all tabs', async () => {
    const other = createDeviceDatabase(name);
    const [one, two] = await Promise.all([
      database.keys.keep('asha', new Uint8Array([1])),
      other.keys.keep('asha', new Uint8Array([2])),
    ]);
    expect(one).toEqual(two);
    expect(await database.keys.read('asha')).toEqual(one);
    await database.keys.remove('asha');
    expect(await other.keys.read('asha')).toBeUndefined();
    await other.close();
  });

  it('open what was sealed before a reload, and nothing once they are destroyed', async () => {
    const secret = crypto.getRandomValues(new Uint8Array(32));
    const aVault = () =>
      createVault({
        crypto: createSubtleCrypto(crypto),
        keys: database.keys,
        secretOf: () => Promise.resolve(secret),
      });
    const sealed = await aVault().seal('asha', 'row', 'weight 61.4');
    expect(new TextDecoder().decode(sealed)).not.toContain('weight');
    expect(await aVault().unseal('asha', 'row', sealed)).toBe('weight 61.4');
    const later = aVault();
    await later.destroy('asha');
    await expect(later.unseal('asha', 'row', sealed)).rejects.toThrow();
  });
});
