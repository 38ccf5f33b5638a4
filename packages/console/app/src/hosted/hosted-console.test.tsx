import { openInEmergency } from '@careline/core/internal/audit';
import type { FromHostedConsole, HostedStart, ToHostedConsole } from '@careline/core/internal/session';
import { useNavigation } from '@careline/ui/navigation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../test/fake-console.tsx';
import { profileOf } from '../../test/people.ts';
import { useConsole } from '../console-context.tsx';
import { MainGuard } from '../guards/main-guard.tsx';
import { NoAccessPage } from '../guards/no-access/no-access-page.tsx';
import { useMay } from '../session/use-may.ts';
import { consoleOver } from './create-hosted-console.ts';

const START: HostedStart = {
  careline: 'console',
  path: '',
  look: { locale: 'en', hideNav: false, hideTopbar: false },
};

/** A token for a person; its signature is never checked. */
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`;
const LATER = Math.floor(Date.now() / 1000) + 3600;

/** A fake host page: records the messages it receives and answers them. */
function hostPage(start: Partial<HostedStart> = {}) {
  const messages: FromHostedConsole[] = [];
  let deliver = (_: ToHostedConsole): void => {};
  const page = {
    messages,
    token: tokenOf('staff-1') as string | undefined,
    goes: true,
    post: (message: ToHostedConsole) => deliver(message),
    ofType: (type: FromHostedConsole['type']) => messages.filter((one) => one.type === type),
    port: {
      start: { ...START, ...start },
      send(message: FromHostedConsole) {
        messages.push(message);
        if (message.type === 'token') {
          const { token } = page;
          const given = token ? { token: { token, expiresAt: LATER } } : {};
          queueMicrotask(() => deliver({ type: 'token', id: message.id, ...given }));
        }
        if (message.type === 'ask') deliver({ type: 'answer', id: message.id, goes: page.goes });
      },
      listen(listener: (message: ToHostedConsole) => void) {
        deliver = listener;
      },
    },
  };
  return page;
}

type Page = ReturnType<typeof hostPage>;

function Screen() {
  const { pathname } = useLocation();
  const { unsaved } = useConsole();
  const navigation = useNavigation();
  const may = useMay();
  return (
    <>
      <h1>{pathname}</h1>
      <a {...navigation.link('/prohealth/searchByUhid')}>Search</a>
      <button type="button" onClick={() => unsaved.setDirty(true)}>
        Type
      </button>
      <p>{may(openInEmergency) ? 'may break the glass' : 'may not break the glass'}</p>
    </>
  );
}

function Frame() {
  const { host, endSession } = useConsole();
  return (
    <>
      {host && <host.Follower signOut={() => void endSession('signed-out')} />}
      <Outlet />
    </>
  );
}

function open(page: Page, answers: Answers = {}, path = '/prohealth') {
  const fake = fakeConsole(answers, {}, (config, ports) =>
    consoleOver(config, ports, { port: page.port, page: 'https://ward.example' }),
  );
  fake.person = profileOf({ scopes: ['prohealth', 'search'] });
  render(
    <Around fake={fake} path={path}>
      <Routes>
        <Route
          element={
            <MainGuard>
              <Frame />
            </MainGuard>
          }
        >
          <Route path="/charts" element={<NoAccessPage needs="charts" />} />
          <Route path="*" element={<Screen />} />
        </Route>
      </Routes>
    </Around>,
  );
  return fake;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the console in a partner’s page', () => {
  it('is signed in by the page, and reports the user and the facility to it', async () => {
    const page = hostPage();
    const fake = open(page);
    await heading('/prohealth');
    const { sub, scopes, name } = fake.person;
    expect(page.ofType('ready')).toEqual([{ type: 'ready', user: { id: sub, scopes, name } }]);
    await userEvent.click(screen.getByRole('link', { name: 'Search' }));
    await heading('/prohealth/searchByUhid');
    expect(page.messages.filter(({ type }) => type === 'ask' || type === 'went')).toEqual([
      { type: 'went', path: '/prohealth' },
      { type: 'ask', id: 1, path: '/prohealth/searchByUhid' },
      { type: 'went', path: '/prohealth/searchByUhid' },
    ]);
    expect(fake.provider.renew).not.toHaveBeenCalled();
  });

  it('stays when the page cancels a navigation, and navigates when the page asks for it', async () => {
    const page = hostPage();
    page.goes = false;
    open(page);
    await userEvent.click(await screen.findByRole('link', { name: 'Search' }));
    await heading('/prohealth');
    page.post({ type: 'navigate', path: '/nowhere' });
    page.post({ type: 'navigate', path: '/prohealth?login' });
    expect(page.ofType('unknown-path')).toHaveLength(2);
    page.post({ type: 'navigate', path: '/prohealth/hmCallInfo?patient=1' });
    await heading('/prohealth/hmCallInfo');
  });

  it('opens links here instead of in a new tab, where no one would be signed in', async () => {
    open(hostPage());
    const link = await screen.findByRole('link', { name: 'Search' });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await heading('/prohealth/searchByUhid');
  });

  it('waits for the page without a token, and offers no sign-in', async () => {
    const page = hostPage();
    page.token = undefined;
    const fake = open(page);
    await screen.findByText('You are not signed in');
    expect(page.ofType('signed-in-no-more')).toHaveLength(1);
    expect([fake.provider.signIn.mock.calls, fake.leave.mock.calls]).toEqual([[], []]);
    page.token = tokenOf('staff-1');
    await press('Try again');
    await heading('/prohealth');
  });

  it('requests a new token when one is refused, and keeps the entered data', async () => {
    let isRefused = false;
    const page = hostPage();
    const refuse = () => {
      if (isRefused) throw new Response('{}', { status: 401 });
      return { data: profileOf({ scopes: ['prohealth'] }) };
    };
    const fake = open(page, { '/api/auth/profile': refuse });
    await heading('/prohealth');
    await press('Type');
    expect(page.ofType('dirty')).toEqual([{ type: 'dirty', dirty: true }]);
    isRefused = true;
    page.token = undefined;
    fake.care.session.invalidate();
    await screen.findByText('You are not signed in');
    expect(screen.getByText(/What you entered is still here/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '/prohealth', hidden: true })).not.toBeVisible();
    isRefused = false;
    page.token = tokenOf('staff-1');
    await press('Try again');
    expect(await heading('/prohealth')).toBeVisible();
  });

  it.each([
    ['begins anew for another person', false],
    ['gives up what was entered only when it is told to', true],
  ])('%s', async (_, isDirty) => {
    const page = hostPage();
    const fake = open(page);
    await heading('/prohealth');
    if (isDirty) await press('Type');
    page.token = tokenOf('staff-2');
    fake.care.session.invalidate();
    if (isDirty) {
      await screen.findByText('Another person is signed in');
      expect(fake.leave).not.toHaveBeenCalled();
      await press('Discard and start again');
    }
    await vi.waitFor(() => expect(fake.leave).toHaveBeenCalledExactlyOnceWith(window.location.href));
    expect(page.messages.at(-1)).toEqual({ type: 'went', path: '' });
  });

  it('notifies the page of a sign-out from either side', async () => {
    const page = hostPage();
    open(page);
    await heading('/prohealth');
    page.post({ type: 'sign-out' });
    await vi.waitFor(() => expect(page.messages.at(-1)).toEqual({ type: 'signed-out' }));
  });

  it('says what the token does not permit, and offers nothing that no token permits', async () => {
    const page = hostPage();
    const fake = open(page, {}, '/charts');
    await heading('You do not have access to this page');
    expect(page.ofType('denied')).toEqual([{ type: 'denied', scope: 'charts' }]);
    page.post({ type: 'navigate', path: '/prohealth' });
    expect(await screen.findByText('may not break the glass')).toBeTruthy();
    void fake.care.endSession('unsupported-scope');
    await screen.findByText('You do not have access to Careline here');
    await vi.waitFor(() =>
      expect(page.ofType('denied').at(-1)).toEqual({ type: 'denied', scope: 'prohealth' }),
    );
  });

  it.each([
    ['a screen', '/prohealth/searchByUhid?text=1', '/prohealth/searchByUhid', 0],
    ['nowhere', '/nowhere', '/', 1],
    ['what no partner’s token opens', '/prohealth/links', '/', 1],
    ['the person’s first page', '', '/', 0],
  ])('starts at %s', (_, path, begins, faults) => {
    const page = hostPage({ path });
    const { care } = open(page);
    expect(care.host?.page.location.pathname).toBe(begins);
    expect(page.ofType('unknown-path')).toHaveLength(faults);
  });

  it('looks as the page asks, and stores none of it', async () => {
    const page = hostPage({ look: { ...START.look, theme: 'dark' } });
    const { care } = open(page);
    await heading('/prohealth');
    const look = { locale: 'hi', density: 'compact', hideNav: true, hideTopbar: false } as const;
    page.post({ type: 'look', look });
    expect(care.appearance.get()).toEqual({ theme: 'dark', density: 'compact', locale: 'hi' });
    expect([care.host?.look(), care.appearance.unstored()]).toEqual([look, undefined]);
    expect([care.config.idleLockMinutes, care.config.oidc.accountUrl]).toEqual([0, undefined]);
  });
});
