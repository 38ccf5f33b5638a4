import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, personId } from '../../../test/people.ts';
import { OxygenTarget } from './index.ts';

const vitaId = personId(1);
const target = { id: personId(7), since: '2025-03-04', prescriber: 'The pulmonologist' };

const meta = {
  title: 'Care/OxygenTarget',
  component: OxygenTarget,
  parameters: {
    now: () => NOW,
    http: fakeHttp({
      'patients/oxygen-target/set': () => ({ vitaId, data: target }),
      'patients/oxygen-target/end': () => ({ vitaId, data: { ...target, until: '2025-06-01' } }),
    }),
  },
  args: {
    vitaId,
    targets: [target],
    mayChange: true,
    onChanged: () => undefined,
  },
  render: (args) => (
    <div className="max-w-md">
      <OxygenTarget {...args} />
    </div>
  ),
} satisfies Meta<typeof OxygenTarget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Holding: Story = {};
export const None: Story = { args: { targets: [] } };
export const Ended: Story = { args: { targets: [{ ...target, until: '2025-06-01' }] } };
export const ReadOnly: Story = { args: { mayChange: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
