import { type FormValues, initialValues, withEntry, withNewRow } from '@careline/core/internal/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FilledForm } from './filled-form.fixtures.tsx';
import { everyControl, fakeUploads, lastMedicines, lastOfEvery } from './form-renderer.fixtures.ts';

const meta = {
  title: 'Forms/Form renderer',
  component: FilledForm,
  args: {
    definition: everyControl,
    lastValues: lastOfEvery,
    lastRows: lastMedicines,
    headingLevel: 2,
  },
} satisfies Meta<typeof FilledForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const untouched = initialValues(everyControl);

const entered = (entries: Readonly<Record<string, FormValues[string][string]>>): FormValues =>
  Object.entries(entries).reduce((values, [path, value]) => {
    const [section = '', key = ''] = path.split('.');
    return withEntry(everyControl, values, { section, key }, value as string);
  }, untouched);

export const Untouched: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("Last 71.50 kg, 5 Jan'24, Meera Nair")).toBeVisible();
  },
};

export const FirstTime: Story = { args: { lastValues: {}, lastRows: {}, uploads: fakeUploads } };

export const Conditional: Story = {
  async play({ canvas }) {
    const fever = canvas.getByRole('checkbox', { name: 'fever' });
    await userEvent.click(fever);
    await expect(canvas.getByLabelText('fever since')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'hospital' })).toBeVisible();
    await expect(fever).toHaveFocus();
  },
};

export const Rows: Story = {
  args: {
    values: withNewRow(everyControl, withNewRow(everyControl, untouched, 'medications'), 'medications'),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add medicine' }));
    const third = canvas.getByRole('group', { name: 'medicine 3 of 3' });
    await expect(within(third).getByLabelText('name')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Add medicine' })).toBeNull();
  },
};

export const Slip: Story = {
  args: { values: entered({ 'bloodGlucose.value': '5.6' }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('glucose'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change the unit to mmol/L' })).toBeVisible();
    await expect(canvas.getByLabelText('Why 5.6 mg/dL is right')).toBeVisible();
  },
};

export const Unlikely: Story = {
  args: { values: entered({ 'body.weight': '210' }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('weight'));
    await userEvent.tab();
    await userEvent.type(canvas.getByLabelText('Why 210 kg is right'), 'Weighed twice');
    await expect(canvas.getByLabelText('weight')).toBeValid();
  },
};

export const EveryProblem: Story = {
  args: {
    uploads: fakeUploads,
    values: entered({
      'bloodPressure.systolic': '80',
      'bloodPressure.diastolic': '120',
      'body.weight': '7150',
    }),
    problems: {
      'bloodPressure.diastolic': { code: 'swapped', with: 'systolic' },
      'body.weight': { code: 'impossible', min: 0.3, max: 650, unit: 'kg' },
      'body.measuredOn': { code: 'date-out-of-range' },
      'complaints.signs': { code: 'not-an-option' },
      'email.email': { code: 'not-an-email' },
      'phones.phone': { code: 'not-a-phone-number' },
      'phones.site': { code: 'not-an-address' },
      'reports.files': { code: 'too-many', max: 2 },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Fix 8 problems to save')).toBeVisible();
  },
};

export const Navigation: Story = {
  args: { navigation: true, values: entered({ 'body.weight': '72' }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Sections/ }));
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  },
};

export const Closed: Story = { args: { disabled: true, uploads: fakeUploads } };

export const Hindi: Story = { globals: { locale: 'hi' }, args: { uploads: fakeUploads } };
