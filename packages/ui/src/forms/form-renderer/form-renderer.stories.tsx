import { initialValues, withValue } from '@careline/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everyControl } from './form-renderer.fixtures.ts';
import { FormRenderer } from './form-renderer.tsx';

const meta = {
  title: 'Forms/Form renderer',
  component: FormRenderer,
  args: {
    definition: everyControl,
    values: initialValues(everyControl),
    problems: {},
    lastValues: {
      'body.weight': { text: '71.50', unit: 'kg', timestamp: 1_704_412_800, author: 'Meera Nair' },
    },
    timeZone: 'Asia/Kolkata',
    onChange: fn(),
    onUnitChange: fn(),
    onUnchanged: fn(),
    onSwap: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof FormRenderer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("Last 71.50 kg, 5 Jan'24, Meera Nair")).toBeVisible();
  },
};

export const WithProblems: Story = {
  args: {
    values: withValue(initialValues(everyControl), 'body', 'weight', '7150'),
    problems: {
      'body.weight': { code: 'impossible', min: 0.3, max: 650, unit: 'kg' },
      'body.measuredOn': { code: 'date-out-of-range' },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('2 things keep this from being saved')).toBeVisible();
  },
};

export const Closed: Story = { args: { disabled: true } };
