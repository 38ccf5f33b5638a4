import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Around, type FakeConsole, fakeConsole } from '../../../test/fake-console.tsx';
import { ChangePassword } from './change-password.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const URL_OF = 'https://id.example/dbconnections/change_password';
const OIDC = { authority: 'https://id.example', clientId: 'console', scopes: ['openid'] };
const WORDS = 'If this address has an account, a mail is on its way.';

const text = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

function open(reply: (request: Request) => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  const answer = async (request: Request) => {
    bodies.push(await request.clone().json());
    throw await reply(request);
  };
  const fake = fakeConsole(
    { '/dbconnections/change_password': answer },
    { oidc: { ...OIDC, changePasswordUrl: URL_OF } },
  );
  draw(fake);
  return bodies;
}

function draw(fake: FakeConsole) {
  render(
    <Around fake={fake} path="/auth">
      <ChangePassword />
    </Around>,
  );
}

async function send(email: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('ChangePassword', () => {
  it('is not offered where the provider does not support it', () => {
    draw(fakeConsole());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks the provider and shows its plain text unchanged', async () => {
    const bodies = open(() => text(WORDS));
    await send(' coach@careline.example ');
    expect((await screen.findByText(WORDS)).role).toBe('status');
    expect(bodies).toEqual([
      {
        client_id: 'console',
        email: 'coach@careline.example',
        connection: 'Username-Password-Authentication',
      },
    ]);
  });

  it('renders no markup of the answer', async () => {
    open(() => text('<b>Sent</b> to you'));
    await send('coach@careline.example');
    expect(await screen.findByText('<b>Sent</b> to you')).toBeTruthy();
  });

  it.each([
    ['nothing', ' '],
    ['no address', 'coach'],
  ])('asks for an address instead of sending %s', async (_, email) => {
    const bodies = open(() => text(WORDS));
    await send(email);
    const field = screen.getByRole('textbox', { name: 'E-mail address' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(bodies).toEqual([]);
  });

  it.each<[string, () => Response, RegExp]>([
    ['refused', () => text('no such connection', 400), /The sign-in service refused the request/],
    ['asked too often', () => text('wait', 429), /Too many requests/],
    ['answered by a broken server', () => text('oops', 503), /did not answer/],
    [
      'answered with a page',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      /The answer did not come from the sign-in service/,
    ],
    [
      'not answered',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /did not answer/,
    ],
  ])('says what to do when it was %s, and retries', async (_, failing, words) => {
    let tries = 0;
    open(() => {
      tries += 1;
      return tries === 1 ? failing() : text(WORDS);
    });
    await send('coach@careline.example');
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText(WORDS)).toBeTruthy();
  });

  it('says after 8 seconds that it is slow, and can be cancelled', async () => {
    open(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'E-mail address' }), {
      target: { value: 'coach@careline.example' },
    });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    act(() => vi.advanceTimersByTime(8_000));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/The sign-in service is taking a long time/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('returns the focus to its button', async () => {
    open(() => text(WORDS));
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
  });
});
