import { BUILT_SCOPES } from '@careline/core/internal/navigation';
import { describe, expect, it } from 'vitest';
import { consoleMenu } from './built-menu.ts';
import { groupedMenu } from './menu-groups.ts';

const grouped = (scopes: readonly string[]) => groupedMenu(consoleMenu(scopes, 'en'), (group) => group);
const scopesOf = (menu: ReturnType<typeof grouped>) => menu.map(({ scope }) => scope);

describe('the menu’s groups', () => {
  it('are not needed for a few entries, which keep their order', () => {
    const menu = grouped(['settings', 'prohealth', 'search']);
    expect(scopesOf(menu)).toEqual(['settings', 'prohealth', 'search']);
    expect(menu.every(({ group }) => group === undefined)).toBe(true);
  });

  it('list every entry of a long menu once, with neighbours under one heading', () => {
    const scopes = [...BUILT_SCOPES, 'a-scope-without-a-screen'];
    const menu = grouped(scopes);
    expect(scopesOf(menu).toSorted()).toEqual(scopes.toSorted());
    const headings = menu.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(headings).toEqual([...new Set(headings)]);
    expect(menu.find(({ scope }) => scope === 'auditor')?.group).toBe('administration');
    expect(menu.find(({ scope }) => scope === 'tasks')?.group).toBe('work');
  });
});
