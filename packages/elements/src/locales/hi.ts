import { hindi } from '@careline/ui/locales/hi';
import type { Translation } from '@careline/ui/messages';
import { callInfoElementHindi } from '../call-info/call-info.messages.hi.ts';
import { encountersElementHindi } from '../encounters/encounters.messages.hi.ts';
import { chosenPatientHindi } from '../patient-search/chosen-patient.messages.hi.ts';
import { readingsElementHindi } from '../readings/readings.messages.hi.ts';
import { staffHindi } from '../staff/staff.messages.hi.ts';
import { elementErrorHindi } from '../view/element-error.messages.hi.ts';

/** Every sentence of the elements in Hindi, their components included; a test finds what is missing here. */
export const elementsHindi: readonly Translation[] = [
  ...hindi,
  elementErrorHindi,
  chosenPatientHindi,
  callInfoElementHindi,
  encountersElementHindi,
  readingsElementHindi,
  staffHindi,
];
