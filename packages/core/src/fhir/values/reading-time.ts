import type { TimeSource } from '#metrics';
import type { MeasuredRow } from './measured-row.ts';
import { NumberText } from './number-text.ts';
import { isReadable, readSourceTime, type SourceTime } from './source-time.ts';

/** Sources of the time, in order of preference. */
const TIMES = [
  { field: 'effectiveDateTime', remark: undefined },
  { field: 'issued', remark: 'time-of-issue' },
  { field: 'reportTime', remark: 'time-of-report' },
  { field: 'encounterTime', remark: 'time-of-encounter' },
] as const satisfies readonly { readonly field: string; readonly remark: TimeSource | undefined }[];

/** Other sources use `issued` in any shape. */
const textOfTime = (written: unknown): string | undefined => {
  if (written instanceof NumberText) return written.text;
  return typeof written === 'string' ? written : undefined;
};

interface FoundTime {
  readonly time: SourceTime;
  /** Where the time comes from, if it is not the measurement's own. */
  readonly remark: TimeSource | undefined;
  /** Details to store if the time is not the measurement's own. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the first readable time, or the measurement's own as text if there is none. */
export function findTime(row: MeasuredRow, timeZone: string): FoundTime {
  const own = readSourceTime(row.effectiveDateTime, timeZone);
  for (const { field, remark } of TIMES) {
    const time = readSourceTime(textOfTime(row[field]), timeZone);
    if (!isReadable(time)) continue;
    const { effectiveDateTime } = row;
    const details = remark && {
      timeFrom: remark,
      ...(effectiveDateTime !== undefined && { effectiveDateTime }),
    };
    return { time, remark, details };
  }
  return { time: own, remark: undefined, details: undefined };
}
