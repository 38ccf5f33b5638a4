import { textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';

/** `<careline-charts topic="gender">` */
export const charts: ElementSpec = {
  tag: 'careline-charts',
  attributes: [textAttribute('topic')],
  needsSession: true,
};
