import { callForm } from '@careline/core/internal/calls/forms';
import { DEMO_ACCOUNTS, type DemoStaff } from '../../../src/demo/demo-staff.ts';
import { seededUuid } from '../../../src/demo/seeded-uuid.ts';
import { DAY, HOUR, indianDate, indianMidnight } from '../indian-time.ts';
import { type DemoCall, logFrom } from '../make-calls.ts';
import type { DemoPerson } from '../make-person.ts';
import { type DemoDanger, type DemoReading, reading } from '../make-readings.ts';
import { momentAt, type Story, type StoryCall } from './story.ts';

const staffWith = (login: string): DemoStaff =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${login}@`)) as DemoStaff;

/** Returns the readings of a story, without those that its calls report. */
export const storyReadings = (story: Story, anchor: number): DemoReading[] =>
  story.readings.map(([moment, measured]) =>
    reading({ label: `story/${story.key}` }, momentAt(moment, anchor), measured),
  );

/** The next call is due at half past ten. */
const DUE_HOUR = 10.5;

function callOf(
  story: Story,
  person: DemoPerson,
  { callType, daysAgo, hour, answers = {}, nextInDays }: StoryCall,
  { anchor, isLast }: { readonly anchor: number; readonly isLast: boolean },
): DemoCall {
  const midnight = indianMidnight(anchor);
  const at = midnight - daysAgo * DAY + hour * HOUR;
  const id = seededUuid(`story/${story.key}/call/${at}`, at);
  const author = staffWith('coach');
  const form = callForm(story.programme, callType);
  if (!form) throw new Error(`${story.programme} has no call ${callType}.`);
  const made = logFrom(form, answers, { id, at, author });
  const endedAt = at + 6 * 60;
  return {
    id,
    facilityId: person.facilityIds[0] ?? '',
    programme: story.programme,
    callType,
    attempt: 1,
    startedAt: at,
    author,
    statuses: [
      { id: seededUuid(`${id}/status/0`, at), status: 'dialling', at },
      {
        id: seededUuid(`${id}/status/1`, endedAt),
        status: 'reached',
        ...(person.birthDate > indianDate(anchor - 12 * 365 * DAY)
          ? { disposition: 'reached-relative' as const, detail: 'Mother' }
          : { disposition: 'reached-patient' as const }),
        endedAt,
        at: endedAt,
        ...(nextInDays !== undefined && { nextCallAt: midnight + nextInDays * DAY + DUE_HOUR * HOUR }),
      },
    ],
    log: made.log,
    openSigns: isLast ? made.signs : [],
    readings: made.readings,
  };
}

/** Returns the calls of a story, oldest first. */
export const storyCalls = (story: Story, person: DemoPerson, anchor: number): DemoCall[] =>
  story.calls.map((call, index) =>
    callOf(story, person, call, { anchor, isLast: index === story.calls.length - 1 }),
  );

/** An oxygen target of 88 to 92 %, set by the doctor three months ago. */
export const storyOxygenTarget = (story: Story, anchor: number): DemoDanger['oxygenTarget'] =>
  story.oxygenTarget && { since: indianDate(anchor - 89 * DAY), prescriber: staffWith('doctor') };
