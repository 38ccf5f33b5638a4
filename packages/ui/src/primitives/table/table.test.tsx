import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { Cell, HeadCell, Row, Table } from './index.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({ day: `day ${index}`, systolic: 120 + index }));

function Readings() {
  return (
    <Table caption="Readings" className="max-h-96">
      <thead>
        <tr>
          <HeadCell>Day</HeadCell>
          <HeadCell>Systolic</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, systolic }) => (
          <Row key={day}>
            <HeadCell scope="row">{day}</HeadCell>
            <Cell numeric>{systolic}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

describe('Table', () => {
  it('is a table with a name, column headers and row headers', () => {
    renderUi(<Readings />);
    const table = within(screen.getByRole('table', { name: 'Readings' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Day', 'Systolic']);
    expect(table.getAllByRole('rowheader')).toHaveLength(40);
  });

  it('keeps its header visible while the rows scroll', () => {
    renderUi(<Readings />);
    const head = screen.getByRole('columnheader', { name: 'Day' });
    const scroller = screen.getByRole('table').parentElement;
    const top = head.getBoundingClientRect().top;
    scroller?.scrollTo({ top: 400 });
    expect(scroller?.scrollTop).toBe(400);
    expect(head.getBoundingClientRect().top).toBe(top);
  });

  it.each([
    ['comfortable', 36],
    ['compact', 28],
  ])('has rows of the %s density', (density, height) => {
    renderUi(
      <div data-density={density}>
        <Readings />
      </div>,
    );
    expect(screen.getAllByRole('row')[5]?.getBoundingClientRect().height).toBe(height);
  });
});
