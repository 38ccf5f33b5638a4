import { addStatus } from '@careline/core/internal/calls';
import type { UnfinishedCall } from '@careline/core/internal/calls/unsent';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { aCall } from '../../../test/call-fixtures.ts';
import { now } from '../../../test/people.ts';
import { sharedDevice, unsentCalls } from '../../../test/unsent-calls.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { UnfinishedTray, type UnfinishedTrayProps } from './index.ts';

const unfinished = aCall(0, {}, { status: 'unfinished', disposition: null, endedAt: null });
const addressOf = ({ contactId }: UnfinishedCall) => `/call/${contactId}`;

const show = (props: Partial<UnfinishedTrayProps> = {}) =>
  renderUi(<UnfinishedTray contacts={[]} addressOf={addressOf} {...props} />, { now });

const status = {
  id: '00000000-0003-7000-8000-000000000009',
  disposition: 'busy',
  endedAt: unfinished.startedAt,
  metaInfo: { updatedAt: unfinished.startedAt },
} as const;

/** Returns the stores of a device on which saving the unfinished call fails this way. */
async function aDevice(failure: { readonly failure: HttpError['failure']; readonly status?: number }) {
  const stores = unsentCalls(sharedDevice(), ({ endpoint }) =>
    Promise.reject(new HttpError({ ...failure, endpoint: endpoint.name })),
  );
  const { id: contactId, vitaId } = unfinished;
  await stores.outbox.enqueue(addStatus, { body: { contactId, vitaId, status }, patient: vitaId });
  await stores.outbox.flush();
  return stores;
}

describe('the tray of unfinished calls', () => {
  it('links to where a call without an outcome continues', () => {
    show({ contacts: [unfinished], total: 3 });
    const row = within(screen.getByRole('region', { name: 'Unfinished calls' })).getByRole('listitem');
    expect(row).toHaveTextContent(/Asha Rao.*Started .* · by Meera Nair.*No outcome yet/);
    const link = within(row).getByRole('link', { name: 'Finish: Asha Rao' });
    expect(link).toHaveAttribute('href', `/call/${unfinished.id}`);
    expect(screen.getByText('And 2 more at your facility.')).toBeVisible();
  });

  it.each([
    ['waits', { failure: 'unreachable' }, 'Waiting to be sent', 'Finish'],
    ['was refused', { failure: 'refused', status: 422 }, 'Refused by the server', 'Finish'],
    ['met another one', { failure: 'refused', status: 409 }, 'Conflicts with the saved call', 'Compare'],
  ] as const)('says that a save %s', async (_, failure, words, way) => {
    show({ ...(await aDevice(failure)), contacts: [unfinished] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: `${way}: Asha Rao` })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('names a call that only this device knows', async () => {
    const { drafts } = unsentCalls(sharedDevice(), async () => ({}));
    const index = { patient: unfinished.vitaId, programme: 'ahc', callType: 'ad-hoc' };
    const opening = await drafts.open(unfinished.id, index);
    if (opening.result !== 'open') throw new Error(opening.reason);
    opening.draft.change({ about: { name: 'Ravi Iyer', uhid: null, startedAt: unfinished.startedAt } });
    await opening.draft.close();
    show({ drafts });
    expect(await screen.findByText('Entered, not saved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Finish: Ravi Iyer' })).toBeVisible();
  });

  it('says so when this device cannot be read', async () => {
    show({ drafts: { list: () => Promise.reject(new Error('no key')) } });
    expect(await screen.findByText(/^Drafts on this device cannot be read now/)).toBeVisible();
  });

  it('offers no link to users who may not call, and says when nothing is left', () => {
    const { rerender } = show({ contacts: [unfinished], addressOf: undefined });
    expect(screen.queryByRole('link')).toBeNull();
    rerender(
      <CarelineProvider now={now}>
        <UnfinishedTray contacts={[]} />
      </CarelineProvider>,
    );
    expect(screen.getByText('No unfinished calls')).toBeVisible();
  });
});
