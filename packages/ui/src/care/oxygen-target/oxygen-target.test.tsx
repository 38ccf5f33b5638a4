import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, personId } from '../../../test/people.ts';
import { OxygenTarget } from './index.ts';

const vitaId = personId(1);
const target = { id: personId(7), since: '2025-03-04', prescriber: 'The pulmonologist' };
const SET = 'patients/oxygen-target/set';
const END = 'patients/oxygen-target/end';
const TODAY = new Date(NOW + 5.5 * 3_600_000).toISOString().slice(0, 10);

function show(answers: FakeAnswers, facts: Partial<Parameters<typeof OxygenTarget>[0]> = {}) {
  const onChanged = vi.fn();
  const rest = { vitaId, mayChange: true, targets: [], onChanged };
  renderUi(<OxygenTarget {...rest} {...facts} />, { http: fakeHttp(answers), now: () => NOW });
  return onChanged;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('an oxygen target', () => {
  it('is shown with who prescribed it, since when, and what it means', async () => {
    show({}, { targets: [target] });
    expect(screen.getByText("SpO2 88–92 %, since 4 Mar'25, set by The pulmonologist")).toBeVisible();
    expect(screen.getByText(/^Readings of 88 to 92 % are not flagged/)).toBeVisible();
  });

  it('that was ended is among the earlier ones', async () => {
    show({}, { targets: [{ ...target, until: '2025-06-01' }] });
    expect(screen.getByText(/^No target is set/)).toBeVisible();
    await userEvent.click(screen.getByText('Earlier targets'));
    expect(screen.getByRole('listitem')).toHaveTextContent("4 Mar'25 to 1 Jun'25, set by The pulmonologist");
  });

  it.each([
    ['set', []],
    ['ended', [target]],
  ])('is not %s by users without the right', (_, targets) => {
    show({}, { targets, mayChange: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is set with the name of the prescriber and the day', async () => {
    const set = vi.fn((_: FakeRequest) => ({ vitaId, data: target }));
    const onChanged = show({ [SET]: set });
    await press('Set a target');
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name of the doctor/ }), 'The pulmonologist');
    await userEvent.click(dialog().getByRole('button', { name: 'Set the target' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(set.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        target: { id: expect.any(String), vitaId, since: TODAY, prescriber: 'The pulmonologist' },
      },
    ]);
  });

  it.each([
    ['a name', '', TODAY, 'Enter the name of the doctor.'],
    ['a day', 'The pulmonologist', '', 'Enter the day.'],
    ['a day that has come', 'The pulmonologist', '01-01-2199', 'Enter today or an earlier day.'],
  ])('is not sent without %s', async (_, name, day, words) => {
    const set = vi.fn(() => ({ vitaId, data: target }));
    show({ [SET]: set });
    await press('Set a target');
    if (name) await userEvent.type(dialog().getByRole('textbox', { name: /^Name of the doctor/ }), name);
    await userEvent.fill(dialog().getByLabelText(/^Since/), day);
    await userEvent.click(dialog().getByRole('button', { name: 'Set the target' }));
    expect(dialog().getByText(words)).toBeVisible();
    expect(set).not.toHaveBeenCalled();
  });

  it('is ended only after a confirmation', async () => {
    const end = vi.fn((_: FakeRequest) => ({ vitaId, data: { ...target, until: TODAY } }));
    const onChanged = show({ [END]: end }, { targets: [target] });
    await press('End the target');
    await userEvent.click(dialog().getByRole('button', { name: 'Keep the target' }));
    expect(end).not.toHaveBeenCalled();
    await press('End the target');
    await userEvent.click(dialog().getByRole('button', { name: 'End the target' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(end.mock.calls.map(([{ body }]) => body)).toEqual([{ target: { id: target.id, vitaId } }]);
  });

  it('that was changed meanwhile says so and stays open', async () => {
    const conflict = new HttpError({ failure: 'refused', endpoint: END, status: 409, code: 'conflict' });
    const onChanged = show({ [END]: () => Promise.reject(conflict) }, { targets: [target] });
    await press('End the target');
    await userEvent.click(dialog().getByRole('button', { name: 'End the target' }));
    expect(await dialog().findByText(/^Someone has changed the target/)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
