import { defineMessages } from '../../../messages/index.ts';

export const toDispenseMessages = defineMessages('to-dispense', {
  title: 'To dispense',
  loading: 'Loading the prescriptions to dispense',
  failed: 'The prescriptions to dispense could not be loaded',
  none: 'No prescriptions of the last 31 days wait to be dispensed.',
  medicines: { one: '{count} medicine', other: '{count} medicines' },
  warnings: { one: '{count} warning', other: '{count} warnings' },
  signed: 'Signed {when}, {name}',
  hasMore: 'More prescriptions wait. They appear here as you dispense these.',
  dispense: 'Dispense',
  dispenseFor: 'Dispense: {name}',
});
