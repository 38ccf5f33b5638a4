import { type CsvValue, formatCsv, formatDate, formatTime } from '#formatting';
import { callTypeLabel, programmeLabel } from '#programmes';
import type { Contact } from '../contact.ts';
import { dispositionLabel } from '../outcome/disposition.ts';
import { detailWords } from '../outcome/spoken-language.ts';

/** What a file says of a call, in its order: what the list shows, and the id that opens the call again. */
export const CALL_CSV_COLUMNS = [
  'date',
  'time',
  'patient',
  'uhid',
  'programme',
  'callType',
  'attempt',
  'outcome',
  'detail',
  'escalated',
  'status',
  'nextCall',
  'author',
  'call',
] as const;
export type CallCsvColumn = (typeof CALL_CSV_COLUMNS)[number];

export interface CallCsvOptions {
  readonly locale: string;
  /** The facility's. */
  readonly timeZone: string;
  /** The words of a status in that language. */
  readonly statusWords: (status: string) => string;
  /** Stands where a call was escalated; nothing stands at the others. */
  readonly yes: string;
}

function cellsOf(call: Contact, { locale, timeZone, statusWords, yes }: CallCsvOptions) {
  const times = { locale, timeZone };
  const { status, disposition, nextCallAt } = call.status;
  const day = (at: number) => formatDate(at, times);
  const hour = (at: number) => formatTime(at, times);
  return {
    date: day(call.startedAt),
    time: hour(call.startedAt),
    patient: call.patient.name,
    uhid: call.patient.uhid,
    programme: programmeLabel(call.programme),
    callType: callTypeLabel(call.callType, locale),
    attempt: call.attempt,
    outcome: disposition && dispositionLabel(disposition, locale),
    detail: detailWords(call.status, locale),
    escalated: call.escalated?.length ? yes : '',
    status: statusWords(status),
    nextCall: nextCallAt === null ? null : `${day(nextCallAt)} ${hour(nextCallAt)}`,
    author: call.author.name,
    call: call.id,
  } satisfies Record<CallCsvColumn, CsvValue>;
}

/** The first line of the file. A byte order mark stands before it: spreadsheets need it to read Devanagari. */
export const callCsvHead = (heads: Readonly<Record<CallCsvColumn, string>>): string =>
  formatCsv([CALL_CSV_COLUMNS.map((column) => heads[column])], { bom: true });

/** A line for each call; what would run as a formula in a spreadsheet does not (`csvCell`). */
export function callCsvLines(calls: readonly Contact[], options: CallCsvOptions): string {
  return formatCsv(
    calls.map((call) => {
      const cells = cellsOf(call, options);
      return CALL_CSV_COLUMNS.map((column) => cells[column]);
    }),
  );
}
