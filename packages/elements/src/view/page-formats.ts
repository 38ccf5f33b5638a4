import { type Formats, type Formatters, pageFormats } from '@careline/core/internal/formatting';
import type { ElementHandle } from '../shell/element-handle.ts';
import { faultsOfNames, reportFormatter } from './report-formatter.ts';

/** Days and times as a page's formatters write them; what is wrong with them is told once for each element. */
export function formatsOf(element: ElementHandle, given: unknown, locale: string): Formats {
  // Not while React draws: a listener of the page may set what is drawn.
  const report: typeof reportFormatter = (...fault) => queueMicrotask(() => reportFormatter(...fault));
  for (const [name, fault] of faultsOfNames(given)) report(element, name, fault);
  return pageFormats(Object(given) as Formatters, locale, (name, fault) => report(element, name, fault));
}
