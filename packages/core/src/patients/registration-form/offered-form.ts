import { onlyOffered } from '#formatting';
import {
  type DropdownField,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormValues,
  isAnswered,
  sectionFields,
} from '#forms';

/** An organisation's settings for registration (preferences GENDER, LANGUAGE and REGISTRATION). */
export interface RegistrationOffer {
  /** Codes in order; empty means all. */
  readonly gender?: readonly string[];
  readonly language?: readonly string[];
  /** Keys of hidden sections. */
  readonly hidden?: readonly string[];
}

const LIST_OF_FIELD: Readonly<Record<string, 'gender' | 'language'>> = {
  gender: 'gender',
  language: 'language',
  secondLanguage: 'language',
};

type Values = FormValues[string];

/** Returns the codes used in fields with these keys, in any row. */
function heldCodes(values: unknown, held = new Set<string>()): ReadonlySet<string> {
  if (typeof values !== 'object' || values === null) return held;
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' && Object.hasOwn(LIST_OF_FIELD, key)) held.add(value);
    else heldCodes(value, held);
  }
  return held;
}

function offeredField<Field extends FormField>(
  field: Field,
  offer: RegistrationOffer,
  held: ReadonlySet<string>,
): Field {
  if (field.control === 'conditional_logic') {
    return { ...field, fields: field.fields.map((one) => offeredField(one, offer, held)) };
  }
  const list = LIST_OF_FIELD[field.key];
  const offered = (list && offer[list]) ?? [];
  if (field.control !== 'dropdown' || offered.length === 0) return field;
  return { ...field, options: offeredOptions(field, offered, held) };
}

function offeredOptions({ options }: DropdownField, offered: readonly string[], held: ReadonlySet<string>) {
  const all = options.map(({ value }) => value);
  const some = onlyOffered(all, offered);
  const values = [...some, ...all.filter((value) => held.has(value) && !some.includes(value))];
  return values.flatMap((value) => options.find((option) => option.value === value) ?? []);
}

const holdsSomething = (section: FormSection, values: Values | undefined): boolean =>
  isAnswered(sectionFields(section), values) ||
  Object.values(values ?? {}).some((value) => Array.isArray(value) && value.length > 0);

/**
 * Returns the form with an organisation's settings. Only the display is narrowed: existing values of a patient or a
 * draft keep their options and sections.
 */
export function offeredForm(
  form: FormDefinition,
  offer: RegistrationOffer,
  ...held: readonly FormValues[]
): FormDefinition {
  const codes = heldCodes(held);
  const isShown = (section: FormSection) =>
    !offer.hidden?.includes(section.key) ||
    held.some((values) => holdsSomething(section, values[section.key]));
  return {
    ...form,
    sections: form.sections.filter(isShown).map((section) => ({
      ...section,
      fields: section.fields.map((field) => offeredField(field, offer, codes)),
      ...(section.group && {
        group: {
          ...section.group,
          fields: section.group.fields.map((field) => offeredField(field, offer, codes)),
        },
      }),
    })),
  };
}
