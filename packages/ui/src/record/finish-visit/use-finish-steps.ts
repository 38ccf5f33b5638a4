import { createEncounter, type Encounter, type NewOutcome } from '@careline/core/internal/encounters';
import type { ProviderSlot } from '@careline/core/internal/encounters/availability';
import { encounterOfBooking, newBooking } from '@careline/core/internal/encounters/consultations';
import type { NewLeftOpen } from '@careline/core/internal/finishing';
import { ofPatient } from '@careline/core/internal/http';
import type { Prescription } from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { type ActDialogProps, useEncounterChange } from '../../encounters/encounter-acts/index.ts';
import { useSubmission } from '../../http/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { readableLines, type Writing } from '../prescriptions/index.ts';
import type { NextAppointment } from './next-appointment.tsx';

export type FinishStep = 'sign' | 'finish' | 'book';

export interface FinishWork {
  /** Undefined once the prescription is signed, or if it stays a draft. */
  readonly writing: Writing | undefined;
  readonly outcome: NewOutcome;
  readonly leftOpen: NewLeftOpen[];
  /** What the next appointment is for. */
  readonly reason: string;
  readonly next: NextAppointment;
}

export interface Finished {
  readonly signed?: Prescription;
  readonly visit?: Encounter;
  readonly booked?: Encounter;
}

export interface FinishStepsOptions extends Pick<ActDialogProps, 'onSeen'> {
  readonly visit: Encounter;
  readonly onSigned: (prescription: Prescription) => void;
}

/** Books an appointment like a visit, once, however often it is retried. */
function useNextBooking(visit: Encounter) {
  const http = useHttp();
  const now = useNow();
  const timeZone = useTimeZone();
  const { submit, busy, error } = useSubmission();
  async function book(
    slot: ProviderSlot,
    { next: { serviceType }, reason }: Pick<FinishWork, 'next' | 'reason'>,
  ): Promise<Encounter | undefined> {
    if (!serviceType) return undefined;
    const { vitaId, facilityId, consultationMode } = visit;
    const initial = newBooking(serviceType, Math.floor(now() / 1000), timeZone);
    const mode = consultationMode === 'VIRTUAL' ? 'VIRTUAL' : initial.mode;
    const booking = { ...initial, mode, slot, reason };
    const sent = await submit(
      JSON.stringify([vitaId, slot.start, booking.reason]),
      async ({ id, key, at }) => {
        const encounter = encounterOfBooking(booking, { id, vitaId, facilityId, timeZone, sentAt: at });
        if (!encounter) throw new Error('A free time always has a period');
        const answer = await http.call(createEncounter, { body: { encounter }, idempotencyKey: key });
        return ofPatient(answer, vitaId, createEncounter).data;
      },
    );
    return sent?.answer;
  }
  return { book, busy, error };
}

/**
 * Signs, finishes and books, in this order. A failure leaves the parts that are done; the next run continues with the
 * first one that is not.
 */
export function useFinishSteps({ visit, onSigned, onSeen }: FinishStepsOptions) {
  const [done, setDone] = useState<Finished>({});
  const [failed, setFailed] = useState<FinishStep>();
  const [busy, setBusy] = useState(false);
  const change = useEncounterChange({ onDone: () => undefined, onSeen });
  const booking = useNextBooking(visit);

  async function sign({ writing }: FinishWork): Promise<boolean> {
    if (!writing || done.signed) return true;
    const signed = await writing.sign(readableLines(writing));
    if (!signed) return false;
    setDone((before) => ({ ...before, signed }));
    onSigned(signed);
    return true;
  }

  async function finish({ outcome, leftOpen }: FinishWork): Promise<boolean> {
    if (done.visit) return true;
    const left = leftOpen.length > 0 && { leftOpen };
    const finished = await change.change(visit, { act: 'complete', outcome, ...left });
    if (!finished) return false;
    setDone((before) => ({ ...before, visit: finished }));
    return true;
  }

  async function book(work: FinishWork): Promise<boolean> {
    const { slot } = work.next;
    if (!slot || done.booked) return true;
    const booked = await booking.book(slot, work);
    if (!booked) return false;
    setDone((before) => ({ ...before, booked }));
    return true;
  }

  /** Returns whether all parts are done. */
  async function run(work: FinishWork): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailed(undefined);
    const steps = { sign, finish, book };
    let stopped: FinishStep | undefined;
    for (const step of ['sign', 'finish', 'book'] as const) {
      if (await steps[step](work)) continue;
      stopped = step;
      break;
    }
    setFailed(stopped);
    setBusy(false);
    return stopped === undefined;
  }

  return { run, done, failed, busy, change, bookingError: booking.error };
}
