import type { HttpClient } from '@careline/core/internal/http';
import type { LabOrder, LabReport } from '@careline/core/internal/labs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { aLabLine, aLabOrder, aLabReport, anOrdered } from '../../../test/labs.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientLabs, PrintRequest, useLabs } from './index.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const DAY = 86_400;

const ORDERS: readonly LabOrder[] = [
  aLabOrder({
    tests: ['totalCholesterol', 'ldl', 'hdl', 'triglycerides', 'vldl', 'sodium'].map((key) => anOrdered(key)),
    ...{ priority: 'urgent', fasting: true },
  }),
];

const REPORTS: readonly LabReport[] = [
  aLabReport(),
  ...[1, 2, 3].map((time) =>
    aLabReport({
      ...{ id: id(`f${time + 1}`), collectedAt: NOW / 1000 - time * 90 * DAY },
      lines: [aLabLine('sodium', `${136 + time}`, 'mmol/L'), aLabLine('hba1c', `${7 + time / 2}`, '%')],
    }),
  ),
];

const answering = (orders: readonly LabOrder[], reports: readonly LabReport[], mayOrder = true) =>
  fakeHttp({ 'labs/list': () => ({ vitaId, data: { orders, reports, mayOrder } }) });

interface ScreenProps {
  readonly http: HttpClient;
  readonly mayEnter: boolean;
  readonly prints?: boolean;
}

function Screen({ http, mayEnter, prints = false }: ScreenProps) {
  const labs = useLabs(http, vitaId);
  const patient = aPatient({ vitaId });
  if (prints) return <PrintRequest {...{ patient }} order={aLabOrder()} onClose={() => {}} />;
  return (
    <div className="flex flex-col gap-4">
      <CarelineProvider now={() => NOW} http={http}>
        <PatientLabs {...{ labs, patient, mayEnter }} onPrint={() => {}} />
      </CarelineProvider>
    </div>
  );
}

const meta = {
  title: 'Record/PatientLabs',
  component: Screen,
  args: { http: answering(ORDERS, REPORTS), mayEnter: true },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Ordering: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order lab tests' }));
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Test or panel' }), 'cbc{Enter}');
    await expect(dialog.getByRole('button', { name: 'Remove Complete blood count' })).toBeVisible();
  },
};

export const Entering: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Enter results of order/ }));
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: 'Sodium' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { http: answering(ORDERS, REPORTS, false), mayEnter: false } };
export const Paper: Story = { args: { prints: true } };
export const None: Story = { args: { http: answering([], []) } };
export const Loading: Story = { args: { http: fakeHttp({ 'labs/list': never }) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
