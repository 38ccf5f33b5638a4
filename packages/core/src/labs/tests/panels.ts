import { type Label, labelIn, wordLabel } from '#formatting';
import { isSameTest, type TestName } from '../lab-line.ts';
import * as words from '../words/en.ts';
import { labTestLabel } from './lab-tests.ts';

/** Tests that are ordered together under one name. */
export interface LabPanel {
  readonly key: string;
  readonly labels: Label;
  /** Lower case, comma-separated. */
  readonly aliases: string;
  readonly loinc?: string;
  readonly tests: readonly string[];
}

export const LAB_PANELS: readonly LabPanel[] = [
  {
    key: 'cbc',
    labels: wordLabel(words.panels, 'cbc'),
    aliases: 'cbc, cbp, fbc, hemogram, complete blood picture',
    loinc: '58410-2',
    tests: [
      'hemoglobin',
      'whiteCells',
      'redCells',
      'packedCellVolume',
      'meanCellVolume',
      'meanCellHemoglobin',
      'meanCellConcentration',
      'redCellWidth',
      'platelets',
      'neutrophils',
      'lymphocytes',
      'monocytes',
      'eosinophils',
      'basophils',
    ],
  },
  {
    key: 'lipidProfile',
    labels: wordLabel(words.panels, 'lipidProfile'),
    aliases: 'lipid, lipids, flp',
    loinc: '24331-1',
    tests: ['totalCholesterol', 'ldl', 'hdl', 'triglycerides', 'vldl'],
  },
  {
    key: 'kidneyFunction',
    labels: wordLabel(words.panels, 'kidneyFunction'),
    aliases: 'kft, rft, renal function, renal profile',
    loinc: '24362-6',
    tests: ['urea', 'creatinine', 'egfr', 'uricAcid', 'sodium', 'potassium', 'chloride'],
  },
  {
    key: 'electrolytes',
    labels: wordLabel(words.panels, 'electrolytes'),
    aliases: 'serum electrolytes, na k cl',
    loinc: '24326-1',
    tests: ['sodium', 'potassium', 'chloride', 'bicarbonate'],
  },
  {
    key: 'liverFunction',
    labels: wordLabel(words.panels, 'liverFunction'),
    aliases: 'lft, hepatic function',
    loinc: '24325-3',
    tests: [
      'bilirubin',
      'bilirubinDirect',
      'alt',
      'ast',
      'alkalinePhosphatase',
      'ggt',
      'totalProtein',
      'albumin',
    ],
  },
  {
    key: 'glucosePair',
    labels: wordLabel(words.panels, 'glucosePair'),
    aliases: 'fbs ppbs, sugar fasting and pp, blood sugar',
    tests: ['fastingGlucose', 'postMealGlucose'],
  },
  {
    key: 'ogtt',
    labels: wordLabel(words.panels, 'ogtt'),
    aliases: 'ogtt, gtt, glucose tolerance',
    tests: ['tolerance0h', 'tolerance1h', 'tolerance2h'],
  },
  {
    key: 'thyroidProfile',
    labels: wordLabel(words.panels, 'thyroidProfile'),
    aliases: 'tft, thyroid function',
    tests: ['tsh', 'ft4', 'ft3'],
  },
  {
    key: 'ironStudies',
    labels: wordLabel(words.panels, 'ironStudies'),
    aliases: 'iron profile, anemia profile',
    tests: ['iron', 'ironBinding', 'ferritin'],
  },
  {
    key: 'urineRoutine',
    labels: wordLabel(words.panels, 'urineRoutine'),
    aliases: 'cue, urine r/m, urinalysis, urine examination',
    loinc: '24356-8',
    tests: [
      'urineColour',
      'urineAppearance',
      'urineGravity',
      'urinePh',
      'urineProtein',
      'urineGlucose',
      'urineKetones',
      'urineBlood',
      'urineBilirubin',
      'urineNitrite',
      'urineLeukocytes',
      'urinePusCells',
      'urineRedCells',
      'urineEpithelialCells',
      'urineCastsAndCrystals',
    ],
  },
  {
    key: 'coagulation',
    labels: wordLabel(words.panels, 'coagulation'),
    aliases: 'pt inr aptt, coagulation profile',
    tests: ['prothrombinTime', 'inr', 'aptt'],
  },
  {
    key: 'arterialGas',
    labels: wordLabel(words.panels, 'arterialGas'),
    aliases: 'abg, blood gas, arterial gas',
    loinc: '24336-0',
    tests: [
      'arterialPh',
      'arterialCarbonDioxide',
      'arterialOxygen',
      'arterialBicarbonate',
      'baseExcess',
      'lactate',
    ],
  },
  {
    key: 'hemoglobinHplc',
    labels: wordLabel(words.panels, 'hemoglobinHplc'),
    aliases: 'hb hplc, hplc, hb electrophoresis, thalassemia screen, hemoglobinopathy',
    tests: ['hemoglobinA', 'hemoglobinA2', 'hemoglobinF', 'hemoglobinS'],
  },
  {
    key: 'rubella',
    labels: wordLabel(words.panels, 'rubella'),
    aliases: 'rubella, german measles',
    tests: ['rubellaIgg', 'rubellaIgm'],
  },
  {
    key: 'newbornScreen',
    labels: wordLabel(words.panels, 'newbornScreen'),
    aliases: 'nbs, neonatal screening, heel prick',
    tests: [
      'newbornTsh',
      'newbornHydroxyprogesterone',
      'newbornG6pd',
      'newbornGalactose',
      'newbornBiotinidase',
      'newbornPhenylalanine',
    ],
  },
  {
    key: 'antenatal',
    labels: wordLabel(words.panels, 'antenatal'),
    aliases: 'anc profile, anc',
    tests: [
      'hemoglobin',
      'bloodGroup',
      'challenge2h',
      'tsh',
      'hiv',
      'hbsag',
      'vdrl',
      'urineProtein',
      'urineGlucose',
    ],
  },
];

/** Tests by order name: a panel if all of its tests are there, otherwise single tests. */
export interface TestGroup<Test extends TestName = TestName> {
  readonly panel: LabPanel | undefined;
  readonly tests: readonly Test[];
}

/** Largest panels first; each test appears once. */
export function testGroups<Test extends TestName>(tests: readonly Test[]): readonly TestGroup<Test>[] {
  const keys = new Set(tests.map(({ test }) => test));
  const placed = new Set<Test>();
  const groups: TestGroup<Test>[] = [];
  for (const panel of LAB_PANELS.toSorted((one, other) => other.tests.length - one.tests.length)) {
    const own = tests.filter(
      (one) => one.test !== null && panel.tests.includes(one.test) && !placed.has(one),
    );
    if (own.length < panel.tests.length || !panel.tests.every((key) => keys.has(key))) continue;
    for (const one of own) placed.add(one);
    groups.push({ panel, tests: own });
  }
  const alone = tests.filter((one) => !placed.has(one)).map((one) => ({ panel: undefined, tests: [one] }));
  const place = ({ tests: own }: TestGroup<Test>) =>
    tests.findIndex((one) => own.some((test) => isSameTest(one, test)));
  return [...groups, ...alone].toSorted((one, other) => place(one) - place(other));
}

/** Returns an order in one line: "Complete blood count, HbA1c". */
export const orderText = (tests: readonly TestName[], locale?: string, most = 300): string => {
  const text = testGroups(tests)
    .map(({ panel, tests: own }) =>
      panel ? labelIn(panel.labels, locale) : own.map((one) => labTestLabel(one, locale)).join(', '),
    )
    .join(', ');
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
};
