import type { ChartTopic } from '@careline/core/internal/charts';
import { textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-charts`: the analytics charts of the facility. */
export interface ChartsElement extends CarelineElement {
  /**
   * `touchpoints` `gender` `bmi` `risk-matrix` `coach-workload` `whatsapp-message-audit` `cardiac-risk` `diabetes-risk`
   * `hypertension-risk` `dyslipidaemia-risk`; the default is the first, also for unknown values.
   */
  topic: string;
}

export interface ChartsEvents {
  /** The person chose a topic. The property has the same value. */
  'careline-chart-topic-change': CustomEvent<{ readonly topic: ChartTopic }>;
}

/** `<careline-charts topic="gender">` */
export const charts: ElementSpec = {
  tag: 'careline-charts',
  load: () => import('./charts.view.tsx'),
  attributes: [textAttribute('topic')],
  needsSession: true,
};
