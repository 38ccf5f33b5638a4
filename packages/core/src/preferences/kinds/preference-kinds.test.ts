import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PREFERENCE_IDENTIFIERS } from '../preference-identifier.ts';
import { isHttpsAddress } from './https-address.ts';
import { updatePreference } from './kinds.endpoints.ts';
import { WAITING_PARTS } from './preference-kind.ts';
import { PREFERENCE_KINDS } from './preference-kinds.ts';

const body = updatePreference.body as v.GenericSchema;
const bodyOf = (type: string, preferenceInfo: unknown) =>
  type === 'ACCOUNT_INFO' ? { type, preferenceInfo } : { type, preferenceInfo, updatedAt: 0 };

/** Paths where a body is invalid; empty if it is valid. */
function faults(type: string, preferenceInfo: unknown): (string | null)[] {
  const { issues = [] } = v.safeParse(body, bodyOf(type, preferenceInfo));
  return issues.map((issue) => v.getDotPath(issue));
}

describe.each(PREFERENCE_IDENTIFIERS)('%s', (type) => {
  const { example, effect, because } = PREFERENCE_KINDS[type];

  it('stores its example, rejects other fields, and documents its owner', () => {
    expect(faults(type, example)).toEqual([]);
    expect(faults(type, { ...example, other: 1 })).toEqual(['preferenceInfo.other']);
    expect(faults(type, null)).toEqual(['preferenceInfo']);
    expect(because).toMatch(/^\p{Ll}[^.]+$/u);
    expect('on' in effect || WAITING_PARTS.includes(effect.waitsFor)).toBe(true);
  });
});

const ID = '01990000-0000-7000-8000-000000000009';
const [card] = PREFERENCE_KINDS.RATE_CARDS.example.cards;
const [tag] = PREFERENCE_KINDS.TAGS.example.tags;
const score = PREFERENCE_KINDS.NEWS.example;
const device = { id: ID, name: 'Bed 4' };
const [task] = PREFERENCE_KINDS.TASK_TEMPLATES.example.templates;
const note = { id: ID, title: 'T', body: 'x'.repeat(4_000) };

describe('refused input', () => {
  it.each([
    ['an address of the browser itself', 'APPS', { headerlogo1: 'javascript:alert(1)' }, 'headerlogo1'],
    ['a gender nobody knows', 'GENDER', { offered: ['X'] }, 'offered.0'],
    ['a language twice', 'LANGUAGE', { offered: ['hi', 'hi'] }, 'offered'],
    ['a period nobody knows', 'PERIOD', { offered: ['decade'] }, 'offered.0'],
    ['a section that is required', 'REGISTRATION', { hidden: ['consent'] }, 'hidden.0'],
    ['a theme nobody knows', 'ACCOUNT_INFO', { theme: 'sepia' }, 'theme'],
    [
      'an end before the beginning',
      'RATE_CARDS',
      { cards: [{ ...card, validTo: '2026-03-31' }] },
      'cards.0.validTo',
    ],
    ['a part of a paisa', 'RATE_CARDS', { cards: [{ ...card, amount: 0.5 }] }, 'cards.0.amount'],
    ['a currency in words', 'RATE_CARDS', { cards: [{ ...card, currency: 'rupee' }] }, 'cards.0.currency'],
    ['ages the wrong way round', 'NEWS', { ...score, toAge: 3 }, 'toAge'],
    [
      'a device without https',
      'PTZ_CAMERA',
      { devices: [{ ...device, address: 'http://cam' }] },
      'devices.0.address',
    ],
    ['a number that is none', 'TELEPHONY', { callerId: '108', askBeforeDial: true }, 'callerId'],
    [
      'an hour that is none',
      'NOTIFICATION',
      { ...PREFERENCE_KINDS.NOTIFICATION.example, quietHours: { from: '25:00', to: '7' } },
      'quietHours.from',
    ],
    ['a tag twice', 'TAGS', { tags: [tag, tag] }, 'tags'],
    [
      'a component twice',
      'MEDICAL_RECORD',
      { ...PREFERENCE_KINDS.MEDICAL_RECORD.example, components: ['VITALS', 'VITALS'] },
      'components',
    ],
    [
      'a template of no medicine',
      'PRESCRIPTION_TEMPLATES',
      { templates: [{ id: ID, title: 'T', lines: [] }] },
      'templates.0.lines',
    ],
    [
      'a template of a programme nobody knows',
      'TASK_TEMPLATES',
      { templates: [{ ...task, programmes: ['other'] }] },
      'templates.0.programmes.0',
    ],
    ['more than a preference holds', 'NOTE_TEMPLATES', { templates: Array(20).fill(note) }, ''],
  ])('%s', (_, type, info, path) => {
    expect(faults(type, info)[0]).toBe(['preferenceInfo', path].filter(Boolean).join('.'));
  });
});

describe('an address that pages load from', () => {
  it.each([
    ['https://cdn.example/logo.svg?v=2', true],
    ['HTTPS://CDN.example:8443/logo', true],
    ['http://cdn.example/logo.svg', false],
    ['//cdn.example/logo.svg', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['blob:https://cdn.example/1', false],
    ['https:cdn.example', false],
    ['https://user:secret@cdn.example/logo', false],
    ['https://*/logo', false],
    ["https://cdn.example;script-src'/logo", false],
    ['https://', false],
    ['logo.svg', false],
  ])('%s', (text, allowed) => {
    expect(isHttpsAddress(text)).toBe(allowed);
  });
});
