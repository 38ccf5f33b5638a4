import { type Medicine, medicineNamed, nameKey } from '../medicines/medicine.ts';
import { ALLERGY_CLASSES, type AllergyClass, BETA_LACTAMS, classesNamedIn } from './allergy-classes.ts';
import { type PregnancyRuleKey, type PregnancyState, pregnancyRuleOf } from './pregnancy-rules.ts';

/** What a new medicine is compared with. */
export interface CheckedAgainst {
  /** Names of recorded allergies, as they were written down. */
  readonly allergies: readonly string[];
  readonly pregnancy: PregnancyState;
  /** Names of what the patient takes already, the other lines of the prescription among them. */
  readonly current: readonly string[];
}

/** What speaks against a medicine, or is to be asked before. */
export type LineWarning =
  | { readonly kind: 'allergy-name'; readonly allergy: string }
  | {
      readonly kind: 'allergy-class' | 'allergy-related';
      readonly allergy: string;
      readonly of: AllergyClass;
    }
  | { readonly kind: 'pregnancy' | 'pregnancy-unknown'; readonly rule: PregnancyRuleKey }
  | { readonly kind: 'duplicate'; readonly name: string }
  /** Not in our table: only its name was compared. */
  | { readonly kind: 'name-only' };

const REASONED: readonly LineWarning['kind'][] = ['allergy-name', 'allergy-class', 'pregnancy'];

/** Whether a line with it is stored only with a reason. */
export const asksReason = ({ kind }: LineWarning): boolean => REASONED.includes(kind);

const holds = (text: string, word: string): boolean =>
  word.length > 2 && (` ${text} `.includes(` ${word} `) || ` ${text} `.includes(` ${word}s `));

const isAllergyClass = (name: string): name is AllergyClass =>
  (ALLERGY_CLASSES as readonly string[]).includes(name);

const keysOf = (medicine: Medicine | undefined, name: string): readonly string[] =>
  [...new Set([...(medicine?.keys ?? []), nameKey(name)])].filter(Boolean);

/** Classes of an allergy: those its words name, and those of a medicine that stands in them. */
function classesOfAllergy(allergy: string, medicines: readonly Medicine[]): readonly AllergyClass[] {
  const key = nameKey(allergy);
  const named = medicines.filter(
    ({ name, keys }) => !name.includes('+') && keys.some((one) => holds(key, one)),
  );
  return [
    ...new Set([...classesNamedIn(key), ...named.flatMap(({ classes }) => classes.filter(isAllergyClass))]),
  ];
}

function allergyWarning(
  name: string,
  medicine: Medicine | undefined,
  allergy: string,
  medicines: readonly Medicine[],
): LineWarning | undefined {
  const allergyKey = nameKey(allergy);
  if (allergyKey === '') return undefined;
  const keys = keysOf(medicine, name);
  if (keys.some((key) => holds(key, allergyKey) || holds(allergyKey, key)))
    return { kind: 'allergy-name', allergy };
  const own = [...(medicine?.classes ?? []), ...classesNamedIn(nameKey(name))];
  const theirs = classesOfAllergy(allergy, medicines);
  const same = theirs.find((one) => own.includes(one));
  if (same) return { kind: 'allergy-class', allergy, of: same };
  const isRing = theirs.some((one) => BETA_LACTAMS.includes(one));
  const ring = BETA_LACTAMS.find((one) => own.includes(one));
  return isRing && ring ? { kind: 'allergy-related', allergy, of: ring } : undefined;
}

function pregnancyWarning(
  medicine: Medicine | undefined,
  pregnancy: PregnancyState,
): LineWarning | undefined {
  const rule = medicine && pregnancy !== 'no' && pregnancyRuleOf(medicine.classes);
  return rule ? { kind: pregnancy === 'yes' ? 'pregnancy' : 'pregnancy-unknown', rule } : undefined;
}

function duplicateOf(keys: readonly string[], current: readonly string[], medicines: readonly Medicine[]) {
  const name = current.find((one) =>
    keysOf(medicineNamed(medicines, one), one).some((key) => keys.includes(key)),
  );
  return name === undefined ? [] : [{ kind: 'duplicate', name } as const];
}

/**
 * What our table and the record say against a medicine of this name, the worst first: allergies by name and by class, pregnancy,
 * and whether it is taken already. It is no check of interactions between medicines, and brand names are not known to it.
 */
export function lineWarnings(
  medicineName: string,
  against: CheckedAgainst,
  medicines: readonly Medicine[],
): readonly LineWarning[] {
  if (medicineName.trim() === '') return [];
  const medicine = medicineNamed(medicines, medicineName);
  const keys = keysOf(medicine, medicineName);
  const found = against.allergies.flatMap(
    (allergy) => allergyWarning(medicineName, medicine, allergy, medicines) ?? [],
  );
  const order: readonly LineWarning['kind'][] = ['allergy-name', 'allergy-class', 'allergy-related'];
  return [
    ...found.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
    ...[pregnancyWarning(medicine, against.pregnancy)].filter((one) => one !== undefined),
    ...duplicateOf(keys, against.current, medicines),
    ...(medicine ? [] : [{ kind: 'name-only' } as const]),
  ];
}
