import type { CallSessionOptions } from '#calls/session';
import { aCallSession, NOON_IN_KOLKATA } from './call-session.ts';
import { manualClock } from './manual-clock.ts';
import { aPerson } from './memory-device.ts';
import { type OutboxTabOptions, outboxTab } from './outbox-tab.ts';

/** A browser tab of a signed-in coach: its device and the calls open in it. */
export function callTab(options: OutboxTabOptions = {}) {
  const { clock = manualClock(NOON_IN_KOLKATA), ...rest } = options;
  const tab = outboxTab({ clock, person: aPerson('anita'), ...rest });
  return {
    ...tab,
    call: (facts: Partial<CallSessionOptions> = {}) =>
      aCallSession({ drafts: tab.drafts, outbox: tab.outbox, now: clock.now, ...facts }),
  };
}
