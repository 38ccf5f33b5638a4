import { defineMessages } from '../../../messages/index.ts';

/** What stands there once a patient is registered. */
export const messages = defineMessages('registered-patient', {
  title: 'The patient is registered',
  uhid: 'UHID {uhid}',
  give: 'Tell the patient this number, or write it on their card.',
  call: 'Call the patient',
  search: 'Search a patient',
  another: 'Register another patient',
});
