import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_PATHS, Icon, type IconName } from './index.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'call', size: 24 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(ICON_PATHS).filter((name): name is IconName => name in ICON_PATHS);

export const All: Story = {
  render: ({ size }) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-4">
      {names.map((name) => (
        <li key={name} className="flex flex-col items-center gap-1 text-sm">
          <Icon name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
