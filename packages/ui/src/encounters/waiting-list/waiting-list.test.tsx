import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { WAITING, waitingPage } from '../../../test/waiting-list.ts';
import { WaitingList, type WaitingListProps } from './index.ts';

function show(answers: FakeAnswers = {}, props: Partial<WaitingListProps> = {}) {
  const onBook = vi.fn();
  const http = fakeHttp({ 'encounters/waiting-list': () => waitingPage(), ...answers });
  renderUi(<WaitingList patientAddress={(vitaId) => `/patient/${vitaId}`} onBook={onBook} {...props} />, {
    now,
    http,
  });
  return onBook;
}
const group = (name: string) => screen.findByRole('region', { name });

it('has patients with a free time first, then those who wait, then the expired ones', async () => {
  show();
  const free = await group('Free times for waiting patients');
  expect(within(free).getByRole('listitem')).toHaveTextContent(
    /Zeenat Khan54 years.*CL0000001007.*Urgent.*Cardiology consultation, any care provider · 06-01-2024 to 20-01-2024Sun 07-01-2024, 10:00 am, Dr Farhan Ali/,
  );
  expect(await group('Waiting')).toHaveTextContent(
    /Arjun Rao.*Evening · Works until four.*since Fri 05-01-2024/,
  );
  expect(await group('Expired without a booking')).toHaveTextContent(/Farida Begum/);
});

it('books the offered time by one press', async () => {
  const onBook = show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Book Sun 07-01-2024, 10:00 am: Zeenat Khan' }),
  );
  expect(onBook).toHaveBeenCalledWith(expect.objectContaining({ id: WAITING[0]?.id }));
});

it('takes a patient off the list with a reason', async () => {
  let left = WAITING;
  const withdrawn = vi.fn(() => {
    left = [];
    return { vitaId: WAITING[1]?.vitaId };
  });
  show({
    'encounters/waiting-list': () => waitingPage(left),
    'encounters/waiting-list/withdraw': withdrawn,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the waiting list: Arjun Rao' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take off' }));
  expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'Another reason');
  await userEvent.click(dialog.getByRole('button', { name: 'Take off' }));
  expect(dialog.getByText('Say what the reason is.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Note' }), 'Moved to Pune');
  await userEvent.click(dialog.getByRole('button', { name: 'Take off' }));
  expect(await screen.findByText('The waiting list is empty')).toBeVisible();
  expect(withdrawn).toHaveBeenCalledWith(
    expect.objectContaining({
      body: {
        ...{ vitaId: WAITING[1]?.vitaId, entryId: WAITING[1]?.id },
        ...{ reason: 'other', note: 'Moved to Pune' },
      },
    }),
  );
});

it('shows only patients with a free time on the day board', async () => {
  show({}, { onlyOffered: true });
  await group('Free times for waiting patients');
  expect(screen.queryByRole('link', { name: 'Arjun Rao' })).toBeNull();
});

it('says what failed', async () => {
  show({
    'encounters/waiting-list': () => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/waiting-list' });
    },
  });
  expect(await screen.findByText('The waiting list could not be loaded')).toBeVisible();
});
