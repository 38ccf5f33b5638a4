import type { StoreApi } from 'zustand/vanilla';
import { type EncounterSlot, listSlots, nextFreeSlot } from '#encounters';
import { createLatest, type HttpClient } from '#http';
import type { BookingState } from './booking-state.ts';
import { slotDay, slotWindow } from './slots.ts';

/** The slots of a booking, and the displayed day. */
export interface BookingSlots {
  /** Loads the first slots and shows the first day with a free place; only once. */
  open(): void;
  /** Loads the slots from a day on, unless they are loaded. */
  showDay(day: string): void;
  /** Selects a slot if it has a free place. */
  takeSlot(slotId: string): void;
  /** Reloads the slots of the displayed day. Never rejects. */
  reload(): Promise<void>;
  /** Cancels pending requests. */
  close(): void;
}

export interface BookingSlotsOptions {
  readonly http: HttpClient;
  readonly facilityId: string;
  readonly timeZone: string;
  readonly today: () => string;
  readonly store: StoreApi<BookingState>;
  /** Changes the form state. */
  readonly edit: (part: Partial<BookingState>) => void;
}

export function createBookingSlots(options: BookingSlotsOptions): BookingSlots {
  const { http, facilityId, timeZone, today, store, edit } = options;
  const latest = createLatest();
  let isOpen = false;
  let loadedFrom: string | undefined;
  let dayChosen = false;

  async function read(from: string, signal: AbortSignal): Promise<readonly EncounterSlot[]> {
    const { data } = await http.call(listSlots, { query: slotWindow(from), signal });
    return data.filter((slot) => slot.facilityId === facilityId);
  }

  /** Runs until a day is chosen. */
  function showFirstDay(): void {
    const first = dayChosen ? undefined : nextFreeSlot(store.getState().slots, 0);
    if (first) store.setState({ day: slotDay(first, timeZone) });
  }

  /** Loads slots. The selected slot stays selected while it has a free place. */
  async function load(from: string): Promise<void> {
    isOpen = true;
    loadedFrom = undefined;
    store.setState({ slotsPhase: 'loading', slotsError: undefined });
    const answer = await latest.ask(listSlots, (signal) => read(from, signal));
    if (answer?.error) store.setState({ slotsPhase: 'failed', slotsError: answer.error });
    if (!answer?.value) return;
    const slots = answer.value;
    loadedFrom = from;
    const { slotId, phase } = store.getState();
    const isStillFree = slots.some((slot) => slot.id === slotId && (slot.left > 0 || phase === 'saving'));
    store.setState({ slots, slotsPhase: 'ready', slotId: isStillFree ? slotId : undefined });
    showFirstDay();
  }

  return {
    open() {
      if (!isOpen) void load(today());
    },
    showDay(day) {
      dayChosen = true;
      edit({ day, slotId: undefined });
      const loaded = loadedFrom && slotWindow(loadedFrom);
      if (day === '' || (loaded && day >= loaded.from && day <= loaded.to)) return;
      void load(day);
    },
    takeSlot(slotId) {
      const slot = store.getState().slots.find((one) => one.id === slotId && one.left > 0);
      if (!slot) return;
      dayChosen = true;
      edit({ slotId, day: slotDay(slot, timeZone) });
    },
    reload: () => load(store.getState().day || today()),
    close() {
      latest.stop();
      isOpen = loadedFrom !== undefined;
    },
  };
}
