import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('accepts the password and no other', async () => {
  const stored = await hashPassword('Careline-demo-1');
  expect(await verifyPassword('Careline-demo-1', stored)).toBe(true);
  expect(await verifyPassword('careline-demo-1', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

it('salts: the same password is never stored the same way', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('accepts either spelling of an accented letter', async () => {
  const stored = await hashPassword('caf\u00e9');
  expect(await verifyPassword('cafe\u0301', stored)).toBe(true);
});

it('refuses to compare with an invalid hash', async () => {
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('scrypt');
});
