import type { StoreApi } from 'zustand/vanilla';
import {
  createEncounter,
  type EncounterSlot,
  nextFreeSlot,
  packageContent,
  serviceSetting,
} from '#encounters';
import { type BodyOf, createAttempts, type HttpClient, HttpError } from '#http';
import { manualMetaInfo } from '#metrics';
import { type BookingFailure, type BookingState, bookingProblems } from './booking-state.ts';

export interface BookingSending {
  /** Books once; calls during a pending request do nothing. Never rejects. */
  book(): Promise<void>;
  /** Makes the next booking a new one, even with the same content. */
  forget(): void;
}

export interface BookingSendingOptions {
  readonly http: HttpClient;
  readonly facilityId: string;
  readonly now: () => number;
  readonly newId: () => string;
  readonly store: StoreApi<BookingState>;
  /** Reloads the slots after a place was taken. */
  readonly reloadSlots: () => Promise<void>;
}

type NewEncounter = BodyOf<typeof createEncounter>['encounter'];
type Content = Omit<NewEncounter, 'id' | 'metaInfo'>;

/** Identical content is sent again with the same ids, times and key (decision 0009). */
interface Try {
  readonly encounter: NewEncounter;
  readonly key: string;
}

/** Returns the request without ids and times; undefined if incomplete. */
function contentOf(state: BookingState, facilityId: string): Content | undefined {
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

export function createBookingSending(options: BookingSendingOptions): BookingSending {
  const { http, facilityId, now, newId, store, reloadSlots } = options;
  const attempts = createAttempts<Try>();

  async function failureOf(error: HttpError, slot: EncounterSlot | undefined): Promise<BookingFailure> {
    if (error.code === 'conflict') return { kind: 'already-booked' };
    if (error.code !== 'slot-unavailable') return { kind: 'failed', error };
    await reloadSlots();
    const next = slot && nextFreeSlot(store.getState().slots, slot.period.start, slot.id);
    return { kind: 'slot-taken', next };
  }

  const tryOf = (content: Content): Try =>
    attempts.of(JSON.stringify(content), () => ({
      encounter: { id: newId(), ...content, metaInfo: manualMetaInfo(now()) },
      key: newId(),
    }));

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

  return {
    async book() {
      const state = store.getState();
      if (state.phase !== 'editing') return;
      const problems = bookingProblems(state);
      store.setState({ problems, tries: state.tries + 1, failure: undefined });
      const content = contentOf(state, facilityId);
      if (problems.length > 0 || !content) return;
      store.setState({ phase: 'saving' });
      await send(tryOf(content));
    },
    forget: attempts.settle,
  };
}
