import { HttpError } from '@careline/core/internal/http';
import type { Page } from '@careline/core/internal/paging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ListExport } from './list-export.tsx';
import type { ListFile } from './list-file.ts';

const never = () => new Promise<never>(() => {});

const aFile = (rest: () => Promise<Page<number>>): ListFile<number> => ({
  name: 'rows.csv',
  endpoint: 'rows/list',
  async *pages() {
    yield { data: Array.from({ length: 500 }, (_, row) => row), next: 'k' };
    yield await rest();
  },
  idOf: (row) => row,
  head: 'row\n',
  lines: (rows) => rows.join('\n'),
});

const meta = {
  title: 'Paging/List export',
  component: ListExport<number>,
  args: { makeFile: () => aFile(never) },
} satisfies Meta<typeof ListExport<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegun: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  },
};

export const UnderWay: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(await canvas.findByText('500 rows so far')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    makeFile: () =>
      aFile(() =>
        Promise.reject(new HttpError({ failure: 'timeout', endpoint: 'rows/list', requestId: 'r-1' })),
      ),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(await canvas.findByText(/The export did not finish/)).toBeVisible();
  },
};
