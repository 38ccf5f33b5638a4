import { translationFaults } from '@careline/ui/messages';
import { expect, it } from 'vitest';
import { elementErrorHindi } from '../element-error.messages.hi.ts';
import { messages } from '../element-error.messages.ts';
import { chosenPatientHindi } from '../patient-search/chosen-patient.messages.hi.ts';
import { messages as chosenPatient } from '../patient-search/chosen-patient.messages.ts';
import { elementsHindi } from './hi.ts';

it('says everything of the elements in Hindi', () => {
  expect(translationFaults([messages, chosenPatient], [elementErrorHindi, chosenPatientHindi])).toEqual([]);
  expect(elementsHindi).toEqual(expect.arrayContaining([elementErrorHindi, chosenPatientHindi]));
});
