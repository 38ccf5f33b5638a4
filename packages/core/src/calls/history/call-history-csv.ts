import { type CsvValue, formatCsv, formatDate, formatTime } from '#formatting';
import { callTypeLabel, programmeLabel } from '#programmes';
import type { Contact } from '../contact.ts';
import { dispositionLabel } from '../outcome/disposition.ts';
import { detailWords } from '../outcome/spoken-language.ts';

export interface CallCsvOptions {
  readonly locale: string;
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Returns the label of a status in that language. */
  readonly statusWords: (status: string) => string;
  /** Text for escalated calls; other cells stay empty. */
  readonly yes: string;
}

type Cell = (call: Contact, options: CallCsvOptions) => CsvValue;

const day = (at: number, times: CallCsvOptions) => formatDate(at, times);
const hour = (at: number, times: CallCsvOptions) => formatTime(at, times);

/**
 * Columns of the call status history with their file values, in order. Screen and paper use the same columns; a
 * missing one does not compile.
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

/** The id, for opening the call again; only in files. */
const FILE_ONLY = { call: ({ id }) => id } as const satisfies Readonly<Record<string, Cell>>;

const csvCells = () =>
  [...Object.values(HISTORY_COLUMNS), FILE_ONLY].flatMap((cells) => Object.entries(cells)) as [
    CallCsvColumn,
    Cell,
  ][];

/** Returns the header line. It starts with a byte order mark, which spreadsheets need for Devanagari. */
export const callCsvHead = (headOf: (column: CallCsvColumn) => string): string =>
  formatCsv([csvCells().map(([column]) => headOf(column))], { bom: true });

/** Returns one line per call. `csvCell` prevents formula injection. */
export function callCsvLines(calls: readonly Contact[], options: CallCsvOptions): string {
  const cells = csvCells();
  return formatCsv(calls.map((call) => cells.map(([, cell]) => cell(call, options))));
}
