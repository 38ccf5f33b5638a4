import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { aTimeline } from '../../../test/records.ts';
import { TimelineHits } from './index.ts';

function search(text: string, next: readonly (string | null)[] = [null]) {
  const answers = [...next];
  const list = vi.fn(() => ({ vitaId, data: aTimeline(), next: answers.shift() ?? null }));
  const onOpen = vi.fn();
  renderUi(
    <TimelineHits vitaId={vitaId} text={text} addressOf={({ note }) => note && '/notes'} onOpen={onOpen} />,
    { http: fakeHttp({ 'record/timeline': list }) },
  );
  return { list, onOpen };
}

describe('the search in the words of a record', () => {
  it('finds an entry by its text in any case, and leads to it', async () => {
    const { onOpen } = search('EVENING prayer');
    const found = within(await screen.findByRole('list', { name: 'Entries found' }));
    expect(screen.getByText('1 entry found.')).toBeVisible();
    await userEvent.click(found.getByRole('link', { name: /Call after the evening prayer/ }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('finds entries by their kind, and shows those without a page as they are', async () => {
    search('from elsewhere');
    expect(await screen.findByText('Penicillin')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('loads nothing for a single letter', () => {
    const { list } = search('e');
    expect(list).not.toHaveBeenCalled();
    expect(screen.queryByText(/found|No entry/)).toBeNull();
  });

  it('says that nothing was found, and that it has not searched everything', async () => {
    const { list } = search(
      'no such words',
      Array.from({ length: 90 }, (_, page) => `page ${page}`),
    );
    expect(
      await screen.findByText(/^No entry contains these words. Only the newest 300 entries/),
    ).toBeVisible();
    expect(list).toHaveBeenCalledTimes(75);
  });
});
