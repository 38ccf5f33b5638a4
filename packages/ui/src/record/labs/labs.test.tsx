// spec: 101
import type { LabOrder, LabReport, NewLabOrder, NewLabReport } from '@careline/core/internal/labs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { aLabLine, aLabOrder, aLabReport, anOrdered, LOW_SODIUM } from '../../../test/labs.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientLabs, PrintRequest, useLabs } from './index.ts';

const now = () => NOW;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

interface Stored {
  readonly orders?: readonly LabOrder[];
  readonly reports?: readonly LabReport[];
  readonly mayOrder?: boolean;
}

function Loaded({
  http,
  mayEnter,
}: {
  readonly http: ReturnType<typeof fakeHttp>;
  readonly mayEnter: boolean;
}) {
  const labs = useLabs(http, vitaId);
  const patient = aPatient({ vitaId, birthDate: '1970-05-01' });
  return (
    <CarelineProvider now={now} http={http}>
      <PatientLabs {...{ labs, patient, mayEnter }} onPrint={vi.fn()} />
    </CarelineProvider>
  );
}

function show(
  { orders = [], reports = [], mayOrder = true }: Stored,
  answers: FakeAnswers = {},
  mayEnter = true,
) {
  const http = fakeHttp({
    'labs/list': () => ({ vitaId, data: { orders, reports, mayOrder } }),
    ...answers,
  });
  renderUi(<Loaded http={http} mayEnter={mayEnter} />);
}

const ordering = () => vi.fn((_: { readonly body?: unknown }) => ({ vitaId, data: aLabOrder() }));
const sentOrder = (order: ReturnType<typeof ordering>) =>
  (order.mock.calls[0]?.[0].body as { readonly order: NewLabOrder } | undefined)?.order;
const storing = () => vi.fn((_: { readonly body?: unknown }) => ({ vitaId, data: aLabReport() }));
const sentReport = (store: ReturnType<typeof storing>) =>
  (store.mock.calls[0]?.[0].body as { readonly report: NewLabReport } | undefined)?.report;

describe('ordering lab tests', () => {
  it('accepts a panel, a test, any other and the order itself by keyboard', async () => {
    const order = ordering();
    show({}, { 'labs/order': order as never });
    await press('Order lab tests');
    const field = dialog().getByRole('combobox', { name: 'Test or panel' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('lipid{Enter}');
    await userEvent.keyboard('hba{Enter}');
    await userEvent.keyboard('zinc{Enter}');
    const chosen = within(dialog().getByRole('list', { name: 'Tests of this order' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lipid profileTotal cholesterol, LDL'),
      expect.stringContaining('HbA1c'),
      expect.stringContaining('zinc'),
    ]);
    expect(dialog().getByRole('checkbox', { name: 'Patient comes fasting' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(order).toHaveBeenCalledOnce());
    const sent = sentOrder(order);
    expect(sent).toMatchObject({ vitaId, encounterId: null, priority: 'routine', fasting: true });
    expect(sent?.tests.map(({ test, name }) => test ?? name)).toEqual([
      ...['totalCholesterol', 'ldl', 'hdl', 'triglycerides', 'vldl', 'hba1c', 'zinc'],
    ]);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a test, reports duplicates, and asks before a choice is lost', async () => {
    const order = ordering();
    show({}, { 'labs/order': order as never });
    await press('Order lab tests');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog().findByText('Add a test.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'TSH' }));
    await userEvent.click(dialog().getByRole('button', { name: 'TSH' }));
    expect(await dialog().findByText('This test is already in the order.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Leave without ordering?');
    await userEvent.click(dialog().getByRole('button', { name: 'Discard the order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(order).not.toHaveBeenCalled();
  });

  it('is offered with the right, and so is entering', async () => {
    show({ orders: [aLabOrder()], mayOrder: false }, {}, false);
    expect(await screen.findByText('Waits for results')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order lab tests' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Enter results|^Cancel order/ })).toBeNull();
  });
});

describe('entering results', () => {
  it('asks about a typo, shows an urgent value, and stores the entries', async () => {
    const store = storing();
    show(
      {
        orders: [aLabOrder({ tests: [anOrdered('sodium'), anOrdered('hba1c', true), anOrdered('albumin')] })],
      },
      {
        'labs/report': store as never,
      },
    );
    await press('Enter results of order 2025-00004');
    expect(dialog().queryByLabelText('HbA1c')).toBeNull();
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Albumin' }), '41');
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Sodium' }), '114');
    await userEvent.keyboard('{Tab}');
    expect(await dialog().findByText(/Did you mean 41 g\/L/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: /g\/L/ }));
    expect(await dialog().findByText('This result cannot wait')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Save results' }));
    // The value is unlikely, so the user has to confirm it.
    expect(store).not.toHaveBeenCalled();
    await userEvent.fill(await dialog().findByRole('textbox', { name: /[Ww]hy/ }), 'Measured twice');
    await userEvent.click(dialog().getByRole('button', { name: 'Save results' }));
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce());
    expect(sentReport(store)).toMatchObject({
      ...{ orderId: aLabOrder().id, follows: 0, reason: '', fileId: null },
      lines: [
        { test: 'sodium', text: '114', unit: 'mmol/L', reason: 'Measured twice' },
        { test: 'albumin', text: '41', unit: 'g/L' },
      ],
    });
  });

  it('accepts a limit, says where it cannot be judged, and stores it unchanged', async () => {
    const store = storing();
    show({ orders: [aLabOrder({ tests: [anOrdered('sodium')] })] }, { 'labs/report': store as never });
    await press('Enter results of order 2025-00004');
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Sodium' }), '≤ 140');
    await userEvent.keyboard('{Tab}');
    expect(await dialog().findByText(/^only a limit is known, not judged/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Save results' }));
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce());
    expect(sentReport(store)?.lines).toMatchObject([{ test: 'sodium', text: '<=140', reason: '' }]);
  });

  it('accepts results without an order, including tests of any name', async () => {
    const store = storing();
    show({}, { 'labs/report': store as never });
    await press('Enter results without an order');
    await userEvent.click(dialog().getByRole('button', { name: 'Save results' }));
    expect(await dialog().findByText('Add the tests whose results you have.')).toBeVisible();
    await userEvent.fill(dialog().getByRole('combobox', { name: 'Add a test' }), 'tsh');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(await dialog().findByRole('textbox', { name: 'TSH' }), '2.4');
    await userEvent.click(dialog().getByRole('button', { name: 'Save results' }));
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce());
    expect(sentReport(store)).toMatchObject({ orderId: null, lines: [{ test: 'tsh', text: '2.4' }] });
  });

  it('corrects the stored values with a reason', async () => {
    const store = storing();
    show({ reports: [aLabReport({ version: 2 })] }, { 'labs/report': store as never });
    await press(/^Correct the results of/);
    const sodium = dialog().getByRole('textbox', { name: 'Sodium' });
    expect(sodium).toHaveValue('116');
    await userEvent.fill(sodium, '136');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the correction' }));
    expect(await dialog().findByText('Enter a reason of at least three letters.')).toBeVisible();
    await userEvent.fill(
      dialog().getByRole('textbox', { name: /^Why the results are corrected/ }),
      'Typed wrongly',
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Save the correction' }));
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce());
    expect(sentReport(store)).toMatchObject({
      ...{ reportId: aLabReport().id, follows: 2, reason: 'Typed wrongly' },
      lines: [
        { test: 'sodium', text: '136' },
        { test: 'hba1c', text: '7.1' },
      ],
    });
  });
});

describe('a patient’s results', () => {
  it('are listed by test and date, flagged as text with the range, withdrawn ones separately', async () => {
    const corrected = aLabReport({
      ...{
        id: vitaId,
        version: 2,
        status: 'corrected',
        reason: 'Typed wrongly',
        collectedAt: NOW / 1000 - 90_000,
      },
      lines: [aLabLine('sodium', '139', 'mmol/L')],
      earlier: [
        {
          ...{ version: 1, at: NOW / 1000 - 900, by: { id: vitaId, name: 'Asha Nurse' }, reason: '' },
          lines: [aLabLine('sodium', '193', 'mmol/L')],
        },
      ],
    });
    const withdrawn = aLabReport({
      ...{
        id: aLabOrder().id,
        status: 'entered-in-error',
        reason: 'Another patient',
        collectedAt: NOW / 1000 - 60,
      },
      lines: [aLabLine('sodium', '171', 'mmol/L')],
    });
    show({ reports: [aLabReport(), corrected, withdrawn] });
    const table = within(await screen.findByRole('table', { name: 'Results by test and date' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const sodium = table.getByRole('row', { name: /^Sodium/ });
    expect(sodium).toHaveTextContent('135–145 mmol/L');
    expect(sodium).toHaveTextContent('116 mmol/LCritically low: a doctor must know now139 mmol/Lin range');
    expect(table.queryByText(/171/)).toBeNull();
    expect(screen.getByText('before: 193 mmol/L')).toBeVisible();
    expect(screen.getByText('Withdrawn: entered in error')).toBeVisible();
  });

  it('are printed in tables that fit a sheet, with everything the screen shows', async () => {
    const reports = Array.from({ length: 5 }, (_, place) =>
      aLabReport({
        id: `01990000-0000-7000-8000-00000000000${place}`,
        collectedAt: NOW / 1000 - 90_000 * (place + 1),
      }),
    );
    show({ reports });
    const tables = () => screen.getAllByRole('table', { name: 'Results by test and date' });
    await screen.findByRole('table');
    expect(tables()).toHaveLength(1);
    window.dispatchEvent(new Event('beforeprint'));
    const dates = tables().map((table) => within(table).getAllByRole('columnheader').length - 1);
    expect(dates).toEqual([3, 2]);
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(tables()).toHaveLength(1));
  });

  it('are withdrawn with a reason', async () => {
    const withdraw = vi.fn((_: { readonly body?: unknown }) => ({ vitaId, data: aLabReport() }));
    show({ reports: [aLabReport({ lines: [LOW_SODIUM] })] }, { 'labs/withdraw': withdraw as never });
    await press(/^Withdraw the results of/);
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Reason' }), 'Another patient');
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
    await vi.waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
    expect(withdraw.mock.calls[0]?.[0].body).toMatchObject({
      withdrawal: { vitaId, reason: 'Another patient' },
    });
  });
});

it('an order on paper names the patient, the tests of its panels, and who ordered', async () => {
  const tests = ['urea', 'totalCholesterol', 'ldl', 'hdl', 'triglycerides', 'vldl'].map((key) =>
    anOrdered(key),
  );
  renderUi(
    <PrintRequest
      order={aLabOrder({ tests, fasting: true })}
      patient={aPatient({ vitaId })}
      onClose={vi.fn()}
    />,
  );
  const paper = within(screen.getByRole('article', { name: 'Laboratory request' }));
  expect(paper.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Urea',
    'Lipid profileTotal cholesterol, LDL cholesterol, HDL cholesterol, Triglycerides, VLDL cholesterol',
  ]);
  expect(paper.getByText('The patient comes fasting')).toBeVisible();
  expect(paper.getByText('Dr. Rao')).toBeVisible();
});
