import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aScore, offered } from '../../../test/scores.ts';
import { CarelineProvider, useHttp } from '../../provider/index.ts';
import { PatientScores, type PatientScoresProps, useScores } from './index.ts';

const DAY = 86_400;
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

const SCORES = [
  aScore(),
  aScore({ id: id('a2'), at: NOW / 1000 - DAY, result: { total: 7, band: 'high', known: 7, of: 7 } }),
  aScore({ id: id('a3'), at: NOW / 1000 - 2 * DAY, result: { total: 3, band: 'low', known: 7, of: 7 } }),
  aScore({ id: id('a4'), scale: 'GCS', version: 'GCS 2014', inputs: [], result: { known: 2, of: 3 } }),
  aScore({
    ...{ id: id('a5'), scale: 'PHQ_9', version: 'PHQ-9, 2001', inputs: [], reportedTo: 'Dr Rao' },
    result: { total: 11, band: 'moderate', known: 9, of: 9, sign: 'self-harm' },
  }),
];

const answering = (data: readonly unknown[]) =>
  fakeHttp({
    'assessments/list': () => ({ vitaId, data }),
    'assessments/offer': () => ({ vitaId, ...offered }),
  });

function Loaded({ ...props }: Omit<PatientScoresProps, 'scores'>) {
  const http = useHttp();
  const scores = useScores(http, props.vitaId);
  return (
    <div className="max-w-lg">
      <CarelineProvider http={http}>
        <PatientScores {...props} scores={scores} />
      </CarelineProvider>
    </div>
  );
}

const meta = {
  title: 'Record/PatientScores',
  component: Loaded,
  parameters: { now: () => NOW, http: answering(SCORES) },
  args: {
    vitaId,
    facts: { sex: 'MALE', birthDate: '1960-05-12' },
    person: { sex: 'male', age: { months: 768, days: 23_376 } },
    mayWrite: true,
  },
} satisfies Meta<typeof Loaded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Taking: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record a score' }));
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Score/), 'NEWS2');
    await userEvent.type(dialog.getByLabelText('Respiratory rate'), '25');
    await expect(dialog.getByText('NEWS2: at least 3')).toBeVisible();
  },
};

export const None: Story = { parameters: { http: answering([]) } };
export const Loading: Story = { parameters: { http: fakeHttp({ 'assessments/list': never }) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
