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
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Configured name of the retail partner. */
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

/** Columns of the file, in order. */
const COLUMNS = Object.entries(CELLS) as readonly (readonly [EncounterCsvColumn, Cell])[];

/** Returns the header line. It starts with a byte order mark, which spreadsheets need for Devanagari. */
export const encounterCsvHead = (headOf: (column: EncounterCsvColumn) => string): string =>
  formatCsv([COLUMNS.map(([column]) => headOf(column))], { bom: true });

/** Returns one line per encounter. `csvCell` prevents formula injection. */
export const encounterCsvLines = (encounters: readonly Encounter[], options: EncounterCsvOptions): string =>
  formatCsv(encounters.map((encounter) => COLUMNS.map(([, cell]) => cell(encounter, options))));
