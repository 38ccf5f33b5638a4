import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, HttpError } from '#http';
import type { ChartPeriod } from './chart-period.ts';
import type { ChartTopic } from './chart-topic.ts';
import {
  type ChartLocale,
  type ChartOutput,
  type ChartTheme,
  type ChartView,
  getChartAddress,
} from './charts.endpoints.ts';
import { safeContent } from './safe-content.ts';

/** Which chart, and how it looks. */
export interface ChartLook {
  readonly topic: ChartTopic;
  readonly locale: ChartLocale;
  readonly theme: ChartTheme;
  readonly view: ChartView;
  /** Undefined where the topic has none. */
  readonly period?: ChartPeriod | undefined;
}

/**
 * `asking` for the address, `loading` what is there, `shown`, or `failed`: with an error where no address came, without one
 * where the chart itself did not come.
 */
type AnalyticsChartPhase = 'idle' | 'asking' | 'loading' | 'shown' | 'failed';

/** What stands in the frame. */
export interface FramedChart {
  /** On an allowed origin. */
  readonly address: string;
  /** Drawn by Careline without any script: the frame may be given nothing at all. */
  readonly embedded: boolean;
  /** Another number for each load, so that a frame is never taken for the one before. */
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
  /** Loads a chart, unless it is the one shown. */
  show(look: ChartLook): void;
  /** The same chart anew, at a new address: counted again. */
  reload(): void;
  /** The frame with this load has loaded what it was given. */
  loaded(load: number): void;
  /** A fresh address of the chart as something else than a page in a frame. Rejects with an `HttpError`. */
  addressOf(output: ChartOutput): Promise<string>;
  /** Forgets everything and cancels what is under way. */
  clear(): void;
}

export interface AnalyticsChartOptions {
  readonly http: HttpClient;
  /** Of the page: what framed another service may not share with it. */
  readonly origin: string;
  /** Where charts may be framed from. */
  readonly allowedOrigins: readonly string[];
  /** Runs a task later; answers what stops it. */
  readonly schedule?: (task: () => void, ms: number) => () => void;
}

/** A frame tells of what it loaded and never of what it could not: after so long (milliseconds) it counts as failed. */
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
 * One chart in a frame: asks the server for its signed address, lets only allowed origins through, and says when it has
 * not come. Answers of another chart than the one looked at are never shown.
 */
export function createAnalyticsChart(options: AnalyticsChartOptions): AnalyticsChart {
  const { http, origin, allowedOrigins, schedule = onTimer } = options;
  const store = createStore<AnalyticsChartState>(() => NOTHING);
  const latest = createLatest();
  let stopTimer = () => {};
  let load = 0;

  /** The answer's address, or a rejection: another topic's, or one nobody allowed. */
  async function ask(look: ChartLook, output?: ChartOutput, signal?: AbortSignal) {
    const { period, ...rest } = look;
    const query = { ...rest, ...(period && { period }), ...(output && { output }) };
    const answer = await http.call(getChartAddress, { query, ...(signal ? { signal } : {}) });
    const address = safeContent(answer.address, 'resourceUrl', { origin, allowedOrigins });
    if (answer.topic !== look.topic || address === undefined) throw unusable();
    // A service on the page's own origin that may run scripts would be the page itself.
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
