import { hindi } from '@careline/ui/locales/hi';
import type { Translation } from '@careline/ui/messages';
import { elementErrorHindi } from '../element-error.messages.hi.ts';
import { chosenPatientHindi } from '../patient-search/chosen-patient.messages.hi.ts';

/** Every sentence of the elements in Hindi, their components included; a test finds what is missing here. */
export const elementsHindi: readonly Translation[] = [...hindi, elementErrorHindi, chosenPatientHindi];
