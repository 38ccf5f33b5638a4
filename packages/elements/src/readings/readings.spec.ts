import { textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';

/** `<careline-readings patient-id="…" metric="weight" from="2026-01-01" view="chart">`; days are those of the facility. */
export const readings: ElementSpec = {
  tag: 'careline-readings',
  attributes: [
    textAttribute('patient-id'),
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
