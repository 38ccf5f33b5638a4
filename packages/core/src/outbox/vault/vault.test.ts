import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aPerson, aPersonPort, memoryDevice, memoryKeys, memoryRows, memoryTab, memoryVault } from '#test';
import { createSealedRows } from './sealed-rows.ts';
import { createSubtleCrypto } from './subtle-crypto.ts';
import { createVault } from './vault.ts';

const webCrypto = createSubtleCrypto(crypto);
const secret = (text: string) => new TextEncoder().encode(text);

function aVault(device = memoryDevice(), secretText = 'of anita') {
  const tab = memoryTab(device);
  const secrets = { text: secretText };
  const vault = createVault({
    crypto: webCrypto,
    keys: memoryKeys(tab),
    secretOf: async () => secret(secrets.text),
  });
  return { vault, device, secrets };
}

describe('the vault, with Web Crypto', () => {
  it('opens what it sealed, also after a restart', async () => {
    const { vault, device } = aVault();
    const sealed = await vault.seal('anita', 'row 1', 'रक्तचाप 148/92');
    expect(await aVault(device).vault.unseal('anita', 'row 1', sealed)).toBe('रक्तचाप 148/92');
    expect(new TextDecoder().decode(sealed)).not.toContain('148');
  });

  const asSealed = { boundTo: 'row 1', secretText: 'of anita', changed: false, userId: 'anita' };
  it.each([
    ['for another row', { ...asSealed, boundTo: 'row 2' }],
    ['with another secret', { ...asSealed, secretText: 'of bela' }],
    ['after a byte was changed', { ...asSealed, changed: true }],
    ['for another user', { ...asSealed, userId: 'bela' }],
  ])('does not open %s', async (_, { boundTo, secretText, changed, userId }) => {
    const { vault, device } = aVault();
    const sealed = await vault.seal('anita', 'row 1', 'text');
    if (changed) sealed[20] = (sealed[20] ?? 0) ^ 1;
    await expect(aVault(device, secretText).vault.unseal(userId, boundTo, sealed)).rejects.toThrow();
  });

  it('does not open anything after its key was destroyed', async () => {
    const { vault } = aVault();
    const sealed = await vault.seal('anita', 'row 1', 'text');
    await vault.destroy('anita');
    await expect(vault.unseal('anita', 'row 1', sealed)).rejects.toThrow();
  });

  it('asks for the secret again after it was unavailable', async () => {
    const { vault, secrets, device } = aVault();
    await vault.seal('anita', 'row 1', 'text');
    const restarted = aVault(device, 'wrong');
    await expect(restarted.vault.ready('anita')).rejects.toThrow();
    restarted.secrets.text = secrets.text;
    await expect(restarted.vault.ready('anita')).resolves.toBeUndefined();
  });

  it('creates one key for two tabs that start at once', async () => {
    const device = memoryDevice();
    const [one, two] = [aVault(device).vault, aVault(device).vault];
    const [first] = await Promise.all([one.seal('anita', 'a', '1'), two.seal('anita', 'b', '2')]);
    expect(await two.unseal('anita', 'a', first)).toBe('1');
  });
});

describe('sealed rows', () => {
  function aTable(schema: v.GenericSchema<unknown, string> = v.string(), device = memoryDevice()) {
    const tab = memoryTab(device);
    const vault = memoryVault(tab, aPersonPort(aPerson('anita')));
    return { table: createSealedRows({ rows: memoryRows(tab, 'outbox'), vault, schema }), device, tab };
  }

  it('refuse to overwrite another writer’s row', async () => {
    const { table } = aTable();
    const first = await table.write('anita', { id: 'a', revision: 0, value: 'one' });
    expect(await table.write('anita', { id: 'a', revision: 0, value: 'two' })).toBeUndefined();
    expect(first?.revision).toBe(1);
    expect((await table.list('anita')).rows).toEqual([{ id: 'a', revision: 1, value: 'one' }]);
  });

  it('keep and report unreadable rows', async () => {
    const { table, device } = aTable();
    await table.write('anita', { id: 'a', revision: 0, value: 'one' });
    const stricter = aTable(v.pipe(v.string(), v.maxLength(1)), device).table;
    expect(await stricter.list('anita')).toEqual({ rows: [], unreadable: ['a'] });
    expect((await table.list('anita')).rows).toHaveLength(1);
  });

  it('belong to one user', async () => {
    const { table } = aTable();
    await table.write('anita', { id: 'a', revision: 0, value: 'one' });
    expect(await table.list('bela')).toEqual({ rows: [], unreadable: [] });
  });
});
