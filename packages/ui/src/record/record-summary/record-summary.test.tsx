// spec: 5

import { HttpError } from '@careline/core/internal/http';
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
  renderUi(<RecordSummaryStrip vitaId={vitaId} />, { http: fakeHttp({ 'record/summary': answer }) });
const texts = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the clinical summary', () => {
  it('names each item with its effect, use and certainty', async () => {
    show(() => ({ vitaId, data: aSummary() }));
    expect(await texts('Allergies')).toEqual(['Penicillin (high risk, Hives)']);
    expect(await texts('Known conditions')).toEqual(['Type 2 diabetes mellitus']);
    expect(await texts('Current medicines')).toEqual(['Metformin 500 mg (1 tablet, 2 × / 1 d)']);
  });

  it('never reads like "no allergies" when it is unknown', async () => {
    show(() => ({ vitaId, data: NOTHING_KNOWN }));
    expect(await screen.findByText('None recorded: ask the patient')).toBeVisible();
    expect(screen.getAllByText('None recorded')).toHaveLength(2);
    expect(screen.queryByText(/no allerg/i)).toBeNull();
  });

  const ended = (section: string, name: string, reason: string, on: string | null) => ({
    section,
    name,
    reason,
    on,
  });
  it.each<[string, readonly ReturnType<typeof ended>[], string]>([
    [
      'a medicine that ended',
      [ended('MEDICATIONS', 'insulin 70/30', 'ended', '2024-03')],
      'None current. Last: insulin 70/30, until 03-2024',
    ],
    [
      'several, and how many more',
      ['A', 'B', 'C', 'D', 'E'].map((name) => ended('MEDICATIONS', name, 'ended', null)),
      'None current. Last: A, ended; B, ended; C, ended; and 2 more in the record',
    ],
    [
      'an allergy that was taken back',
      [ended('ALLERGIES', 'Latex', 'withdrawn', '2025-10-09')],
      'None now: ask the patient. Earlier: Latex, withdrawn 09-10-2025',
    ],
    [
      'an allergy that was ruled out',
      [ended('ALLERGIES', 'Egg', 'ruled-out', null)],
      'None now: ask the patient. Earlier: Egg, ruled out',
    ],
    [
      'a condition that is over',
      [ended('DIAGNOSIS', 'Pneumonia', 'ended', '2021')],
      'None active. Earlier: Pneumonia, until 2021',
    ],
    [
      'a medicine that a call told of',
      [ended('MEDICATIONS', 'Metformin', 'reported', '2025-10-09')],
      'Reported, not confirmed: Metformin, 09-10-2025',
    ],
  ])('names %s, and never says that none is recorded', async (_, items, words) => {
    show(() => ({ vitaId, data: { ...NOTHING_KNOWN, ended: items } }));
    expect(await screen.findByText(words)).toBeVisible();
    const empty = items[0]?.section === 'ALLERGIES' ? 'None recorded: ask the patient' : undefined;
    if (empty) expect(screen.queryByText(empty)).toBeNull();
    expect(screen.queryAllByText('None recorded')).toHaveLength(empty ? 2 : 1);
  });

  it('says so when the reader may not see all parts, or imports wait for a decision', async () => {
    const { prescribed: _, allergySheet: __, diagnosisSheet: ___, ...unseen } = NOTHING_KNOWN;
    show(() => ({ vitaId, data: unseen }));
    expect(await screen.findAllByText(/^None in the parts you can see/)).toHaveLength(3);
    expect(screen.queryByText(/None recorded/)).toBeNull();
    cleanup();
    show(() => ({ vitaId, data: { ...NOTHING_KNOWN, undecided: 2 } }));
    expect(await screen.findAllByText(/^2 imported entries are hidden/)).toHaveLength(3);
    expect(screen.queryByText(/None recorded/)).toBeNull();
  });

  it('orders conditions of case sheets and imports by severity, with social history separately', async () => {
    const diagnoses = [
      { term: 'Migraine', code: 'G43.9', certainty: 'CONFIRMED' },
      { term: 'Congestive heart failure', code: 'I50.0', certainty: 'CONFIRMED' },
    ];
    const newest = [aVersion(1, { diagnoses: { diagnoses } })];
    const entries = [
      anEntry(1, { kind: 'Condition', name: 'Sprain of ankle' }),
      anEntry(2, { kind: 'Condition', name: 'Chronic kidney disease stage 2' }),
      anEntry(3, { kind: 'Condition', name: 'Chronic kidney disease stage 3' }),
    ];
    const social = [anEntry(4, { kind: 'Condition', name: 'Full-time employment' })];
    const diagnosisSheet = { section: 'DIAGNOSIS', newest, versions: 1 };
    show(() => ({ vitaId, data: aSummary({ entries, sections: [], social, diagnosisSheet }) }));
    expect(await texts('Known conditions')).toEqual([
      'Congestive heart failure (I50.0)',
      'Chronic kidney disease stage 3',
      'Migraine (G43.9)',
      'Sprain of ankle',
    ]);
    expect(screen.getByText('Social history: Full-time employment')).toBeVisible();
  });

  it('has the allergies of the case sheet first, or who asked when none is known', async () => {
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

  it('names diagnoses of the case sheet with their code, and suspected ones as such', async () => {
    const diagnoses = [
      { term: 'Asthma', code: 'J45.9', certainty: 'CONFIRMED' },
      { term: 'Anaemia', code: '', certainty: 'PROVISIONAL' },
    ];
    const newest = [aVersion(1, { diagnoses: { diagnoses } })];
    const diagnosisSheet = { section: 'DIAGNOSIS', newest, versions: 1 };
    show(() => ({ vitaId, data: aSummary({ entries: [], sections: [], diagnosisSheet }) }));
    expect(await texts('Known conditions')).toEqual(['Asthma (J45.9)', 'Anaemia (provisional)']);
  });

  it('shows unreadable entries by code, and those with an unknown status', async () => {
    const entries = [
      anEntry(1, { name: null, isReadable: false, code: { code: 'Medication/7' } }),
      anEntry(2, { name: 'Latex', state: 'unknown' }),
    ];
    show(() => ({ vitaId, data: aSummary({ entries }) }));
    expect(await texts('Allergies')).toEqual(['Could not be read: Medication/7', 'Latex (status unknown)']);
  });

  it('shows the rest on request, and the number of hidden entries', async () => {
    const entries = Array.from({ length: 7 }, (_, number) => anEntry(number, { name: `Allergen ${number}` }));
    const sections = [{ section: 'ALLERGIES', count: 40, inForce: 9 }];
    show(() => ({ vitaId, data: aSummary({ entries, sections }) }));
    expect(await texts('Allergies')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(await texts('Allergies')).toHaveLength(7);
    expect(screen.getByText('and 2 more in the record')).toBeVisible();
  });

  it('says when it failed to load, and never shows another patient', async () => {
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
