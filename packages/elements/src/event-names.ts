import type { CarelineEventMap } from './element-types.ts';

type EventName = keyof CarelineEventMap extends `careline-${infer Name}` ? Name : never;

/**
 * What the elements tell their page, without `careline-`. Events that only ask the page first are not here: whoever is on
 * the other side of a port cannot be asked.
 */
const FORWARDED: Readonly<Record<Exclude<EventName, 'patient-select' | 'menu-select'>, true>> = {
  ready: true,
  error: true,
  'auth-required': true,
  'signed-out': true,
  offline: true,
  search: true,
  results: true,
  'patient-selected': true,
  'patient-clear': true,
  'dirty-change': true,
  'outbox-change': true,
  'call-opened': true,
  'call-saved': true,
  'call-next': true,
  'call-select': true,
  'history-open': true,
  'history-loaded': true,
  'filters-change': true,
  'patient-open': true,
  'chart-topic-change': true,
  'readings-loaded': true,
  'reading-select': true,
  'reading-add': true,
  'reading-added': true,
  'reading-alert': true,
  'range-change': true,
  'menu-toggled': true,
};

export const FORWARDED_EVENTS = Object.keys(FORWARDED).map((name) => `careline-${name}`);
