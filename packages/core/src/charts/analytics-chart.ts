import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LabelLocale } from '#formatting';
import { createLatest, type HttpClient, HttpError } from '#http';
import type { ChartPeriod } from './chart-period.ts';
import type { ChartTopic } from './chart-topic.ts';
import { type ChartOutput, type ChartTheme, type ChartView, getChartAddress } from './charts.endpoints.ts';
import { safeContent } from './safe-content.ts';

export interface ChartLook {
  readonly topic: ChartTopic;
  readonly locale: LabelLocale;
  readonly theme: ChartTheme;
  readonly view: ChartView;
  /** Undefined if the topic has no period. */
  readonly period?: ChartPeriod | undefined;
}

/**
 * `asking`: waiting for the address. `loading`: waiting for the frame. `failed` has an error if there was no address,
 * and none if the frame did not load.
 */
type AnalyticsChartPhase = 'idle' | 'asking' | 'loading' | 'shown' | 'failed';

export interface FramedChart {
  /** On an allowed origin. */
  readonly address: string;
  /** Drawn by Careline without scripts, so the frame needs no permissions. */
  readonly embedded: boolean;
  /** A new number for each load, to tell frames apart. */
  readonly load: number;
}

export interface AnalyticsChartState {
  readonly look: ChartLook | undefined;
  readonly phase: AnalyticsChartPhase;
  readonly chart: FramedChart | undefined;
  readonly error: HttpError | undefined;
}

export interface AnalyticsChart {
  readonly store: StoreApi<AnalyticsChartState>;
  /** Loads a chart, unless it is already shown. */
  show(look: ChartLook): void;
  /** Reloads the chart from a new address, with new counts. */
  reload(): void;
  /** Reports that the frame of this load has finished. */
  loaded(load: number): void;
  /** Returns a fresh address of the chart for printing or download. Rejects with an `HttpError`. */
  addressOf(output: ChartOutput): Promise<string>;
  /** Clears the state and cancels pending requests. */
  clear(): void;
}

export interface AnalyticsChartOptions {
  readonly http: HttpClient;
  /** Origin of the page. Framed services must not share it. */
  readonly origin: string;
  /** Origins that charts may be framed from. */
  readonly allowedOrigins: readonly string[];
  /** Runs a task later. Returns a function that cancels it. */
  readonly schedule?: (task: () => void, ms: number) => () => void;
}

/** Frames report no load errors, so a load counts as failed after this time (milliseconds). */
const SLOWEST_MS = 15_000;

const NOTHING: AnalyticsChartState = { look: undefined, phase: 'idle', chart: undefined, error: undefined };

const onTimer = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

const sameLook = (one: ChartLook | undefined, other: ChartLook): boolean =>
  one?.topic === other.topic &&
  one.locale === other.locale &&
  one.theme === other.theme &&
  one.view === other.view &&
  one.period === other.period;

const unusable = () => HttpError.unusable(getChartAddress);

/**
 * Creates a framed chart: gets the signed address, checks its origin and reports failures.
 * Responses for another chart are never shown.
 */
export function createAnalyticsChart(options: AnalyticsChartOptions): AnalyticsChart {
  const { http, origin, allowedOrigins, schedule = onTimer } = options;
  const store = createStore<AnalyticsChartState>(() => NOTHING);
  const latest = createLatest();
  let stopTimer = () => {};
  let load = 0;

  /** Returns the chart's address. Rejects for another topic or an origin that is not allowed. */
  async function ask(look: ChartLook, output?: ChartOutput, signal?: AbortSignal) {
    const { period, ...rest } = look;
    const query = { ...rest, ...(period && { period }), ...(output && { output }) };
    const answer = await http.call(getChartAddress, { query, ...(signal ? { signal } : {}) });
    const address = safeContent(answer.address, 'resourceUrl', { origin, allowedOrigins });
    if (answer.topic !== look.topic || address === undefined) throw unusable();
    // A service that shares the page's origin and may run scripts would have full access to the page.
    if (!answer.embedded && new URL(address).origin === origin) throw unusable();
    return { address, embedded: answer.embedded };
  }

  const fail = (error: HttpError | undefined) => store.setState({ phase: 'failed', chart: undefined, error });

  function stop(): void {
    latest.stop();
    stopTimer();
  }

  async function begin(look: ChartLook): Promise<void> {
    stop();
    store.setState({ look, phase: 'asking', chart: undefined, error: undefined });
    const framed = await latest.ask(getChartAddress, (signal) => ask(look, undefined, signal));
    if (framed?.error) fail(framed.error);
    if (!framed?.value) return;
    load += 1;
    store.setState({ phase: 'loading', chart: { ...framed.value, load } });
    stopTimer = schedule(() => fail(undefined), SLOWEST_MS);
  }

  return {
    store,
    show(look) {
      if (!sameLook(store.getState().look, look)) void begin(look);
    },
    reload() {
      const { look } = store.getState();
      if (look) void begin(look);
    },
    loaded(which) {
      const { phase, chart } = store.getState();
      if (phase !== 'loading' || chart?.load !== which) return;
      stopTimer();
      store.setState({ phase: 'shown' });
    },
    async addressOf(output) {
      const { look } = store.getState();
      if (!look) throw unusable();
      try {
        return (await ask(look, output)).address;
      } catch (error) {
        throw HttpError.from(error, getChartAddress);
      }
    },
    clear() {
      stop();
      store.setState(NOTHING);
    },
  };
}
