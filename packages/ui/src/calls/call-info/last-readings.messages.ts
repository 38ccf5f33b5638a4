import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('last-readings', {
  title: 'Last readings',
  failed: '{metric} could not be loaded',
  none: 'none recorded',
  by: '{date}, {author}',
  beforeEnrolment: 'before enrolment',
  earlier: 'Before: {readings}',
  bloodpressure: 'Blood pressure',
  body: 'Weight',
  bloodglucose: 'Blood glucose',
  hemoglobin: 'Hemoglobin',
  irrPulse: 'irregular pulse',
});
