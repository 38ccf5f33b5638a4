import { defineMessages } from '../../messages/index.ts';

export const patientRowMessages = defineMessages('patient-row', {
  callInfo: 'Call Info',
  callInfoOf: 'Call Info: {name}',
});
