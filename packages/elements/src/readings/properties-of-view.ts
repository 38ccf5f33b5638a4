import { type ReadingsView, readReadingsView } from '@careline/core/internal/trends';
import type { Properties } from '../shell/element-state.ts';
import { trendOfName } from './metric-names.ts';

const textOf = (properties: Properties, name: string): string => String(properties[name] ?? '').trim();

/** What the properties ask to be shown; what is no day, range or name is left out. */
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

/** A view as properties; what it does not say is empty, as a removed attribute is. */
export function propertiesOf({ trend = '', range, from = '', to = '', unit = '' }: ReadingsView): Properties {
  return { metric: trend, range: range === 'all' ? '' : range, from, to, unit };
}

/** Of an open trend what the page wants to see alone. */
export function partOf(properties: Properties): 'chart' | 'table' | undefined {
  const part = textOf(properties, 'view');
  return part === 'chart' || part === 'table' ? part : undefined;
}
