// spec: 5

import { HttpError } from '@careline/core/http';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { allergicTo, aVersion, NONE_KNOWN } from '../../../test/case-sheets.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { anEntry, aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { RecordSummaryStrip } from './index.ts';

const show = (answer: () => unknown) =>
  renderUi(<RecordSummaryStrip http={fakeHttp({ 'record/summary': answer })} vitaId={vitaId} />);
const texts = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what is to be reckoned with', () => {
  it('names each with what it does, how it is taken and how sure it is', async () => {
    show(() => ({ vitaId, data: aSummary() }));
    expect(await texts('Allergies')).toEqual(['Penicillin (high risk, Hives)']);
    expect(await texts('Known conditions')).toEqual(['Type 2 diabetes mellitus']);
    expect(await texts('Current medicines')).toEqual(['Metformin 500 mg (1 tablet, 2 × / 1 d)']);
  });

  it('never reads like "no allergies" where nobody knows', async () => {
    show(() => ({ vitaId, data: NOTHING_KNOWN }));
    expect(await screen.findByText('None recorded: ask the patient')).toBeVisible();
    expect(screen.getAllByText('None recorded')).toHaveLength(2);
    expect(screen.queryByText(/no allerg/i)).toBeNull();
  });

  it('has the allergies of the case sheet first, or who asked where none is known', async () => {
    const newest = [aVersion(1, allergicTo('Latex'))];
    const allergySheet = { section: 'ALLERGIES', newest, versions: 1 };
    show(() => ({ vitaId, data: aSummary({ allergySheet }) }));
    expect(await texts('Allergies')).toEqual(['Latex', 'Penicillin (high risk, Hives)']);
    cleanup();
    const noneKnown = { ...allergySheet, newest: [aVersion(2, NONE_KNOWN)] };
    show(() => ({ vitaId, data: { ...NOTHING_KNOWN, allergySheet: noneKnown } }));
    expect(await screen.findByText(/^No known allergies, asked by Dr Rao on/)).toBeVisible();
    expect(screen.queryByText('None recorded: ask the patient')).toBeNull();
  });

  it('names diagnoses of the case sheet with their code, and what is only thought', async () => {
    const diagnoses = [
      { term: 'Asthma', code: 'J45.9', certainty: 'CONFIRMED' },
      { term: 'Anaemia', code: '', certainty: 'PROVISIONAL' },
    ];
    const newest = [aVersion(1, { diagnoses: { diagnoses } })];
    const diagnosisSheet = { section: 'DIAGNOSIS', newest, versions: 1 };
    show(() => ({ vitaId, data: aSummary({ entries: [], sections: [], diagnosisSheet }) }));
    expect(await texts('Known conditions')).toEqual(['Asthma (J45.9)', 'Anaemia (provisional)']);
  });

  it('shows what cannot be read by its code, and what nobody knows the state of', async () => {
    const entries = [
      anEntry(1, { name: null, isReadable: false, code: { code: 'Medication/7' } }),
      anEntry(2, { name: 'Latex', state: 'unknown' }),
    ];
    show(() => ({ vitaId, data: aSummary({ entries }) }));
    expect(await texts('Allergies')).toEqual(['Could not be read: Medication/7', 'Latex (status unknown)']);
  });

  it('shows the rest on request, and says what is beyond', async () => {
    const entries = Array.from({ length: 7 }, (_, number) => anEntry(number, { name: `Allergen ${number}` }));
    const sections = [{ section: 'ALLERGIES', count: 40, inForce: 9 }];
    show(() => ({ vitaId, data: aSummary({ entries, sections }) }));
    expect(await texts('Allergies')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(await texts('Allergies')).toHaveLength(7);
    expect(screen.getByText('and 2 more in the record')).toBeVisible();
  });

  it('says that it could not be loaded, and is never of somebody else', async () => {
    let answer: () => unknown = () => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'record/summary' });
    };
    show(() => answer());
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    answer = () => ({ vitaId: 'somebody-else', data: aSummary() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(screen.queryByText(/Penicillin/)).toBeNull();
  });
});
