// spec: 82

import { HttpError } from '@careline/core/internal/http';
import type { PatientTag } from '@careline/core/internal/patients';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aPatient } from '../../../test/people.ts';
import { EditTags } from './index.ts';

const tag = (code: string, label: string): PatientTag => ({
  ...{ code, label, colour: 'info', setAt: 1_704_000_000 },
  setBy: { id: 's', name: 'Meera Nair' },
});
const DEFINED = [
  { code: 'ALONE', label: 'Lives alone', colour: 'info' },
  { code: 'RISK', label: 'High risk', colour: 'danger' },
  { code: 'OLD', label: 'Old', colour: 'info', archived: true },
  { code: 'NEVER_SET', label: 'Never set', colour: 'info', archived: true },
];
const patient = aPatient({ tags: [tag('ALONE', 'Lives alone'), tag('OLD', 'Old'), tag('GONE', 'Gone')] });
const { vitaId } = patient;

function show({ tags = DEFINED, ...answers }: FakeAnswers & { readonly tags?: unknown } = {}) {
  const changed = vi.fn();
  const sent: FakeRequest[] = [];
  const http = fakeHttp({
    'preference/get': () => ({ code: 1, preference: { preferenceInfo: { tags }, updatedAt: 1 } }),
    'user/tags': (request) => {
      sent.push(request);
      return { vitaId, data: { tags: [] } };
    },
    ...answers,
  });
  renderUi(<EditTags patient={patient} onChanged={changed} onClose={() => undefined} />, { http });
  return { sent, changed };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

it('offers the organisation’s tags, and set ones whatever happened to their definition', async () => {
  show();
  const group = await screen.findByRole('group', { name: 'Tags of Asha Rao' });
  const boxes = within(group).getAllByRole('checkbox');
  expect(boxes.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Lives alone',
    'High risk',
    'Old (no longer offered)',
    'Gone (no longer offered)',
  ]);
  expect(box('Lives alone')).toBeChecked();
  expect(box('High risk')).not.toBeChecked();
  expect(screen.getByText('Gone').closest('li')).toHaveTextContent(/^Gone: Meera Nair, /);
});

it('sends only the differences', async () => {
  const { sent, changed } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'High risk' }));
  await userEvent.click(box('Old (no longer offered)'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([{ vitaId, set: ['RISK'], remove: ['OLD'] }]);
});

it('says what to do when nothing is defined, and when saving failed', async () => {
  const refused = new HttpError({ failure: 'unreachable', endpoint: 'user/tags' });
  const { changed } = show({
    'user/tags': () => {
      throw refused;
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'High risk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The tags could not be saved')).toBeVisible();
  expect(box('High risk')).toBeChecked();
  expect(changed).not.toHaveBeenCalled();
});
