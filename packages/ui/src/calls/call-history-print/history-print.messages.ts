import { defineMessages } from '../../messages/index.ts';

export const historyPrintMessages = defineMessages('history-print', {
  print: 'Print',
  failedTitle: 'The calls could not be loaded, so nothing was printed',
  printedAt: 'Printed',
  calls: 'Calls',
  count: { one: '1 call', other: '{count} calls' },
  some: '{shown} of {count} calls',
  someMore: '{shown} of more than {count} calls',
  uhid: 'UHID',
  days: 'Days',
  fromTo: '{from} to {to}',
  fromOn: 'from {from}',
  until: 'until {to}',
  order: 'Order',
});
