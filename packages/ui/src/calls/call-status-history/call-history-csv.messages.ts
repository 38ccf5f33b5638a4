import { defineMessages } from '../../messages/index.ts';

/** The headings of the file, by core's `CALL_CSV_COLUMNS`. */
export const callHistoryCsvMessages = defineMessages('call-history-csv', {
  date: 'Date',
  time: 'Time',
  patient: 'Patient',
  uhid: 'UHID',
  programme: 'Programme',
  callType: 'Call type',
  attempt: 'Attempt',
  outcome: 'Outcome',
  detail: 'Detail',
  escalated: 'Escalated',
  status: 'Status',
  nextCall: 'Next call',
  author: 'By',
  call: 'Call id',
  yes: 'yes',
});
