// spec: 101

import type { RecordPlace } from '@careline/core/internal/record';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { linkThrough } from '../../navigation/index.ts';
import { placeId, RecordPlaces, type RequestedPlace, usePlaceFocus } from './index.ts';

const PLACES: readonly RecordPlace[] = ['MEDICATIONS', 'DIAGNOSIS', 'NOTES', 'DIET'];

function show(pinned: readonly string[] = []) {
  let stored: unknown = { charts: ['bmi'], pins: pinned };
  const answer = () => ({ code: 1, preference: { preferenceInfo: stored, updatedAt: 1 } });
  const update = vi.fn(({ body }: FakeRequest) => {
    stored = body?.preferenceInfo;
    return answer();
  });
  const go = vi.fn();
  const onPrint = vi.fn();
  renderUi(
    <RecordPlaces
      places={PLACES.map((key) => ({
        key,
        part: 'Medical record',
        link: linkThrough(go, `/record?part=${key}`),
      }))}
      onPrint={onPrint}
    />,
    { http: fakeHttp({ 'preference/get': answer, 'preference/update': update }) },
  );
  return { update, go, onPrint };
}

it('are found by name, and the first one is opened with Enter', async () => {
  const { go } = show();
  await userEvent.keyboard('j');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('di');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'DiagnosisMedical record',
    'DietMedical record',
    'MedicationsMedical record',
    'NotesMedical record',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledWith('/record?part=DIAGNOSIS');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('are pinned without changing other preferences, and then come first in one press', async () => {
  const { update, go } = show(['NOTES', 'SOMETHING_NEWER']);
  expect(await screen.findByRole('link', { name: 'Notes' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search record' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pin Diet' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unpin Diet' })).toBeVisible());
  expect(update.mock.lastCall?.[0].body).toMatchObject({
    preferenceInfo: { charts: ['bmi'], pins: ['NOTES', 'DIET'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('link', { name: 'Diet' }));
  expect(go).toHaveBeenCalledWith('/record?part=DIET');
});

it('are printed separately', async () => {
  const { onPrint } = show();
  await userEvent.keyboard('j');
  await userEvent.click(screen.getByRole('button', { name: 'Print Notes' }));
  expect(onPrint).toHaveBeenCalledWith('NOTES');
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Part({ sought, ready, onDone }: { sought: RequestedPlace; ready: boolean; onDone: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  usePlaceFocus({ part, head }, sought, onDone);
  return (
    <>
      <div ref={head}>Kamala Devi</div>
      <div ref={part} tabIndex={-1} data-testid="part">
        {!ready && <p data-skeleton="card" />}
        {ready && (
          <article id={placeId('DIET')} tabIndex={-1}>
            Diet
          </article>
        )}
      </div>
    </>
  );
}

it('get the focus once they are rendered, and are printed with the record’s header', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = [...document.querySelectorAll('[data-print="alone"]')].map(({ textContent }) => textContent);
  });
  let printed: unknown;
  const onDone = vi.fn();
  const props = { sought: { key: 'DIET', prints: true }, onDone };
  const { rerender } = renderUi(<Part {...props} ready={false} />);
  expect(onDone).not.toHaveBeenCalled();
  rerender(<Part {...props} ready />);
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  expect(printed).toEqual(['Kamala Devi', 'Diet']);
  expect(document.querySelector('[data-print="alone"]')).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('without their own element are the whole part', async () => {
  renderUi(<Part sought={{ key: 'TASKS', prints: false }} ready onDone={() => undefined} />);
  await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
});
