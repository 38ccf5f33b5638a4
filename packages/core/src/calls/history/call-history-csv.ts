import { type CsvValue, formatCsv, formatDate, formatTime } from '#formatting';
import { callTypeLabel, programmeLabel } from '#programmes';
import type { Contact } from '../contact.ts';
import { dispositionLabel } from '../outcome/disposition.ts';
import { detailWords } from '../outcome/spoken-language.ts';

export interface CallCsvOptions {
  readonly locale: string;
  /** The facility's. */
  readonly timeZone: string;
  /** The words of a status in that language. */
  readonly statusWords: (status: string) => string;
  /** Stands where a call was escalated; nothing stands at the others. */
  readonly yes: string;
}

type Cell = (call: Contact, options: CallCsvOptions) => CsvValue;

const day = (at: number, times: CallCsvOptions) => formatDate(at, times);
const hour = (at: number, times: CallCsvOptions) => formatTime(at, times);

/**
 * The columns of the call status history with what a file says of each, in its order. The screen and paper draw the same
 * columns; a column that is missing there does not compile.
 */
const HISTORY_COLUMNS = {
  when: {
    date: ({ startedAt }, options) => day(startedAt, options),
    time: ({ startedAt }, options) => hour(startedAt, options),
  },
  patient: {
    patient: ({ patient }) => patient.name,
    uhid: ({ patient }) => patient.uhid,
  },
  programme: { programme: ({ programme }) => programmeLabel(programme) },
  callType: { callType: ({ callType }, { locale }) => callTypeLabel(callType, locale) },
  attempt: { attempt: ({ attempt }) => attempt },
  outcome: {
    outcome: ({ status: { disposition } }, { locale }) =>
      disposition && dispositionLabel(disposition, locale),
    detail: ({ status }, { locale }) => detailWords(status, locale),
    escalated: ({ escalated }, { yes }) => (escalated?.length ? yes : ''),
    status: ({ status }, { statusWords }) => statusWords(status.status),
    nextCall: ({ status: { nextCallAt } }, options) =>
      nextCallAt === null ? null : `${day(nextCallAt, options)} ${hour(nextCallAt, options)}`,
  },
  author: { author: ({ author }) => author.name },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Cell>>>>;

type HistoryColumns = typeof HISTORY_COLUMNS;
export type HistoryColumnKey = keyof HistoryColumns;
export type CallCsvColumn =
  | { [Key in HistoryColumnKey]: keyof HistoryColumns[Key] }[HistoryColumnKey]
  | keyof typeof FILE_ONLY;

/** The id opens the call again; nobody reads it on a screen. */
const FILE_ONLY = { call: ({ id }) => id } as const satisfies Readonly<Record<string, Cell>>;

const csvCells = () =>
  [...Object.values(HISTORY_COLUMNS), FILE_ONLY].flatMap((cells) => Object.entries(cells)) as [
    CallCsvColumn,
    Cell,
  ][];

/** The first line of the file. A byte order mark stands before it: spreadsheets need it to read Devanagari. */
export const callCsvHead = (headOf: (column: CallCsvColumn) => string): string =>
  formatCsv([csvCells().map(([column]) => headOf(column))], { bom: true });

/** A line for each call; what would run as a formula in a spreadsheet does not (`csvCell`). */
export function callCsvLines(calls: readonly Contact[], options: CallCsvOptions): string {
  const cells = csvCells();
  return formatCsv(calls.map((call) => cells.map(([, cell]) => cell(call, options))));
}
