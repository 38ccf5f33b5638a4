import { type FormDefinition, lastRows, lastValues, metricsAsked } from '#forms';
import { isMetricType, type MetricType } from '#metrics';
import { failureOf } from './call-session-answer.ts';
import type { CallReading } from './call-session-loading.ts';
import type { CallSessionState, Part } from './call-session-state.ts';

/** Parts that load on their own; `reading:{metric}` is one metric's readings. */
export type PartName = 'patient' | 'previous' | 'answers' | 'script' | `reading:${MetricType}`;

type OwnPart = Exclude<PartName, `reading:${MetricType}`>;

const isOwnPart = (name: PartName): name is OwnPart => !name.startsWith('reading:');

type Loaded = Pick<
  CallSessionState,
  'patient' | 'previous' | 'answers' | 'script' | 'readings' | 'lastValues' | 'lastRows'
>;

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
  /** What was read, and what follows from it beside the fields. */
  function setEarlier(read: Pick<Loaded, 'readings'> | Pick<Loaded, 'answers'>): void {
    const { readings, answers } = { ...get(), ...read };
    const known = Object.entries(readings).map(
      ([key, one]) => [key, one.phase === 'ready' ? one.value : []] as const,
    );
    const logs = answers.phase === 'ready' ? answers.value : [];
    const earlier = { records: Object.fromEntries(known), logs };
    set({
      ...read,
      lastValues: lastValues(definition, earlier),
      lastRows: lastRows(definition, earlier),
    });
  }

  async function loadReadings(metric: MetricType): Promise<void> {
    setEarlier({ readings: { ...get().readings, [metric]: LOADING } });
    const part = await asPart(() => reading.readings(metric), `metric/${metric}`);
    setEarlier({ readings: { ...get().readings, [metric]: part } });
  }

  const loaders: Readonly<Record<OwnPart, () => Promise<void>>> = {
    async patient() {
      set({ patient: LOADING });
      set({ patient: await asPart(reading.patient, 'user/get') });
    },
    async previous() {
      set({ previous: LOADING });
      set({ previous: await asPart(reading.previous, 'user/touchpoints') });
    },
    async answers() {
      setEarlier({ answers: LOADING });
      setEarlier({ answers: await asPart(reading.answers, 'calllog/last') });
    },
    async script() {
      set({ script: LOADING });
      set({ script: await asPart(reading.script, 'script/get') });
    },
  };

  return (name: PartName): Promise<void> =>
    isOwnPart(name) ? loaders[name]() : loadReadings(name.slice('reading:'.length) as MetricType);
}
