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
  /** The UHID of the chosen patient; empty until one is chosen. A number that the page sets is looked up and is invalid until a patient is found. */
  value: string;
  /** Careline's id of the chosen patient. */
  readonly selection: string | null;
  /** Copies the form value into hidden inputs inside the element, for scripts that read only inputs. */
  mirror: boolean;
  /** As on an input. */
  placeholder: string;
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  /** Results per page, 1 to 50. */
  pageSize: number;
  /**
   * `off`: a picked patient is chosen at once; use it only if your page asks for confirmation itself. By default the
   * search asks whether this is the right person.
   */
  identityCheck: string;
  /** As on an input. */
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  /** As on an input. */
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** Enters the text and searches. */
  search(text: string): void;
  /** Clears the field and the choice; sends no event to the calling page. */
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
  /** A search request starts. */
  'careline-search': CustomEvent<{ readonly length: number }>;
  /** A page of results arrived. */
  'careline-results': CustomEvent<{ readonly count: number; readonly ms: number }>;
  /** The search found no patient. `careline-patient-registration` can start with `start = detail.getStart()`. */
  'careline-nobody-found': CustomEvent<NobodyFoundDetail>;
  /** Before a patient is chosen; cancelable. */
  'careline-patient-select': Question<PatientChoiceDetail>;
  /** After a patient is chosen, together with `input` and `change`. */
  'careline-patient-selected': CustomEvent<PatientChoiceDetail>;
  /** The choice was cleared. */
  'careline-patient-clear': CustomEvent<null>;
}

/** Rows of one page that the services give at most. */
const MAX_ROWS = 50;

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
    numberAttribute('page-size', { initial: 20, least: 1, most: MAX_ROWS }),
  ],
  needsSession: true,
  field: fieldWords,
  noun: 'patient',
  loadLookUp: async () => (await import('./look-up-patient.ts')).lookUpPatient,
};
