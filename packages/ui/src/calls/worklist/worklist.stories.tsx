import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { WORK_ITEMS, workNumbers, workPage } from '../../../test/work-items.ts';
import { Worklist } from './index.ts';

const answering = (answers: FakeAnswers = {}) =>
  fakeHttp({
    'worklist/list': () => workPage(),
    'worklist/numbers': () => workNumbers(),
    'worklist/next': () => ({ data: null }),
    ...answers,
  });

const failing = () => {
  throw new HttpError({ failure: 'timeout', endpoint: 'worklist/list', requestId: '01HK-9Q2' });
};

const meta = {
  title: 'Calls/Worklist',
  component: Worklist,
  parameters: { now, http: answering() },
  args: {
    callAddress: ({ vitaId }) => `/prohealth/hmCallInfo?patient=${vitaId}`,
  },
} satisfies Meta<typeof Worklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Call: Meera Joshi' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(WORK_ITEMS.length);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const InHindi: Story = { globals: { locale: 'hi' } };

export const ForWhoGivesThem: Story = { args: { onGive: () => {} } };

export const OnlyToBeRead: Story = {
  args: { callAddress: undefined },
  async play({ canvas }) {
    await canvas.findByText('Meera Joshi');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Call the next patient' })).toBeNull();
  },
};

export const Narrowed: Story = { args: { filters: { risk: 'critical' } } };
export const NothingDue: Story = {
  parameters: { http: answering({ 'worklist/list': () => workPage([]) }) },
};
export const NothingFits: Story = {
  parameters: { http: answering({ 'worklist/list': () => workPage([]) }) },
  args: { filters: { kind: 'mine' } },
};
export const MoreFollow: Story = {
  parameters: { http: answering({ 'worklist/list': () => workPage(WORK_ITEMS, 'key', 312) }) },
};
export const Loading: Story = {
  parameters: { http: answering({ 'worklist/list': never, 'worklist/numbers': never }) },
};
export const Failed: Story = {
  parameters: { http: answering({ 'worklist/list': failing, 'worklist/numbers': failing }) },
};
