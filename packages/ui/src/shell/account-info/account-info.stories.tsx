import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coach, FACILITIES } from '../../../test/staff.ts';
import { AccountInfo } from './index.ts';

const meta = {
  title: 'Shell/AccountInfo',
  component: AccountInfo,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="max-w-80 bg-raised">
      <AccountInfo {...args} />
    </div>
  ),
  args: {
    profile: coach,
    version: '3.9.56',
    build: '2026.11.1',
    appearance: { theme: 'light', density: 'comfortable', locale: 'en' },
    onAppearanceChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof AccountInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneFacility: Story = {
  args: { privacyUrl: 'https://careline.example/privacy', onHelp: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help for this screen' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Coordinator, OP Doctor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy & Terms' })).toBeVisible();
  },
};

export const SeveralFacilities: Story = {
  args: { facilities: FACILITIES, onFacilityChange: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
      'Careline Jayanagar, Bengaluru',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Careline Koregaon Park, Pune' }));
    await expect(args.onFacilityChange).toHaveBeenCalledWith(FACILITIES[1]?.facilityId);
  },
};

export const FacilityChangeFailed: Story = {
  args: { facilities: FACILITIES, onFacilityChange: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Careline Koregaon Park, Pune' }));
    await expect(await canvas.findByText(/The facility could not be changed/)).toBeVisible();
  },
};

export const HardlyAnythingKnown: Story = {
  args: { profile: { ...coach, name: '', roles: [], facility: null }, build: undefined },
};

export const Dark: Story = { ...SeveralFacilities, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...SeveralFacilities, globals: { theme: 'contrast' } };
export const InHindi: Story = {
  args: { facilities: FACILITIES, onFacilityChange: fn() },
  globals: { locale: 'hi' },
};
