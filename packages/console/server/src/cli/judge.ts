import { parseArgs } from 'node:util';
import { openAsIs } from '../backup/open-as-is.ts';
import type { KindCounts } from '../import/patients/national-numbers.ts';
import { removeNationalNumbers } from '../import/patients/remove-national-numbers.ts';
import { MEASURE_OUTCOMES } from '../import/readings/measure-counts.ts';
import { forgetReadAgain, type ReadAgain, readImportedAgain } from '../import/readings/read-again.ts';
import {
  JUDGED_BY,
  type JudgingReport,
  type JudgingState,
  judgeStored,
  rejudge,
} from '../observations/alerts/judge-stored.ts';
import type { Settings } from '../platform/config/config.ts';
import { migrate } from '../platform/database/migrate.ts';

type Print = (line: string) => void;

const JUDGE_USAGE = `Judges the stored readings by the limits of this version. First it reads imported readings again, because this version may
understand more of them, and removes national numbers that earlier versions imported. It does both only once.

  npm start -- judge           continues where an earlier run was interrupted, and reports the result
  npm start -- judge --again   starts again from the first reading

Alerts are raised or ended for readings of the last 31 days; older readings are flagged where they are shown. A running server
does the same in the background after an update. The embedded database belongs to one process: stop the server first.
`;

const number = (value: number): string => value.toLocaleString('en');

/** Returns the reason in the wording of the import report. */
function wordsOf(reason: string): string {
  const outcomes: Readonly<Record<string, string>> = MEASURE_OUTCOMES;
  return outcomes[`not-judged:${reason}`] ?? `not judged: ${reason}`;
}

function reportLines({
  flagged,
  inRange,
  noUrgentLimit,
  notJudged,
  alertsBefore,
  alertsAfter,
}: JudgingReport): readonly string[] {
  const reasons = Object.entries(notJudged).sort(([, one], [, other]) => other - one);
  const silent = reasons.reduce((sum, [, count]) => sum + count, 0);
  return [
    `Values: ${number(flagged)} flagged, ${number(inRange)} in range, ${number(noUrgentLimit)} with no urgent limit reached, ` +
      `${number(silent)} not judged.`,
    ...reasons.map(([reason, count]) => `  ${wordsOf(reason)}: ${number(count)}`),
    `Alerts of the last 31 days: ${number(alertsBefore)} before, ${number(alertsAfter)} now.`,
  ];
}

function printResult(state: JudgingState | undefined, print: Print): number {
  if (!state) {
    print(
      'Another process is already judging the readings. Wait for it, or stop it and run the command again.',
    );
    return 1;
  }
  print(`Judged ${number(state.judged)} readings by ${JUDGED_BY}.`);
  for (const line of reportLines(state.report)) print(line);
  return 0;
}

const readLine = ({ changed, members }: ReadAgain): string =>
  `Read imported readings again: ${number(changed)} with a time or a unit that is known now, ${number(members)} members of panels.`;

function numbersLine(removed: KindCounts): string {
  const kinds = Object.entries(removed).map(([kind, count]) => `${kind} ${number(count)}`);
  return `National numbers removed: ${kinds.length === 0 ? 'none' : kinds.join(', ')}.`;
}

const EVERY = 10_000;

function progressOf(print: Print): (state: JudgingState) => void {
  let printed = 0;
  return ({ judged }) => {
    if (judged - printed < EVERY) return;
    printed = judged;
    print(`${number(judged)} readings judged …`);
  };
}

function isAgain(argv: readonly string[]): boolean | undefined {
  try {
    return parseArgs({ args: [...argv], options: { again: { type: 'boolean' } } }).values.again ?? false;
  } catch {
    return undefined;
  }
}

/** Runs `judge`. Returns the exit code. */
export async function runJudge(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  const again = isAgain(argv);
  if (again === undefined) {
    print(JUDGE_USAGE);
    return argv.includes('--help') || argv.includes('-h') ? 0 : 2;
  }
  const place = await openAsIs(settings);
  try {
    await migrate(place);
    if (again) {
      await rejudge(place.db);
      await forgetReadAgain(place.db);
    }
    const now = () => Math.floor(Date.now() / 1000);
    const read = await readImportedAgain(place.db, { now });
    if (read) print(readLine(read.report));
    print(numbersLine(await removeNationalNumbers(place.db, { now })));
    return printResult(await judgeStored(place.db, { now, onProgress: progressOf(print) }), print);
  } finally {
    await place.close();
  }
}
