import { type Formats, type Formatters, pageFormats } from '@careline/core/internal/formatting';
import type { ElementHandle } from '../shell/element-handle.ts';
import { faultsOfNames, reportFormatter } from './report-formatter.ts';

/** Returns formatting functions that use the page's formatters; each fault is reported once per element. */
export function formatsOf(element: ElementHandle, given: unknown, locale: string): Formats {
  // Not while React draws: the page's listener may change what is drawn.
  const report: typeof reportFormatter = (...fault) => queueMicrotask(() => reportFormatter(...fault));
  for (const [name, fault] of faultsOfNames(given)) report(element, name, fault);
  return pageFormats(Object(given) as Formatters, locale, (name, fault) => report(element, name, fault));
}
