/** A condition by text and code. */
export interface NamedCondition {
  readonly name: string | null;
  readonly code: { readonly system?: string | undefined; readonly code: string } | null;
}

interface ConditionGroup {
  readonly key: string;
  /** Prefix of ICD-10 codes. */
  readonly icd: RegExp;
  readonly words: RegExp;
}

/** Conditions by importance for care, most important first. Our own order; a clinician should confirm it. */
const GROUPS = [
  {
    key: 'heart-failure',
    icd: /^(?:I50|I42|I11\.0|I13\.[02])/,
    words: /heart failure|cardiac failure|cardiomyopath|हृदय विफलता/i,
  },
  {
    key: 'heart-and-brain',
    icd: /^(?:I2[0-6]|I4[689]|I6[0-9]|G4[56]|I71)/,
    words:
      /coronary|isch[ae]*mic heart|heart disease|myocardial infarct|heart attack|angina|atrial fibrillation|cardiac arrest|stroke|cerebr\w+ (?:infarct|h[ae]+morrhage|accident)|transient isch|pulmonary embol|aortic (?:aneurysm|dissection)|हृदय रोग|दिल का दौरा|लकवा|स्ट्रोक/i,
  },
  {
    key: 'kidney',
    icd: /^(?:N1[789]|Z99\.2|I12|I13)/,
    words:
      /chronic kidney|kidney disease|renal (?:disease|failure|insufficiency)|\bCKD\b|\bESRD\b|dialysis|गुर्दे/i,
  },
  {
    key: 'diabetes',
    icd: /^(?:E1[0-4]|O24)/,
    words: /(?<!pre-?|pre )diabet(?!es insipidus)|\bT[12]DM\b|मधुमेह|डायबिटीज/i,
  },
  {
    key: 'hypertension',
    icd: /^I1[0-6]/,
    words: /hypertension|hypertensive|high blood pressure|उच्च रक्तचाप/i,
  },
  {
    key: 'lungs',
    icd: /^J4[3-7]/,
    words: /asthma|chronic obstructive|\bCOPD\b|emphysema|दमा|अस्थमा/i,
  },
  { key: 'epilepsy', icd: /^G4[01]/, words: /epilep|seizure disorder|मिर्गी/i },
  {
    key: 'pregnancy',
    icd: /^(?:O|Z3[3-5])/,
    words: /pregnan|eclampsia|gestation|placenta|गर्भ/i,
  },
  {
    key: 'cancer',
    icd: /^(?:C|D0)/,
    words: /cancer|carcinoma|malignan|lymphoma|leuk[ae]+mia|sarcoma|melanoma|neoplasm of|कैंसर/i,
  },
  { key: 'tuberculosis', icd: /^A1[5-9]/, words: /tubercul|\bTB\b|टीबी|क्षय/i },
  { key: 'hiv', icd: /^(?:B2[0-4]|Z21)/, words: /\bHIV\b|\bAIDS\b|immunodeficiency virus|एचआईवी/i },
] as const satisfies readonly ConditionGroup[];

export type ConditionGroupKey = (typeof GROUPS)[number]['key'] | 'other' | 'beside';

/** Groups by importance, most important first. */
export const CONDITION_GROUPS: readonly ConditionGroupKey[] = [
  ...GROUPS.map(({ key }) => key),
  'other',
  'beside',
];

/** Family history, screening and non-illnesses, which come last. */
const BESIDE =
  /^(?:FH:|family history|no (?:known|history)|screening|encounter for|follow-?up|needs |medication review|.*\breview due|at risk|risk of)|\bvaccination\b|\bimmuni[sz]ation\b|requested \(situation\)/i;
const BENIGN = /benign (?:neoplasm|tumou?r)/i;

const isIcd = (system: string | undefined): boolean => /icd-?10/i.test(system ?? '');

/** Returns the group of a condition, by ICD-10 code or else by text. */
export function conditionGroup({ name, code }: NamedCondition): ConditionGroupKey {
  const text = name ?? '';
  if (BESIDE.test(text)) return 'beside';
  const icd = code && isIcd(code.system) ? code.code.toUpperCase() : '';
  if (icd !== '') {
    const byCode = GROUPS.find((group) => group.icd.test(icd));
    if (byCode) return byCode.key;
  }
  if (BENIGN.test(text)) return 'other';
  return GROUPS.find(({ words }) => words.test(text))?.key ?? 'other';
}

/** Returns the rank of a condition, 0 for the most important. */
const conditionRank = (condition: NamedCondition): number =>
  CONDITION_GROUPS.indexOf(conditionGroup(condition));

/** Sorts conditions by importance, stable. */
export const byWeight = <Item>(items: readonly Item[], namedOf: (item: Item) => NamedCondition): Item[] =>
  items
    .map((item) => ({ item, rank: conditionRank(namedOf(item)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** KDIGO stages by SNOMED CT and ICD-10; 3a and 3b are separate, dialysis and end stage rank above 5. */
const STAGE_CODES: Readonly<Record<string, number>> = {
  ...{ '431855005': 1, '431856006': 2, '433144002': 3, '700378005': 3, '700379002': 3.5 },
  ...{ '431857002': 4, '433146000': 5, '714152005': 5, '46177005': 6 },
  ...{ 'N18.1': 1, 'N18.2': 2, 'N18.3': 3, 'N18.30': 3, 'N18.31': 3, 'N18.32': 3.5 },
  ...{ 'N18.4': 4, 'N18.5': 5, 'N18.6': 6 },
};
const STAGE_WORDS = /(?:chronic kidney disease|\bCKD)\W+(?:stage\W*|G)?([1-5])\s*([ab])?(?![0-9])/i;
const END_STAGE = /end[- ]stage (?:renal|kidney)|\bESRD\b/i;

/** Returns the stage of a chronic kidney disease, higher for worse; undefined if there is none. */
export function kidneyStage({ name, code }: NamedCondition): number | undefined {
  const coded = code && Object.hasOwn(STAGE_CODES, code.code) ? STAGE_CODES[code.code] : undefined;
  if (coded !== undefined) return coded;
  if (name === null || BESIDE.test(name)) return undefined;
  if (END_STAGE.test(name)) return 6;
  const [, stage, half] = STAGE_WORDS.exec(name) ?? [];
  return stage === undefined ? undefined : Number(stage) + (half?.toLowerCase() === 'b' ? 0.5 : 0);
}

const PREDIABETES = /^pre-?diabetes\b/i;
/** Gestational diabetes ends with the pregnancy, so it replaces no earlier finding. */
const ENDS = /gestational|in pregnancy|pregnancy-induced/i;

/**
 * Returns the current conditions, in the given order.
 * Only the highest stage of a chronic kidney disease and the first of equal conditions remain; diabetes replaces
 * prediabetes. The history has the others.
 */
export function standingConditions<Item>(
  items: readonly Item[],
  namedOf: (item: Item) => NamedCondition,
): Item[] {
  const stages = items.map((item) => kidneyStage(namedOf(item)));
  const highest = Math.max(...stages.map((stage) => stage ?? 0));
  const first = stages.indexOf(highest);
  const hasDiabetes = items.some((item) => {
    const named = namedOf(item);
    return conditionGroup(named) === 'diabetes' && !ENDS.test(named.name ?? '');
  });
  return items.filter((item, place) => {
    if (stages[place] !== undefined) return place === first;
    return !(hasDiabetes && PREDIABETES.test(namedOf(item).name ?? ''));
  });
}
