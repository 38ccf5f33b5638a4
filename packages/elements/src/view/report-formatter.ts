import type { FormatterFault, FormatterName } from '@careline/core/internal/formatting';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from './fail.ts';

export type ElementFormatterFault = FormatterFault | 'no-object' | 'unknown' | 'framed';

/** The fault and its remedy. The default format is shown instead. */
const SENTENCES: Readonly<Record<ElementFormatterFault, string>> = {
  'no-object': 'is no object. Set formatters = { date: (isoDay, { locale }) => string }, and time as it.',
  'no-function': 'is no function. Set formatters = { date: (isoDay, { locale }) => string }, and time as it.',
  throws: 'throws. It must answer with a text for every value it is given.',
  'no-text': 'answers with no text. It must answer at once with a string that is not empty, no promise.',
  'another-day':
    'writes what reads as another day beside dates that are typed day first. Put the day before the month, or write the month by its name, with the year in four figures; read YYYY-MM-DD as a day in UTC.',
  'another-time': 'writes other numbers than those of its time. Write hour and minutes in figures.',
  'same-text':
    'writes the same text for different values. Write day, month and year of a date, and of a time which half of the day it is in.',
  unknown:
    'is not used. There are date and time; readings, units, names and phone numbers are shown as they are stored.',
  framed: 'are not used: an element in a frame cannot call a function of the page.',
};

const KNOWN: Readonly<Record<FormatterName, true>> = { date: true, time: true };
export const FORMATTER_NAMES = Object.keys(KNOWN) as readonly FormatterName[];

/** Returns faults in a page's formatters that show before calling them. */
export function faultsOfNames(
  given: unknown,
): readonly (readonly [name: string, fault: ElementFormatterFault])[] {
  if (typeof given !== 'object' || given === null) return [['formatters', 'no-object']];
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(KNOWN, name));
  return unknown.map((name) => [name, 'unknown']);
}

export const formatterSentence = (name: string, fault: ElementFormatterFault): string =>
  `${name === 'formatters' ? name : `formatters.${name}`} ${SENTENCES[fault]}`;

/** Faults already reported, by element: they recur with every value, and with every new object a framework creates. */
const reported = new WeakMap<Element, Set<string>>();

/** Reports a fault in the page's formatters; never the value, which may be a date of birth. */
export function reportFormatter(element: ElementHandle, name: string, fault: ElementFormatterFault): void {
  const { host } = element;
  const sentence = formatterSentence(name, fault);
  const before = reported.get(host) ?? new Set();
  if (before.has(sentence)) return;
  reported.set(host, before.add(sentence));
  console.error(`${host.localName}: ${sentence}`);
  fail(element, 'config.invalid-formatter');
}
