import { type EarlierAnswers, type FormDefinition, lastRows, lastValues, metricsAsked } from '#forms';
import { HttpError } from '#http';
import { isMetricType, type MetricType } from '#metrics';
import type { Patient } from '#patients';
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
    return { phase: 'failed', error: HttpError.from(error, name) };
  }
}

export interface PartsOptions {
  readonly definition: FormDefinition;
  readonly reading: CallReading;
  readonly get: () => Loaded;
  /** Takes nothing any more once the call was left. */
  readonly set: (patch: Partial<Loaded>) => void;
}

export interface PartLoader {
  /** Into the state: `loading`, then what came of it. */
  load(name: PartName): Promise<void>;
  /** Everything the call shows, but a patient who is there already. */
  loadAll(): Promise<void>;
  /** What was shown stays until something newer is there, and where nothing newer can be read. */
  refresh(name: PartName): Promise<void>;
  /** What stands beside the call tells what was just saved, with its readings of these metrics. */
  refreshSaved(metrics: readonly string[]): void;
}

/** The days a patient was registered with stand beside the first call as its answers will beside the next. */
function registeredDays(part: Part<Patient>): readonly EarlierAnswers[] {
  if (part.phase !== 'ready') return [];
  const { maternity, enrolments } = part.value;
  const { dueDate: edd, lmp } = maternity ?? {};
  const timestamp = enrolments.find(({ programme }) => programme === 'healthy_motherhood')?.enrolledAt;
  if (edd === undefined || timestamp === undefined) return [];
  return [{ answers: { pregnancy: { edd, ...(lmp !== undefined && { lmp }) } }, timestamp }];
}

async function readInto<T>(
  read: () => Promise<Part<T>>,
  put: (part: Part<T>) => void,
  quietly: boolean,
): Promise<void> {
  if (!quietly) put(LOADING);
  const part = await read();
  if (!quietly || part.phase === 'ready') put(part);
}

export function createPartLoader({ definition, reading, get, set }: PartsOptions): PartLoader {
  /** What was read, and what follows from it beside the fields. */
  function setEarlier(read: Partial<Pick<Loaded, 'readings' | 'answers' | 'patient'>>): void {
    const { readings, answers, patient } = { ...get(), ...read };
    const known = Object.entries(readings).map(
      ([key, one]) => [key, one.phase === 'ready' ? one.value : []] as const,
    );
    const logs = [...(answers.phase === 'ready' ? answers.value : []), ...registeredDays(patient)];
    const earlier = { records: Object.fromEntries(known), logs };
    set({
      ...read,
      lastValues: lastValues(definition, earlier),
      lastRows: lastRows(definition, earlier),
    });
  }

  const { patient, previous, answers, script } = reading;
  const own: Readonly<Record<OwnPart, (quietly: boolean) => Promise<void>>> = {
    patient: (quietly) =>
      readInto(
        () => asPart(patient, 'user/get'),
        (part) => setEarlier({ patient: part }),
        quietly,
      ),
    previous: (quietly) =>
      readInto(
        () => asPart(previous, 'user/touchpoints'),
        (part) => set({ previous: part }),
        quietly,
      ),
    answers: (quietly) =>
      readInto(
        () => asPart(answers, 'calllog/last'),
        (part) => setEarlier({ answers: part }),
        quietly,
      ),
    script: (quietly) =>
      readInto(
        () => asPart(script, 'script/get'),
        (part) => set({ script: part }),
        quietly,
      ),
  };

  const readingsOf = (metric: MetricType, quietly: boolean): Promise<void> =>
    readInto(
      () => asPart(() => reading.readings(metric), `metric/${metric}`),
      (part) => setEarlier({ readings: { ...get().readings, [metric]: part } }),
      quietly,
    );

  const take = (name: PartName, quietly: boolean): Promise<void> =>
    isOwnPart(name) ? own[name](quietly) : readingsOf(name.slice('reading:'.length) as MetricType, quietly);

  const load: PartLoader['load'] = (name) => take(name, false);
  const refresh: PartLoader['refresh'] = (name) => take(name, true);

  return {
    load,
    refresh,
    async loadAll() {
      const names: PartName[] = ['previous', 'answers', 'script'];
      if (get().patient.phase !== 'ready') names.push('patient');
      for (const metric of metricsOf(definition)) names.push(`reading:${metric}`);
      await Promise.all(names.map(load));
    },
    refreshSaved(metrics) {
      void refresh('patient');
      void refresh('previous');
      for (const metric of new Set(metrics)) if (isMetricType(metric)) void refresh(`reading:${metric}`);
    },
  };
}
