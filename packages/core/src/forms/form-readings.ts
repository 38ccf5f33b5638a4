import type { MealSituation, NewReading } from '#metrics';
import type { FormDefinition, FormField, FormSection } from './form-definition.ts';
import { type FormValues, isAnswered, type SectionValues, unitKey } from './form-values.ts';

export interface ReadingContext {
  /** When the values were measured, unix seconds. */
  readonly timestamp: number;
  readonly metaInfo: NewReading['metaInfo'];
  /** Makes the id of a reading; called once for each metric. */
  readonly newId: () => string;
}

type Draft = { -readonly [Key in keyof NewReading]: NewReading[Key] };

function addPart(draft: Draft, field: FormField, values: SectionValues): void {
  const value = values[field.key];
  const part = field.reading?.part ?? field.key;
  if (field.control === 'number') {
    const text = String(value ?? '').trim();
    if (text !== '') draft.values.push({ key: part, text, unit: String(values[unitKey(field)] ?? '') });
  } else if (part === 'mealSituation' && typeof value === 'string' && value !== '') {
    draft.mealSituation = value as MealSituation;
  } else if (part === 'irrPulse' && typeof value === 'boolean') {
    draft.irrPulse = value;
  }
}

function sectionReadings(section: FormSection, values: SectionValues, context: ReadingContext): NewReading[] {
  const drafts = new Map<string, Draft>();
  for (const field of section.fields) {
    if (field.reading?.subject !== 'patient') continue;
    const { metric } = field.reading;
    let draft = drafts.get(metric);
    if (!draft) {
      draft = {
        id: '',
        metric: metric as NewReading['metric'],
        timestamp: context.timestamp,
        values: [],
        metaInfo: context.metaInfo,
      };
      drafts.set(metric, draft);
    }
    addPart(draft, field, values);
  }
  const measured = [...drafts.values()].filter((draft) => draft.values.length > 0);
  return measured.map((draft) => ({ ...draft, id: context.newId() }));
}

/** The readings a form's values are, one for each metric that got a number; digits and units as entered. */
export function readingsFrom(
  definition: FormDefinition,
  values: FormValues,
  context: ReadingContext,
): NewReading[] {
  return definition.sections.flatMap((section) => {
    const sectionValues = values[section.key];
    return sectionValues && isAnswered(section, sectionValues)
      ? sectionReadings(section, sectionValues, context)
      : [];
  });
}

/** The answers to store: sections that were answered, without empty fields. */
export function answersFrom(
  definition: FormDefinition,
  values: FormValues,
): Record<string, Record<string, string | boolean>> {
  const answered: [string, Record<string, string | boolean>][] = [];
  for (const section of definition.sections) {
    const sectionValues = values[section.key];
    if (!sectionValues || !isAnswered(section, sectionValues)) continue;
    const kept = Object.entries(sectionValues).filter(([, value]) => value !== '');
    answered.push([
      section.key,
      Object.fromEntries(kept.map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])),
    ]);
  }
  return Object.fromEntries(answered);
}
