import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, personId } from '../../../test/people.ts';
import { PregnancyCard, type PregnancyCardProps } from './index.ts';

const TODAY = '2024-01-06';
const vitaId = personId(1);
const woman = { sex: 'female', birthDate: '1998-05-01' };
const RECORD = 'patients/pregnancy/record';
const MISTAKE = 'patients/pregnancy/mistake';
const stored = {
  id: personId(7),
  content: { kind: 'pregnancy', dating: { by: 'scan', on: '2023-08-05', weeks: 12, days: 3 } },
  dueDate: '2024-02-14',
  basis: 'scan',
  recordedAt: NOW / 1000,
  author: { id: personId(9), name: 'Meena Coach' },
};

function show(facts: Partial<PregnancyCardProps> = {}, answers: FakeAnswers = {}, entries: object[] = []) {
  const onChanged = vi.fn();
  const http = fakeHttp({ 'patients/pregnancy/list': () => ({ vitaId, data: entries }), ...answers });
  const props = { vitaId, facts: woman, mayRecord: true, onChanged };
  renderUi(<PregnancyCard {...props} {...facts} />, { http, now: () => NOW });
  return onChanged;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the pregnancy card', () => {
  it.each<[string, PregnancyCardProps['facts'], RegExp]>([
    ['nobody asked', woman, /^Pregnant\? Not asked$/],
    ['a due date', { ...woman, pregnancies: [{ dueDate: '2024-02-14' }] }, /^34w3d, due 14-02-2024$/],
    [
      'a "no" of eight months ago',
      { ...woman, pregnancyAnswers: [{ on: '2023-05-04', answer: 'no' }] },
      /^Not pregnant, asked 04-05-2023, 8 months ago$/,
    ],
    ['a test', { ...woman, undatedPregnancies: [{ since: '2024-01-02' }] }, /^Pregnant, week not known/],
    ['no end', { ...woman, pregnancies: [{ dueDate: '2023-12-01' }] }, /^Due 01-12-2023, past week 44/],
    [
      'a birth',
      { ...woman, pregnancies: [{ dueDate: '2024-01-01', endedOn: '2024-01-03', bornOn: '2024-01-03' }] },
      /^Gave birth on 03-01-2024, 3 days ago$/,
    ],
  ])('shows what is known: %s', async (_, facts, words) => {
    show({ facts });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('names the source of the due date', async () => {
    show({ facts: { ...woman, pregnancies: [{ dueDate: '2024-02-14' }] } }, {}, [stored]);
    expect(await screen.findByText('34w3d, due 14-02-2024, by scan')).toBeVisible();
  });

  it('says that an old "no" counts as not asked, and not so for a new one', async () => {
    show({ facts: { ...woman, pregnancyAnswers: [{ on: '2023-05-04', answer: 'no' }] } });
    expect(screen.getByText(/counts as not asked/)).toBeVisible();
  });

  it('says nothing of the kind for an answer of this month', async () => {
    show({ facts: { ...woman, pregnancyAnswers: [{ on: '2024-01-02', answer: 'no' }] } });
    expect(await screen.findByText(/^Not pregnant, asked/)).toBeVisible();
    expect(screen.queryByText(/counts as not asked/)).toBeNull();
  });

  it('offers nothing to users who may not record', async () => {
    show({ mayRecord: false }, {}, [stored]);
    expect(await screen.findByText('Recorded entries')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stores "no" with one click', async () => {
    const record = vi.fn((_: FakeRequest) => ({ vitaId, data: stored }));
    const onChanged = show({}, { [RECORD]: record });
    await press('No, not pregnant');
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(record.mock.calls[0]?.[0].body).toEqual({
      entry: { id: expect.any(String), vitaId, content: { kind: 'not-pregnant', on: TODAY } },
    });
  });

  it('stores "yes" with two', async () => {
    const record = vi.fn((_: FakeRequest) => ({ vitaId, data: stored }));
    const onChanged = show({}, { [RECORD]: record });
    await press('Yes, pregnant');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(record.mock.calls[0]?.[0].body).toMatchObject({
      entry: { content: { kind: 'pregnancy', dating: { by: 'asked', on: TODAY } } },
    });
  });

  it('dates a pregnancy by a scan', async () => {
    const record = vi.fn((_: FakeRequest) => ({ vitaId, data: stored }));
    const onChanged = show({}, { [RECORD]: record });
    await press('Yes, pregnant');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Based on/ }), 'scan');
    await userEvent.fill(dialog().getByLabelText(/^Date of the scan/), '05-08-2023');
    await userEvent.type(dialog().getByRole('textbox', { name: /^Weeks by the scan/ }), '12');
    await userEvent.type(dialog().getByRole('textbox', { name: /^Days/ }), '3');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(record.mock.calls[0]?.[0].body).toMatchObject({
      entry: {
        content: { kind: 'pregnancy', dating: { by: 'scan', on: '2023-08-05', weeks: 12, days: 3 } },
      },
    });
  });

  it.each([
    ['without a date', '', 'Enter the date.'],
    ['from more than 44 weeks ago', '01-01-2023', /more than 44 weeks ago/],
  ])('sends no last period %s', async (_, typed, words) => {
    const record = vi.fn(() => ({ vitaId, data: stored }));
    show({}, { [RECORD]: record });
    await press('Yes, pregnant');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Based on/ }), 'last-period');
    await userEvent.fill(dialog().getByLabelText(/^First day of the last period/), typed);
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(dialog().getByText(words)).toBeVisible();
    expect(record).not.toHaveBeenCalled();
  });

  it('ends a pregnancy in a month with an unknown day', async () => {
    const record = vi.fn((_: FakeRequest) => ({ vitaId, data: stored }));
    const facts = { ...woman, pregnancies: [{ dueDate: '2024-02-14' }] };
    const onChanged = show({ facts }, { [RECORD]: record });
    await press('Record a pregnancy outcome');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the outcome' }));
    expect(dialog().getByText('Choose the outcome.')).toBeVisible();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Outcome/ }), 'stillbirth');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^How much of the date/ }), 'month');
    await userEvent.type(dialog().getByRole('textbox', { name: /^Month/ }), '12-2023');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the outcome' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(record.mock.calls[0]?.[0].body).toMatchObject({
      entry: { content: { kind: 'end', outcome: 'stillbirth', on: '2023-12' } },
    });
  });

  it('marks an entry as a mistake with a reason only', async () => {
    const mistake = vi.fn((_: FakeRequest) => ({ vitaId, data: stored }));
    const onChanged = show({}, { [MISTAKE]: mistake }, [stored]);
    await userEvent.click(await screen.findByText('Recorded entries'));
    await press('Entered by mistake: Pregnant: Scan, 05-08-2023');
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as a mistake' }));
    expect(dialog().getByText('Enter the reason.')).toBeVisible();
    expect(mistake).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByRole('textbox', { name: /^Why is it a mistake/ }), 'Of her sister');
    await userEvent.click(dialog().getByRole('button', { name: 'Mark as a mistake' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(mistake.mock.calls[0]?.[0].body).toEqual({
      entry: { id: stored.id, vitaId, reason: 'Of her sister' },
    });
  });

  it('shows what the record contradicts, and keeps the dialog open', async () => {
    const conflict = new HttpError({ failure: 'refused', endpoint: RECORD, status: 409, code: 'conflict' });
    const onChanged = show({}, { [RECORD]: () => Promise.reject(conflict) });
    await press('Yes, pregnant');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^This conflicts with the record/)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
