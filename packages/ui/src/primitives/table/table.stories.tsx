import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from '../status-tag/index.ts';
import { Cell, HeadCell, Row, Table } from './index.ts';

const meta = {
  title: 'Primitives/Table',
  component: Table,
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}-11-2026`);

export const Readings: Story = {
  args: {
    caption: 'Blood pressure, newest first',
    className: 'max-h-96 rounded-card border border-line bg-raised',
    children: (
      <>
        <thead>
          <tr>
            <HeadCell>Day</HeadCell>
            <HeadCell numeric>Systolic</HeadCell>
            <HeadCell numeric>Diastolic</HeadCell>
            <HeadCell>Range</HeadCell>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <Row key={day}>
              <Cell>{day}</Cell>
              <Cell numeric>{128 + index * 2}</Cell>
              <Cell numeric>{80 + index}</Cell>
              <Cell>
                <StatusTag tone={index < 6 ? 'success' : 'warning'}>
                  {index < 6 ? 'In range' : 'High'}
                </StatusTag>
              </Cell>
            </Row>
          ))}
        </tbody>
      </>
    ),
  },
};
