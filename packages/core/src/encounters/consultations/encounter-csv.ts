import {
  consultationModeLabel,
  type Encounter,
  encounterPriorityLabel,
  encounterStatusLabel,
  serviceTypeLabel,
} from '#encounters';
import { type CsvValue, formatCsv, formatDate, formatTime } from '#formatting';

export interface EncounterCsvOptions {
  readonly locale: string;
  /** The facility's. */
  readonly timeZone: string;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

type Cell = (encounter: Encounter, options: EncounterCsvOptions) => CsvValue;

const CELLS = {
  date: ({ period }, options) => formatDate(period.start, options),
  time: ({ period }, options) => formatTime(period.start, options),
  patient: ({ patient }) => patient?.name,
  uhid: ({ patient }) => patient?.uhid,
  facility: ({ facilityName }) => facilityName,
  service: ({ serviceType }, { partner, locale }) => serviceTypeLabel(serviceType, { partner, locale }),
  mode: ({ consultationMode }, { locale }) => consultationModeLabel(consultationMode, locale),
  careProvider: ({ careProvider }) => careProvider?.name,
  priority: ({ priority }, { locale }) => priority && encounterPriorityLabel(priority, locale),
  status: ({ status }, { locale }) => encounterStatusLabel(status, locale),
  reason: ({ reason }) => reason,
} as const satisfies Readonly<Record<string, Cell>>;

export type EncounterCsvColumn = keyof typeof CELLS;

/** The columns of the file in their order. */
const COLUMNS = Object.entries(CELLS) as readonly (readonly [EncounterCsvColumn, Cell])[];

/** The first line of the file. A byte order mark stands before it: spreadsheets need it to read Devanagari. */
export const encounterCsvHead = (headOf: (column: EncounterCsvColumn) => string): string =>
  formatCsv([COLUMNS.map(([column]) => headOf(column))], { bom: true });

/** A line for each encounter; what would run as a formula in a spreadsheet does not (`csvCell`). */
export const encounterCsvLines = (encounters: readonly Encounter[], options: EncounterCsvOptions): string =>
  formatCsv(encounters.map((encounter) => COLUMNS.map(([, cell]) => cell(encounter, options))));
