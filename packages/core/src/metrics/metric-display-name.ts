import { type Label, labelIn } from '#formatting';
import { METRICS, metricOf } from '#observations';

/** What only care plans name (specification 3.3). */
const INSULIN: Label = { en: 'Insulin', hi: 'इंसुलिन' };

/** The metrics that have a display name: those of the catalogue, and `insulin`, which only care plans name. */
export const NAMED_METRICS: readonly string[] = [...Object.keys(METRICS), 'insulin'];

const labelOf = (key: string): Label | undefined => (key === 'insulin' ? INSULIN : metricOf(key)?.labels);

/** The display name of a metric (specification 3.3); one without a display name is shown as it is. */
export function metricDisplayName(key: string, locale?: string): string {
  const label = labelOf(key);
  return label ? labelIn(label, locale) : key;
}

/** What readings of a metric are called in a list: the whole metric where its display name is that of one of its values. */
export function metricOfReadingLabel(key: string, locale?: string): string {
  const { listLabels } = metricOf(key) ?? {};
  return listLabels ? labelIn(listLabels, locale) : metricDisplayName(key, locale);
}
