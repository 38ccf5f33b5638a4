import { instantOfWall, isoDay } from '#formatting';
import {
  type FormDefinition,
  type FormValues,
  type PlacedReading,
  placedReadings,
  placeOfPath,
  sectionFields,
  UNSAVED,
} from '#forms';
import type { SheetVersion } from './version.ts';

/** A reading of a section, without id and meta info. */
export interface SheetReading extends PlacedReading {
  /** Part of the section, row and metric; unique within a version. */
  readonly place: string;
  /** What was measured, and when if the section asks for it. Readings with equal content are the same. */
  readonly content: string;
  /** Whether it is one of many measurements with their own time; otherwise it belongs to the newest examination. */
  readonly isRow: boolean;
}

export interface SheetTime {
  /** Time of values without their own, unix seconds. */
  readonly at: number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Converts a local time to an instant. A day stays a day. */
function timed(reading: PlacedReading['reading'], timeZone: string): PlacedReading['reading'] {
  const { date = '', ...rest } = reading;
  if (!MINUTE.test(date)) return reading;
  return { ...rest, timestamp: Math.floor(instantOfWall(Date.parse(`${date}:00Z`), timeZone) / 1000) };
}

/** Whether any field of the form belongs to a reading. */
export const hasReadings = ({ sections }: FormDefinition): boolean =>
  sections.some((section) => sectionFields(section).some((field) => field.reading !== undefined));

/** Returns the patient's readings in a section. */
export function sheetReadings(
  form: FormDefinition,
  values: FormValues,
  { at, timeZone }: SheetTime,
): readonly SheetReading[] {
  return placedReadings(form, values, { ...UNSAVED, timestamp: at }).map(({ reading, paths }) => {
    const { section, row } = placeOfPath(Object.values(paths)[0] ?? '');
    const { id: _, timestamp: __, metaInfo: ___, ...measured } = reading;
    return {
      reading: timed(reading, timeZone),
      paths,
      place: [section, ...(row === undefined ? [] : [row]), reading.metric].join('.'),
      content: JSON.stringify(measured),
      isRow: row !== undefined,
    };
  });
}

/** A stored reading of the previous versions. */
export interface StoredSheetReading extends Pick<SheetReading, 'place' | 'content' | 'isRow'> {
  readonly id: string;
  /** Whether another value in its place corrects it. Otherwise both were measured. */
  readonly isCorrected: boolean;
}

export interface SheetReadingPlan<Stored extends StoredSheetReading = StoredSheetReading> {
  /** Unchanged values keep their readings. */
  readonly unchanged: readonly { readonly place: string; readonly stored: Stored }[];
  readonly added: readonly { readonly next: SheetReading; readonly replaces?: string }[];
  /** Readings that were removed from the section without a replacement. */
  readonly withdrawn: readonly string[];
}

/** Removes and returns the first match in a list. */
function takeOut<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/**
 * Plans the changes to readings for a new version.
 * An equal value keeps its reading and time. Another value in the same place corrects the reading, or is a later
 * measurement, and then the earlier one stays.
 */
export function planSheetReadings<Stored extends StoredSheetReading>(
  before: readonly Stored[],
  after: readonly SheetReading[],
): SheetReadingPlan<Stored> {
  const open = [...before];
  const unchanged: { place: string; stored: Stored }[] = [];
  const changed: SheetReading[] = [];
  for (const next of after) {
    const stored =
      takeOut(open, ({ place, content }) => place === next.place && content === next.content) ??
      (next.isRow ? takeOut(open, ({ isRow, content }) => isRow && content === next.content) : undefined);
    if (stored) unchanged.push({ place: next.place, stored });
    else changed.push(next);
  }
  const added = changed.map((next) => {
    const stored = takeOut(open, ({ place }) => place === next.place);
    return { next, ...(stored && (stored.isRow || stored.isCorrected) && { replaces: stored.id }) };
  });
  return {
    unchanged,
    added,
    withdrawn: open.flatMap(({ id, isRow, isCorrected }) => (isRow || isCorrected ? [id] : [])),
  };
}

type Written = Pick<SheetVersion, 'at' | 'encounterId'>;

/**
 * Whether a version corrects an earlier measurement or adds a later one. The reason decides; without one, the same day
 * and encounter mean a correction.
 */
export function correctsMeasured(
  before: Written,
  after: Written & Pick<SheetVersion, 'reason'>,
  timeZone: string,
): boolean {
  const code = after.reason?.code;
  if (code === 'entered-wrongly' || code === 'patient-said') return true;
  if (code === 'has-changed') return false;
  const isSameEncounter =
    before.encounterId === null || after.encounterId === null || before.encounterId === after.encounterId;
  return isSameEncounter && isoDay(before.at, timeZone) === isoDay(after.at, timeZone);
}
