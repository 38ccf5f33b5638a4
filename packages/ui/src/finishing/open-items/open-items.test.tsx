// spec: 177

import { HttpError } from '@careline/core/internal/http';
import type { OpenItem } from '@careline/core/internal/overview';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert, UNREVIEWED } from '../../../test/open-items.ts';
import { now, personId } from '../../../test/people.ts';
import { OpenItems } from './open-items.tsx';
import type { OpenItemsProps } from './open-items-props.ts';

const vitaId = personId(1);

function show(
  items: readonly OpenItem[],
  facts: Partial<OpenItemsProps> = {},
  answers: FakeAnswers = {},
  options: Parameters<typeof renderUi>[1] = {},
) {
  const list = vi.fn(() => ({ vitaId, data: items }));
  const onChange = vi.fn();
  const http = fakeHttp({ 'overview/open': list, ...answers });
  renderUi(<OpenItems vitaId={vitaId} asked={false} onChange={onChange} {...facts} />, {
    now,
    http,
    ...options,
  });
  return { list, onChange, last: () => onChange.mock.lastCall?.[0] };
}

describe('open items of a patient', () => {
  it('says that nothing is open only after the list has loaded', async () => {
    show([]);
    expect(await screen.findByText('Nothing else is open.')).toBeVisible();
  });

  it('says that the list could not be loaded, and never that nothing is open', async () => {
    show(
      [],
      {},
      {
        'overview/open': () => {
          throw new HttpError({ failure: 'unreachable', endpoint: 'overview/open' });
        },
      },
    );
    expect(await screen.findByText('Open items could not be loaded')).toBeVisible();
    expect(screen.queryByText('Nothing else is open.')).toBeNull();
  });

  it('requires a reason for a critical item, and reports it to its owner', async () => {
    const item = anOpenAlert(1);
    const { last } = show([item]);
    const reason = await screen.findByRole('textbox', { name: /^Why it is left open/ });
    expect(last()).toEqual({ leftOpen: [], missing: 1 });
    expect(screen.getByText('1 critical item needs an action or a reason.')).toBeVisible();
    await userEvent.type(reason, 'ok');
    expect(last()).toEqual({ leftOpen: [], missing: 1 });
    await userEvent.type(reason, ', sent to hospital');
    expect(last()).toEqual({
      leftOpen: [{ kind: 'alert', id: item.id, reason: 'ok, sent to hospital' }],
      missing: 0,
    });
  });

  it('accepts one reason for all critical items', async () => {
    const items = [anOpenAlert(1), anOpenAlert(2)];
    const { last } = show(items);
    const [first] = await screen.findAllByRole('textbox');
    if (!first) throw new Error('no reason is asked');
    await userEvent.type(first, 'Sent to hospital');
    await userEvent.click(screen.getByRole('button', { name: 'Use this reason for all critical items' }));
    expect(last()).toEqual({
      leftOpen: items.map(({ id }) => ({ kind: 'alert', id, reason: 'Sent to hospital' })),
      missing: 0,
    });
  });

  it('names the missing fields once saving was tried', async () => {
    show([anOpenAlert(1)], { asked: true });
    expect(await screen.findByText('Resolve this item, or enter at least 3 characters.')).toBeVisible();
  });

  it('acknowledges an alert in place, and reloads the list', async () => {
    const item = anOpenAlert(1);
    const acknowledge = vi.fn(() => ({ vitaId, data: item.alerts?.[0] }));
    const { list } = show([item], {}, { 'alerts/acknowledge': acknowledge });
    await userEvent.click(await screen.findByRole('button', { name: /^Acknowledge:/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Told the treating clinician');
    await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(acknowledge).toHaveBeenCalledOnce();
  });

  it('shows every value of a finding', async () => {
    const [newest, other] = [anOpenAlert(1), anOpenAlert(2)];
    const alerts = [...(newest.alerts ?? []), ...(other.alerts ?? [])];
    show([anOpenAlert(1, { count: 2, alerts })]);
    expect(await screen.findByText(/^1 more reading of this episode: .*186/)).toBeVisible();
  });

  it('collapses items to review, which need no reason, and marks results as reviewed', async () => {
    const review = vi.fn(() => ({ vitaId, data: [] }));
    const { last } = show([UNREVIEWED], {}, { 'overview/review': review });
    await userEvent.click(await screen.findByText('To review (1)'));
    expect(screen.getByText('HbA1c, Sodium')).toBeVisible();
    expect(last()).toEqual({ leftOpen: [], missing: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed: HbA1c, Sodium' }));
    expect(await screen.findByText('Nothing else is open.')).toBeVisible();
  });

  it('names a critical item that the reader may not see, without an action', async () => {
    show([{ kind: 'alert', id: anOpenAlert(1).id, level: 'critical', count: 1, at: null }]);
    expect(
      await screen.findByText('You do not have access to this item. Ask the doctor on duty.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });

  it('lists the drafts of the patient on this device, but not the one that is being finished', async () => {
    const onDraft = vi.fn();
    const drafts = {
      list: async () => [
        { id: 'one', callType: 'prescription' },
        { id: 'two', callType: 'ad-hoc' },
        { id: 'own', callType: 'ad-hoc' },
      ],
    };
    show([], { drafts, exceptDraftId: 'own', onDraft });
    const listed = within(await screen.findByRole('region', { name: 'Drafts on this device (2)' }));
    await userEvent.click(listed.getByRole('button', { name: 'Go to draft: Prescription, not signed' }));
    expect(onDraft).toHaveBeenCalledWith({ id: 'one', callType: 'prescription' });
    expect(listed.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says when the drafts of this device cannot be read', async () => {
    show([], { drafts: { list: () => Promise.reject(new Error('closed')) } });
    expect(await screen.findByText('Drafts on this device could not be read.')).toBeVisible();
  });

  it('is in Hindi', async () => {
    show([anOpenAlert(1)], {}, {}, { locale: 'hi' });
    expect(await screen.findByText('इस मरीज़ के लिए अभी बाकी')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^इसे बाकी छोड़ने का कारण: .*186/ })).toBeVisible();
  });
});
