import { numberOfDay } from '#formatting';

/** The times a person chooses from; `own` goes with days of its own. */
export const TIME_RANGES = ['month', 'quarter', 'year', 'all', 'own'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];

/**
 * What of a patient's readings is looked at. The names are also those of the query string of a screen's address, so that
 * a view can be sent to somebody and found again.
 */
export interface ReadingsView {
  /** The key of a trend; without one the cards of all of them. */
  readonly trend?: string;
  readonly range: TimeRange;
  /**
   * With the range `own`: calendar days of the facility, YYYY-MM-DD, both included, in either order; an open side reaches
   * to the values.
   */
  readonly from?: string;
  readonly to?: string;
  /** The unit the open trend is shown in; the usual one without it. */
  readonly unit?: string;
}

/** Everything there is, until a person chooses otherwise: no reading is out of sight unasked. */
export const WHOLE_VIEW: ReadingsView = { range: 'all' };

const NAMES = ['trend', 'range', 'from', 'to', 'unit'] as const satisfies readonly (keyof ReadingsView)[];
/** Longer than any key of ours, and than most words somebody else's address may hold. */
const MAX_TEXT = 80;

const isRange = (text: string | undefined): text is TimeRange =>
  (TIME_RANGES as readonly (string | undefined)[]).includes(text);

/** The days of an address: only such as exist. They stay in their order, so that a day can be typed figure by figure. */
function readDays(from: string | undefined, to: string | undefined): Pick<ReadingsView, 'from' | 'to'> {
  const isDay = (text: string | undefined): text is string =>
    text !== undefined && numberOfDay(text) !== undefined;
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** The view of an address; what is not readable there is left out, so that an old link still opens. */
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

/** The view as names and values of a query string; what is as usual is left out. */
export function readingsViewQuery(view: ReadingsView): Readonly<Record<string, string>> {
  const shown = { ...view, range: view.range === WHOLE_VIEW.range ? undefined : view.range };
  return Object.fromEntries(
    NAMES.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]] as const])),
  );
}
