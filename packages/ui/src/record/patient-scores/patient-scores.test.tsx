// spec: 104
import type { Assessment } from '@careline/core/internal/assessments';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aScore, offered } from '../../../test/scores.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientScores, useScores } from './index.ts';

const PERSON = { sex: 'male', age: { months: 64 * 12, days: 64 * 366 } };

function Loaded({ answers, mayWrite }: { readonly answers: FakeAnswers; readonly mayWrite: boolean }) {
  const http = fakeHttp(answers);
  return <Scores http={http} mayWrite={mayWrite} />;
}

function Scores({
  http,
  mayWrite,
}: {
  readonly http: ReturnType<typeof fakeHttp>;
  readonly mayWrite: boolean;
}) {
  const scores = useScores(http, vitaId);
  return (
    <CarelineProvider now={() => NOW} http={http}>
      <PatientScores
        {...{ vitaId, scores, mayWrite }}
        person={PERSON}
        facts={{ sex: 'MALE', birthDate: '1960-05-12' }}
      />
    </CarelineProvider>
  );
}

function show(scores: readonly Assessment[], answers: FakeAnswers = {}, mayWrite = true) {
  const list = vi.fn(() => ({ vitaId, data: scores }));
  const all = {
    'assessments/list': list,
    'assessments/offer': () => ({ vitaId, ...offered }),
    'assessments/standing': () => ({ vitaId, due: [], gfr: [] }),
    ...answers,
  };
  renderUi(<Loaded answers={all} mayWrite={mayWrite} />);
  return list;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('scores of a patient', () => {
  it.each<[string, Partial<Assessment['result']>, readonly string[], string | undefined]>([
    ['a whole one', { total: 4, band: 'low', known: 7 }, ['NEWS2: 4', 'Low'], undefined],
    ['one with parts missing', { atLeast: 1, known: 3 }, ['NEWS2: at least 1', '3 of 7 parts known'], 'Low'],
    [
      'a single 3 with parts missing',
      { atLeast: 3, atLeastBand: 'single', known: 1 },
      ['NEWS2: at least 3', 'at least: Low to medium, one part with 3 points'],
      'Low',
    ],
  ])('show the known facts about %s', async (_, result, texts, silent) => {
    show([aScore({ result: { of: 7, known: 7, ...result } })]);
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    if (silent !== undefined) expect(screen.queryByText(silent)).toBeNull();
  });

  it('combine record data and questions, with the result while entering', async () => {
    const add = vi.fn(({ body }: { readonly body?: unknown }) => {
      const { assessment } = body as { readonly assessment: Assessment };
      return {
        vitaId,
        data: aScore({ ...assessment, result: { total: 5, band: 'medium', known: 7, of: 7 } }),
      };
    });
    const list = show([], { 'assessments/add': add as never });
    await press('Record a score');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    expect(dialog().getAllByText('Choose a score').length).toBeGreaterThan(1);
    expect(
      await dialog().findByRole('option', { name: /^Maternal early warning \(only in pregnancy/ }),
    ).toBeDisabled();
    await userEvent.selectOptions(dialog().getByLabelText(/^Score/), 'NEWS2');
    expect(dialog().getByLabelText('Temperature')).toHaveValue('38');
    expect(dialog().getByText(/^From the record/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Respiratory rate'), '२५');
    expect(dialog().getByText('NEWS2: at least 3')).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('SpO₂'), '955');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    expect(dialog().getByText('Not possible. Enter a value from 1 to 100.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(dialog().getByLabelText('SpO₂'), '95');
    expect(dialog().getByText(/^Tell a doctor before you save: NEWS2 ≥ 4/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(dialog().getByLabelText(/^Reported to/), 'Dr Rao');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      body: {
        assessment: {
          scale: 'NEWS',
          reportedTo: 'Dr Rao',
          inputs: [
            { key: 'respiration', value: 25 },
            { key: 'spo2', value: 95 },
            { key: 'temperature', value: 38, at: NOW / 1000 - 3600 },
          ],
        },
      },
    });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('ask a man no questions for women', async () => {
    const offer = () => ({ vitaId, oxygenScale: 1, data: [{ scale: 'NCD', inputs: [] }] });
    show([], { 'assessments/offer': offer });
    await press('Record a score');
    await userEvent.selectOptions(await dialog().findByLabelText(/^Score/), 'NCD checklist (CBAC)');
    expect(await dialog().findByLabelText('Cough for more than 2 weeks')).toBeVisible();
    expect(dialog().queryByLabelText(/periods|breast/)).toBeNull();
  });

  it('show the status of a typed number, and require who was informed of a critical one', async () => {
    const add = vi.fn(() => ({ vitaId, data: aScore() }));
    show([], { 'assessments/add': add });
    await press('Record a score');
    await userEvent.selectOptions(await dialog().findByLabelText(/^Score/), 'NEWS2');
    await userEvent.fill(dialog().getByLabelText('SpO₂'), '97');
    expect(dialog().getByText(/^in range/)).toBeVisible();
    expect(dialog().queryByLabelText(/^Reported to/)).toBeNull();
    await userEvent.fill(dialog().getByLabelText('SpO₂'), '88');
    expect(dialog().getByText(/^Tell a doctor before you save: .*SpO₂ 88/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    expect(dialog().getByText('Enter who you informed.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(dialog().getByLabelText(/^Reported to/), 'Dr Rao');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  });

  it('require who was informed of thoughts of self-harm before they are saved', async () => {
    const add = vi.fn(() => ({ vitaId, data: aScore({ scale: 'PHQ_9' }) }));
    show([], { 'assessments/add': add });
    await press('Record a score');
    await userEvent.selectOptions(await dialog().findByLabelText(/^Score/), 'PHQ-9');
    await userEvent.selectOptions(
      dialog().getByLabelText(/^Thoughts of being better off dead/),
      'Several days',
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    expect(dialog().getByText('Enter who you informed.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(dialog().getByLabelText(/^Reported to/), 'Dr Rao');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the score' }));
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  });

  it('are withdrawn with a reason, and stay visible', async () => {
    const withdrawn = { by: { id: vitaId, name: 'Bina Coach' }, at: NOW / 1000, reason: 'Another patient' };
    const withdraw = vi.fn(() => ({ vitaId, data: aScore({ withdrawn }) }));
    show([aScore(), aScore({ id: '01990000-0000-7000-8000-0000000000a2', withdrawn })], {
      'assessments/withdraw': withdraw,
    });
    await press('Withdraw: NEWS2: 4');
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
    expect(dialog().getByText('Enter a reason.')).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'Another patient');
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
    await vi.waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByText('One earlier score'));
    expect(screen.getByText(/^Withdrawn by Bina Coach/)).toBeVisible();
  });

  it('are read-only for users who may not write', async () => {
    show([aScore()], {}, false);
    await screen.findByText('NEWS2: 4');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('show scores that are due again, and the result for each creatinine', async () => {
    const creatinine = { text: '1.4', unit: 'mg/dL' };
    const gfr = [
      { id: vitaId, at: NOW / 1000 - 3600, values: [56], creatinine },
      { id: aScore().id, at: NOW / 1000 - 90 * 86_400, values: [54, 75], creatinine },
    ];
    const due = [{ scale: 'NEWS', since: NOW / 1000 - 1800 }];
    show([aScore()], { 'assessments/standing': () => ({ vitaId, due, gfr }) });
    expect(await screen.findByText(/^Due again since today at/)).toBeVisible();
    expect(screen.getByText('eGFR: 56 mL/min/1.73 m²')).toBeVisible();
    expect(screen.getByText('Kidney function reduced (G3a)')).toBeVisible();
    await userEvent.click(screen.getByText('One earlier value'));
    expect(screen.getByText(/^eGFR: 54–75/)).toBeVisible();
  });
});
