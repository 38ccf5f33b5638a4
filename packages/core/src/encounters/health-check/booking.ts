import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createEncounter,
  type EncounterSlot,
  type HealthCheckPackage,
  listSlots,
  nextFreeSlot,
  packageContent,
  serviceSetting,
} from '#encounters';
import { isoDay } from '#formatting';
import { type BodyOf, createAttempts, createLatest, type HttpClient, HttpError } from '#http';
import { manualMetaInfo } from '#metrics';
import type { Patient } from '#patients';
import { type BookingFailure, type BookingState, bookingProblems } from './booking-state.ts';
import { slotDay, slotWindow } from './slots.ts';

export interface HealthCheckBookingOptions {
  readonly http: HttpClient;
  readonly facilityId: string;
  /** The facility's. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** What a person chooses and types. */
export type BookingPart = Partial<Pick<BookingState, 'serviceType' | 'reason'>>;

export interface HealthCheckBooking {
  readonly store: StoreApi<BookingState>;
  /** Loads the first slots and shows the first day that has a place; once. */
  open(): void;
  /** The patient whole, or nobody. What was said about a try before is forgotten. */
  setPatient(patient: Patient | undefined): void;
  /** The package with its usual service. */
  setPackage(key: HealthCheckPackage | ''): void;
  set(part: BookingPart): void;
  /** Loads the slots of a day and of those after it, unless they are there. */
  showDay(day: string): void;
  /** A slot that has a place; any other choice is left as it was. */
  takeSlot(slotId: string): void;
  reloadSlots(): void;
  /** Books once: a second call while the first is under way does nothing. Never rejects. */
  book(): Promise<void>;
  /** Begins anew, with the day kept. */
  another(): void;
  /** For leaving: cancels what is being loaded. */
  close(): void;
}

type NewEncounter = BodyOf<typeof createEncounter>['encounter'];

/** The same content goes out again with the same ids, times and key (decision 0009). */
interface Try {
  readonly encounter: NewEncounter;
  readonly key: string;
}

const begun = (day: string): BookingState => ({
  phase: 'editing',
  patient: undefined,
  package: '',
  serviceType: '',
  day,
  slotId: undefined,
  reason: '',
  slots: [],
  slotsPhase: 'loading',
  slotsError: undefined,
  problems: [],
  tries: 0,
  failure: undefined,
  booked: undefined,
});

/** What is sent, without ids and times; undefined while something is missing. */
function contentOf(
  state: BookingState,
  facilityId: string,
): Omit<NewEncounter, 'id' | 'metaInfo'> | undefined {
  const { patient, package: key, serviceType, slotId, slots, reason } = state;
  const slot = slots.find((one) => one.id === slotId);
  if (!patient || !slot || key === '' || serviceType === '') return undefined;
  return {
    vitaId: patient.vitaId,
    facilityId,
    ...serviceSetting(serviceType),
    encounterType: packageContent(key).encounterType,
    serviceType,
    package: key,
    slotId: slot.id,
    period: { start: slot.period.start, end: slot.period.end },
    ...(reason.trim() && { reason: reason.trim() }),
  };
}

/** Books a health check: slots as they are now, one encounter however often it is pressed, and a way on when a place has gone. */
export function createHealthCheckBooking(options: HealthCheckBookingOptions): HealthCheckBooking {
  const { http, facilityId, timeZone, now = Date.now, newId = () => crypto.randomUUID() } = options;
  const today = () => isoDay(new Date(now()), timeZone) ?? '';
  const store = createStore<BookingState>(() => begun(today()));
  const latest = createLatest();
  let isOpen = false;
  let loadedFrom: string | undefined;
  const attempts = createAttempts<Try>();
  let dayChosen = false;

  const edit = (part: Partial<BookingState>): void => {
    if (store.getState().phase !== 'editing') return;
    store.setState((state) => {
      const next = { ...state, ...part, failure: undefined };
      const left = new Set(bookingProblems(next).map(({ field }) => field));
      return { ...next, problems: state.problems.filter(({ field }) => left.has(field)) };
    }, true);
  };

  async function readSlots(from: string, signal: AbortSignal): Promise<readonly EncounterSlot[]> {
    const { data } = await http.call(listSlots, { query: slotWindow(from), signal });
    return data.filter((slot) => slot.facilityId === facilityId);
  }

  /** Until a day was chosen: the first one that has a place. */
  function showFirstDay(): void {
    const first = dayChosen ? undefined : nextFreeSlot(store.getState().slots, 0);
    if (first) store.setState({ day: slotDay(first, timeZone) });
  }

  /** The slot that was chosen stays chosen while it has a place. */
  async function load(from: string): Promise<void> {
    isOpen = true;
    loadedFrom = undefined;
    store.setState({ slotsPhase: 'loading', slotsError: undefined });
    const read = await latest.ask(listSlots, (signal) => readSlots(from, signal));
    if (read?.error) store.setState({ slotsPhase: 'failed', slotsError: read.error });
    if (!read?.value) return;
    const slots = read.value;
    loadedFrom = from;
    const { slotId, phase } = store.getState();
    const isStillFree = slots.some((slot) => slot.id === slotId && (slot.left > 0 || phase === 'saving'));
    store.setState({ slots, slotsPhase: 'ready', slotId: isStillFree ? slotId : undefined });
    showFirstDay();
  }

  function showDay(day: string): void {
    dayChosen = true;
    edit({ day, slotId: undefined });
    const loaded = loadedFrom && slotWindow(loadedFrom);
    if (day === '' || (loaded && day >= loaded.from && day <= loaded.to)) return;
    void load(day);
  }

  async function failureOf(error: HttpError, slot: EncounterSlot | undefined): Promise<BookingFailure> {
    if (error.code === 'conflict') return { kind: 'already-booked' };
    if (error.code !== 'slot-unavailable') return { kind: 'failed', error };
    await load(store.getState().day || today());
    const next = slot && nextFreeSlot(store.getState().slots, slot.period.start, slot.id);
    return { kind: 'slot-taken', next };
  }

  function tryOf(content: Omit<NewEncounter, 'id' | 'metaInfo'>): Try {
    return attempts.of(JSON.stringify(content), () => ({
      encounter: { id: newId(), ...content, metaInfo: manualMetaInfo(now()) },
      key: newId(),
    }));
  }

  async function send({ encounter, key }: Try): Promise<void> {
    const slot = store.getState().slots.find((one) => one.id === encounter.slotId);
    try {
      const answer = await http.call(createEncounter, { body: { encounter }, idempotencyKey: key });
      const isTheirs = answer.vitaId === encounter.vitaId && answer.data.id === encounter.id;
      if (!isTheirs) throw HttpError.unusable(createEncounter);
      attempts.settle();
      store.setState({ phase: 'booked', booked: answer.data, failure: undefined });
    } catch (thrown) {
      const error = HttpError.from(thrown, createEncounter);
      if (error.isClearRefusal) attempts.settle();
      const failure = await failureOf(error, slot);
      const gone = failure.kind === 'slot-taken';
      store.setState({ phase: 'editing', failure, ...(gone && { slotId: undefined }) });
    }
  }

  async function book(): Promise<void> {
    const state = store.getState();
    if (state.phase !== 'editing') return;
    const problems = bookingProblems(state);
    store.setState({ problems, tries: state.tries + 1, failure: undefined });
    const content = contentOf(state, facilityId);
    if (problems.length > 0 || !content) return;
    store.setState({ phase: 'saving' });
    await send(tryOf(content));
  }

  return {
    store,
    open() {
      if (!isOpen) void load(today());
    },
    setPatient: (patient) => edit({ patient }),
    setPackage: (key) =>
      edit({ package: key, serviceType: key === '' ? '' : (packageContent(key).serviceTypes[0] ?? '') }),
    set: edit,
    showDay,
    takeSlot(slotId) {
      const slot = store.getState().slots.find((one) => one.id === slotId && one.left > 0);
      if (!slot) return;
      dayChosen = true;
      edit({ slotId, day: slotDay(slot, timeZone) });
    },
    reloadSlots: () => void load(store.getState().day || today()),
    book,
    another() {
      const { day } = store.getState();
      attempts.settle();
      store.setState(begun(day), true);
      void load(day || today());
    },
    close() {
      latest.stop();
      isOpen = loadedFrom !== undefined;
    },
  };
}
