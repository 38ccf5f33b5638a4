import { HttpError } from '@careline/core/internal/http';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callAnswers } from '../../../../test/call-fixtures.ts';
import { press, showCall } from '../../../../test/call-screen.tsx';
import type { FakeRequest } from '../../../../test/fake-http.ts';
import { aPatient, NOW } from '../../../../test/people.ts';

const MOBILE = '+919848022338';
const HOME = '+919848022339';
const stopped = {
  disposition: 'wrong-number',
  at: NOW / 1000 - 86_400,
  author: { id: 'coach', name: 'Meera Nair' },
};
const two = aPatient({ phones: [{ value: MOBILE, stopped }, { value: HOME }] });
const none = aPatient({
  phones: [{ value: MOBILE, stopped }],
  callsStopped: { disposition: 'wrong-number', at: stopped.at },
});
const dialled = () => vi.fn((request: FakeRequest): unknown => callAnswers()['routine/dial']?.(request));

describe('a patient with several numbers', () => {
  it('is called on the first permitted one, and the stopped one says who reported it when', async () => {
    const asked = dialled();
    showCall({ patient: two, answers: { 'routine/dial': asked } });
    expect(await screen.findByText(/98480 22338/)).toBeVisible();
    expect(document.body).toHaveTextContent(
      /98480 22338: Wrong number, recorded by Meera Nair on \d\d-01-2024/,
    );
    expect(screen.queryByRole('button', { name: 'Call +91 98480 22338' })).toBeNull();
    await press('Call +91 98480 22339');
    await screen.findByRole('timer');
    expect(asked.mock.lastCall?.[0].body).toMatchObject({ contact: { number: HOME } });
  });

  it('is called on the pressed number, once, however often it is pressed', async () => {
    const asked = dialled();
    showCall({
      patient: aPatient({ phones: [{ value: MOBILE }, { value: HOME }] }),
      answers: { 'routine/dial': asked },
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Call +91 98480 22339' }));
    await screen.findByRole('timer');
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.lastCall?.[0].body).toMatchObject({ contact: { number: HOME } });
  });

  it('was called from another phone on the pressed number', async () => {
    const asked = vi.fn((request: FakeRequest): unknown => callAnswers()['touchpoint/v2/add']?.(request));
    showCall({
      patient: aPatient({ phones: [{ value: MOBILE }, { value: HOME }] }),
      answers: { 'touchpoint/v2/add': asked },
    });
    await press('Called +91 98480 22339 from my own phone');
    await screen.findByText('Made on your own phone');
    expect(asked.mock.lastCall?.[0].body).toMatchObject({ contact: { number: HOME } });
  });
});

describe('a stopped number', () => {
  it('is allowed again with a reason, and called then', async () => {
    const allowed = vi.fn((_: FakeRequest) => ({
      vitaId: none.vitaId,
      data: { ...none, callsStopped: null, phones: [{ value: MOBILE, stopped: null }] },
    }));
    showCall({ patient: none, answers: { 'routine/dial/allow': allowed } });
    expect(await screen.findByText('None of the patient’s numbers can be called')).toBeVisible();
    await press('Allow again: +91 98480 22338');
    await press('Allow again');
    expect(await screen.findByText('Enter a reason.')).toBeVisible();
    await userEvent.fill(screen.getByRole('textbox', { name: /^Why may .* be called again/ }), ' They rang ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Allow again' }));
    expect(await screen.findByRole('button', { name: 'Call +91 98480 22338' })).toBeEnabled();
    expect(allowed).toHaveBeenCalledOnce();
    expect(allowed.mock.lastCall?.[0].body).toEqual({
      vitaId: none.vitaId,
      number: MOBILE,
      reason: 'They rang',
    });
  });

  it('keeps the reason when the server did not receive it', async () => {
    const lost = () => {
      throw new HttpError({ failure: 'timeout', endpoint: 'routine/dial/allow' });
    };
    showCall({ patient: none, answers: { 'routine/dial/allow': lost } });
    await press('Allow again: +91 98480 22338');
    const reason = screen.getByRole('textbox', { name: /^Why may .* be called again/ });
    await userEvent.fill(reason, 'They rang');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The number could not be allowed again')).toBeVisible();
    expect(reason).toHaveValue('They rang');
  });

  it('lets the patient be reached another way', async () => {
    showCall({ patient: none });
    await press('Called from my own phone');
    expect(await screen.findByText('Made on your own phone')).toBeVisible();
  });
});
