import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../packages/ui/src');

/** Files that always write days and times in our format, whatever the page sets (decision 0052). */
const OUR_WAY = [
  // Typed into.
  'primitives/date-field/typed-text.ts',
  // A message to a doctor, a file, and console printouts.
  'readings/add-reading/critical-reading.tsx',
  'readings/readings-viewer/table/use-reading-columns.ts',
  'record/labs/print-request.tsx',
  'record/prescriptions/paper/paper-format.ts',
  'record/prescriptions/register/h1-register.tsx',
  'record/prescriptions/register/register-columns.ts',
  // Screens of the console, which sets no formats.
  'billing/encounter-bill/bill-entries.tsx',
  'billing/encounter-bill/encounter-bill.tsx',
  'billing/encounter-bill/payment-links.tsx',
  'billing/patient-receipts/patient-receipts.tsx',
  'billing/receipt/receipt-paper.tsx',
  'billing/transactions/close-day-dialog.tsx',
  'billing/transactions/day-closes.tsx',
  'billing/transactions/open-bills.tsx',
  'billing/transactions/transaction-list.tsx',
  'encounters/appointments/appointment-list.tsx',
  'lists/list-filters.tsx',
  'lists/list-paper.tsx',
  'patient-lists/use-patient-columns.tsx',
  // Fits the available space.
  'readings/trend-chart/chart-axes.tsx',
];

const HOOK = /^messages\/use-format-[\w-]+\.ts$/;
const TEST = /\.(?:test|stories)\.tsx?$/;
const WRITES =
  /import \{[^}]*\bformat(?:Date|Time|Calendar|EpochDate)\b[^}]*\} from '@careline\/core\/internal\/formatting'/;

it('dates and times come from the hooks that use the page’s own format', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !HOOK.test(file) && !TEST.test(file))
    .filter((file) => WRITES.test(readFileSync(join(UI, file), 'utf8')));
  expect(files.sort()).toEqual(OUR_WAY.sort());
});
