import {
  type ChosenSlot,
  type EncounterBooking,
  timesOfFreeDay,
} from '@careline/core/internal/encounters/consultations';
import { useEffect, useState } from 'react';
import { useEncounterTimes } from '../encounter-words/index.ts';
import {
  type FreeTimesRead,
  type FreeWeek,
  slotOfTime,
  timesOfWeek,
  useFreeTimes,
} from '../free-times/index.ts';

/** How the time of a booking is chosen. */
export interface BookingTime {
  /** Whether the user types the time: they chose to, or there is no free time. */
  readonly isTyped: boolean;
  readonly onTyped: (isTyped: boolean) => void;
  readonly times: FreeTimesRead;
}

interface BookingTimeOptions {
  /** A preset time counts as typed. */
  readonly hasPresetTime: boolean;
  /** Chooses and checks nothing while it is true: a request is under way, or the user decides about other times. */
  readonly waits: boolean;
  readonly onSlot: (slot: ChosenSlot | undefined) => void;
  /** Called if the chosen time was taken by another user. */
  readonly onGone: (slot: ChosenSlot) => void;
}

/** Returns whether the week on screen contains the time, but no longer offers it. */
function isGone({ days }: FreeWeek, { start, careProviderId }: ChosenSlot, day: string): boolean {
  const shown = days.find((one) => one.day === day);
  return (
    shown !== undefined &&
    !timesOfFreeDay(shown).some(
      (time) => time.start === start && time.careProviderIds.includes(careProviderId),
    )
  );
}

/** Reads the free times for a booking and chooses the first one. */
export function useBookingTime(
  { serviceType, careProviderId, careTeamId, slot }: EncounterBooking,
  { hasPresetTime, waits, onSlot, onGone }: BookingTimeOptions,
): BookingTime {
  const [prefersTyped, setPrefersTyped] = useState(hasPresetTime);
  const { dayOf } = useEncounterTimes();
  const times = useFreeTimes({ serviceType, careProviderId }, !careTeamId);
  const { state } = times;
  const week = state.phase === 'ready' ? state.value : undefined;
  const isTyped =
    prefersTyped || Boolean(careTeamId) || state.phase === 'failed' || (week !== undefined && !week.hasFree);
  useEffect(() => {
    if (isTyped && slot) onSlot(undefined);
    if (isTyped || waits || !week) return;
    const [first] = timesOfWeek(week);
    if (!slot && first) onSlot(slotOfTime(first));
    if (slot && isGone(week, slot, dayOf(slot.start))) onGone(slot);
  });
  return { isTyped, onTyped: setPrefersTyped, times };
}
