import type { PatientMatch } from '@careline/core/internal/patients';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES, now } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientSearch } from './patient-search.tsx';

let ground: HTMLElement | undefined;
afterEach(() => ground?.remove());

/** Creates a page with its own field, focused and filled in before the search loads. */
function aPageWith(text: string) {
  const label = document.createElement('label');
  label.style.position = 'relative';
  label.textContent = 'Patient';
  const input = document.createElement('input');
  input.value = text;
  label.append(input);
  document.body.append(label);
  ground = label;
  input.focus();
  input.setSelectionRange(1, 1);
  return input;
}

function show(input: HTMLInputElement, facilityId = 'a') {
  const onSelected = vi.fn<(patient: PatientMatch) => void>();
  const asked = vi.fn(() => ({ data: MATCHES.slice(0, 2), next: null }));
  const http = fakeHttp({ 'user/list': asked });
  const search = (facility: string) => (
    <CarelineProvider now={now} http={http}>
      <PatientSearch facilityId={facility} onPatientSelected={onSelected} input={input} wait={0} />
    </CarelineProvider>
  );
  const { rerender } = renderUi(search(facilityId));
  return { onSelected, asked, moveTo: (facility: string) => rerender(search(facility)) };
}

it('is searched for its content, and keeps its name, its focus and its caret', async () => {
  const input = aPageWith('asha');
  show(input);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: /Patient/ })).toBe(input);
  expect(input).toHaveFocus();
  expect(input.selectionStart).toBe(1);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAccessibleDescription('Search by name');
});

it('accepts keys and is cleared by the button on its own background', async () => {
  const input = aPageWith('');
  const { onSelected } = show(input);
  await userEvent.type(input, 'asha');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, this is the person' }));
  expect(onSelected).toHaveBeenCalledExactlyOnceWith(MATCHES[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

it('is searched again when the facility changes, without anything of the old one', async () => {
  const input = aPageWith('asha');
  const { moveTo, asked } = show(input);
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('group', { name: 'Is this the right person?' });
  asked.mockReturnValue({ data: MATCHES.slice(2, 3), next: null });
  moveTo('b');
  const rows = await screen.findAllByRole('option');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('Ashalata')]);
  expect(screen.queryByRole('group', { name: 'Is this the right person?' })).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
});
