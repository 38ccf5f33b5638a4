import { defineMessages } from '@careline/ui/messages';

/** Shown where the page identifies a patient by UHID. */
export const byUhidMessages = defineMessages('element-by-uhid', {
  looking: 'Looking up the UHID',
  failed: 'The UHID could not be looked up',
  unknown: 'No patient has the UHID {uhid}',
  unknownDo: 'Check the number, or register the patient first.',
  notAnId: 'This is not a Careline patient id',
  notAnIdDo: 'The page set patient-id to something else. For a UHID, the page must set uhid instead.',
});
