import { asciiDigits } from '#formatting';

const HOURS_OF_DAY = 24;
const EVERY = /\bevery (\d{1,2}) hours?\b|हर (\d{1,2}) घंटे/;
const HOURLY = /\bevery hour\b|हर घंटे/;
const TIMES =
  /(?<!(?:max|maximum|at most|up to|upto|more than) )\b(\d{1,2}) times a day\b|दिन में (\d{1,2}) बार/;

/** Returns the daily doses in instructions such as "every 2 hours" or "5 times a day"; undefined if there are none. */
export function writtenTimesADay(instructions = ''): number | undefined {
  const text = asciiDigits(instructions).toLowerCase();
  if (HOURLY.test(text)) return HOURS_OF_DAY;
  const [, hours, hindiHours] = EVERY.exec(text) ?? [];
  const every = Number(hours ?? hindiHours ?? 0);
  if (every > 0) return Math.floor(HOURS_OF_DAY / every);
  const [, times, hindiTimes] = TIMES.exec(text) ?? [];
  return Number(times ?? hindiTimes ?? 0) || undefined;
}
