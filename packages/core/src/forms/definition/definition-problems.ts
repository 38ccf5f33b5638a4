import { storedKeys } from '../form-values.ts';
import { type Condition, fieldsAsked } from './condition.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
} from './form-definition.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;
const NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*@\d+$/;

function keyProblems(keys: readonly string[], where: string): string[] {
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...keys.filter((key) => !KEY.test(key)).map((key) => `${where}: "${key}" is not a stored key`),
    ...twice.map((key) => `${where}: "${key}" is stored twice`),
  ];
}

function optionProblems(field: LeafField, where: string): string[] {
  if (field.control !== 'dropdown' && field.control !== 'multiselect') return [];
  const values = field.options.map(({ value }) => value);
  const preset = field.control === 'dropdown' ? field.initial : field.exclusive;
  return [
    ...(new Set(values).size === values.length ? [] : [`${where}.${field.key}: an option appears twice`]),
    ...(preset === undefined || values.includes(preset)
      ? []
      : [`${where}.${field.key}: "${preset}" is not an option`]),
  ];
}

function dangerProblems(field: LeafField, where: string): string[] {
  const { key, danger } = field;
  if (!danger) return [];
  if (field.control !== 'dropdown' && field.control !== 'multiselect')
    return [`${where}.${key}: only an option can report a danger`];
  return danger.is
    .filter((value) => !field.options.some((option) => option.value === value))
    .map((value) => `${where}.${key}: "${value}" is not an option`);
}

/** A code field must be next to its lookup field and accept only codes. */
function lookUpProblems(fields: readonly FormField[], where: string): string[] {
  const leaves = leafFields(fields);
  return leaves.flatMap((field) => {
    if (field.control !== 'short_text' || !field.lookUp) return [];
    const { code, table } = field.lookUp;
    const isThere = leaves.some(
      (one) => one.key === code && one.control === 'short_text' && one.format === table,
    );
    return isThere ? [] : [`${where}.${field.key}: has no field "${code}" for codes of ${table} beside it`];
  });
}

/** Fields before a condition, by section. It can't read any others. */
type Known = Map<string, Set<string>>;

function conditionProblems(condition: Condition, section: string, known: Known, where: string): string[] {
  return fieldsAsked(condition)
    .filter(({ field, section: other = section }) => !known.get(other)?.has(field))
    .map(
      ({ field, section: other = section }) =>
        `${where}: asks about ${other}.${field}, which does not stand before it`,
    );
}

function walk(fields: readonly FormField[], section: string, known: Known, where: string): string[] {
  return fields.flatMap((field) => {
    if (field.control !== 'conditional_logic') {
      known.get(section)?.add(field.key);
      return [...optionProblems(field, where), ...dangerProblems(field, where)];
    }
    return [
      ...conditionProblems(field.when, section, known, `${where}.${field.key}`),
      ...walk(field.fields, section, known, where),
    ];
  });
}

function sectionProblems(section: FormSection, known: Known): string[] {
  const { key, fields, group, when } = section;
  const asked = when ? conditionProblems(when, key, known, key) : [];
  known.set(key, new Set());
  const own = leafFields(fields).flatMap(storedKeys);
  const problems = [
    ...asked,
    ...keyProblems(group ? [...own, group.key] : own, key),
    ...walk(fields, key, known, key),
    ...lookUpProblems(fields, key),
  ];
  if (!group) return problems;
  const rowKnown: Known = new Map([...known, [key, new Set(known.get(key))]]);
  return [
    ...problems,
    ...keyProblems(leafFields(group.fields).flatMap(storedKeys), `${key}.${group.key}`),
    ...walk(group.fields, key, rowKnown, `${key}.${group.key}`),
    ...lookUpProblems(group.fields, `${key}.${group.key}`),
  ];
}

/** Returns the faults of a definition, for its author; empty if it is valid. */
export function definitionProblems(definition: FormDefinition): readonly string[] {
  const known: Known = new Map();
  const problems = [
    ...(NAME.test(definition.id) ? [] : [`"${definition.id}" is no name with a version, such as "diet@1"`]),
    ...keyProblems(
      definition.sections.map(({ key }) => key),
      definition.id,
    ),
    ...definition.sections.flatMap((section) => sectionProblems(section, known)),
  ];
  return [...new Set(problems)];
}
