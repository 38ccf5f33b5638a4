import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '#test';
import { Button } from '../button/index.ts';
import { HeadPart, PageHead } from './index.ts';

const head = () => screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;

const heightOfHead = () => head().getBoundingClientRect().height;

describe('PageHead', () => {
  it('is 48 px high including its line, with and without actions', async () => {
    await page.viewport(1440, 900);
    const { unmount } = renderUi(<PageHead title="Tasks">List</PageHead>);
    const bare = heightOfHead();
    unmount();
    renderUi(
      <PageHead title="Tasks" acts={<Button variant="primary">New task</Button>}>
        <HeadPart place="filters">
          <Button size="small">Open</Button>
        </HeadPart>
      </PageHead>,
    );
    expect(bare).toBe(49);
    expect(heightOfHead()).toBe(49);
  });

  it('renders the parts of its widgets in reading order: title, count, filters, actions', async () => {
    await page.viewport(1440, 900);
    renderUi(
      <PageHead title="Alerts" acts={<Button>Print</Button>}>
        <HeadPart place="acts">
          <Button>Export</Button>
        </HeadPart>
        <HeadPart place="filters">
          <Button>Open only</Button>
        </HeadPart>
        <HeadPart place="count">12</HeadPart>
        <p>The list</p>
      </PageHead>,
    );
    expect(head().textContent).toBe('Alerts12Open onlyExportPrint');
  });

  it('on a phone, shows the whole title and every action', async () => {
    await page.viewport(360, 740);
    renderUi(
      <PageHead
        title="Facility Appointments"
        acts={
          <>
            <Button>Waiting room board</Button>
            <Button>Book an encounter</Button>
          </>
        }
      >
        List
      </PageHead>,
    );
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    for (const act of screen.getAllByRole('button'))
      expect(act.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  });

  it('on a page without a head, parts are rendered in place', () => {
    renderUi(
      <div data-testid="widget">
        <HeadPart place="count">12</HeadPart>
      </div>,
    );
    expect(screen.getByTestId('widget').textContent).toBe('12');
  });
});
