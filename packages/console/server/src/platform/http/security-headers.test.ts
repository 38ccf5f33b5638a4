import { expect, it } from 'vitest';
import { readSettings } from '../config/config.ts';
import { securityHeaders } from './security-headers.ts';

const policyOf = (environment: Record<string, string>) =>
  securityHeaders(readSettings(environment))['content-security-policy'] ?? '';

it('allows no other origin by default', () => {
  const policy = policyOf({});
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|http/);
});

it('allows exactly the hosts of the settings', () => {
  const policy = policyOf({
    OIDC_ISSUER: 'https://id.example/tenant',
    CARELINE_ORIGIN: 'https://c.example',
    CARELINE_AVATAR: 'https://avatars.example/avatar',
    CARELINE_LOGO: 'https://cdn.example/logo.svg',
    CARELINE_CHARTS_URL: 'https://charts.example/base',
    CARELINE_CHARTS_KIND: 'metabase',
    CARELINE_CHARTS_SECRET_FILE: '/run/secret',
    CARELINE_CHARTS_TOPICS: 'gender=12',
  });
  expect(policy).toContain("connect-src 'self' https://id.example;");
  expect(policy).toContain("frame-src 'self' https://id.example https://charts.example;");
  expect(policy).toContain("img-src 'self' data: https://cdn.example https://avatars.example;");
});

it.each([
  ['of the issuer', 'https://id.example/dbconnections/change_password', 'https://id.example'],
  ['of another', 'https://accounts.example/change', 'https://id.example https://accounts.example'],
])('lets the console request a new password on a host %s, once', (_, url, hosts) => {
  const foreign = { OIDC_ISSUER: 'https://id.example/tenant', CARELINE_ORIGIN: 'https://c.example' };
  expect(policyOf({ ...foreign, OIDC_CHANGE_PASSWORD_URL: url })).toContain(`connect-src 'self' ${hosts};`);
});

it('requires HTTPS permanently only where the origin has it', () => {
  const secure = readSettings({ CARELINE_DEMO: 'off', CARELINE_ORIGIN: 'https://c.example' });
  expect(securityHeaders(secure)).toHaveProperty('strict-transport-security');
  expect(securityHeaders(readSettings({}))).not.toHaveProperty('strict-transport-security');
});
