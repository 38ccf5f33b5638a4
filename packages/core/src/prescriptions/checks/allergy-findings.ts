import { type Label, phrase, wordLabel, wordLabels } from '#formatting';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { wordKey } from '../medicines/medicine-tables.ts';
import { CROSS_ROWS } from './allergy-cross-rows.ts';
import { ALLERGY_GROUPS, type AllergyGroup } from './allergy-groups.ts';
import { type ReadAllergy, readAllergies } from './allergy-reading.ts';
import { gravestFirst, type MedicineFinding, type ReadLine, type Severity } from './medicine-finding.ts';
import * as checksWords from './words/en.ts';

/** Substances with their classes, because the class of one ingredient does not apply to another. */
type Ingredients = readonly { readonly substance: string; readonly classes: readonly string[] }[];

function ingredientsOf(
  substances: readonly string[],
  classes: readonly string[],
  tables: MedicineTables,
): Ingredients {
  const known = substances.map((substance) => ({
    substance,
    classes: tables.names.get(wordKey(substance))?.classes ?? [],
  }));
  const covered = known.flatMap((one) => one.classes);
  const further = classes.filter((one) => !covered.includes(one));
  return [...known, ...further.map((one) => ({ substance: '', classes: [one] }))];
}

const isOneOf = ({ substance, classes }: Ingredients[number], names: readonly string[]): boolean =>
  names.includes(substance) || classes.some((one) => names.includes(one));

const isMember = (ingredient: Ingredients[number], { members, without = [] }: AllergyGroup): boolean =>
  isOneOf(ingredient, members) && !isOneOf(ingredient, without);

const ACTS: Readonly<Record<Severity, Label>> = wordLabels(checksWords.acts);

interface Reason {
  readonly rule: string;
  readonly severity: Severity;
  readonly problem: Label;
  readonly source: string;
}

const listed = (names: readonly string[]): string => names.join(', ');

/** Misspelled words are shown with their interpretation. */
function recorded({ text, meant }: ReadAllergy): Label {
  const key = meant.length > 0 ? 'recordedReadAs' : 'recorded';
  return phrase(checksWords.allergyFindings, key, { text, names: listed(meant) });
}

function reasonsBetween(allergy: ReadAllergy, theirs: Ingredients, ours: Ingredients): readonly Reason[] {
  const noted = recorded(allergy);
  const same = ours.find(
    ({ substance }) => substance !== '' && theirs.some((one) => one.substance === substance),
  );
  const names: readonly Reason[] = same
    ? [
        {
          rule: 'allergy-same',
          severity: 'severe',
          problem: phrase(checksWords.allergyFindings, 'containsSubstance', {
            recorded: noted,
            substance: same.substance,
          }),
          source: 'BNF',
        },
      ]
    : [];
  const groups = ALLERGY_GROUPS.flatMap((group): readonly Reason[] => {
    const members = theirs.filter((one) => isMember(one, group));
    const isNamed = members.some(({ substance }) => substance === '');
    const isHit = members.length > 0 && ours.some((one) => isMember(one, group));
    if (!isHit || (group.isNamedOnly && !isNamed)) return [];
    const problem = phrase(checksWords.allergyFindings, 'sameGroup', { recorded: noted, group: group.label });
    const severity = isNamed ? 'severe' : group.severity;
    return [{ rule: group.rule, severity, problem, source: group.source }];
  });
  const rows = CROSS_ROWS.filter(
    ({ allergicTo, medicine, unless = [], after }) =>
      (after?.test(allergy.text) ?? true) &&
      theirs.some((one) => isOneOf(one, allergicTo)) &&
      ours.some((one) => isOneOf(one, medicine)) &&
      !ours.some((one) => isOneOf(one, unless)),
  ).map(
    ({ rule, severity, because, source }): Reason => ({
      rule,
      severity,
      problem: phrase(checksWords.allergyFindings, 'crossReaction', { recorded: noted, because }),
      source,
    }),
  );
  return [...names, ...groups, ...rows];
}

function unreadFinding(text: string, words: readonly string[]): MedicineFinding {
  return {
    kind: 'allergy-unread',
    severity: 'important',
    rule: 'allergy-unread',
    about: text,
    problem: phrase(checksWords.allergyFindings, 'unread', { text, value: words.join('”, “') }),
    act: wordLabel(checksWords.allergyFindings, 'unreadAct'),
    source: 'FHIR R4 AllergyIntolerance',
  };
}

/** A note about misspelled words without a conflict, so that a person can check the interpretation. */
function misspeltFinding({ text, meant }: ReadAllergy): MedicineFinding {
  return {
    kind: 'allergy-unread',
    severity: 'note',
    rule: 'allergy-misspelt',
    about: text,
    problem: phrase(checksWords.allergyFindings, 'readAs', { text, list: listed(meant) }),
    act: wordLabel(checksWords.allergyFindings, 'readAsAct'),
    source: 'FHIR R4 AllergyIntolerance',
  };
}

/** Whether an unread allergy is the name of the line as typed, for medicines that are in no table. */
const isSameName = ({ text, unread }: ReadAllergy, name: string): boolean => {
  const key = wordKey(name);
  return key !== '' && [text, ...unread].some((one) => ` ${wordKey(one)} `.includes(` ${key} `));
};

function findingsOfAllergy(
  line: ReadLine,
  allergy: ReadAllergy,
  ours: Ingredients,
  tables: MedicineTables,
): readonly MedicineFinding[] {
  const { text, substances, classes, unread, meant } = allergy;
  const reasons = reasonsBetween(allergy, ingredientsOf(substances, classes, tables), ours);
  const named: readonly Reason[] = isSameName(allergy, line.name)
    ? [
        {
          rule: 'allergy-same',
          severity: 'severe',
          problem: phrase(checksWords.allergyFindings, 'sameName', {
            recorded: recorded(allergy),
          }),
          source: 'BNF',
        },
      ]
    : [];
  const [worst] = [...reasons, ...named].toSorted(gravestFirst);
  const found: readonly MedicineFinding[] = worst
    ? [{ kind: 'allergy', about: text, act: ACTS[worst.severity], ...worst }]
    : [];
  const isStopped = worst?.severity === 'severe';
  if (unread.length > 0 && !isStopped) return [...found, unreadFinding(text, unread)];
  return found.length === 0 && meant.length > 0 ? [misspeltFinding(allergy)] : found;
}

/** Returns the allergy findings for a line's medicine: the most severe reason for each allergy, worst first. */
export function allergyFindings(
  line: ReadLine,
  allergies: readonly string[],
  tables: MedicineTables,
): readonly MedicineFinding[] {
  const isRead = line.substances.length + line.classes.length > 0;
  const [typed] = isRead ? [] : readAllergies([line.name], tables);
  const ours = ingredientsOf(typed?.substances ?? line.substances, typed?.classes ?? line.classes, tables);
  return readAllergies(allergies, tables)
    .flatMap((allergy) => findingsOfAllergy(line, allergy, ours, tables))
    .toSorted(gravestFirst);
}
