import { type FormDefinition, lastValues, metricsAsked } from '#forms';
import { isMetricType, type MetricRecord, type MetricType } from '#metrics';
import { failureOf } from './call-session-answer.ts';
import type { CallReading } from './call-session-loading.ts';
import type { CallSessionState, Part } from './call-session-state.ts';

/** Parts that load on their own; `reading:{metric}` is one metric's readings. */
export type PartName = 'patient' | 'previous' | 'script' | `reading:${MetricType}`;

type Loaded = Pick<CallSessionState, 'patient' | 'previous' | 'script' | 'readings' | 'lastValues'>;

/** The metrics a form's fields are readings of: what is shown beside it. */
export const metricsOf = (definition: FormDefinition): readonly MetricType[] =>
  metricsAsked(definition).filter(isMetricType);

const LOADING = { phase: 'loading' } as const;

async function asPart<T>(read: () => Promise<T>, name: string): Promise<Part<T>> {
  try {
    return { phase: 'ready', value: await read() };
  } catch (error) {
    return { phase: 'failed', error: failureOf(error, { name }) };
  }
}

export interface PartsOptions {
  readonly definition: FormDefinition;
  readonly reading: CallReading;
  readonly get: () => Loaded;
  /** Takes nothing any more once the call was left. */
  readonly set: (patch: Partial<Loaded>) => void;
}

/** Loads one part into the state: `loading`, then what came of it. */
export function createPartLoader({ definition, reading, get, set }: PartsOptions) {
  function setReadings(metric: MetricType, part: Part<readonly MetricRecord[]>): void {
    const readings = { ...get().readings, [metric]: part };
    const known = Object.entries(readings).map(
      ([key, one]) => [key, one.phase === 'ready' ? one.value : []] as const,
    );
    set({ readings, lastValues: lastValues(definition, { records: Object.fromEntries(known) }) });
  }

  async function loadReadings(metric: MetricType): Promise<void> {
    setReadings(metric, LOADING);
    setReadings(metric, await asPart(() => reading.readings(metric), `metric/${metric}`));
  }

  const loaders: Readonly<Record<'patient' | 'previous' | 'script', () => Promise<void>>> = {
    async patient() {
      set({ patient: LOADING });
      set({ patient: await asPart(reading.patient, 'user/get') });
    },
    async previous() {
      set({ previous: LOADING });
      set({ previous: await asPart(reading.previous, 'user/touchpoints') });
    },
    async script() {
      set({ script: LOADING });
      set({ script: await asPart(reading.script, 'script/get') });
    },
  };

  return (name: PartName): Promise<void> => {
    if (name === 'patient' || name === 'previous' || name === 'script') return loaders[name]();
    return loadReadings(name.slice('reading:'.length) as MetricType);
  };
}
