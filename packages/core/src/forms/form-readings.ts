import type { MealSituation, NewReading } from '#metrics';
import type { FormDefinition, LeafField, ReadingSubject } from './form-definition.ts';
import { type FormValues, reasonKey, type SectionValues, unitKey } from './form-values.ts';
import { answeredBlocks, type VisibleBlock, visibleForm } from './visible-form.ts';

export interface ReadingContext {
  /** When the values were measured that come without a day of their own, unix seconds. */
  readonly timestamp: number;
  readonly metaInfo: NewReading['metaInfo'];
  /** Makes the id of a reading; called once for each metric. */
  readonly newId: () => string;
  /** Whose readings are asked for; the patient's where it is left out. An infant's need a linked patient (design 6). */
  readonly subject?: ReadingSubject;
}

type Draft = { -readonly [Key in keyof NewReading]: NewReading[Key] };

function addPart(draft: Draft, field: LeafField, values: SectionValues): void {
  const value = values[field.key];
  const part = field.reading?.part ?? field.key;
  if (field.control === 'number') {
    const text = String(value ?? '').trim();
    const reason = String(values[reasonKey(field)] ?? '').trim();
    const unit = String(values[unitKey(field)] ?? '');
    if (text !== '') draft.values.push({ key: part, text, unit, ...(reason !== '' && { reason }) });
  } else if (part === 'mealSituation' && typeof value === 'string' && value !== '') {
    draft.mealSituation = value as MealSituation;
  } else if (part === 'irrPulse' && typeof value === 'boolean') {
    draft.irrPulse = value;
  } else if (part === 'date' && typeof value === 'string' && value.trim() !== '') {
    // A result that is read out on the call was measured on its own day.
    draft.date = value.trim();
    delete draft.timestamp;
  }
}

function blockReadings(block: VisibleBlock, context: ReadingContext): NewReading[] {
  const { timestamp, metaInfo, newId, subject = 'patient' } = context;
  const drafts = new Map<string, Draft>();
  for (const field of block.fields) {
    if (field.reading?.subject !== subject) continue;
    const metric = field.reading.metric as NewReading['metric'];
    const draft = drafts.get(metric) ?? { id: '', metric, timestamp, values: [], metaInfo };
    drafts.set(metric, draft);
    addPart(draft, field, block.values);
  }
  const measured = [...drafts.values()].filter((draft) => draft.values.length > 0);
  return measured.map((draft) => ({ ...draft, id: newId() }));
}

/** The readings a form's values are, one for each metric of a section that got a number; digits and units as entered. */
export function readingsFrom(
  definition: FormDefinition,
  values: FormValues,
  context: ReadingContext,
): NewReading[] {
  return visibleForm(definition, values)
    .flatMap(answeredBlocks)
    .flatMap((block) => blockReadings(block, context));
}
