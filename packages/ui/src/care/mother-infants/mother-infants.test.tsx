import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi, wholeText } from '#test';
import { aReading, fakeMetrics } from '../../../test/call-fixtures.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { anInfant, asMatch } from '../../../test/infants.ts';
import { NOW, personId } from '../../../test/people.ts';
import { MotherInfants } from './index.ts';

const mother = personId(1);
const tara = anInfant(2);
const weights = [
  aReading('body', 9, [{ key: 'weight', text: '3.1', unit: 'kg' }]),
  aReading('body', 2, [{ key: 'weight', text: '3.4', unit: 'kg' }]),
];

const listed = (...infants: readonly ReturnType<typeof anInfant>[]) => ({ vitaId: mother, data: infants });

function show(answers: FakeAnswers, facts: Partial<Parameters<typeof MotherInfants>[0]> = {}) {
  renderUi(<MotherInfants metrics={fakeMetrics(weights)} vitaId={mother} mayLink {...facts} />, {
    now: () => NOW,
    http: fakeHttp(answers),
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function look(uhid: string) {
  await userEvent.type(await screen.findByLabelText('UHID of the infant'), uhid);
  await press('Find');
}

describe('the infants of a mother', () => {
  it('are shown with name and weight', async () => {
    show({ 'nok/infants': () => listed(tara) });
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Tara Rao')).toBeVisible();
    expect(await item.findByText('3.4 kg')).toBeVisible();
    expect(item.getByText(wholeText(/^\+0\.3 kg since /))).toBeVisible();
    expect(screen.getByText(/become the infant’s readings/)).toBeVisible();
  });

  it.each([
    ['nobody is linked', listed(), /No infant is linked/],
    ['there are twins', listed(tara, anInfant(3)), /Several infants are linked/],
  ])('say what happens to their values when %s', async (_, answer, words) => {
    show({ 'nok/infants': () => answer });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are found by UHID, checked and then linked', async () => {
    const infants = [listed(), listed(tara)];
    const link = vi.fn((_: FakeRequest) => listed(tara));
    show({
      'nok/infants': () => infants.shift() ?? listed(tara),
      'user/list': () => ({ data: [asMatch(tara)], next: null }),
      'nok/infant/link': link,
    });
    await look(tara.uhid ?? '');
    expect(await screen.findByText('Found: Tara Rao')).toBeVisible();
    await press('Link Tara Rao');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Tara Rao');
    expect(link.mock.calls.map(([{ body }]) => body)).toEqual([{ vitaId: mother, infantId: tara.vitaId }]);
    expect(screen.getByLabelText('UHID of the infant')).toHaveValue('');
  });

  it('say that the UHID is unknown, or that none was entered', async () => {
    show({ 'nok/infants': () => listed(), 'user/list': () => ({ data: [], next: null }) });
    await press('Find');
    expect(await screen.findByText('Enter the UHID of the infant.')).toBeVisible();
    await look('CL0000000999');
    expect(await screen.findByText(/No patient at this facility has this UHID/)).toBeVisible();
  });

  it.each([
    ['another mother', { status: 409, code: 'conflict' }, /This infant is already linked to another mother/],
    ['somebody grown', { status: 400, code: 'input-invalid' }, /born in the last three years/],
  ])('are refused with what to check: %s', async (_, facts, words) => {
    show({
      'nok/infants': () => listed(),
      'user/list': () => ({ data: [asMatch(tara)], next: null }),
      'nok/infant/link': () =>
        Promise.reject(new HttpError({ failure: 'refused', endpoint: 'nok/infant/link', ...facts })),
    });
    await look(tara.uhid ?? '');
    await press('Link Tara Rao');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('a mistaken link is ended with a reason', async () => {
    const unlink = vi.fn((_: FakeRequest) => listed());
    const infants = [listed(tara), listed()];
    show({ 'nok/infants': () => infants.shift() ?? listed(), 'nok/infant/unlink': unlink });
    await press('Not her child: Tara Rao');
    await userEvent.type(await screen.findByLabelText('Reason'), 'Her sister’s child');
    await press('End the link');
    expect(await screen.findByText(/No infant is linked/)).toBeVisible();
    expect(unlink.mock.calls.map(([{ body }]) => body)).toEqual([
      { vitaId: mother, infantId: tara.vitaId, reason: 'Her sister’s child' },
    ]);
  });

  it('are read-only for users who may not link', async () => {
    show({ 'nok/infants': () => listed(tara) }, { mayLink: false });
    expect(await screen.findByText('3.4 kg')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
