import type { MealSituation, NewReading } from '#metrics';
import { PRESENCE } from '#observations';
import { fieldPath } from './definition/field-at.ts';
import type {
  FieldReading,
  FormDefinition,
  LeafField,
  NumberField,
  ReadingSituation,
  ReadingSubject,
} from './definition/form-definition.ts';
import { answeredBlocks, type VisibleBlock, visibleForm } from './definition/visible-form.ts';
import { type FormValues, reasonKey, type SectionValues, unitKey } from './form-values.ts';

export interface ReadingContext {
  /** Time of values without their own date, unix seconds. */
  readonly timestamp: number;
  readonly metaInfo: NewReading['metaInfo'];
  /** Creates a reading's id; called once per reading. */
  readonly newId: () => string;
  /** Subject of the readings; defaults to the patient. Infant readings need a linked patient (design 6). */
  readonly subject?: ReadingSubject;
}

/** Context for unsaved entries, which have no ids and times yet. */
export const UNSAVED: ReadingContext = { timestamp: 0, metaInfo: { updatedAt: 0 }, newId: () => '' };

type Draft = { -readonly [Key in keyof NewReading]: NewReading[Key] };
type Value = NewReading['values'][number];
/** A field that belongs to a reading. */
interface Part {
  readonly field: LeafField;
  readonly reading: FieldReading;
}

function numberValue(field: NumberField, part: string, values: SectionValues): Value | undefined {
  const text = String(values[field.key] ?? '').trim();
  const reason = String(values[reasonKey(field)] ?? '').trim();
  const unit = String(values[unitKey(field)] ?? '');
  return text === '' ? undefined : { key: part, text, unit, ...(reason !== '' && { reason }) };
}

/** Properties of a reading other than its values. */
const PROPERTIES: ReadonlySet<string> = new Set(['mealSituation', 'irrPulse', 'date']);

/** Returns the stored text of a chosen option: as the reading defines it, or the option's value. */
function textOf(chosen: string, { texts }: FieldReading): string | undefined {
  if (!texts) return chosen;
  return Object.hasOwn(texts, chosen) ? texts[chosen] : undefined;
}

/** Returns the value of a field: a number, or the text of a choice. */
function storedValue({ field, reading }: Part, values: SectionValues): Value | undefined {
  const { part, unit = PRESENCE } = reading;
  if (field.control === 'number') return numberValue(field, part, values);
  const chosen = values[field.key];
  if (field.control !== 'dropdown' || PROPERTIES.has(part)) return undefined;
  const text = typeof chosen === 'string' && chosen !== '' ? textOf(chosen, reading) : undefined;
  return text === undefined ? undefined : { key: part, text, unit };
}

function situationOf({ situation }: FieldReading, values: SectionValues): ReadingSituation | undefined {
  if (!situation || !('by' in situation)) return situation;
  const chosen = values[situation.by];
  return typeof chosen === 'string' && Object.hasOwn(situation.of, chosen) ? situation.of[chosen] : undefined;
}

function addProperty(draft: Draft, { field, reading: { part } }: Part, values: SectionValues): void {
  const value = values[field.key];
  if (part === 'mealSituation' && typeof value === 'string' && value !== '') {
    draft.mealSituation = value as MealSituation;
  } else if (part === 'irrPulse' && typeof value === 'boolean') {
    draft.irrPulse = value;
  } else if (part === 'date' && typeof value === 'string' && value.trim() !== '') {
    // A result that is read out on a call was measured earlier, on its own date.
    draft.date = value.trim();
    delete draft.timestamp;
  }
}

/** A reading of a form, with the `fieldPath` of each value. */
export interface PlacedReading {
  readonly reading: NewReading;
  readonly paths: Readonly<Record<string, string>>;
}

interface OpenReading {
  readonly draft: Draft;
  /** Fields by key of the value. */
  readonly fields: Record<string, LeafField>;
}

/** Returns the readings of one metric: one for all its values, and one for each number with its own situation. */
function metricReadings(
  parts: readonly Part[],
  values: SectionValues,
  { timestamp, metaInfo }: ReadingContext,
): OpenReading[] {
  const open = new Map<string, OpenReading>();
  const beside: (readonly [Value, LeafField])[] = [];
  for (const part of parts) {
    const value = storedValue(part, values);
    if (value && part.reading.beside) beside.push([value, part.field]);
    if (!value || part.reading.beside) continue;
    const situation = situationOf(part.reading, values);
    const key = part.reading.situation ? part.field.key : '';
    const metric = part.reading.metric as NewReading['metric'];
    const one = open.get(key) ?? { draft: { id: '', metric, timestamp, values: [], metaInfo }, fields: {} };
    open.set(key, one);
    one.fields[value.key] = part.field;
    one.draft.values.push(value, ...(situation?.values ?? []));
    if (situation?.mealSituation) one.draft.mealSituation = situation.mealSituation as MealSituation;
  }
  for (const { draft, fields } of open.values()) {
    for (const [value, field] of beside) {
      draft.values.push(value);
      fields[value.key] = field;
    }
    for (const part of parts) addProperty(draft, part, values);
  }
  return [...open.values()];
}

/** Returns the block's time for its readings; empty if it has none. */
function measuredAt({ fields, values }: VisibleBlock): string {
  const field = fields.find((one) => one.control === 'date' && one.isMeasuredAt);
  return String((field && values[field.key]) ?? '').trim();
}

function blockReadings(section: string, block: VisibleBlock, context: ReadingContext): PlacedReading[] {
  const { newId, subject = 'patient' } = context;
  const metrics = new Map<string, Part[]>();
  for (const field of block.fields) {
    const { reading } = field;
    if (reading?.subject !== subject) continue;
    metrics.set(reading.metric, [...(metrics.get(reading.metric) ?? []), { field, reading }]);
  }
  const open = [...metrics.values()].flatMap((parts) => metricReadings(parts, block.values, context));
  const date = measuredAt(block);
  return open.map(({ draft: { timestamp, ...draft }, fields }) => ({
    reading: {
      ...draft,
      ...(date !== '' ? { date } : timestamp !== undefined && { timestamp }),
      id: newId(),
    },
    paths: Object.fromEntries(
      Object.entries(fields).map(([part, { key }]) => [part, fieldPath({ section, row: block.row, key })]),
    ),
  }));
}

/** Returns the readings of a form, with the fields of their values. */
export function placedReadings(
  definition: FormDefinition,
  values: FormValues,
  context: ReadingContext,
): PlacedReading[] {
  return visibleForm(definition, values).flatMap((visible) =>
    answeredBlocks(visible).flatMap((block) => blockReadings(visible.section.key, block, context)),
  );
}

/**
 * Returns the readings of a form: one for each metric of a section with a value, and one for each number with its own
 * situation. Digits and units are as entered.
 */
export const readingsFrom = (
  definition: FormDefinition,
  values: FormValues,
  context: ReadingContext,
): NewReading[] => placedReadings(definition, values, context).map(({ reading }) => reading);
