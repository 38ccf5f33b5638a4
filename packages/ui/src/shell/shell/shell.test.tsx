// spec: facility-in-bar, keys-everywhere, menu-counts, menu-remembered, 38-41, 43-45, 49, 53-56, 58, 60-66, 81, 181, 238, 240-242

import { inboxFor, menuFor, PATHS } from '@careline/core/internal/navigation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { coach, coachMenu, FACILITIES } from '../../../test/staff.ts';
import { useNavigation } from '../../navigation/index.ts';
import type { Appearance } from '../../theme/index.ts';
import { useFullScreen } from '../full-screen/index.ts';
import { Shell, type ShellProps } from './index.ts';

const appearance: Appearance = { theme: 'light', density: 'comfortable', locale: 'en' };

const shell = (props: Partial<ShellProps> = {}) => (
  <Shell
    profile={coach}
    menu={coachMenu()}
    appLinks={[{ label: 'Programmes', path: '/prohealth' }]}
    apps={[{ label: 'Laboratory', path: '/laboratory' }]}
    version="3.9.56"
    appearance={appearance}
    onAppearanceChange={() => undefined}
    onSignOut={() => undefined}
    {...props}
  >
    {props.children ?? <h1>Search</h1>}
  </Shell>
);

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const ACCOUNT = 'Account menu of Meera Nair';

beforeEach(async () => {
  await page.viewport(1440, 900);
});

describe('side menu', () => {
  it('lists exactly the scopes, in their order, with their links', () => {
    renderUi(shell());
    expect(
      within(menu())
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(coachMenu().map(({ label, link }) => [label, link]));
  });

  it.each([
    ['the item of the path', PATHS.callInfo, 'Call Info', 'page'],
    ['the item whose pages lie under it', `${PATHS.charts}/blood`, 'Charts', 'true'],
    ['the first one at the start', PATHS.shell, 'Dashboard', 'true'],
  ])('marks %s', (_, path, name, current) => {
    renderUi(shell(), { path });
    const marked = within(menu())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, current],
    ]);
  });

  it('marks nothing on a page without an item', () => {
    renderUi(shell(), { path: PATHS.alerts });
    const [first] = within(menu()).getAllByRole('link');
    const links = within(menu()).getAllByRole('link');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
    expect(getComputedStyle(first as Element).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  it('is hidden if the surrounding page has one, and so are the bars', () => {
    renderUi(shell({ hideMenu: true, hideBars: true }));
    for (const role of ['navigation', 'banner'] as const) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Search' })).toBeVisible();
  });

  it('names an item without a visible label for screen readers', () => {
    renderUi(shell({ menu: menuFor(['my_patients']) }));
    const link = within(menu()).getByRole('link', { name: 'my patients' });
    expect(link.textContent).toBe('');
    expect(link.title).toBe('my patients');
  });

  it('is used by keyboard: collapsed, every item keeps its name', async () => {
    renderUi(shell());
    screen.getByRole('button', { name: 'Collapse menu' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Expand menu', expanded: false })).toBe(document.activeElement);
    await userEvent.tab();
    expect(document.activeElement).toBe(within(menu()).getByRole('link', { name: 'Dashboard' }));
  });

  it('shows the first role, and navigates through the port', async () => {
    const go = vi.fn();
    renderUi(shell(), { onGo: go });
    expect(within(menu()).getByText('Coordinator')).toBeTruthy();
    await userEvent.click(page.getByRole('link', { name: 'Call Info' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(PATHS.callInfo);
  });
});

describe('layout figures', () => {
  it.each([
    { width: 1440, collapsed: 64, expanded: 288 },
    { width: 961, collapsed: 64, expanded: 192.2 },
    { width: 960, collapsed: 64, expanded: 336 },
    { width: 600, collapsed: 64, expanded: 210 },
    { width: 599, collapsed: 56, expanded: 299.5 },
    { width: 360, collapsed: 56, expanded: 180 },
  ])('at $width px: bar 48, menu $collapsed and $expanded', async ({ width, collapsed, expanded }) => {
    await page.viewport(width, 900);
    renderUi(shell());
    if (width <= 960) await press('Expand menu');
    const widthOfMenu = () => menu().getBoundingClientRect().width;
    await waitFor(() => expect(widthOfMenu()).toBeCloseTo(expanded, 0));
    await press('Collapse menu');
    await waitFor(() => expect(widthOfMenu()).toBe(collapsed));
    expect(screen.getByRole('banner').getBoundingClientRect().height).toBe(48);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('shows the apps drawer 320 px wide over the content', async () => {
    renderUi(shell());
    const before = screen.getByRole('main').getBoundingClientRect().width;
    await press('Apps');
    await dialog('Apps');
    const heading = screen.getByRole('heading', { name: 'Apps' });
    expect(heading.parentElement?.parentElement?.getBoundingClientRect().width).toBe(320);
    expect(document.querySelector('main')?.getBoundingClientRect().width).toBe(before);
  });

  it('shows no drawer, and no button for one, when it is empty', () => {
    renderUi(shell({ apps: [] }));
    expect(screen.queryByRole('button', { name: 'Apps' })).toBeNull();
  });

  it('opens the menu over the content on a small screen and closes it when an item was followed', async () => {
    await page.viewport(360, 740);
    renderUi(shell());
    const before = screen.getByRole('main').getBoundingClientRect();
    await press('Expand menu');
    expect(screen.getByRole('main').getBoundingClientRect()).toEqual(before);
    await userEvent.click(page.getByRole('link', { name: 'Charts' }));
    await expect.poll(() => screen.queryByRole('button', { name: 'Expand menu' })).not.toBeNull();
  });
});

describe('account menu', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('says whether the user signed in by ECC: %s', async (ecc, times) => {
    renderUi(shell({ ecc }));
    await press(ACCOUNT);
    await dialog('Account');
    expect(screen.queryAllByText('ECC')).toHaveLength(times);
  });

  it('shows the user, the facility and the version', async () => {
    renderUi(shell());
    await press(ACCOUNT);
    const text = (await dialog('Account')).textContent;
    for (const part of [
      'coach@careline.example',
      'Coordinator, OP Doctor',
      'Careline Jayanagar, Bengaluru',
      'Logout',
      'Privacy Policy & Terms',
      'Version 3.9.56',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('returns the focus when Escape closes it', async () => {
    renderUi(shell());
    await press(ACCOUNT);
    await dialog('Account');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: ACCOUNT })));
  });

  it('announces in the panel what changed there, because the rest is inert', async () => {
    const other = { facilityId: 'other', facilityName: 'Careline Hosur', timeZone: 'Asia/Kolkata' };
    const facilities = [...(coach.facility ? [coach.facility] : []), other];
    const at = (profile: ShellProps['profile']) =>
      shell({ profile, facilities, onFacilityChange: () => undefined });
    const { rerender } = renderUi(at(coach));
    await press(ACCOUNT);
    const panel = await dialog('Account');
    rerender(at({ ...coach, facility: other }));
    await waitFor(() => expect(within(panel).getByText('Facility: Careline Hosur').role).toBe('status'));
  });

  it.each([
    ['theme', 'Dark', { theme: 'dark' }],
    ['contrast', 'High contrast', { theme: 'contrast' }],
    ['row height', 'Compact', { density: 'compact' }],
    ['language', 'हिन्दी', { locale: 'hi' }],
  ])('changes the %s', async (_, choice, change) => {
    const changed = vi.fn();
    renderUi(shell({ onAppearanceChange: changed }));
    await press(ACCOUNT);
    const choices = within(await dialog('Account'));
    choices.getByRole('radio', { name: choice }).click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ ...appearance, ...change });
  });

  it('signs out', async () => {
    const out = vi.fn();
    renderUi(shell({ onSignOut: out }));
    await press(ACCOUNT);
    await dialog('Account');
    await press('Logout');
    expect(out).toHaveBeenCalledTimes(1);
  });
});

describe('bottom bar', () => {
  it('is shown up to 599 px only', async () => {
    renderUi(shell());
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
    await page.viewport(599, 900);
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeNull();
  });

  it('opens the account drawer, which its own button closes', async () => {
    await page.viewport(360, 740);
    renderUi(shell());
    await press('Account');
    expect((await dialog('Account Info')).textContent).toContain('Version 3.9.56');
    await press('Close menu');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['without a page for them', undefined, 0],
    ['with one', PATHS.alerts, 1],
  ])('links to the alerts: %s', async (_, alertsPath, count) => {
    await page.viewport(360, 740);
    renderUi(shell({ alertsPath }));
    expect(screen.queryAllByRole('link', { name: 'Alerts' })).toHaveLength(count);
  });
});

describe('top bar', () => {
  it('marks the app link of the current path', () => {
    renderUi(shell(), { path: PATHS.search });
    const tabs = within(screen.getByRole('navigation', { name: 'App links' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Programmes');
  });

  it('falls back from a broken logo to the next, and finally to the name', async () => {
    renderUi(shell({ logoUrl: 'data:image/png;base64,x', defaultLogoUrl: 'data:image/png;base64,y' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Careline' })).toBeNull());
    expect(within(screen.getByRole('banner')).getByText('Careline')).toBeTruthy();
  });
});

describe('content', () => {
  it('is the target of the skip link, the first stop', async () => {
    renderUi(shell());
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

/** A page that keeps its input and turns on full screen by itself. */
function FullScreenPage() {
  const { fullScreen, setFullScreen } = useFullScreen();
  return (
    <>
      <p>{fullScreen ? 'Bars hidden' : 'Bars shown'}</p>
      <input aria-label="Note" />
      <button type="button" onClick={() => setFullScreen(!fullScreen)}>
        Full screen
      </button>
      <Link />
    </>
  );
}

function Link() {
  const { link } = useNavigation();
  return <a {...link('/elsewhere')}>Elsewhere</a>;
}

const barsAreShown = (shown: boolean) =>
  waitFor(() => expect(screen.queryByRole('banner') !== null).toBe(shown));
const leaveButton = () => screen.queryByRole('button', { name: 'Exit full screen' });

describe('full-screen mode', () => {
  it('shows only the page on a dark background', () => {
    renderUi(shell({ fullScreen: true }));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(getComputedStyle(screen.getByRole('main')).backgroundColor).toBe('rgb(18, 23, 27)');
    expect(leaveButton()).toBeNull();
  });

  it('is toggled by the page, which keeps entries and focus', async () => {
    renderUi(shell({ children: <FullScreenPage /> }));
    await userEvent.fill(page.getByLabelText('Note'), 'Half a sent');
    await press('Full screen');
    await barsAreShown(false);
    expect(screen.getByText('Bars hidden')).toBeTruthy();
    expect(screen.getByText('Full screen. Press Escape to exit.')).toBeTruthy();
    const toggle = screen.getByRole('button', { name: 'Full screen' });
    expect(document.activeElement).toBe(toggle);
    await press('Exit full screen');
    await barsAreShown(true);
    expect(document.activeElement).toBe(toggle);
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Half a sent');
  });

  it('is left by Escape, but not from a field', async () => {
    renderUi(shell({ children: <FullScreenPage /> }));
    await press('Full screen');
    await barsAreShown(false);
    await userEvent.click(page.getByLabelText('Note'));
    await userEvent.keyboard('{Escape}');
    expect(leaveButton()).not.toBeNull();
    screen.getByRole('button', { name: 'Full screen' }).focus();
    await userEvent.keyboard('{Escape}');
    await barsAreShown(true);
  });

  it('ends when the page changes', async () => {
    renderUi(shell({ children: <FullScreenPage /> }));
    await press('Full screen');
    await barsAreShown(false);
    await userEvent.click(page.getByRole('link', { name: 'Elsewhere' }));
    await barsAreShown(true);
  });

  it('is controlled by its owner, who is notified of a request to leave', async () => {
    const changed = vi.fn();
    renderUi(shell({ fullScreen: true, onFullScreenChange: changed }));
    await press('Exit full screen');
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
    expect(leaveButton()).not.toBeNull();
  });

  it('moves the focus to the page when the focused element is hidden', async () => {
    const { rerender } = renderUi(shell());
    screen.getByRole('button', { name: 'Apps' }).focus();
    rerender(shell({ fullScreen: true }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the side menu’s inbox', () => {
  const inbox = inboxFor(['prohealth', 'hmCallInfo']);
  const counts = { alerts: { count: 124, urgent: true, words: '124 open, 3 critical' } };

  it('is below the scopes, selected on its pages, with counts and their descriptions', () => {
    renderUi(shell({ inbox, counts }), { path: PATHS.alerts });
    const links = within(menu()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(0, -2)).toEqual(
      coachMenu().map(({ link }) => link),
    );
    const alerts = within(menu()).getByRole('link', { name: /^Alerts/, current: 'page' });
    expect(alerts.textContent).toContain('99+');
    const described = document.getElementById(alerts.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('124 open, 3 critical');
  });

  it('is in the bottom bar and in a collapsed menu too', async () => {
    await page.viewport(360, 740);
    renderUi(shell({ inbox, counts, alertsPath: PATHS.alerts }));
    expect(screen.getAllByText('99+')).toHaveLength(2);
  });
});

describe('a menu that was left collapsed', () => {
  it('stays collapsed, and reports being opened only on a wide window', async () => {
    const changed = vi.fn();
    renderUi(shell({ menuExpanded: false, onMenuExpandedChange: changed }));
    await press('Expand menu');
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
    await page.viewport(360, 740);
    await press('Collapse menu');
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a press beside it',
      // Not the centre, which the menu covers once it opens.
      () => userEvent.click(document.elementFromPoint(340, 400) as Element, { position: { x: 340, y: 350 } }),
    ],
  ])('closes over the content by %s', async (_, close) => {
    await page.viewport(360, 740);
    renderUi(shell());
    await press('Expand menu');
    await close();
    await expect.element(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  });
});

describe('the facility in the top bar', () => {
  it('is shown as text for users with only one', () => {
    renderUi(shell());
    expect(within(screen.getByRole('banner')).getByText('Careline Jayanagar, Bengaluru')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Facility/ })).toBeNull();
  });

  it('is chosen among several', async () => {
    const change = vi.fn(async () => undefined);
    renderUi(shell({ facilities: FACILITIES, onFacilityChange: change }));
    await press('Facility: Careline Jayanagar, Bengaluru. Change it.');
    const panel = within(await dialog('Facility'));
    await userEvent.click(panel.getByRole('button', { name: 'Careline Koregaon Park, Pune' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(FACILITIES[1]?.facilityId);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Facility' })).toBeNull());
  });
});

describe('keys', () => {
  it('open the search and the key sheet wherever the user clicked, except in text fields', async () => {
    const search = vi.fn();
    const children = (
      <>
        <h1 tabIndex={-1}>Search</h1>
        <input aria-label="Name" />
      </>
    );
    renderUi(shell({ onPalette: search, children }));
    screen.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(search).toHaveBeenCalledOnce();
    screen.getByRole('heading', { name: 'Search' }).focus();
    await userEvent.keyboard('?');
    const sheet = within(await dialog('Keyboard shortcuts'));
    expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Find a patient, a screen or an action',
      'Show help and shortcuts',
    ]);
  });

  it('opens the help of the page instead, by key and from the account menu', async () => {
    const onHelp = vi.fn();
    renderUi(shell({ onHelp }));
    await userEvent.keyboard('?');
    expect(onHelp).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(ACCOUNT);
    await dialog('Account');
    expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
    await press('Help for this screen');
    expect(onHelp).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
