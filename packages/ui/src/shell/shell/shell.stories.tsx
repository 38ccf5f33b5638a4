import { type AppLink, PATHS } from '@careline/core/internal/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coach, coachMenu } from '../../../test/staff.ts';
import { useLocale } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useFullScreen } from '../full-screen/index.ts';
import { Shell, type ShellProps } from './index.ts';

const appLinks: readonly AppLink[] = [
  { label: 'Programmes', path: '/prohealth' },
  { label: 'Consult', path: '/consult' },
];

function InLocale(props: ShellProps) {
  const locale = useLocale();
  return <Shell {...props} menu={coachMenu(locale)} appearance={{ ...props.appearance, locale }} />;
}

const meta = {
  title: 'Shell/Shell',
  component: Shell,
  render: (args) => <InLocale {...args} />,
  parameters: { layout: 'fullscreen', path: PATHS.search },
  args: {
    profile: coach,
    menu: coachMenu(),
    appLinks,
    version: '3.9.56',
    build: '2026.11.1',
    appearance: { theme: 'light', density: 'comfortable', locale: 'en' },
    onAppearanceChange: fn(),
    onSignOut: fn(),
    children: (
      <div className="p-4 sm:p-6">
        <h1 className="mb-4 text-title">Search</h1>
        <Card title="Patients">
          <EmptyState title="Find a patient" icon="search">
            By UHID, phone number or name.
          </EmptyState>
        </Card>
      </div>
    ),
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Panels are at the end of the document, and their code loads when the first one opens. */
const panel = async (name: string) =>
  within(document.body).findByRole('dialog', { name }, { timeout: 10_000 });

/** Inside a partner's page that has its own menu and bars. */
export const ContentAlone: Story = {
  args: { hideMenu: true, hideBars: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const SearchSelected: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: /Main menu|मुख्य मेनू/ });
    await expect(within(menu).getAllByRole('link')).toHaveLength(6);
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveAttribute('href', PATHS.search);
  },
};

export const AccountMenu: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account menu of Meera Nair' }));
    const dialog = within(await panel('Account'));
    await expect(dialog.getByText('Coordinator, OP Doctor')).toBeVisible();
    await expect(dialog.getByText('Version 3.9.56')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await expect(args.onAppearanceChange).toHaveBeenCalledWith(expect.objectContaining({ theme: 'dark' }));
  },
};

export const OtherScopes: Story = {
  render: (args) => <Shell {...args} />,
  args: {
    menu: [
      ...coachMenu().slice(0, 2),
      {
        scope: 'my_patients',
        label: '',
        accessibleName: 'my patients',
        icon: 'dashboard',
        link: '/my_patients',
      },
    ],
  },
};

export const BrokenLogo: Story = { args: { logoUrl: '/no-such-logo.png' } };

export const FullScreen: Story = { args: { fullScreen: true } };

function Slide() {
  const { fullScreen, setFullScreen } = useFullScreen();
  return (
    <div className="p-4">
      <h1 className="mb-4 text-title">Call script</h1>
      <Button onClick={() => setFullScreen(!fullScreen)}>
        {fullScreen ? 'Show the bars' : 'Full screen'}
      </Button>
    </div>
  );
}

export const FullScreenByThePage: Story = {
  args: { children: <Slide /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Exit full screen|पूर्ण स्क्रीन से बाहर/ })).toBeVisible();
  },
};

export const AppsConfigured: Story = {
  args: { apps: [{ label: 'Laboratory', path: '/laboratory' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apps' }));
    await expect(within(await panel('Apps')).getByRole('link', { name: 'Laboratory' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const AccountMenuInTheDark: Story = { ...AccountMenu, globals: { theme: 'dark' } };
export const AccountMenuInHighContrast: Story = { ...AccountMenu, globals: { theme: 'contrast' } };

/** Up to 599 px: the bottom bar, a narrow menu, and the account in a drawer. */
export const OnAPhone: Story = {
  args: { alertsPath: PATHS.alerts },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alerts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const drawer = within(await panel('Account Info'));
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
};
