import { wallTimeOf } from '@careline/core/internal/calls';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import type { ValidReading } from '../../observations/readings.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { OpenContact } from '../contact-statuses.ts';
import type { ValidCallLog } from './valid-call-log.ts';

const MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** Shifts a hand-over time from a wrong clock by the same amount as the call, but not past now. */
function movedMinute(minute: string, { now, timeZone, clockShift = 0 }: Entry): string {
  const moved = Date.parse(`${minute}Z`) + clockShift * 1000;
  if (Number.isNaN(moved)) return minute;
  const { date, time } = wallTimeOf(now, timeZone);
  const [latest, given] = [`${date}T${time}`, new Date(moved).toISOString().slice(0, MINUTE)];
  return given.localeCompare(latest) < 0 ? given : latest;
}

type Answers = ValidCallLog['log']['answers'];

function datedAnswers(answers: Answers, entry: Entry): Answers {
  const section = answers[ESCALATION];
  const handedAt = section && !Array.isArray(section) ? Reflect.get(section, 'handedAt') : undefined;
  if (typeof handedAt !== 'string') return answers;
  return { ...answers, [ESCALATION]: { ...section, handedAt: movedMinute(handedAt, entry) } } as Answers;
}

/**
 * Returns the log with corrected times.
 * If the device's clock is wrong, everything reported on a call gets the time of the call.
 */
export function datedByCall(
  saved: ValidCallLog,
  { startedAt, createdAt }: OpenContact,
  entry: Entry,
): ValidCallLog {
  const { now, clockShift = 0 } = entry;
  // If the start equals the time the server learned of the call, the clock may have been corrected since.
  const isLater = (at: number) => clockShift !== 0 || (at > now && startedAt === createdAt);
  const readings = saved.readings?.map((reading): ValidReading => {
    const { timestamp } = reading;
    return timestamp !== undefined && isLater(timestamp) ? { ...reading, timestamp: startedAt } : reading;
  });
  if (clockShift === 0) return { ...saved, readings };
  return { ...saved, readings, log: { ...saved.log, answers: datedAnswers(saved.log.answers, entry) } };
}
