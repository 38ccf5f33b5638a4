import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { GroupHead, ListRow, PersonLink, RowFact, RowText } from './index.ts';

const meta = { title: 'Primitives/ListRow', component: ListRow } satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const PEOPLE = [
  { name: 'Asha Rao', about: '54 years, female', reason: 'Blood pressure 186/112 mmHg', urgent: true },
  { name: 'Meera Joshi', about: '33 years, female', reason: 'Call-back promised for this morning' },
] as const;

export const Rows: Story = {
  render: () => (
    <section>
      <GroupHead count={PEOPLE.length}>Today</GroupHead>
      <ul aria-label="Calls">
        {PEOPLE.map(({ name, about, reason, ...look }) => (
          <ListRow key={name} {...look}>
            <span className="w-40">
              <PersonLink name={name} link={{ href: `#${name}`, onClick: () => {} }} />
            </span>
            <RowFact className="w-28">{about}</RowFact>
            <RowText whole={reason}>{reason}</RowText>
            <StatusTag>Due</StatusTag>
            <RowFact numeric className="w-20">
              10:30 am
            </RowFact>
            <IconButton icon="call" size="small" label={`Call: ${name}`} />
          </ListRow>
        ))}
      </ul>
    </section>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  },
};
