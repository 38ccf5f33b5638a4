import { type AnswerOf, holds } from './condition.ts';
import type { FormDefinition, FormField, FormSection, LeafField } from './form-definition.ts';
import { type FormValues, isAnswered, rowsOf, type SectionValues } from './form-values.ts';

/** The fields of a section, or of one of its rows, that are asked now, and their values. */
export interface VisibleBlock {
  readonly row?: number;
  readonly fields: readonly LeafField[];
  readonly values: SectionValues;
}

export interface VisibleSection {
  readonly section: FormSection;
  /** The section's own fields, then a block for each row. */
  readonly own: VisibleBlock;
  readonly rows: readonly VisibleBlock[];
}

type Shown = Map<string, Map<string, unknown>>;

/** Keeps the shown fields in order, and what they say, so that a later condition can ask for it. */
function shownFields(fields: readonly FormField[], values: SectionValues, said: AnswerOf): LeafField[] {
  const own = new Map<string, unknown>();
  const answerOf: AnswerOf = (field, section) =>
    section === undefined && own.has(field) ? own.get(field) : said(field, section);
  const shown: LeafField[] = [];
  const walk = (some: readonly FormField[]): void => {
    for (const field of some) {
      if (field.control !== 'conditional_logic') {
        shown.push(field);
        own.set(field.key, values[field.key]);
      } else if (holds(field.when, answerOf)) walk(field.fields);
    }
  };
  walk(fields);
  return shown;
}

function remember(shown: Shown, section: string, { fields, values }: VisibleBlock): void {
  shown.set(section, new Map(fields.map(({ key }) => [key, values[key]])));
}

function visibleSection(section: FormSection, values: FormValues, shown: Shown): VisibleSection | undefined {
  const said: AnswerOf = (field, other) => shown.get(other ?? section.key)?.get(field);
  if (section.when && !holds(section.when, said)) return undefined;
  const sectionValues = values[section.key] ?? {};
  const own = { fields: shownFields(section.fields, sectionValues, said), values: sectionValues };
  remember(shown, section.key, own);
  const { group } = section;
  const rows = group
    ? rowsOf(section, sectionValues).map((row, index) => ({
        row: index,
        fields: shownFields(group.fields, row, said),
        values: row,
      }))
    : [];
  return { section, own, rows };
}

/**
 * The sections and fields that are asked with these values. Conditions ask about what stands before them in the form;
 * what a hidden field still holds counts nowhere: it is not checked, not stored and no reading.
 */
export function visibleForm(definition: FormDefinition, values: FormValues): readonly VisibleSection[] {
  const shown: Shown = new Map();
  return definition.sections.flatMap((section) => visibleSection(section, values, shown) ?? []);
}

export const isBlockAnswered = ({ fields, values }: VisibleBlock): boolean => isAnswered(fields, values);

/** Whether anything in the section, its rows included, was answered. */
export const isSectionAnswered = ({ own, rows }: VisibleSection): boolean =>
  isBlockAnswered(own) || rows.some(isBlockAnswered);

/** The answered blocks of a section: its own fields wherever the section is answered, and the rows that are. */
export function answeredBlocks(visible: VisibleSection): readonly VisibleBlock[] {
  return isSectionAnswered(visible) ? [visible.own, ...visible.rows.filter(isBlockAnswered)] : [];
}
