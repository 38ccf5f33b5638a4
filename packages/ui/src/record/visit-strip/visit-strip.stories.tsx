import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aPatient, NOW, now } from '../../../test/people.ts';
import { aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { Button } from '../../primitives/button/index.ts';
import { VisitStrip } from './index.ts';

const gfr = {
  id: '00000000-0000-7000-8000-0000000000a1',
  at: NOW / 1000,
  values: [24],
  creatinine: { text: '2.6', unit: 'mg/dL' },
};

const meta = {
  title: 'Record/Visit strip',
  component: VisitStrip,
  parameters: { now, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
  args: {
    patient: aPatient(),
    facts: { summary: { phase: 'ready', value: aSummary() }, model: undefined, gfr },
    back: null,
    timer: null,
    actions: (
      <Button size="small" variant="primary">
        Finish
      </Button>
    ),
    onAlerts: fn(),
  },
} satisfies Meta<typeof VisitStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allergic: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText(/Penicillin/)).toBeVisible();
  },
};
export const NothingRecorded: Story = {
  args: { facts: { summary: { phase: 'ready', value: NOTHING_KNOWN }, model: undefined, gfr: null } },
};
export const Loading: Story = { args: { patient: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
