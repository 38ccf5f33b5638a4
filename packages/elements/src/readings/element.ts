import type { AlertLevel } from '@careline/core/internal/clinical';
import { textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-readings`: all readings of one patient. Days are in the facility's time zone, `YYYY-MM-DD`. */
export interface ReadingsElement extends CarelineElement {
  /** Careline's id, as in `careline-patient-selected`. A different id clears the element at once, including unsaved entries. */
  patientId: string;
  /** The patient's UHID, instead of `patient-id`. The element looks it up and sets `patientId`. */
  uhid: string;
  /**
   * The open trend: its key (`bloodPressure` `bloodGlucose` `hba1c` `weight` `bmi` `heartRate` `spo2` `lipid` …) or a
   * metric (`bloodpressure` `body` …), which opens its first trend. Default: the cards of all trends.
   */
  metric: string;
  /** Dates at the facility, `YYYY-MM-DD`, both inclusive. A missing end extends to the last value. */
  from: string;
  to: string;
  /** `month` `quarter` `year` `all`, or `own` with `from` and `to`. Default: those dates, otherwise all. */
  range: string;
  /** `cards`, or only the `chart` or `table` of a trend. Default: both. */
  view: string;
  /** The unit of the open trend, in UCUM (`mmol/L` `[lb_av]`). Default: the usual unit. */
  unit: string;
  /** True while a reading is being entered; `refresh()` then changes nothing. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /**
   * Opens the form for a reading of that metric, of the open trend, or of any. Returns false without the scope
   * `hmCallInfo`, or while another reading is being entered.
   */
  add(metric?: string): boolean;
  /** Saves the open trend's table as a file. Returns whether a trend is open. */
  exportCsv(): boolean;
  /** Returns the table's cells as text, headings first, in the present language; null if no trend is open. */
  getTable(): readonly (readonly string[])[] | null;
}

export interface ReadingsEvents {
  /** Readings arrived: the number for the open trend's metric, or for all, with an empty `metric`. */
  'careline-readings-loaded': CustomEvent<{ readonly metric: string; readonly count: number }>;
  /** A trend's last reading needs attention: `critical` or `review`. Sent once per reading. */
  'careline-reading-alert': CustomEvent<{ readonly metric: string; readonly level: AlertLevel }>;
  /** Before a trend opens; cancelable. */
  'careline-reading-select': CustomEvent<{ readonly metric: string }>;
  /** Before the period changes; cancelable. */
  'careline-range-change': CustomEvent<{
    readonly range: string;
    readonly from: string;
    readonly to: string;
  }>;
  /** Before the form opens; cancel it to show your own form. Not sent for `add()`. */
  'careline-reading-add': CustomEvent<{ readonly metric: string }>;
  /** The reading was saved. */
  'careline-reading-added': CustomEvent<{ readonly metric: string }>;
  /** A reading is being entered, or no longer. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
}

/**
 * `<careline-readings patient-id="…" metric="weight" from="2026-01-01" view="chart">`; days are in the
 * facility's time zone.
 */
export const readings: ElementSpec = {
  tag: 'careline-readings',
  load: () => import('./readings.view.tsx'),
  attributes: [
    textAttribute('patient-id'),
    textAttribute('uhid'),
    textAttribute('metric'),
    textAttribute('from'),
    textAttribute('to'),
    textAttribute('range'),
    textAttribute('view'),
    textAttribute('unit'),
  ],
  readOnly: { dirty: false },
  methods: { add: false, exportCsv: false, getTable: null },
  needsSession: true,
};
