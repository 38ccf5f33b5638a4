// spec: 8, 13, charts-counts

import { CHART_TOPICS, type ChartTopic, chartTopicLabel } from '@careline/core/internal/charts';
import { HttpError } from '@careline/core/internal/http';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { CHART_PAGE, chartAnswer, chartHttp } from '../../../test/charts.ts';
import { type FakeRequest, never } from '../../../test/fake-http.ts';
import { AnalyticsCharts } from './index.ts';

const failure = new HttpError({ failure: 'timeout', endpoint: 'charts/address', requestId: 'req-9' });

interface ShowOptions {
  readonly answer?: (request: FakeRequest) => unknown;
  readonly topic?: ChartTopic;
  readonly locale?: string;
  readonly allowedOrigins?: readonly string[];
}

function Stateful({
  first,
  ...props
}: { first: ChartTopic } & Omit<Parameters<typeof AnalyticsCharts>[0], 'topic' | 'onTopicChange'>) {
  const [topic, setTopic] = useState(first);
  return <AnalyticsCharts {...props} topic={topic} onTopicChange={setTopic} />;
}

function show({
  answer = chartAnswer,
  topic = 'gender',
  locale,
  allowedOrigins = [location.origin],
}: ShowOptions = {}) {
  const asked = vi.fn(answer);
  renderUi(<Stateful origin={location.origin} allowedOrigins={allowedOrigins} first={topic} />, {
    locale,
    http: chartHttp(asked),
  });
  return asked;
}

const frame = (name: string) => screen.findByTitle<HTMLIFrameElement>(`Chart: ${name}`);
const counting = () => screen.queryByText('Loading the chart');

afterEach(async () => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 720);
});

describe('the analytics charts', () => {
  it('show the outline until the frame has loaded, and announce it', async () => {
    await page.viewport(1280, 720);
    show();
    expect(counting()).toBeTruthy();
    const shown = await frame('Gender');
    await waitFor(() => expect(counting()).toBeNull());
    expect(shown.src).toBe(CHART_PAGE);
    await screen.findByText('Chart loaded: Gender');
  });

  it('give our own frame nothing: no scripts, no origin, no referrer', async () => {
    show();
    const shown = await frame('Gender');
    expect(shown.getAttribute('sandbox')).toBe('');
    expect(shown.getAttribute('referrerpolicy')).toBe('no-referrer');
    await waitFor(() => expect(counting()).toBeNull());
    expect(shown.contentDocument).toBeNull();
  });

  it('give another service scripts, on an origin that is not the page’s', async () => {
    const address = 'https://charts.example.test/embed';
    const answer = (request: FakeRequest) => ({ ...chartAnswer(request), address, embedded: false });
    show({ answer, allowedOrigins: ['https://charts.example.test'] });
    expect((await frame('Gender')).getAttribute('sandbox')).toContain('allow-scripts');
    await screen.findByText('Chart by charts.example.test. If you see no chart, refresh it.');
  });

  it('frame nothing from an unknown origin', async () => {
    show({ answer: (request) => ({ ...chartAnswer(request), address: 'https://evil.example/' }) });
    await screen.findByText('The chart could not be loaded');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each(CHART_TOPICS)('say below %s what it counts', async (topic) => {
    show({ topic, answer: never });
    const name = new RegExp(`^${chartTopicLabel(topic)}`);
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(await screen.findByText('Who is counted')).toBeTruthy();
    expect(screen.getByText('How')).toBeTruthy();
  });

  it('change the topic next to the chart', async () => {
    await page.viewport(1280, 720);
    const asked = show();
    await userEvent.click(page.getByRole('button', { name: 'Hypertension risk' }));
    await frame('Hypertension risk');
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ topic: 'hypertension-risk' });
    expect(screen.getByRole('button', { name: 'Hypertension risk' }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(await screen.findByText(/180 and more or 110 and more/)).toBeTruthy();
  });

  it('count over the chosen period, show it, and keep it for topics that have it', async () => {
    await page.viewport(1280, 720);
    const asked = show({ topic: 'hypertension-risk' });
    await frame('Hypertension risk');
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ period: '12-months' });
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
    expect(await screen.findByRole('heading', { name: 'Hypertension risk, Last 30 days' })).toBeTruthy();
    expect(await screen.findByText(/^The last blood pressure of the last thirty days/)).toBeTruthy();
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ period: '30-days' }));
    // This topic counts by months, so it has no 30-day period. Patients on record have no period at all.
    await userEvent.click(page.getByRole('button', { name: 'Touchpoints' }));
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0].query).toMatchObject({ topic: 'touchpoints', period: '12-months' }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Gender' }));
    await frame('Gender');
    expect(asked.mock.lastCall?.[0].query).not.toHaveProperty('period');
    expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
  });

  it('change the topic above the chart on a phone, without growing wider', async () => {
    await page.viewport(360, 740);
    const asked = show();
    await frame('Gender');
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Topic' }), 'BMI');
    await frame('BMI');
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ topic: 'bmi' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('count again at a new address', async () => {
    const asked = show();
    const first = await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await frame('Gender')).not.toBe(first));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('say why there is no address, and retry', async () => {
    let fails = true;
    const asked = show({
      answer: (request) => {
        if (fails) throw failure;
        return chartAnswer(request);
      },
    });
    await screen.findByText('The chart could not be loaded');
    expect(screen.getByText('Reference for support: req-9')).toBeTruthy();
    fails = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await frame('Gender');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('request the current theme, and again when it changes', async () => {
    document.documentElement.dataset.theme = 'dark';
    const asked = show();
    await frame('Gender');
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ theme: 'dark' });
    act(() => {
      document.documentElement.dataset.theme = 'contrast';
    });
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ theme: 'contrast' }));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('print the page of a fresh address, opened on click', async () => {
    const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const asked = show();
    await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(CHART_PAGE));
    expect(opened.opener).toBeNull();
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ topic: 'gender', output: 'print' });
  });

  it('show every number as a table and the drawing again, if there is a drawing', async () => {
    const asked = show();
    await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ view: 'table' }));
    await userEvent.click(page.getByRole('button', { name: 'Show as chart' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ view: 'chart' }));
    await userEvent.click(page.getByRole('button', { name: 'Risk matrix' }));
    await frame('Risk matrix');
    expect(screen.queryByRole('button', { name: /^Show as/ })).toBeNull();
  });

  it('export their numbers from a fresh address, without leaving the page', async () => {
    const pressed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(this.href);
    });
    const asked = show();
    await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(pressed).toEqual([CHART_PAGE]));
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ topic: 'gender', output: 'csv' });
  });

  it('say when no file could be created', async () => {
    show({
      answer: (request) => {
        if (request.query?.output) throw failure;
        return chartAnswer(request);
      },
    });
    await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('The file could not be created. Try again.');
  });

  it.each([
    ['the browser opens nothing', null],
    ['no address comes', { location: { replace: vi.fn() }, close: vi.fn() }],
  ])('say what to do when %s', async (_, opened) => {
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    show({
      answer: (request) => {
        if (request.query?.output) throw failure;
        return chartAnswer(request);
      },
    });
    await frame('Gender');
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    await screen.findByText(/Allow pop-ups/);
    if (opened) expect(opened.close).toHaveBeenCalledOnce();
  });

  it('use Hindi, including the frame', async () => {
    const asked = show({ locale: 'hi' });
    await screen.findByTitle('चार्ट: लिंग');
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ locale: 'hi' });
    expect(await screen.findByText('केंद्र के सभी जीवित मरीज़।')).toBeTruthy();
  });
});
