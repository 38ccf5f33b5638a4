// spec: palette

import { decideRight, type Right } from '@careline/core/internal/navigation';
import { describe, expect, it, vi } from 'vitest';
import { consolePaletteMessages } from './palette.messages.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';

const t = ((key: keyof typeof consolePaletteMessages.en) => consolePaletteMessages.en[key]) as Parameters<
  typeof paletteScreens
>[0]['t'];

const options = (scopes: readonly string[], locale = 'en') => ({
  scopes,
  may: (right: Right) => decideRight(right, scopes).allowed,
  locale,
  t,
  go: vi.fn(),
});

describe('the palette’s entries by scope', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[], []],
    [
      ['prohealth', 'search'],
      ['Dashboard', 'Search', 'Alerts', 'Links between facilities'],
    ],
    [['my_encounters'], ['My Encounters', 'Alerts', 'My encounters today']],
    [['nowhere'], []],
  ])('%s: %s', (scopes, labels) => {
    expect(paletteScreens(options(scopes)).map(({ label }) => label)).toEqual(labels);
  });

  it('are found by their English word in Hindi too', () => {
    const [search] = paletteScreens(options(['prohealth', 'search'], 'hi')).slice(1);
    expect(search).toMatchObject({ label: 'खोज', also: 'Search' });
  });

  it.each<[readonly string[], readonly string[]]>([
    [
      ['prohealth', 'registration', 'hmCallInfo'],
      ['next', 'register', 'f2'],
    ],
    [['prohealth', 'search'], ['f2']],
  ])('%s may do %s, besides settings and signing out', (scopes, keys) => {
    const facilities = ['f1', 'f2'].map((facilityId) => ({ facilityId, facilityName: facilityId }));
    const more = {
      onNext: vi.fn(),
      onFacility: vi.fn(),
      onAppearance: vi.fn(),
      onHelp: vi.fn(),
      onSignOut: vi.fn(),
    };
    const actions = paletteActions({ ...options(scopes), ...more, facilities, facilityId: 'f1' });
    expect(actions.map(({ key }) => key)).toEqual([
      ...keys,
      ...['system', 'light', 'dark', 'contrast', 'en', 'hi', 'help', 'logout'],
    ]);
    actions.find(({ key }) => key === 'dark')?.onRun();
    expect(more.onAppearance).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
  });
});
