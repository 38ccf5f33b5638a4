import { type CsvValue, formatCsv, formatDate } from '@careline/core/internal/formatting';
import { type H1Entry, quantityText } from '@careline/core/internal/prescriptions';
import type { Translate } from '../../../messages/index.ts';
import type { h1RegisterMessages } from './h1-register.messages.ts';

export interface RegisterWords {
  readonly t: Translate<typeof h1RegisterMessages.en>;
  readonly locale: string;
}

type Cell = (entry: H1Entry, words: RegisterWords) => string;

const CELLS = {
  suppliedOn: ({ suppliedOn }) => formatDate(suppliedOn),
  patient: ({ patient }) => patient,
  prescriber: ({ prescriber }) => prescriber,
  registrationNumber: ({ registrationNumber }) => registrationNumber,
  prescriberAddress: ({ prescriberAddress }) => prescriberAddress,
  prescriptionNumber: ({ prescriptionNumber }) => prescriptionNumber,
  medicine: ({ medicine }) => medicine,
  product: ({ product }) => product,
  quantity: ({ quantity, unit }, { locale }) => quantityText(quantity, unit, locale),
  batch: ({ batch }) => batch,
  by: ({ by }) => by,
  remark: ({ enteredInError }, { t }) =>
    enteredInError ? t('inError', { name: enteredInError.by, text: enteredInError.text }) : '',
} as const satisfies Readonly<Record<string, Cell>>;

/** Columns of screen, paper and file, in order. */
export const REGISTER_COLUMNS = Object.entries(CELLS) as readonly (readonly [keyof typeof CELLS, Cell])[];

/**
 * Returns the first line of the file. It starts with a byte order mark, without which spreadsheets misread Devanagari.
 */
export const registerCsvHead = ({ t }: RegisterWords): string =>
  formatCsv([REGISTER_COLUMNS.map(([column]) => t(column))], { bom: true });

export const registerCsvLines = (entries: readonly H1Entry[], words: RegisterWords): string =>
  formatCsv(entries.map((entry) => REGISTER_COLUMNS.map(([, cell]): CsvValue => cell(entry, words))));
