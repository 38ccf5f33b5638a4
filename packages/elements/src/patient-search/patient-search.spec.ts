import { numberAttribute, reflectedAttribute, stateAttribute, textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';
import { fieldWords } from './field-words.ts';

/** Rows of one page that the services give at most. */
const MOST_ROWS = 50;

/** `<careline-patient-search name="uhid" required>` */
export const patientSearch: ElementSpec = {
  tag: 'careline-patient-search',
  attributes: [
    reflectedAttribute('name'),
    textAttribute('placeholder'),
    stateAttribute('required'),
    stateAttribute('disabled'),
    stateAttribute('readonly'),
    numberAttribute('page-size', { initial: 20, least: 1, most: MOST_ROWS }),
  ],
  needsSession: true,
  field: fieldWords,
  noun: 'patient',
};
