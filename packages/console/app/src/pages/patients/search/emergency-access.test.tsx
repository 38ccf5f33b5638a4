import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import SearchPage from './search-page.tsx';

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';
const REASON = 'Found unconscious, no relatives here';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

function open({ scopes = ['prohealth', 'search', 'hmCallInfo'], answer = () => ({}) as unknown } = {}) {
  const asked = vi.fn(async (request: Request) => {
    const body = (await request.json()) as unknown;
    return { body, answer: answer() };
  });
  const fake = fakeConsole({
    '/api/auth/user/list': () => ({ data: [], next: null }),
    '/api/auth/access/break-glass': async (request) => (await asked(request)).answer,
  });
  fake.person = profileOf({ scopes });
  render(
    <Around fake={fake} path="/prohealth/searchByUhid">
      <MainGuard>
        <SearchPage />
        <Address />
      </MainGuard>
    </Around>,
  );
  const sent = async () => (await asked.mock.results[0]?.value)?.body;
  return { asked, sent };
}

async function openDialog(): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox'), 'CL1000000001');
  await userEvent.click(await screen.findByRole('button', { name: 'Emergency access' }));
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open the record' }));

describe('emergency access', () => {
  it('opens the record with the searched UHID and a reason', async () => {
    const granted = { vitaId: VITA_ID, data: { vitaId: VITA_ID, until: 1_900_000_000 } };
    const { sent } = open({ answer: () => granted });
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Emergency access' })).toBeTruthy();
    expect(screen.getByText(/Your name and reason are recorded/)).toBeTruthy();
    expect((field('UHID') as HTMLInputElement).value).toBe('CL1000000001');
    await userEvent.type(field('Reason'), `  ${REASON} `);
    await submit();
    expect(await screen.findByText(`/prohealth/patient/${VITA_ID}`)).toBeTruthy();
    expect(await sent()).toEqual({ uhid: 'CL1000000001', reason: REASON });
  });

  it('asks for a reason before anything is sent', async () => {
    const { asked } = open();
    await openDialog();
    await userEvent.type(field('Reason'), 'because');
    await submit();
    expect(screen.getByText('Write at least 10 characters.')).toBeTruthy();
    await userEvent.clear(field('UHID'));
    expect(screen.getByText('Enter the UHID.')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody', 404, 'not-found', /No patient in your organisation has exactly this UHID/],
    ['too many tries', 429, 'rate-limited', /You have tried this too often in the last hour/],
    ['a server that fails', 500, 'server-failed', /Something went wrong on the server/],
  ])('shows the result: %s', async (_, status, code, words) => {
    open({
      answer: () => {
        throw refusal(status, code);
      },
    });
    await openDialog();
    await userEvent.type(field('Reason'), REASON);
    await submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect((field('Reason') as HTMLTextAreaElement).value).toBe(REASON);
  });

  it('is closed without a trace', async () => {
    const { asked } = open();
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
