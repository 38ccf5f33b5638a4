// spec: 13

import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChartsSettings } from '../platform/config/charts-settings.ts';
import { SettingsError } from '../platform/config/config.ts';
import { newId } from '../platform/database/new-id.ts';
import type { ChartAsk } from './chart-address.ts';
import { openExternalCharts } from './external-charts.ts';

const SECRET = 'f'.repeat(64);
const NOW = Math.floor(Date.now() / 1000);
const ASK: ChartAsk = {
  topic: 'gender',
  organisationId: newId(),
  facilityId: newId(),
  staffId: newId(),
  locale: 'hi',
  theme: 'dark',
  view: 'chart',
  until: NOW + 300,
};

let folder: string;
let secretFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-charts-'));
  secretFile = join(folder, 'secret');
  await writeFile(secretFile, `${SECRET}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (facts: Partial<ChartsSettings>): ChartsSettings => ({
  kind: 'metabase',
  url: 'https://charts.example/base',
  secretFile,
  topics: new Map([['gender', '12']]),
  ...facts,
});

const addressOf = async (facts: Partial<ChartsSettings>, ask: Partial<ChartAsk> = {}) =>
  (await openExternalCharts(settings(facts))).addressOf({ ...ASK, ...ask }, NOW);

const verified = async (token: string | null | undefined) =>
  (await jwtVerify(token ?? '', createSecretKey(Buffer.from(SECRET)), { algorithms: ['HS256'] })).payload;

describe('an address of an external charts service', () => {
  it.each([
    ['a dashboard', '12', 'dashboard', 12],
    ['a dashboard by its word', 'dashboard/7', 'dashboard', 7],
    ['a question', 'question/13', 'question', 13],
  ])('is for Metabase the one of %s with the facility locked', async (_, place, kind, number) => {
    const address = (await addressOf({ topics: new Map([['gender', place]]) })) ?? '';
    const [, token] =
      /^https:\/\/charts\.example\/base\/embed\/\w+\/([\w.-]+)#bordered=false&titled=true&theme=night$/.exec(
        address,
      ) ?? [];
    expect(address).toContain(`/embed/${kind}/`);
    expect(await verified(token)).toEqual({
      resource: { [kind]: number },
      params: { facility: ASK.facilityId },
      iat: NOW,
      exp: NOW + 300,
    });
  });

  it.each([
    ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['P-256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ])('signs in to Grafana with a key of %s', async (_, makePair) => {
    const { privateKey, publicKey } = makePair();
    const file = join(folder, 'key.pem');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const topics = new Map([['gender', 'd-solo/abc/gender?panelId=2']] as const);
    const address = new URL((await addressOf({ kind: 'grafana', secretFile: file, topics })) ?? '');
    expect(address.pathname).toBe('/base/d-solo/abc/gender');
    const { auth_token: token = '', ...query } = Object.fromEntries(address.searchParams);
    expect(query).toEqual({ panelId: '2', kiosk: '1', theme: 'dark', 'var-facility': ASK.facilityId });
    const { payload } = await jwtVerify(token, publicKey);
    expect(payload).toMatchObject({
      sub: `careline-${ASK.facilityId}`,
      facility: ASK.facilityId,
      exp: NOW + 300,
    });
  });

  it('passes the whole query to any other', async () => {
    const topics = new Map([['gender', 'people/gender']] as const);
    const address = new URL((await addressOf({ kind: 'signed', topics })) ?? '');
    expect(address.pathname).toBe('/base/people/gender');
    expect(await verified(address.searchParams.get('token'))).toEqual({
      aud: 'https://charts.example/base',
      sub: `careline-${ASK.facilityId}`,
      organisation: ASK.organisationId,
      facility: ASK.facilityId,
      topic: 'gender',
      locale: 'hi',
      theme: 'dark',
      print: false,
      iat: NOW,
      exp: NOW + 300,
    });
  });

  it('does not exist for a topic it does not have, or without such a service', async () => {
    expect(await addressOf({}, { topic: 'bmi' })).toBeUndefined();
    expect(await (await openExternalCharts(undefined)).addressOf(ASK, NOW)).toBeUndefined();
  });
});

describe('the signing key of addresses', () => {
  const opening = async (kind: ChartsSettings['kind'], text?: string) => {
    const file = join(folder, 'other');
    await rm(file, { force: true });
    if (text !== undefined) await writeFile(file, text);
    return openExternalCharts(settings({ kind, secretFile: file }));
  };

  it.each<[string, ChartsSettings['kind'], string | undefined, RegExp]>([
    ['a file that is not there', 'metabase', undefined, /CARELINE_CHARTS_SECRET_FILE .* cannot be read/],
    ['a short secret', 'metabase', 'x'.repeat(31), /at least 32 characters for metabase/],
    ['an empty file', 'signed', '', /CARELINE_CHARTS_SECRET_FILE/],
    ['a shared secret for Grafana', 'grafana', SECRET, /must name a private key for Grafana/],
    ['a key file that is not there', 'grafana', undefined, /cannot be read/],
  ])('is not %s', async (_, kind, text, message) => {
    const error = await opening(kind, text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).message).toMatch(message);
  });
});
