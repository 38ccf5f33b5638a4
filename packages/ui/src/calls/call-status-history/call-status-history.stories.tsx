import type { Contact } from '@careline/core/internal/calls';
import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aCallLog, aLogFile, aLogWithFiles, CONTACTS, LOGS } from '../../../test/contacts.ts';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { CallStatusHistory } from './call-status-history.tsx';

const [first] = CONTACTS;
const page = (data: readonly Contact[], total = data.length) => ({ data, next: null, total });
const detailOf = (contact: Contact | undefined) => ({
  vitaId: contact?.vitaId,
  data: { contact, statuses: [contact?.status] },
});

const whole: FakeAnswers = {
  'calllog/authors': () => ({ data: [{ id: personId(900), name: 'Anita Coach', active: true }] }),
  'calllog/list': () => page(CONTACTS, 128),
  'touchpoint/get': ({ query }) => detailOf(CONTACTS.find(({ id }) => id === query?.id)),
  'calllog/get': () => ({ vitaId: first?.vitaId, data: LOGS }),
};

const failing = () => {
  throw new HttpError({ failure: 'timeout', endpoint: 'calllog/list', requestId: '01HK-9Q2' });
};

const meta = {
  title: 'Calls/Call status history',
  component: CallStatusHistory,
  parameters: { now, http: fakeHttp(whole) },
  args: {},
} satisfies Meta<typeof CallStatusHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('row')).toHaveLength(CONTACTS.length + 1);
    await expect(canvas.getByText('128 calls', { selector: 'p' })).toBeVisible();
  },
};

export const Detail: Story = {
  args: { onOpenPatient: fn() },
  async play({ canvas, canvasElement, args }) {
    const [name] = await canvas.findAllByRole('button', { name: /^Call to Asha Rao/ });
    if (name) await userEvent.click(name);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('148 mmHg')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the patient' }));
    await expect(args.onOpenPatient).toHaveBeenCalledWith(first?.vitaId);
  },
};

const withRows = aCallLog(1, {
  body: { weight: '212', weightUnit: 'kg', weightReason: 'Weighed twice on two scales' },
  medications: {
    adherence: 'MISSES_SOMETIMES',
    missedBecause: ['FORGETS', 'COST'],
    medicines: [
      { name: 'Metformin', dose: '500', unit: 'MG', frequency: 'TWICE_DAILY', since: '2023-11-05' },
      { name: 'Amlodipine', dose: '5', unit: 'MG', frequency: 'ONCE_DAILY' },
    ],
  },
});

export const DetailWithRows: Story = {
  parameters: {
    http: fakeHttp({ ...whole, 'calllog/get': () => ({ vitaId: first?.vitaId, data: [withRows] }) }),
  },
  args: {
    openContactId: first?.id,
  },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('heading', { name: 'Medicine 2 of 2' })).toBeVisible();
    await expect(body.getByText('Reason: Weighed twice on two scales')).toBeVisible();
  },
};

const setRight = first && {
  ...first,
  status: {
    ...first.status,
    id: personId(901),
    status: 'corrected',
    reason: 'Called in the morning, entered in the evening',
    changes: { startedAt: { before: first.startedAt + 30_000, after: first.startedAt } },
  },
};

export const SetRight: Story = {
  parameters: {
    http: fakeHttp({
      ...whole,
      'touchpoint/get': () => ({
        vitaId: first?.vitaId,
        data: { contact: setRight, statuses: [first?.status, setRight?.status], mayCorrect: true },
      }),
    }),
  },
  args: {
    openContactId: first?.id,
  },
  async play({ canvasElement, userEvent }) {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Started at: .* → .*/)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Time and type' }));
    await expect(
      await body.findByRole('dialog', { name: 'Edit details of the call to Asha Rao' }),
    ).toBeVisible();
  },
};

const mayCorrect: FakeAnswers = {
  ...whole,
  'touchpoint/get': () => ({
    vitaId: first?.vitaId,
    data: { contact: first, statuses: [first?.status], mayCorrect: true },
  }),
};

const scan = aLogFile(2, { name: 'Scan of the second page.jpg', mediaType: 'image/jpeg', size: 1_310_000 });
const files = [aLogFile(1), scan, aLogFile(3, { name: 'Of another patient.pdf', deleted: true })];
const logWithFiles = () => ({ vitaId: first?.vitaId, data: [aLogWithFiles(1, files)] });

export const DetailWithFiles: Story = {
  parameters: { http: fakeHttp({ ...whole, 'calllog/get': logWithFiles, report: failing }) },
  args: {
    openContactId: first?.id,
  },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Open HbA1c 1.pdf' }));
    await expect(await body.findByText('The server did not answer in time. Try again.')).toBeVisible();
    await expect(body.queryByRole('button', { name: 'Open Of another patient.pdf' })).toBeNull();
  },
};

export const Correction: Story = {
  parameters: { http: fakeHttp({ ...mayCorrect, 'calllog/get': logWithFiles }) },
  args: { openContactId: first?.id },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Correct' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Correct the call to Asha Rao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Of another patient.pdf (deleted)' }));
    await expect(await dialog.findByText(/Of another patient\.pdf \(deleted\) → /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await expect(dialog.getByLabelText('Reason for the correction')).toHaveAccessibleDescription(
      /Enter a reason/,
    );
  },
};

const unreached = CONTACTS[2];

export const CorrectedOutcome: Story = {
  parameters: {
    http: fakeHttp({
      ...whole,
      'touchpoint/get': () => ({
        vitaId: unreached?.vitaId,
        data: { contact: unreached, statuses: [unreached?.status], mayCorrect: true },
      }),
    }),
  },
  args: {
    openContactId: unreached?.id,
  },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Correct' }));
    const dialog = within(await body.findByRole('dialog', { name: /^Correct the call/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Reached the patient');
    await expect(await dialog.findByText(/A correction cannot add a log/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Asked to be called back');
    await expect(dialog.getByLabelText('Day of the next call')).toBeVisible();
  },
};

export const Withdrawal: Story = {
  parameters: { http: fakeHttp({ ...mayCorrect, 'calllog/withdraw': failing }) },
  args: { openContactId: first?.id },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Withdraw the call to Asha Rao' }));
    await userEvent.type(dialog.getByLabelText('Reason for the withdrawal'), 'Logged on the other Asha Rao');
    await userEvent.click(dialog.getByLabelText('This call does not belong to Asha Rao'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await dialog.findByText('The call was not withdrawn')).toBeVisible();
  },
};

export const OnePatient: Story = {
  parameters: { http: fakeHttp({ ...whole, 'calllog/list': () => page(CONTACTS.slice(0, 1)) }) },
  args: {
    filters: { vitaId: first?.vitaId, disposition: 'reached-patient' },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Only calls to/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { http: fakeHttp({ ...whole, 'calllog/list': never }) } };

export const NoneFits: Story = {
  parameters: { http: fakeHttp({ ...whole, 'calllog/list': () => page([]) }) },
  args: { filters: { from: '2024-01-01' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No calls match your filters')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { http: fakeHttp({ ...whole, 'calllog/list': failing }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('The calls could not be loaded')).toBeVisible();
  },
};

export const DetailFailed: Story = {
  parameters: { http: fakeHttp({ ...whole, 'calllog/get': failing }) },
  args: { openContactId: first?.id },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('The log of this call could not be loaded')).toBeVisible();
  },
};
