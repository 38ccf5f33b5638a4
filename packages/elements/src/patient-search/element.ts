import type { PatientMatch, RegistrationStart } from '@careline/core/internal/patients';
import {
  booleanAttribute,
  numberAttribute,
  reflectedAttribute,
  stateAttribute,
  textAttribute,
} from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';
import { fieldWords } from './field-words.ts';

/** `careline-patient-search`: a control of the form it stands in. */
export interface PatientSearchElement extends CarelineElement {
  /** The name of its form value. */
  name: string;
  /** The UHID of the chosen patient; empty while nobody is chosen. A number that the page sets is looked up, and invalid until somebody has it. */
  value: string;
  /** Careline's id of the chosen patient. */
  readonly selection: string | null;
  /** Its form value stands in hidden inputs inside of it, for scripts that read a form's inputs by themselves. */
  mirror: boolean;
  /** As of an input. */
  placeholder: string;
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  /** Rows of one page of results, 1 to 50. */
  pageSize: number;
  /**
   * `off`: whom a person picks is chosen at once, where the page itself has them compare who it is. Left out, the search asks
   * whether this is the person.
   */
  identityCheck: string;
  /** As of an input. */
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  /** As of an input. */
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** Types the text for the person. */
  search(text: string): void;
  /** Empties the field and the choice; the page that calls it is sent no event. */
  clear(): void;
}

/** Copied or written down it is the opaque id alone: the function is not enumerable. */
export interface PatientChoiceDetail {
  readonly patientId: string;
  /** Undefined from a frame: the page is given the id alone. */
  getPatient?(): PatientMatch;
}

/** Copied or written down it is the length of the text alone: the function is not enumerable. */
export interface NobodyFoundDetail {
  readonly length: number;
  /** What was typed, as the fact it is most likely. Undefined from a frame. */
  getStart?(): RegistrationStart;
}

export interface PatientSearchEvents {
  /** The server is asked. */
  'careline-search': CustomEvent<{ readonly length: number }>;
  /** A page of results came. */
  'careline-results': CustomEvent<{ readonly count: number; readonly ms: number }>;
  /** The server knows nobody of what was typed: `careline-patient-registration` begins with `start = detail.getStart()`. */
  'careline-nobody-found': CustomEvent<NobodyFoundDetail>;
  /** Before the choice; cancelable. */
  'careline-patient-select': Question<PatientChoiceDetail>;
  /** After it, with `input` and `change`. */
  'careline-patient-selected': CustomEvent<PatientChoiceDetail>;
  /** The choice is gone. */
  'careline-patient-clear': CustomEvent<null>;
}

/** Rows of one page that the services give at most. */
const MOST_ROWS = 50;

/** `<careline-patient-search name="uhid" required>` */
export const patientSearch: ElementSpec = {
  tag: 'careline-patient-search',
  load: () => import('./patient-search.view.tsx'),
  attributes: [
    reflectedAttribute('name'),
    textAttribute('placeholder'),
    booleanAttribute('mirror'),
    stateAttribute('required'),
    stateAttribute('disabled'),
    stateAttribute('readonly'),
    textAttribute('identity-check', 'on'),
    numberAttribute('page-size', { initial: 20, least: 1, most: MOST_ROWS }),
  ],
  needsSession: true,
  field: fieldWords,
  noun: 'patient',
  loadLookUp: async () => (await import('./look-up-patient.ts')).lookUpPatient,
};
