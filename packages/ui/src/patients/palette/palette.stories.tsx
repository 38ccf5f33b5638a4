import { createRecentPatients } from '@careline/core/internal/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES } from '../../../test/people.ts';
import { Palette, type PaletteEntry } from './index.ts';

const entry = (label: string, icon: PaletteEntry['icon']): PaletteEntry => ({
  key: label,
  label,
  icon,
  onRun: fn(),
});

const meta = {
  title: 'Patients/Palette',
  component: Palette,
  args: {
    onClose: fn(),
    screens: [
      entry('Dashboard', 'dashboard'),
      entry('Registration', 'assignment'),
      entry('Charts', 'assessment'),
    ],
    actions: [
      entry('Call the next patient', 'call'),
      entry('Register a patient', 'person_add'),
      entry('Dark theme', 'dark_mode'),
    ],
    patients: {
      http: fakeHttp({ 'user/list': () => ({ data: MATCHES, next: null }) }),
      recents: createRecentPatients(),
      onOpen: fn(),
    },
  },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const PatientsFound: Story = {
  play: async () => {
    const palette = within(document.body);
    await userEvent.type(palette.getByRole('combobox'), 'asha');
    await expect(await palette.findByRole('group', { name: /Patients|मरीज़/ })).toBeVisible();
  },
};
export const Dark: Story = { ...PatientsFound, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...PatientsFound, globals: { theme: 'contrast' } };
export const InHindi: Story = { ...PatientsFound, globals: { locale: 'hi' } };
