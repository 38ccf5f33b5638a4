import { translationFaults } from '@careline/ui/messages';
import { expect, it } from 'vitest';
import { elementErrorHindi } from '../element-error.messages.hi.ts';
import { messages } from '../element-error.messages.ts';
import { chosenPatientHindi } from '../patient-search/chosen-patient.messages.hi.ts';
import { messages as chosenPatient } from '../patient-search/chosen-patient.messages.ts';
import { readingsElementHindi } from '../readings/readings.messages.hi.ts';
import { readingsElementMessages } from '../readings/readings.messages.ts';
import { elementsHindi } from './hi.ts';

it('says everything of the elements in Hindi', () => {
  const hindi = [elementErrorHindi, chosenPatientHindi, readingsElementHindi];
  expect(translationFaults([messages, chosenPatient, readingsElementMessages], hindi)).toEqual([]);
  expect(elementsHindi).toEqual(expect.arrayContaining(hindi));
});
