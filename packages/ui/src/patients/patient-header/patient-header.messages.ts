import { defineMessages } from '../../messages/index.ts';

export const patientHeaderMessages = defineMessages('patient-header', {
  region: 'Patient',
  loading: 'Loading the patient',
  programmes: 'Programmes',
  languages: 'Languages',
  phone: 'Phone',
  enrolledSince: '{programme} since {date}',
  none: 'none recorded',
  nameless: 'Name not recorded',
  pregnant: 'Pregnant: {age}, due {date}',
  baby: 'Baby: {age} old',
  infant: 'Infant: {age} old',
  alerts: 'Unusual readings that are open',
  openSigns: 'Danger signs without an outcome',
  openSign: '{signs}: reported on {day}, outcome not recorded',
  moreAlerts: { one: 'and 1 more', other: 'and {count} more' },
  deceased: 'Deceased',
  callsStopped: 'Calls stopped: {reason}',
  emergency: 'Emergency access until {time}',
  emergencyOver: 'Emergency access has ended',
});
