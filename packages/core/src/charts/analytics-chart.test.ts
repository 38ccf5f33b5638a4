// spec: 13

import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { heldHttp } from '#test';
import { type ChartLook, createAnalyticsChart } from './index.ts';

const ORIGIN = 'https://careline.example';
const GENDER: ChartLook = { topic: 'gender', locale: 'en', theme: 'light', view: 'chart' };
const BMI: ChartLook = { ...GENDER, topic: 'bmi' };

const answerFor = ({ topic }: ChartLook, facts = {}) => ({
  topic,
  address: `${ORIGIN}/api/charts/embed/${topic}?signature=x`,
  embedded: true,
  expiresAt: 1,
  ...facts,
});

function aChart(allowedOrigins: readonly string[] = [ORIGIN]) {
  const { http, calls, last } = heldHttp();
  const timers: (() => void)[] = [];
  const chart = createAnalyticsChart({
    http,
    origin: ORIGIN,
    allowedOrigins,
    schedule: (task) => {
      timers.push(task);
      return () => void timers.splice(timers.indexOf(task), 1);
    },
  });
  const state = () => chart.store.getState();
  return { chart, calls, last, state, timers };
}

describe('an analytics chart', () => {
  it('requests its address, waits for its frame, and is shown', async () => {
    const { chart, last, state, timers } = aChart();
    chart.show(GENDER);
    expect(state()).toMatchObject({ look: GENDER, phase: 'asking', chart: undefined });
    expect(last().request.query).toEqual(GENDER);
    await last().answer(answerFor(GENDER));
    expect(state()).toMatchObject({ phase: 'loading', chart: { embedded: true, load: 1 } });
    chart.loaded(1);
    expect(state().phase).toBe('shown');
    expect(timers).toEqual([]);
  });

  it('is requested once however often it is shown, and again for another theme', async () => {
    const { chart, calls } = aChart();
    chart.show(GENDER);
    chart.show({ ...GENDER });
    expect(calls).toHaveLength(1);
    chart.show({ ...GENDER, theme: 'dark' });
    chart.reload();
    expect(calls).toHaveLength(3);
  });

  it('never shows the previously viewed chart', async () => {
    const { chart, calls, state } = aChart();
    chart.show(GENDER);
    chart.show(BMI);
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    await calls[1]?.answer(answerFor(BMI));
    await calls[0]?.answer(answerFor(GENDER));
    expect(state().chart?.address).toContain('/bmi?');
    chart.loaded(0);
    expect(state().phase).toBe('loading');
  });

  it('fails after fifteen seconds without a message, and loads on retry', async () => {
    const { chart, last, state, timers } = aChart();
    chart.show(GENDER);
    await last().answer(answerFor(GENDER));
    timers[0]?.();
    expect(state()).toMatchObject({ phase: 'failed', chart: undefined, error: undefined });
    // Events for a removed frame must be ignored.
    chart.loaded(1);
    expect(state().phase).toBe('failed');
    chart.reload();
    await last().answer(answerFor(GENDER));
    chart.loaded(2);
    expect(state().phase).toBe('shown');
  });

  it('says why there is no address', async () => {
    const { chart, last, state } = aChart();
    chart.show(GENDER);
    const error = new HttpError({ failure: 'unreachable', endpoint: 'charts/address' });
    await last().fail(error);
    expect(state()).toMatchObject({ phase: 'failed', error });
  });

  it.each([
    ['of an origin nobody allowed', answerFor(GENDER, { address: 'https://evil.example/x' }), [ORIGIN]],
    ['that runs', answerFor(GENDER, { address: 'javascript:alert(1)' }), [ORIGIN]],
    ['of another topic', answerFor(BMI), [ORIGIN]],
    ['of the page itself where scripts would run', answerFor(GENDER, { embedded: false }), [ORIGIN]],
    ['of the page where only others are allowed', answerFor(GENDER), ['https://charts.example']],
  ])('refuses an address %s', async (_, answer, allowed) => {
    const { chart, last, state } = aChart(allowed);
    chart.show(GENDER);
    await last().answer(answer);
    expect(state()).toMatchObject({
      phase: 'failed',
      chart: undefined,
      error: { failure: 'answer-invalid' },
    });
  });

  it('accepts one of another allowed service', async () => {
    const { chart, last, state } = aChart([ORIGIN, 'https://charts.example']);
    chart.show(GENDER);
    const address = 'https://charts.example/embed/dashboard/x.y.z';
    await last().answer(answerFor(GENDER, { address, embedded: false }));
    expect(state()).toMatchObject({ phase: 'loading', chart: { address, embedded: false } });
  });

  it('has a fresh address for printing, and leaves the shown chart alone', async () => {
    const { chart, calls, state } = aChart();
    chart.show(GENDER);
    await calls[0]?.answer(answerFor(GENDER));
    chart.loaded(1);
    const printing = chart.addressOf('print');
    expect(calls[1]?.request.query).toEqual({ ...GENDER, output: 'print' });
    await calls[1]?.answer(answerFor(GENDER));
    expect(await printing).toContain('/gender?');
    expect(state().phase).toBe('shown');
  });

  it('has none for printing before it is shown, and none without permission', async () => {
    const { chart, calls } = aChart();
    await expect(chart.addressOf('print')).rejects.toMatchObject({ failure: 'answer-invalid' });
    chart.show(GENDER);
    const printing = chart.addressOf('print');
    printing.catch(() => undefined);
    await calls[1]?.answer(answerFor(GENDER, { address: 'https://evil.example/' }));
    await expect(printing).rejects.toMatchObject({ failure: 'answer-invalid' });
  });

  it('forgets everything when it is left', async () => {
    const { chart, calls, state, timers } = aChart();
    chart.show(GENDER);
    await calls[0]?.answer(answerFor(GENDER));
    chart.clear();
    expect(state()).toEqual({ look: undefined, phase: 'idle', chart: undefined, error: undefined });
    expect(timers).toEqual([]);
  });
});
