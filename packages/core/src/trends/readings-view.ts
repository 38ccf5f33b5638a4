import { numberOfDay } from '#formatting';

/** Time ranges to choose from; `own` comes with days. */
export const TIME_RANGES = ['month', 'quarter', 'year', 'all', 'own'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];

/**
 * What a user views of a patient's readings. The keys are also those of the query string, so that a view can be
 * shared.
 */
export interface ReadingsView {
  /** Key of a trend; absent for the cards of all. */
  readonly trend?: string;
  readonly range: TimeRange;
  /**
   * For the range `own`: calendar days of the facility, YYYY-MM-DD, inclusive, in any order; an absent side is open.
   */
  readonly from?: string;
  readonly to?: string;
  /** Display unit of the trend; the usual one by default. */
  readonly unit?: string;
}

/** Everything, until the user chooses otherwise, so that no reading is hidden. */
export const WHOLE_VIEW: ReadingsView = { range: 'all' };

const NAMES = ['trend', 'range', 'from', 'to', 'unit'] as const satisfies readonly (keyof ReadingsView)[];
/** Longer than all our keys and most other words in an address. */
const MAX_TEXT = 80;

const isRange = (text: string | undefined): text is TimeRange =>
  (TIME_RANGES as readonly (string | undefined)[]).includes(text);

/** Reads the days of an address, if they exist. They are not reordered, so that days can be typed digit by digit. */
function readDays(from: string | undefined, to: string | undefined): Pick<ReadingsView, 'from' | 'to'> {
  const isDay = (text: string | undefined): text is string =>
    text !== undefined && numberOfDay(text) !== undefined;
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** Reads the view of an address. Unreadable parts are dropped, so that old links still work. */
export function readReadingsView(given: { get(name: string): string | null | undefined }): ReadingsView {
  const text = (name: (typeof NAMES)[number]): string | undefined => {
    const found = given.get(name)?.trim();
    return found && found.length <= MAX_TEXT ? found : undefined;
  };
  const [trend, range, unit] = [text('trend'), text('range'), text('unit')];
  const days = range === 'own' ? readDays(text('from'), text('to')) : {};
  const hasDays = Object.keys(days).length > 0;
  const known = isRange(range) && (range !== 'own' || hasDays) ? range : WHOLE_VIEW.range;
  return { range: known, ...(trend && { trend }), ...days, ...(unit && { unit }) };
}

/** Returns the query string of a view, without defaults. */
export function readingsViewQuery(view: ReadingsView): Readonly<Record<string, string>> {
  const shown = { ...view, range: view.range === WHOLE_VIEW.range ? undefined : view.range };
  return Object.fromEntries(
    NAMES.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]] as const])),
  );
}
