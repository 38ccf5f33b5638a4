import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { booleanAttribute, listAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-call-status-history`: the calls of the facility. Days are those of the facility, `YYYY-MM-DD`. */
export interface CallStatusHistoryElement extends CarelineElement {
  /** The UHID of a patient, in place of `patient-id`: it is looked up, and `patientId` then says the id. */
  uhid: string;
  /**
   * Narrow the list: ids and keys, `status` one of `dialling` `unfinished` `reached` `retry` `stop` `corrected` `withdrawn`;
   * what the server would refuse is left out.
   */
  patientId: string;
  programme: string;
  callType: string;
  disposition: string;
  status: string;
  authorId: string;
  /**
   * The order: `time` `patient` `disposition` `author`, with `-` before it for the other way; left out, the newest first
   * (`-time`).
   */
  sort: string;
  /** Calendar days of the facility, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /**
   * The columns that are shown: words of `when` `patient` `programme` `callType` `attempt` `outcome` `author`, between spaces;
   * `patient` always. Left out, all.
   */
  columns: readonly string[];
  /** The call whose detail is open; empty for none. */
  callId: string;
  /** The page answers `careline-patient-open`. */
  linked: boolean;
  /**
   * All of the filters at once, as `careline-filters-change` has them; what is left out of it is not filtered by. Reading it
   * gives those in force.
   */
  filters: CallHistoryFilters | null;
}

export interface CallStatusHistoryEvents {
  /** A page of the list came. */
  'careline-history-loaded': CustomEvent<{ readonly count: number; readonly total: number }>;
  /** The person filters; the properties say the same. */
  'careline-filters-change': CustomEvent<{ readonly filters: CallHistoryFilters }>;
  /** Before the detail opens; cancelable. */
  'careline-call-select': CustomEvent<{ readonly callId: string }>;
  /** The person wants to call this patient. */
  'careline-patient-open': CustomEvent<{ readonly patientId: string }>;
}

/** `<careline-call-status-history from="2026-01-01" to="2026-01-31">`; days are those of the facility. */
export const callStatusHistory: ElementSpec = {
  tag: 'careline-call-status-history',
  load: () => import('./call-status-history.view.tsx'),
  attributes: [
    textAttribute('patient-id'),
    textAttribute('uhid'),
    textAttribute('programme'),
    textAttribute('call-type'),
    textAttribute('disposition'),
    textAttribute('status'),
    textAttribute('author-id'),
    textAttribute('sort'),
    textAttribute('from'),
    textAttribute('to'),
    listAttribute('columns'),
    textAttribute('call-id'),
    booleanAttribute('linked'),
  ],
  properties: { filters: null },
  needsSession: true,
};
