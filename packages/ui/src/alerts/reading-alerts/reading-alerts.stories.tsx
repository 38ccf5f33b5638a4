import { HttpError } from '@careline/core/internal/http';
import { type AlertDays, type AlertState, readAlertDays } from '@careline/core/internal/metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ALERTS, alertPage, anAlert, anEpisode } from '../../../test/alerts.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { ReadingAlerts, type ReadingAlertsProps } from './index.ts';

function Stateful({ days: first, onDaysChange, state: begin, onStateChange, ...props }: ReadingAlertsProps) {
  const [days, setDays] = useState<AlertDays>(first);
  const [state, setState] = useState<AlertState>(begin);
  const choose = (next: AlertDays) => {
    onDaysChange?.(next);
    setDays(next);
  };
  const change = (next: AlertState) => {
    onStateChange?.(next);
    setState(next);
  };
  return <ReadingAlerts {...props} days={days} onDaysChange={choose} state={state} onStateChange={change} />;
}

const answering = (answer: (days: AlertDays) => unknown) =>
  fakeHttp({ 'alerts/list': ({ query }) => answer(readAlertDays(String(query?.days))) });

const failing = () => {
  throw new HttpError({ failure: 'timeout', endpoint: 'alerts/list', requestId: '01HK-9Q2' });
};

const meta = {
  title: 'Alerts/Reading alerts',
  component: ReadingAlerts,
  render: (args) => <Stateful {...args} />,
  parameters: { now, http: answering(() => alertPage()) },
  args: {
    days: 7,
    onDaysChange: fn(),
    state: 'open',
    onStateChange: fn(),
    patientAddress: (vitaId) => `/prohealth/hmCallInfo?patient=${vitaId}`,
  },
} satisfies Meta<typeof ReadingAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('rowheader', { name: 'Critical 1' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(ALERTS.length);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const InHindi: Story = { globals: { locale: 'hi' } };

export const WithoutTheRightToCall: Story = {
  args: { patientAddress: undefined },
  async play({ canvas }) {
    await canvas.findByRole('rowheader', { name: 'Critical 1' });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OlderOnesFollow: Story = {
  parameters: { http: answering(() => alertPage(ALERTS, 'key')) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more: Alerts for readings' })).toBeVisible();
  },
};

/** Three readings of a morning are one row. */
export const Episode: Story = {
  parameters: { http: answering(() => alertPage([anEpisode([178, 214, 186]), ...ALERTS.slice(2)])) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '3 readings: Asha Rao' }));
    await expect(canvas.getByText(/^Latest 178\/112/)).toBeVisible();
    await expect(canvas.getAllByText(/214\/112/)).toHaveLength(2);
  },
};
export const EpisodeInTheDark: Story = { ...Episode, globals: { theme: 'dark' } };
export const EpisodeInHindi: Story = {
  globals: { locale: 'hi' },
  parameters: { http: answering(() => alertPage([anEpisode([178, 214, 186])])) },
};

export const AcknowledgingAnEpisode: Story = {
  parameters: { http: answering(() => alertPage([anEpisode([178, 214, 186])])) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge: Asha Rao' }));
    await expect(await canvas.findByText(/^Your answer is for these 3 readings/)).toBeVisible();
  },
};

const BY = { id: 's1', name: 'Asha Menon' };
const NOW_S = now() / 1000;
const SETTLED = [
  anAlert(2, { acknowledged: { at: NOW_S - 3600, by: BY, reason: 'clinician-informed' } }),
  anAlert(5, {
    acknowledged: { at: NOW_S - 7200, by: BY, reason: 'other', note: 'The cuff was too small for the arm.' },
    ended: { at: NOW_S - 600, reason: 'deleted' },
  }),
  anAlert(6, { level: 'review', ended: { at: NOW_S - 60, reason: 'superseded' } }),
];

export const Settled: Story = {
  args: { state: 'all' },
  parameters: { http: answering(() => alertPage(SETTLED)) },
  async play({ canvas }) {
    await expect(await canvas.findByText('The cuff was too small for the arm.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Acknowledge:/ })).toBeNull();
  },
};
export const SettledInHindi: Story = { ...Settled, globals: { locale: 'hi' } };

export const Acknowledging: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge: Asha Rao' }));
    await expect(await canvas.findByRole('dialog', { name: 'Acknowledge: Asha Rao' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge' }));
    await expect(await canvas.findByText('Choose an action or explanation.')).toBeVisible();
  },
};
export const AcknowledgingInTheDark: Story = { ...Acknowledging, globals: { theme: 'dark' } };

export const Loading: Story = { parameters: { http: answering(never) } };

export const None: Story = {
  parameters: { http: answering((days) => alertPage(days === 31 ? ALERTS : [])) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the last 31 days' }));
    await expect(args.onDaysChange).toHaveBeenCalledWith(31);
    await expect(await canvas.findByRole('rowheader', { name: 'Critical 1' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { http: answering(failing) },
  async play({ canvas }) {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
  },
};

export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };
