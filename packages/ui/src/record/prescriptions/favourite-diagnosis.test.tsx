import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FavouriteDiagnosis } from './favourite-diagnosis.tsx';
import type { FavouritePrescriptions } from './prescribing-sets.ts';

function draw(setDiagnosis: FavouritePrescriptions['setDiagnosis'], onDone = vi.fn()) {
  const favourite = { id: 'f1', name: 'Fever', lines: [], diagnosis: { term: 'Fever', code: 'R50.9' } };
  const favourites = { busy: false, setDiagnosis } as unknown as FavouritePrescriptions;
  render(
    <FavouriteDiagnosis
      {...{ favourites, favourite, onDone }}
      diagnoses={[{ term: 'Dengue fever', code: 'A97' }]}
    />,
  );
  return onDone;
}

it('changes the diagnosis of a favourite, with the encounter’s code for it', async () => {
  const setDiagnosis = vi.fn(async () => true);
  const onDone = draw(setDiagnosis);
  const field = screen.getByLabelText('Diagnosis of Fever');
  await userEvent.clear(field);
  await userEvent.type(field, 'Dengue fever');
  await userEvent.click(screen.getByRole('button', { name: 'Save the diagnosis of Fever' }));
  expect(setDiagnosis).toHaveBeenCalledWith('f1', { term: 'Dengue fever', code: 'A97' });
  expect(onDone).toHaveBeenCalledWith('The diagnosis of Fever is saved.');
});

it('removes the diagnosis with an empty field', async () => {
  const setDiagnosis = vi.fn(async () => true);
  draw(setDiagnosis);
  await userEvent.clear(screen.getByLabelText('Diagnosis of Fever'));
  await userEvent.click(screen.getByRole('button', { name: 'Save the diagnosis of Fever' }));
  expect(setDiagnosis).toHaveBeenCalledWith('f1', undefined);
});
