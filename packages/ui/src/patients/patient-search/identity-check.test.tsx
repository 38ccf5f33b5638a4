import type { PatientMatch } from '@careline/core/internal/patients';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES, now } from '../../../test/people.ts';
import { PatientSearch } from './patient-search.tsx';

const [asha, otherAsha] = MATCHES;
const TITLE = 'Is this the right person?';

async function showCheck() {
  const onSelected = vi.fn<(patient: PatientMatch) => void>();
  const http = fakeHttp({
    'user/list': ({ body }) => ({ data: body?.text === 'as' ? MATCHES : [asha], next: null }),
  });
  renderUi(<PatientSearch onPatientSelected={onSelected} wait={0} />, { now, http });
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'as');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const check = await screen.findByRole('group', { name: TITLE });
  return { onSelected, box, check, yes: screen.getByRole('button', { name: 'Yes, this is the person' }) };
}

it('shows identifying details, with the answer focused and described by them', async () => {
  const { check, yes, box } = await showCheck();
  expect(check).toHaveTextContent(
    /Asha Rao.*Same name.*35 years, female.*Born 30-11-1988.*UHID CL0000000027.*Phone ending in 71/,
  );
  expect(check.querySelector('[data-initials="AR"]')).toBeVisible();
  expect(yes).toHaveFocus();
  expect(yes).toHaveAccessibleDescription(expect.stringContaining('35 years, female'));
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).toBeNull();
});

it('is confirmed by Enter, but not by one pressed before it could be read', async () => {
  const { onSelected } = await showCheck();
  await waitFor(async () => {
    await userEvent.keyboard('{Enter}');
    expect(onSelected).toHaveBeenCalledExactlyOnceWith(otherAsha);
  });
});

it('is not confirmed by a held key, by a scanner’s second Enter, or by a double click', async () => {
  const { onSelected, yes, check } = await showCheck();
  const later = performance.now() + 10_000;
  const press = (init: KeyboardEventInit, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return fireEvent(yes, event);
  };
  expect(press({ repeat: true }, later)).toBe(false);
  expect(press({}, performance.now() - 1000)).toBe(false);
  expect(press({}, later)).toBe(true);
  fireEvent.click(yes, { detail: 2 });
  expect(onSelected).not.toHaveBeenCalled();
  expect(check).toBeVisible();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'No, go back' }))],
])('is left by %s: the list and the text are still there', async (_, leave) => {
  const { box, onSelected } = await showCheck();
  await leave();
  expect(await screen.findAllByRole('option')).toHaveLength(MATCHES.length);
  expect(box).toHaveFocus();
  expect(box).toHaveValue('as');
  expect(onSelected).not.toHaveBeenCalled();
});

it('is replaced by the next scan, which never confirms the previous person', async () => {
  const { box, onSelected } = await showCheck();
  await userEvent.keyboard('CL0000000017{Enter}');
  expect(box).toHaveValue('CL0000000017');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: TITLE })).toHaveTextContent('UHID CL0000000017'),
  );
  expect(onSelected).not.toHaveBeenCalled();
});
