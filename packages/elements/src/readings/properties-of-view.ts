import { type ReadingsView, readReadingsView } from '@careline/core/internal/trends';
import type { Properties } from '../shell/element-state.ts';
import { trendOfName } from './metric-names.ts';

const textOf = (properties: Properties, name: string): string => String(properties[name] ?? '').trim();

/** Returns the view the properties describe; invalid days, ranges and names are dropped. */
export function viewOf(properties: Properties): ReadingsView {
  const text = (name: string) => textOf(properties, name);
  const metric = text('view') === 'cards' ? '' : text('metric');
  const days = text('from') || text('to') ? 'own' : '';
  const asked: Readonly<Record<string, string>> = {
    trend: metric && trendOfName(metric),
    range: text('range') || days,
    from: text('from'),
    to: text('to'),
    unit: text('unit'),
  };
  return readReadingsView({ get: (name) => asked[name] });
}

/** Returns a view as properties; unset ones are empty, like a removed attribute. */
export function propertiesOf({ trend = '', range, from = '', to = '', unit = '' }: ReadingsView): Properties {
  return { metric: trend, range: range === 'all' ? '' : range, from, to, unit };
}

/** Returns which part of an open trend the page wants to show alone. */
export function partOf(properties: Properties): 'chart' | 'table' | undefined {
  const part = textOf(properties, 'view');
  return part === 'chart' || part === 'table' ? part : undefined;
}
