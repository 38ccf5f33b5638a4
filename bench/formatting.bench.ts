import { formatDate, formatEpochDate, formatTime } from '@careline/core/internal/formatting';
import { cpuRatio, report } from './row.ts';
import { isShort } from './size.ts';

const MILLION = Array.from(
  { length: isShort ? 10_000 : 1_000_000 },
  (_, index) => 1_500_000_000 + index * 1_013,
);
/** Enough compared with getters, which are fast; Intl gets the full million. */
const SECONDS = MILLION.slice(0, 200_000);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** Hand-written formatting with Date's getters in the machine's zone, which is also the formatters' default. */
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

function each(format: (seconds: number) => string, list: readonly number[] = SECONDS): () => void {
  return () => {
    let length = 0;
    for (const seconds of list) length += format(seconds).length;
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

/** Intl writes the same figures with slashes. */
const withDashes = (text: string): string => text.replaceAll('/', '-');

const zones = [
  { where: "machine's zone", zone: {} },
  { where: 'Asia/Kolkata', zone: { timeZone: 'Asia/Kolkata' } },
];

for (const { where, zone } of zones) {
  const intl = new Intl.DateTimeFormat('en-GB', zone);
  const ours = (seconds: number) => formatDate(seconds, zone);
  const theirs = (seconds: number) => intl.format(seconds * 1000);
  checkSame(`formatDate in ${where}`, ours, (seconds) => withDashes(theirs(seconds)));
  report({
    name: `formatDate, a million, ${where}, × a bare reused Intl`,
    kind: 'ratio',
    value: await cpuRatio(each(ours, MILLION), each(theirs, MILLION), 9),
    budget: 1,
  });
}
