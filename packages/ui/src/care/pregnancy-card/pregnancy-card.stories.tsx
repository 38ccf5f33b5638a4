import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, personId } from '../../../test/people.ts';
import { PregnancyCard } from './index.ts';

const vitaId = personId(1);
const author = { id: personId(9), name: 'Meena Coach' };
const entry = {
  id: personId(7),
  content: { kind: 'pregnancy', dating: { by: 'scan', on: '2023-09-02', weeks: 12, days: 0 } },
  dueDate: '2024-03-16',
  basis: 'scan',
  recordedAt: NOW / 1000 - 86_400,
  author,
};
const woman = { sex: 'female', birthDate: '1998-05-01' };

const meta = {
  title: 'Care/PregnancyCard',
  component: PregnancyCard,
  parameters: {
    now: () => NOW,
    http: fakeHttp({
      'patients/pregnancy/list': () => ({ vitaId, data: [entry] }),
      'patients/pregnancy/record': () => ({ vitaId, data: entry }),
      'patients/pregnancy/mistake': () => ({ vitaId, data: entry }),
    }),
  },
  args: {
    vitaId,
    facts: { ...woman, pregnancies: [{ dueDate: '2024-03-16' }] },
    mayRecord: true,
    onChanged: () => undefined,
  },
  render: (args) => (
    <div className="max-w-lg">
      <PregnancyCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PregnancyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dated: Story = {};
export const NotAsked: Story = { args: { facts: woman } };
export const OldAnswer: Story = {
  args: { facts: { ...woman, pregnancyAnswers: [{ on: '2023-05-04', answer: 'no' }] } },
};
export const PastWeek44: Story = { args: { facts: { ...woman, pregnancies: [{ dueDate: '2023-12-01' }] } } };
export const AfterBirth: Story = {
  args: {
    facts: {
      ...woman,
      pregnancies: [{ dueDate: '2024-01-01', endedOn: '2023-12-28', bornOn: '2023-12-28' }],
      breastfeeding: { on: '2024-01-02', breastfeeding: true },
    },
  },
};
export const ReadOnly: Story = { args: { mayRecord: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
