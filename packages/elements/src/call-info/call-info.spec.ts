import { booleanAttribute, textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';

/** `<careline-call-info patient-id="…" programme="ahc" call-type="monthly">` */
export const callInfo: ElementSpec = {
  tag: 'careline-call-info',
  attributes: [
    textAttribute('patient-id'),
    textAttribute('programme'),
    textAttribute('call-type'),
    textAttribute('call-id'),
    booleanAttribute('linked'),
    booleanAttribute('worklist'),
  ],
  readOnly: { dirty: false, waiting: 0 },
  needsSession: true,
};
