import { booleanAttribute, textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';

/** `<careline-call-status-history from="2026-01-01" to="2026-01-31">`; days are those of the facility. */
export const callStatusHistory: ElementSpec = {
  tag: 'careline-call-status-history',
  attributes: [
    textAttribute('patient-id'),
    textAttribute('programme'),
    textAttribute('call-type'),
    textAttribute('disposition'),
    textAttribute('status'),
    textAttribute('author-id'),
    textAttribute('sort'),
    textAttribute('from'),
    textAttribute('to'),
    textAttribute('call-id'),
    booleanAttribute('linked'),
  ],
  needsSession: true,
};
