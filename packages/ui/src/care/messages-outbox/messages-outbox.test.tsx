import type { OutboxFilters } from '@careline/core/internal/communication';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW } from '../../../test/patient-care.ts';
import { aPatientMessage, messageAnswers } from '../../../test/patient-messages.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { MessagesOutbox, type MessagesOutboxProps } from './index.ts';

interface OwnerProps extends Pick<MessagesOutboxProps, 'mayWrite'> {
  readonly onChange: (filters: OutboxFilters) => void;
}

/** Stores the filters, as an address does. */
function Owner({ onChange, ...props }: OwnerProps) {
  const [filters, setFilters] = useState<OutboxFilters>({});
  const change = (next: OutboxFilters) => {
    onChange(next);
    setFilters(next);
  };
  return (
    <CarelineProvider now={() => NOW}>
      <MessagesOutbox
        {...props}
        filters={filters}
        onFiltersChange={change}
        patientAddress={(vitaId) => `/call/${vitaId}`}
      />
    </CarelineProvider>
  );
}

function show(answers: FakeAnswers = {}, mayWrite = true) {
  const onFiltersChange = vi.fn();
  const http = fakeHttp({ ...messageAnswers, ...answers });
  renderUi(<Owner mayWrite={mayWrite} onChange={onFiltersChange} />, { http });
  return { onFiltersChange };
}

const page = (data: unknown[], next: string | null = null) => ({
  data,
  next,
  counts: { queued: 0, failed: 0 },
});

describe('the outbox of a facility', () => {
  it('shows each message with its patient, and how many wait and failed', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Messages to patients' }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    const [link] = list.getAllByRole('link', { name: 'Meena Iyer' });
    expect(link?.getAttribute('href')).toMatch(/^\/call\//);
    expect(screen.getByText('2 waiting')).toBeTruthy();
    expect(screen.getByText('1 not delivered')).toBeTruthy();
  });

  it('is filtered, and the filters are removed when nothing matches', async () => {
    const asked: unknown[] = [];
    const outbox = ({ query }: FakeRequest) => {
      asked.push(query);
      return page(query?.state ? [] : [aPatientMessage()]);
    };
    const { onFiltersChange } = show({ 'message/outbox': outbox });
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Not delivered');
    await userEvent.selectOptions(screen.getByLabelText('Sender'), 'Only mine');
    expect(await screen.findByText('No messages match your filters.')).toBeTruthy();
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ state: 'failed', mine: 'true' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(onFiltersChange).toHaveBeenLastCalledWith({});
    expect(await screen.findByRole('list', { name: 'Messages to patients' })).toBeTruthy();
  });

  it('cancels what waits, and reloads the list', async () => {
    let state = 'queued';
    const waiting = () =>
      page([aPatientMessage({ state, waits: state === 'queued' ? 'quiet-hours' : null })]);
    const cancel = vi.fn(() => {
      state = 'cancelled';
      return { vitaId: aPatientMessage().vitaId, data: aPatientMessage({ state }) };
    });
    show({ 'message/outbox': waiting, 'message/cancel': cancel });
    await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
    const list = within(await screen.findByRole('list', { name: 'Messages to patients' }));
    expect(await list.findByText('Cancelled')).toBeTruthy();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('says why one cannot be sent again', async () => {
    const problem = {
      type: '',
      title: '',
      status: 422,
      code: 'input-invalid',
      errors: [{ path: 'message.id', message: 'over' }],
    };
    const refuse = () =>
      Promise.reject(
        new HttpError({
          failure: 'refused',
          endpoint: 'message/retry',
          status: 422,
          code: 'input-invalid',
          problem,
        }),
      );
    show({
      'message/outbox': () => page([aPatientMessage({ state: 'failed', reason: 'expired' })]),
      'message/retry': refuse,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/The time in this message has passed/)).toBeTruthy();
  });

  it('is read-only for users who may not write', async () => {
    show({}, false);
    await screen.findByRole('list', { name: 'Messages to patients' });
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('loads more pages, and says when it fails to load', async () => {
    let isBroken = true;
    const outbox = ({ query }: FakeRequest) => {
      if (isBroken) throw new HttpError({ failure: 'unreachable', endpoint: 'message/outbox' });
      return query?.after
        ? page([aPatientMessage({ id: 'b', patient: { name: '', uhid: null } })])
        : page([aPatientMessage()], 'next');
    };
    show({ 'message/outbox': outbox });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Patient without a name' })).toBeTruthy();
  });
});
