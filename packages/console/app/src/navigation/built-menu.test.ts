import { describe, expect, it } from 'vitest';
import { builtMenu, consoleMenu, leadsTo } from './built-menu.ts';

const shown = (items: ReturnType<typeof consoleMenu>) =>
  items.map(({ label, accessibleName, icon, link }) => [label, accessibleName, icon, link]);

describe('the menu', () => {
  it('names the areas built in addition to the programme area', () => {
    expect(shown(consoleMenu(['settings', 'auditor'], 'en'))).toEqual([
      ['Settings', 'Settings', 'settings', '/settings'],
      ['Audit', 'Audit', 'fact_check', '/auditor'],
    ]);
    expect(consoleMenu(['settings', 'auditor'], 'hi').map(({ label }) => label)).toEqual(['सेटिंग', 'ऑडिट']);
  });

  it('is as specified for every other scope', () => {
    expect(shown(consoleMenu(['search', 'my_admissions'], 'en'))).toEqual([
      ['Search', 'Search', 'search', '/prohealth/searchByUhid'],
      ['', 'my admissions', 'dashboard', '/my_admissions'],
    ]);
  });

  it('has nothing else where only screens are listed', () => {
    const scopes = ['prohealth', 'discharges', 'auditor', 'my_admissions', 'settings'];
    expect(builtMenu(scopes, 'en').map(({ scope }) => scope)).toEqual(['prohealth', 'auditor', 'settings']);
  });

  it.each([
    ['a screen and the scope for it', '/prohealth/searchByUhid', ['prohealth', 'search'], true],
    ['a screen and another scope', '/prohealth/searchByUhid', ['prohealth', 'hmCallInfo'], false],
    ['the charts and the scope for them', '/prohealth/charts', ['prohealth', 'charts'], true],
    ['a scope without a screen', '/discharges', ['prohealth', 'discharges'], false],
  ])('leads there with %s: %s', (_, path, scopes, leads) => {
    expect(leadsTo(path, scopes)).toBe(leads);
  });
});
