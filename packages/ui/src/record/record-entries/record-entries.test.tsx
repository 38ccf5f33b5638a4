import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { anEntry } from '../../../test/records.ts';
import { RecordEntries } from './index.ts';

const show = (list: FakeAnswers[string]) =>
  renderUi(<RecordEntries vitaId={vitaId} section="ALLERGIES" count={3} />, {
    http: fakeHttp({ 'record/entries': list }),
  });
const items = async () =>
  within(await screen.findByRole('list', { name: 'Allergies' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a section of the record', () => {
  it('shows each entry with its date, code, source and status', async () => {
    const data = [
      anEntry(1, { details: [{ key: 'reaction', text: 'Hives' }] }),
      anEntry(2, { name: 'Egg', state: 'refuted', time: null, at: null }),
      anEntry(3, { name: 'Nuts', isReplaced: true }),
      anEntry(4, { name: null, code: null, isReadable: false, state: 'unknown' }),
    ];
    show(() => ({ vitaId, data, next: null }));
    expect(await items()).toEqual([
      expect.stringMatching(/^2016Penicillin.*Reaction: Hives.*SNOMED CT 764146007 · from north.*Active$/),
      expect.stringMatching(/^Date unknownEgg.*Refuted$/),
      expect.stringMatching(/^2016Nuts.*Replaced by a newer version$/),
      expect.stringMatching(/^2016Could not be read: a-4.*Status unknown$/),
    ]);
  });

  it('loads more pages, and says when one fails', async () => {
    let fails = true;
    show(({ query }) => {
      if (query?.after === undefined) return { vitaId, data: [anEntry(1)], next: 'k' };
      if (fails) throw new HttpError({ failure: 'unreachable', endpoint: 'record/entries' });
      return { vitaId, data: [anEntry(2, { name: 'Latex' })], next: null };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next entries could not be loaded')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Latex')).toBeVisible();
    expect(await items()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
