import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCall, caller } from '../../../../test/call-fixtures.ts';
import { button, dial, fill, press, reach, refused, showCall } from '../../../../test/call-screen.tsx';
import { type FakeRequest, never } from '../../../../test/fake-http.ts';
import { aPatient, personId } from '../../../../test/people.ts';

describe('opening', () => {
  it('shows no late answer about the previous patient', async () => {
    let answer = (_: unknown) => {};
    const held = (request: FakeRequest) =>
      request.query?.vitaId === personId(1)
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : never();
    const { openOther } = showCall({ answers: { 'user/get': held } });
    openOther(personId(2));
    answer({ vitaId: personId(1), data: aPatient() });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(screen.getByText('Loading the patient', { selector: 'section *' })).toBeInTheDocument();
  });

  it('needs no Tab: the first kind of call has the focus, then the number', async () => {
    showCall({ autoFocus: true, callType: undefined });
    await waitFor(async () => expect(await button('AHC, Ad-Hoc Call')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await button(/^Call \+91/)).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Call \+91/ })).toHaveAccessibleDescription('Asha Rao');
  });

  it('of one programme asks only for the type of call, and mentions no other programmes', async () => {
    showCall({ callType: undefined });
    expect(await screen.findByRole('heading', { name: 'Choose the type of call' })).toBeVisible();
    const words = document.body.textContent ?? '';
    expect(words).toContain('The form and the script depend on it.');
    expect(words).not.toContain('programmes.');
  });

  it('does not dial by a key that is still held down from the previous screen', async () => {
    showCall({ autoFocus: true });
    const number = await button(/^Call \+91/);
    // `fireEvent` returns false if the default was prevented, so the key presses no button.
    expect(fireEvent.keyDown(number, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(number, { key: 'Enter' })).toBe(true);
  });

  it('starts again for another patient, without the previous entries', async () => {
    const other = aPatient({ vitaId: personId(2), appUserInfo: { name: 'Ravi Iyer', gender: 'male' } });
    const { openOther } = showCall({
      answers: {
        'user/get': ({ query }) =>
          query?.vitaId === personId(2)
            ? { vitaId: personId(2), data: other }
            : { vitaId: personId(1), data: aPatient() },
      },
    });
    await reach();
    await fill('Note', 'About Asha');
    openOther(personId(2));
    expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible();
    expect(screen.queryByText('About Asha')).toBeNull();
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(await screen.findByText(/Previous calls could not be loaded/)).toBeVisible();
  });

  it.each([
    ['a patient who is not there', { 'user/get': refused('user/get', 404, 'not-found') }],
    ['an address that is no id', { 'user/get': refused('user/get', 422, 'input-invalid') }],
  ])('says what to do about %s', async (_, answers) => {
    const { onSearchNext } = showCall({ answers });
    await press('Search for another patient');
    expect(onSearchNext).toHaveBeenCalledOnce();
  });

  it('quotes the request of a failure and retries', async () => {
    let tries = 0;
    showCall({
      answers: {
        'user/get': () => {
          tries += 1;
          return tries > 1
            ? { vitaId: personId(1), data: aPatient() }
            : refused('user/get', 500, 'server-failed', 'req-77')();
        },
      },
    });
    expect(await screen.findByText(/req-77/)).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('does not reopen a finished call', async () => {
    const { onOpenHistory } = showCall({ contactId: aCall(1).id });
    await press('See it in the history');
    expect(onOpenHistory).toHaveBeenCalledWith(aCall(1).id);
  });

  it('offers no link to the history when the owner has none', async () => {
    showCall({ contactId: aCall(1).id, onOpenHistory: undefined });
    expect(await button('Search for another patient')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See it in the history' })).toBeNull();
  });

  it('does not dial a patient whose calls are stopped', async () => {
    showCall({ patient: aPatient({ callsStopped: { disposition: 'moved', at: 1_704_400_000 } }) });
    expect(await screen.findByText('Moved away, since 05-01-2024.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Call/ })).toBeNull();
  });

  it('says when calls were stopped at another desk', async () => {
    const patients = [aPatient(), aPatient({ callsStopped: { disposition: 'moved', at: 1_704_400_000 } })];
    const { onTel } = showCall({
      answers: {
        'user/get': () => ({ vitaId: personId(1), data: patients.shift() }),
        'routine/dial': refused('routine/dial', 409, 'number-stopped'),
      },
    });
    await dial();
    expect(await screen.findByText(/^Calls to this number or patient have been stopped/)).toBeVisible();
    expect(await screen.findByText('Moved away, since 05-01-2024.')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
  });

  it('needs a facility', () => {
    showCall({ profile: { ...caller, facility: null } });
    expect(screen.getByText('You have no facility')).toBeVisible();
  });

  it('uses Hindi', async () => {
    showCall({ locale: 'hi' });
    await userEvent.click(await button('+91 98480 22338 पर कॉल करें'));
    await userEvent.click(await screen.findByRole('radio', { name: 'मरीज़ से बात हुई' }));
    expect(screen.getByLabelText('सिस्टोलिक (ऊपर का)')).toBeVisible();
    expect(await button('कॉल सहेजें')).toBeVisible();
  });
});
