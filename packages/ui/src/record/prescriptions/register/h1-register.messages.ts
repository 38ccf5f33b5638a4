import { defineMessages } from '../../../messages/index.ts';

export const h1RegisterMessages = defineMessages('h1-register', {
  title: 'Schedule H1 register',
  intro:
    'Schedule H1 medicines dispensed at this facility (Drugs Rules 1945, rule 65(3)(h)). Entries are retained for 3 years.',
  from: 'From',
  to: 'To',
  dateOrder: 'The first day is after the last one',
  none: 'No Schedule H1 medicines were dispensed on these days.',
  failed: 'The register could not be loaded',
  print: 'Print',
  period: '{facility}, {from} to {to}',
  count: { one: '{count} entry', other: '{count} entries' },
  suppliedOn: 'Date',
  patient: 'Patient',
  prescriber: 'Prescriber',
  registrationNumber: 'Registration number',
  prescriberAddress: 'Address of the prescriber',
  prescriptionNumber: 'Prescription',
  medicine: 'Medicine',
  product: 'Product',
  quantity: 'Quantity',
  batch: 'Batch',
  by: 'Entered by',
  remark: 'Remark',
  inError: 'Entered in error, {name}: {text}',
});
