import type { CallSessionOptions } from '#calls/session';
import { aCallSession, NOON_IN_KOLKATA } from './call-session.ts';
import { manualClock } from './manual-clock.ts';
import { aPerson } from './memory-device.ts';
import { type OutboxDeskOptions, outboxDesk } from './outbox-desk.ts';

/** One browser tab of a signed-in coach: its device, and the calls that are opened in it. */
export function callDesk(options: OutboxDeskOptions = {}) {
  const { clock = manualClock(NOON_IN_KOLKATA), ...rest } = options;
  const desk = outboxDesk({ clock, person: aPerson('anita'), ...rest });
  return {
    ...desk,
    call: (facts: Partial<CallSessionOptions> = {}) =>
      aCallSession({ drafts: desk.drafts, outbox: desk.outbox, now: clock.now, ...facts }),
  };
}
