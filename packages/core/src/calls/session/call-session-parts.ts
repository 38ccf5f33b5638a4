import { HttpError } from '#http';
import type { MetricType } from '#metrics';
import type { CallReading } from './call-session-loading.ts';
import type { CallSessionState, Part } from './call-session-state.ts';

/** What is read for the form: `reading:{metric}` is one metric's readings. */
type AskedPart = 'answers' | `reading:${MetricType}`;

/** Parts that load on their own. */
export type PartName = 'patient' | 'previous' | 'script' | 'form' | AskedPart;

type Loaded = Pick<CallSessionState, 'patient' | 'previous' | 'script'>;
type OwnPart = keyof Loaded;

const OWN_ENDPOINTS: Readonly<Record<OwnPart, string>> = {
  patient: 'user/get',
  previous: 'user/touchpoints',
  script: 'script/get',
};

export const LOADING = { phase: 'loading' } as const;

/** Loading, unless what stands there is to stay until something newer is there; then what came of it. */
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

/** Reads what the form asks, once it is here. */
export interface AskedLoader {
  load(name: AskedPart, quietly: boolean): Promise<void>;
  loadAll(): Promise<unknown>;
  /** What stands beside the call tells what was just saved, with its readings of these metrics. */
  refreshReadings(metrics: readonly string[]): void;
}

export interface PartsOptions {
  readonly reading: CallReading;
  readonly get: () => Pick<CallSessionState, 'patient'>;
  /** Takes nothing any more once the call was left. */
  readonly set: (patch: Partial<CallSessionState>) => void;
  /** Brings the form into the state, or why it did not come; never rejects. */
  readonly bringForm: () => Promise<void>;
  /** Undefined before the form is here. */
  readonly asked: () => AskedLoader | undefined;
}

export interface PartLoader {
  /** Into the state: `loading`, then what came of it. */
  load(name: PartName): Promise<void>;
  /** Everything the call shows, but a patient who is there already. */
  loadAll(): Promise<void>;
  /** What was shown stays until something newer is there, and where nothing newer can be read. */
  refresh(name: PartName): Promise<void>;
  /** The form is in the state, or why it is not; what it asks is on its way where everything was asked for. */
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

  /** A form that was brought is as new as it gets. */
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
