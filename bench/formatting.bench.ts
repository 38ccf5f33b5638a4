import { formatDate, formatEpochDate, formatTime } from '@careline/core/formatting';
import { cpuRatio, report } from './row.ts';

const COUNT = 200_000;
const SECONDS = Array.from({ length: COUNT }, (_, index) => 1_500_000_000 + index * 1_013);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** What somebody would write by hand on Date's getters, in the machine's zone, as the formatters do by default. */
const byHand = {
  date: (seconds: number) => {
    const date = new Date(seconds * 1000);
    return `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`;
  },
  epoch: (seconds: number) => {
    const date = new Date(seconds * 1000);
    return `${date.getDate()} ${MONTHS[date.getMonth()]}'${two(date.getFullYear() % 100)}`;
  },
  time: (seconds: number) => {
    const date = new Date(seconds * 1000);
    const hour = date.getHours();
    return `${hour % 12 || 12}:${two(date.getMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
  },
};

function checkSame(
  name: string,
  ours: (seconds: number) => string,
  theirs: (seconds: number) => string,
): void {
  for (const seconds of SECONDS.slice(0, 2_000)) {
    if (ours(seconds) !== theirs(seconds))
      throw new Error(`${name} of ${seconds}: ${ours(seconds)} is not ${theirs(seconds)}`);
  }
}

function each(format: (seconds: number) => string): () => void {
  return () => {
    let length = 0;
    for (const seconds of SECONDS) length += format(seconds).length;
    if (length === 0) throw new Error('nothing was formatted');
  };
}

const rows = [
  ['formatDate', (seconds: number) => formatDate(seconds), byHand.date],
  ['formatEpochDate', (seconds: number) => formatEpochDate(seconds), byHand.epoch],
  ['formatTime', (seconds: number) => formatTime(seconds), byHand.time],
] as const;

for (const [name, ours, theirs] of rows) {
  checkSame(name, ours, theirs);
  report({
    name: `${name}, machine's zone, × hand-written getters`,
    kind: 'ratio',
    value: await cpuRatio(each(ours), each(theirs)),
    budget: 1.5,
  });
}

const intl = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
report({
  name: 'formatDate in Asia/Kolkata, × one reused Intl.DateTimeFormat',
  kind: 'ratio',
  value: await cpuRatio(
    each((seconds) => formatDate(seconds, { timeZone: 'Asia/Kolkata' })),
    each((seconds) => intl.format(seconds * 1000)),
  ),
});
