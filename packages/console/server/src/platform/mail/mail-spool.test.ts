import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailSpool } from './mail-spool.ts';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'careline-spool-'));
  folder = join(home, 'outbox');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const mail = {
  id: '0190d8f2-7a3b-7cc0-8000-000000000001',
  to: 'asha@staff.example',
  subject: 'A new password',
  body: 'Hello',
  locale: 'en',
  createdAt: new Date('2026-01-05T09:00:30Z'),
};

const spool = () => createMailSpool(folder, 'no-reply@careline.example');
const rights = async (path: string) => (await stat(path)).mode & 0o777;

it('creates a file that only its owner can read', async () => {
  await spool()(mail);
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`]);
  const path = join(folder, `${mail.id}.eml`);
  expect(await rights(path)).toBe(0o600);
  expect(await rights(folder)).toBe(0o700);
  expect(await readFile(path, 'utf8')).toContain('To: asha@staff.example\r\n');
});

it('writes one file for a mail that is sent twice, and nothing for a failed try', async () => {
  await spool()(mail);
  const half = join(folder, `${mail.id}.eml.part`);
  await writeFile(half, 'half a mail');
  await chmod(half, 0o644);
  await spool()(mail);
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`]);
  expect(await rights(join(folder, `${mail.id}.eml`))).toBe(0o600);
});

it('rejects when the folder cannot be created', async () => {
  await writeFile(folder, 'a file in the way');
  await expect(spool()(mail)).rejects.toMatchObject({ code: expect.stringMatching(/EEXIST|ENOTDIR/) });
});
