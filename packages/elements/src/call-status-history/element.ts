import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { booleanAttribute, listAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-call-status-history`: the calls of the facility. Days are in its time zone, `YYYY-MM-DD`. */
export interface CallStatusHistoryElement extends CarelineElement {
  /** A patient's UHID, instead of `patient-id`. The element looks it up and sets `patientId`. */
  uhid: string;
  /**
   * Filter the list: ids and keys; `status` is one of `dialling` `unfinished` `reached` `retry` `stop` `corrected`
   * `withdrawn`. Invalid values are ignored.
   */
  patientId: string;
  programme: string;
  callType: string;
  disposition: string;
  status: string;
  authorId: string;
  /**
   * The order: `time` `patient` `disposition` `author`, with `-` in front for descending. Default: newest first
   * (`-time`).
   */
  sort: string;
  /** Dates at the facility, `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  /**
   * The visible columns, separated by spaces: `when` `patient` `programme` `callType` `attempt` `outcome` `author`.
   * `patient` is always shown. Default: all.
   */
  columns: readonly string[];
  /** The call with open details; empty for none. */
  callId: string;
  /** Your page handles `careline-patient-open`. */
  linked: boolean;
  /**
   * All filters, as in `careline-filters-change`; missing ones do not filter. Reading it returns the present filters.
   */
  filters: CallHistoryFilters | null;
}

export interface CallStatusHistoryEvents {
  /** A page of the list arrived. */
  'careline-history-loaded': CustomEvent<{ readonly count: number; readonly total: number }>;
  /** The person changed the filters. The properties have the same values. */
  'careline-filters-change': CustomEvent<{ readonly filters: CallHistoryFilters }>;
  /** Before details open; cancelable. */
  'careline-call-select': CustomEvent<{ readonly callId: string }>;
  /** The person asked to call this patient. */
  'careline-patient-open': CustomEvent<{ readonly patientId: string }>;
}

/** `<careline-call-status-history from="2026-01-01" to="2026-01-31">`; days are in the facility's time zone. */
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
