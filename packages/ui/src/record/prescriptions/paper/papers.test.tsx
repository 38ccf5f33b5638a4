// spec: 107
import { loadMedicineTables } from '@careline/core/internal/prescriptions';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { noNotes, paperFacts, signedFacts } from '../../../../test/papers.ts';
import { vitaId } from '../../../../test/patient-care.ts';
import { aPatient } from '../../../../test/people.ts';
import { aBasis, anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { PrescriptionPaper, PrintPrescription } from '../index.ts';
import type { PaperProps } from './paper-content.ts';
import { PatientCopy } from './patient-copy.tsx';

const SIGNED_AT = 1_760_000_000;
const tables = await loadMedicineTables();

const props = (facts: Partial<PaperProps> = {}): PaperProps => ({
  content: aPrescription({
    lines: [
      anIssuedLine({ days: 30 }),
      anIssuedLine({
        id: 'b2',
        medicine: 'Augmentin 625',
        strength: '',
        frequency: 'TDS',
        days: 5,
        amount: 1,
      }),
    ],
    advice: 'Walk 30 minutes a day',
    mode: 'video',
    signedAt: SIGNED_AT,
  }),
  patient: aPatient({ vitaId }),
  known: aBasis(),
  facts: paperFacts(),
  tables,
  language: 'en',
  ...facts,
});

const paper = (facts: Partial<PaperProps> = {}) => {
  renderUi(<PrescriptionPaper {...props(facts)} />);
  return screen.getByRole('article', { name: 'Prescription' });
};

describe("the doctor's paper", () => {
  it.each([
    ['the qualification under the name', /Dr\. Rao ?MBBS, MD \(Medicine\)/],
    ['the registration', /Reg\. no\. MH 12345/],
    ['the clinic with address and telephone', /North ?12 Lake Road, Nashik 422005 ?Tel\. \+91 25323 10000/],
    ['the address of the patient', /Address ?4 Temple Street, Nashik, Maharashtra 422001/],
    ['the age on the day of the signature', /56 years, female/],
    ['date and time', /Date ?09-10-2025, 2:23 pm/],
    ['the mode of the consultation', /Consultation ?Video/],
    ['the complaint', /Complaints ?Cough for 5 days/],
    ['the history', /History ?Worse at night/],
    ['vital signs before the other findings', /Findings ?Blood pressure 128\/82 mmHg\s*Chest clear/],
    ['a provisional diagnosis as such', /Acute bronchitis \(provisional\); Hypertension/],
    ['the generic name in capitals, form and route', /METFORMIN 500 mg, tablet, by mouth/],
    ['the dose in words', /1 tablet twice a day \(1-0-1\), after food, for 30 days/],
    ['the quantity', /Quantity: 60 tablets/],
    ['a brand in brackets', /AMOXICILLIN \+ CLAVULANIC ACID \(Augmentin 625\) 500 mg\/125 mg/],
    ['tests', /Tests ?HbA1c, Lipid profile \(fasting\)/],
    [
      'advice of the prescription and of the case sheet',
      /Walk 30 minutes a day\s*Steam twice a day\s*Drink enough/,
    ],
    ['warning signs', /call 108, if ?Breathlessness or blood in the sputum/],
    ['the next visit', /Next visit ?02-11-2025/],
    ['that nobody asked about allergies', /Allergies ?Not asked/],
  ])('has %s', (_, text) => {
    expect(paper()).toHaveTextContent(text);
  });

  it.each([
    ['without notes', { signed: noNotes() }],
    ['from before they were stored', { signed: null }],
  ])('leaves out missing data: %s', (_, facts) => {
    const shown = paper({ facts: paperFacts({ ...facts, tests: [], nextVisit: null, patientAddress: '' }) });
    for (const label of ['Complaints', 'History', 'Findings', 'Diagnosis', 'Tests', 'Next visit', 'Address'])
      expect(within(shown).queryByText(label)).toBeNull();
    expect(shown).toHaveTextContent(/METFORMIN/);
  });

  it.each([
    ['a child', { months: 60, days: 1826 }, true],
    ['an adult', { months: 540, days: 16_436 }, false],
  ])('has the weight of %s: %s', (_, age, isShown) => {
    const known = { ...aBasis(), patient: { ...aBasis().patient, age } };
    const shown = paper({
      known,
      facts: paperFacts({ signed: signedFacts({ weight: { value: 18, on: '2025-10-01' } }) }),
    });
    if (isShown) expect(shown).toHaveTextContent(/Weight ?18 kg, 01-10-2025/);
    else expect(shown).not.toHaveTextContent(/18 kg/);
  });
});

const step = (amount: number, days: number | null) => ({
  ...{ amount, days, frequency: 'OD' as const, times: null },
});
const TAPER = anIssuedLine({
  ...{ medicine: 'Prednisolone', strength: '', frequency: 'STEPS', amount: null, unit: 'mg', days: null },
  ...{
    steps: [step(40, 5), step(30, 1), step(20, null)],
    reason: 'asthma',
    instructions: 'Do not stop alone',
  },
});
const rowsOf = (shown: HTMLElement) =>
  within(within(shown).getByRole('table'))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

it.each([
  [
    'en',
    [
      ['Days', 'Dose'],
      ['Days 1–5', '40 mg once a day'],
      ['Day 6', '30 mg once a day'],
      ['From day 7', '20 mg once a day'],
    ],
  ],
  [
    'hi',
    [
      ['दिन', 'खुराक'],
      ['दिन 1–5', '40 mg, दिन में एक बार'],
      ['दिन 6', '30 mg, दिन में एक बार'],
      ['दिन 7 से', '20 mg, दिन में एक बार'],
    ],
  ],
])('a taper is a table on both papers: %s', (language, rows) => {
  const content = { ...props().content, lines: [TAPER] };
  const shown = paper({ content, language });
  expect(rowsOf(shown)).toEqual(rows);
  expect(shown).not.toHaveTextContent(/, then |फिर/);
  expect(shown).toHaveTextContent(/asthma/);
  cleanup();
  renderUi(<PatientCopy {...props({ content, language })} />);
  expect(rowsOf(screen.getByRole('article'))).toEqual(rows);
});

describe("the patient's copy", () => {
  const copy = (facts: Partial<PaperProps> = {}) => {
    renderUi(<PatientCopy {...props(facts)} />);
    return screen.getByRole('article');
  };
  const day = (shown: HTMLElement, medicine: number) =>
    within(within(shown).getAllByRole('list')[medicine] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('shows the amount of each part of the day next to its picture', () => {
    const shown = copy();
    expect(day(shown, 1)).toEqual(['Morning1tablet', 'NoonNone', 'EveningNone', 'Night1tablet']);
    expect(day(shown, 2)).toEqual(['Morning1tablet', 'Noon1tablet', 'EveningNone', 'Night1tablet']);
    expect(shown).toHaveTextContent(/after food/);
  });

  it('is in the language of the patient', () => {
    const shown = copy({ language: 'hi' });
    expect(shown).toHaveAttribute('lang', 'hi');
    expect(day(shown, 1)).toEqual(['सुबह1गोली', 'दोपहरनहीं', 'शामनहीं', 'रात1गोली']);
    expect(shown).toHaveTextContent(/खाने के बाद/);
    expect(shown).toHaveTextContent(/तुरंत आएँ या 108 पर फ़ोन करें, अगर ?डॉक्टर के शब्दों में: ?Breathlessness/);
    expect(shown).toHaveTextContent(/दवाओं के बारे में सवाल हो तो फ़ोन करें: \+91 25323 10000/);
    expect(shown).toHaveTextContent(/अगली बार आएँ ?02-11-2025/);
  });

  it.each([
    ['half a tablet', { amount: 0.5 }, /Morning ?½ ?tablet/],
    ['what it is for', { reason: 'pressure' }, /In the words of the doctor: ?What it is for: pressure/],
    [
      'a medicine that is taken when needed, in words',
      { frequency: 'SOS', reason: 'fever' },
      /only when needed.*What it is for: fever/,
    ],
    ['a medicine once a week, in words', { frequency: 'WEEKLY' }, /1 tablet once a week/],
  ])('shows %s', (_, facts, text) => {
    const content = { ...props().content, lines: [anIssuedLine(facts)] };
    expect(copy({ content })).toHaveTextContent(text);
  });

  it('has no pictures of a stopped medicine', () => {
    const by = { id: vitaId, name: 'Dr. Rao' };
    const events = [{ kind: 'stopped' as const, at: SIGNED_AT, by, text: 'Cough' }];
    const shown = copy({ content: { ...props().content, lines: [anIssuedLine({ events })] } });
    expect(shown).toHaveTextContent(/Stopped: do not take it/);
    expect(shown).not.toHaveTextContent(/Morning/);
  });

  it.each([
    ['directions', { content: { ...props().content, advice: '', lines: [TAPER] } }, 'Do not stop alone'],
    ['advice of the prescription', {}, 'Walk 30 minutes a day'],
    ['advice of the case sheet', {}, 'Steam twice a day'],
    ['warning signs', {}, 'Breathlessness or blood in the sputum'],
  ])('says in the patient’s language that these are the doctor’s words: %s', (_, facts, text) => {
    const shown = copy({ ...facts, language: 'hi' });
    const typed = within(shown).getByText((__, element) =>
      Boolean(element?.matches('p[lang=""]') && element.textContent?.includes(text)),
    );
    expect(typed.previousElementSibling).toHaveTextContent('डॉक्टर के शब्दों में:');
  });

  it('translates the coded advice, but not typed text', () => {
    expect(copy({ language: 'hi' })).toHaveTextContent(/सलाह ?पर्याप्त पानी पिएँ ?डॉक्टर के शब्दों में/);
  });

  it('names allergies for other prescribers', () => {
    expect(copy({ known: aBasis({ allergies: ['Penicillin'] }) })).toHaveTextContent(/Allergy: Penicillin/);
  });
});

describe('choosing what to print', () => {
  const print = (languages: readonly string[], format = '') => {
    const choose = vi.fn();
    renderUi(
      <PrintPrescription
        prescription={aPrescription()}
        patient={aPatient({ vitaId, languages: [...languages] })}
        format={{ get: () => format, choose }}
        addressOf={(code) => `https://careline.example/rx#${code}`}
        onClose={vi.fn()}
      />,
      {
        http: fakeHttp({
          'prescriptions/print': () => ({ vitaId, data: { code: 'A'.repeat(22), paper: paperFacts() } }),
          'prescriptions/basis': () => ({ vitaId, data: aBasis() }),
        }),
      },
    );
    return choose;
  };
  const article = (name: string) => screen.findByRole('article', { name });

  it('is remembered, and the copy is in the language of the patient', async () => {
    const choose = print(['hi', 'en']);
    expect(await article('Prescription')).toHaveTextContent(/twice a day/);
    await userEvent.click(screen.getByText("Patient's copy"));
    expect(choose).toHaveBeenCalledWith('patient');
    expect(await article('अपनी दवाएँ कैसे लें')).toBeVisible();
    await userEvent.click(screen.getByText('English'));
    expect(await article('How to take your medicines')).toBeVisible();
  });

  it('starts with the format of this device, in the screen’s language unless papers have another', async () => {
    print(['te'], 'patient');
    expect(await article('How to take your medicines')).toBeVisible();
  });

  it('makes a roll’s page as long as the paper', async () => {
    print(['en'], 'roll');
    await article('Prescription');
    const sizes = () =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    await vi.waitFor(() => expect(sizes().join()).toMatch(/@page paper-roll \{ size: 80mm \d+mm; \}/));
    await userEvent.click(screen.getByText('A4'));
    expect(sizes()).toEqual([]);
  });
});
