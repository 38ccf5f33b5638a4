import { type Formatters, formatterFault } from '@careline/core/internal/formatting';
import {
  type ElementFormatterFault,
  FORMATTER_NAMES,
  faultsOfNames,
  formatterSentence,
} from '../view/report-formatter.ts';
import type { Finding } from './finding.ts';

/** Returns findings for unusable formatters, after calling each for every day of a year and the times of a day. */
export function examineFormatters(element: Element): readonly Finding[] {
  const given: unknown = Reflect.get(element, 'formatters');
  if (!given) return [];
  const finding = (name: string, fault: ElementFormatterFault): Finding => ({
    code: 'formatter.refused',
    text: `<${element.localName}> ${formatterSentence(name, fault)}`,
  });
  if (element.matches('[isolation="frame"]') || element.localName.startsWith('careline-console'))
    return [finding('formatters', 'framed')];
  // The locale of an element from another copy can't be read from its state.
  const locale = String(
    Reflect.get(element, 'locale') || document.documentElement.lang || navigator.language,
  );
  return [
    ...faultsOfNames(given).map(([name, fault]) => finding(name, fault)),
    ...FORMATTER_NAMES.flatMap((name) => {
      const fault = formatterFault(Object(given) as Formatters, name, locale, true);
      return fault ? [finding(name, fault)] : [];
    }),
  ];
}
