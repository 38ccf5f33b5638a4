import { defineMessages } from '../../messages/index.ts';

export const visitStripMessages = defineMessages('visit-strip', {
  region: 'Patient',
  loading: 'Loading the patient',
  weight: 'Weight',
  noWeight: 'Not recorded',
  weightOn: '{weight}, {date}',
  allergies: 'Allergies',
  allergiesasked: 'None known',
  allergiesunknown: 'None recorded: ask',
  allergiesunconfirmed: 'Ask: {names}',
  allergiesfailed: 'Not loaded: ask',
  kidney: 'Kidney (eGFR)',
  noKidney: 'Not recorded',
  alerts: 'Open alerts',
  noAlerts: 'None',
  alertsOpen: { one: '{count} open', other: '{count} open' },
  noPhone: 'no phone',
  breastfeeding: 'Breast-feeding',
});
