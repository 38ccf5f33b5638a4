import { HttpError } from '#http';
import type { MetricType } from '#metrics';
import type { CallReading } from './call-session-loading.ts';
import type { CallSessionState, Part } from './call-session-state.ts';

/** Data for the form: `reading:{metric}` has one metric's readings. */
type AskedPart = 'answers' | `reading:${MetricType}`;

/** Parts that load separately. */
export type PartName = 'patient' | 'previous' | 'script' | 'form' | AskedPart;

type Loaded = Pick<CallSessionState, 'patient' | 'previous' | 'script'>;
type OwnPart = keyof Loaded;

const OWN_ENDPOINTS: Readonly<Record<OwnPart, string>> = {
  patient: 'user/get',
  previous: 'user/touchpoints',
  script: 'script/get',
};

export const LOADING = { phase: 'loading' } as const;

/** Loads a part: shows `loading` unless the current value stays visible, then the result. */
export async function readInto<T>(
  read: () => Promise<T>,
  name: string,
  put: (part: Part<T>) => void,
  quietly: boolean,
): Promise<void> {
  if (!quietly) put(LOADING);
  try {
    put({ phase: 'ready', value: await read() });
  } catch (error) {
    if (!quietly) put({ phase: 'failed', error: HttpError.from(error, name) });
  }
}

/** Loads previous values once the form is available. */
export interface AskedLoader {
  load(name: AskedPart, quietly: boolean): Promise<void>;
  loadAll(): Promise<unknown>;
  /** Refreshes readings of these metrics and answers after a save. */
  refreshReadings(metrics: readonly string[]): void;
}

export interface PartsOptions {
  readonly reading: CallReading;
  readonly get: () => Pick<CallSessionState, 'patient'>;
  /** Has no effect after the call was left. */
  readonly set: (patch: Partial<CallSessionState>) => void;
  /** Loads the form into the state, or the error; never rejects. */
  readonly bringForm: () => Promise<void>;
  /** Undefined before the form is loaded. */
  readonly asked: () => AskedLoader | undefined;
}

export interface PartLoader {
  /** Loads a part: `loading`, then the result. */
  load(name: PartName): Promise<void>;
  /** Loads everything, except a patient who is already loaded. */
  loadAll(): Promise<void>;
  /** Reloads a part. The current value stays until then, or if loading fails. */
  refresh(name: PartName): Promise<void>;
  /** Handles a loaded form or its error. Previous values are loaded if everything was requested. */
  takeForm(): Promise<void>;
}

export function createPartLoader({ reading, get, set, bringForm, asked }: PartsOptions): PartLoader {
  let wanted = false;
  let askedAll: Promise<unknown> | undefined;

  const loadOwn = <Name extends OwnPart>(name: Name, quietly: boolean): Promise<void> =>
    readInto(
      reading[name] as () => Promise<unknown>,
      OWN_ENDPOINTS[name],
      (part) => set({ [name]: part }),
      quietly,
    );

  async function takeForm(): Promise<void> {
    await bringForm();
    if (wanted) askedAll ??= asked()?.loadAll();
  }

  /** A loaded form never needs a refresh. */
  async function loadForm(): Promise<void> {
    await takeForm();
    await askedAll;
  }

  function take(name: PartName, quietly: boolean): Promise<void> {
    switch (name) {
      case 'patient':
      case 'previous':
      case 'script':
        return loadOwn(name, quietly);
      case 'form':
        return loadForm();
      default:
        return asked()?.load(name, quietly) ?? loadForm();
    }
  }

  return {
    load: (name) => take(name, false),
    refresh: (name) => take(name, true),
    async loadAll() {
      wanted = true;
      askedAll = undefined;
      const own: OwnPart[] = ['previous', 'script'];
      if (get().patient.phase !== 'ready') own.push('patient');
      await Promise.all([...own.map((name) => loadOwn(name, false)), loadForm()]);
    },
    takeForm,
  };
}
