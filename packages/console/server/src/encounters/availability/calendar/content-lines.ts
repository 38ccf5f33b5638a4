import { HeavyCalendarError } from './recurrence.ts';

/** A property of iCalendar (RFC 5545, 3.1). Names are in capitals. */
export interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly properties: Property[];
  readonly components: Component[];
}

/** A line's name, its parameters (values may be quoted) and its value. */
const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/;
const PARAMETER = /;([\w-]+)=((?:"[^"]*"|[^";])*)/g;

/** A line of 5,000 dates has 80,000 characters. */
const MAX_LINE_CHARACTERS = 100_000;

function readLine(line: string): Property | undefined {
  if (line.length > MAX_LINE_CHARACTERS) throw new HeavyCalendarError();
  const [, name, parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const pairs = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(pairs), value: value.trim() };
}

/** Joins folded lines: a continuation line starts with a space or a tab. */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

/** Lines between two pauses. */
const LINES_OF_TURN = 256;

/**
 * Returns the calendars of an iCalendar text.
 * Ignores other lines and closes components left open at the end. Yields between pieces of work. Throws
 * `HeavyCalendarError` for a line that is too long.
 */
export function* readComponents(text: string): Generator<undefined, readonly Component[]> {
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const [index, line] of unfolded(text).entries()) {
    if (index % LINES_OF_TURN === 0) yield;
    const property = readLine(line);
    if (!property) continue;
    const current = open.at(-1) ?? root;
    if (property.name === 'BEGIN') {
      const component = { name: property.value.toUpperCase(), properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (open.length > 1 && property.value.toUpperCase() === current.name) open.pop();
    } else current.properties.push(property);
  }
  return root.components;
}

export const propertyOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

export const propertiesOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);
