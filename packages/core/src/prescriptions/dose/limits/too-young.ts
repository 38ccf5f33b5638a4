import type { Severity } from '../../checks/medicine-finding.ts';

interface TooYoung {
  readonly substance: string;
  /** Completed days of age from which on it may be given. */
  readonly beforeDays: number;
  /** As it is read: "6 months". */
  readonly age: { readonly en: string; readonly hi: string };
  readonly severity: Severity;
  readonly source: string;
}

const weeks = (count: number) => ({
  beforeDays: count * 7,
  age: { en: `${count} weeks`, hi: `${count} हफ़्ते` },
});
const months = (count: number) => ({
  beforeDays: count * 30.4375,
  age: { en: `${count} months`, hi: `${count} महीने` },
});
const years = (count: number) => ({
  beforeDays: count * 365.25,
  age: { en: count === 1 ? '1 year' : `${count} years`, hi: `${count} साल` },
});

/** Medicines by mouth or injection that are not given to the youngest children, where doses alone do not make them safe. */
export const TOO_YOUNG: readonly TooYoung[] = [
  { substance: 'chloramphenicol', ...weeks(4), severity: 'severe', source: 'BNFc (grey baby syndrome)' },
  { substance: 'sulfamethoxazole', ...weeks(6), severity: 'severe', source: 'BNFc (kernicterus)' },
  { substance: 'sulfadiazine', ...weeks(6), severity: 'severe', source: 'BNFc (kernicterus)' },
  { substance: 'nitrofurantoin', ...months(3), severity: 'severe', source: 'BNFc (haemolysis)' },
  { substance: 'dicyclomine', ...months(6), severity: 'severe', source: 'BNFc; FDA label (apnoea)' },
  { substance: 'diphenoxylate', ...years(6), severity: 'severe', source: 'FDA label' },
  { substance: 'erythromycin', ...weeks(2), severity: 'important', source: 'FDA label (pyloric stenosis)' },
  { substance: 'azithromycin', ...weeks(6), severity: 'important', source: 'FDA label (pyloric stenosis)' },
  { substance: 'ibuprofen', ...months(3), severity: 'important', source: 'BNFc' },
  { substance: 'mefenamic acid', ...months(6), severity: 'important', source: 'EMC product label' },
  { substance: 'cetirizine', ...months(6), severity: 'important', source: 'FDA label' },
  { substance: 'chlorpheniramine', ...years(1), severity: 'important', source: 'BNFc' },
  { substance: 'phenylephrine', ...years(4), severity: 'important', source: 'CDSCO 2023' },
  { substance: 'pseudoephedrine', ...years(6), severity: 'important', source: 'MHRA 2009' },
  { substance: 'dextromethorphan', ...years(4), severity: 'important', source: 'AAP; FDA 2008' },
  { substance: 'albendazole', ...years(1), severity: 'important', source: 'WHO preventive chemotherapy' },
  { substance: 'mebendazole', ...years(1), severity: 'important', source: 'WHO preventive chemotherapy' },
  { substance: 'primaquine', ...months(6), severity: 'severe', source: 'WHO malaria guideline' },
  { substance: 'ivermectin', ...years(5), severity: 'important', source: 'WHO (not below 15 kg)' },
  { substance: 'bisacodyl', ...years(4), severity: 'note', source: 'BNFc' },
  { substance: 'olanzapine', ...years(12), severity: 'important', source: 'BNFc' },
  { substance: 'zolpidem', ...years(18), severity: 'important', source: 'BNF' },
  { substance: 'isotretinoin', ...years(12), severity: 'important', source: 'BNFc' },
];
