import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReading, fakeMetrics } from '../../../test/call-fixtures.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { anInfant, asMatch } from '../../../test/infants.ts';
import { NOW, personId } from '../../../test/people.ts';
import { MotherInfants } from './index.ts';

const vitaId = personId(1);
const tara = anInfant(2);
const answering = (...data: readonly ReturnType<typeof anInfant>[]) =>
  fakeHttp({
    'nok/infants': () => ({ vitaId, data }),
    'user/list': () => ({ data: [asMatch(tara)], next: null }),
    'nok/infant/link': () => ({ vitaId, data: [tara] }),
  });

const meta = {
  title: 'Care/MotherInfants',
  component: MotherInfants,
  parameters: { now: () => NOW, http: answering(tara) },
  args: {
    metrics: fakeMetrics([
      aReading('body', 9, [{ key: 'weight', text: '3.1', unit: 'kg' }]),
      aReading('body', 2, [{ key: 'weight', text: '3.4', unit: 'kg' }]),
    ]),
    vitaId,
    mayLink: true,
  },
  render: (args) => (
    <div className="max-w-md">
      <MotherInfants {...args} />
    </div>
  ),
} satisfies Meta<typeof MotherInfants>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneInfant: Story = {};
export const Twins: Story = { parameters: { http: answering(tara, anInfant(3)) } };
export const NobodyLinked: Story = { parameters: { http: answering() } };
export const ReadOnly: Story = { args: { mayLink: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
