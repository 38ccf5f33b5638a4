import { type Label, labelIn } from '#formatting';
import { isSameTest, type TestName } from '../lab-line.ts';
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
    labels: { en: 'Complete blood count', hi: 'पूर्ण रक्त गणना' },
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
    labels: { en: 'Lipid profile', hi: 'लिपिड प्रोफ़ाइल' },
    aliases: 'lipid, lipids, flp',
    loinc: '24331-1',
    tests: ['totalCholesterol', 'ldl', 'hdl', 'triglycerides', 'vldl'],
  },
  {
    key: 'kidneyFunction',
    labels: { en: 'Kidney function', hi: 'गुर्दे की जाँच' },
    aliases: 'kft, rft, renal function, renal profile',
    loinc: '24362-6',
    tests: ['urea', 'creatinine', 'egfr', 'uricAcid', 'sodium', 'potassium', 'chloride'],
  },
  {
    key: 'electrolytes',
    labels: { en: 'Electrolytes', hi: 'इलेक्ट्रोलाइट' },
    aliases: 'serum electrolytes, na k cl',
    loinc: '24326-1',
    tests: ['sodium', 'potassium', 'chloride', 'bicarbonate'],
  },
  {
    key: 'liverFunction',
    labels: { en: 'Liver function', hi: 'लिवर की जाँच' },
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
    labels: { en: 'Glucose fasting and after a meal', hi: 'ग्लूकोज़ खाली पेट और भोजन के बाद' },
    aliases: 'fbs ppbs, sugar fasting and pp, blood sugar',
    tests: ['fastingGlucose', 'postMealGlucose'],
  },
  {
    key: 'ogtt',
    labels: { en: 'Oral glucose tolerance test 75 g', hi: 'ओरल ग्लूकोज़ टॉलरेंस टेस्ट 75 g' },
    aliases: 'ogtt, gtt, glucose tolerance',
    tests: ['tolerance0h', 'tolerance1h', 'tolerance2h'],
  },
  {
    key: 'thyroidProfile',
    labels: { en: 'Thyroid profile', hi: 'थायरॉइड प्रोफ़ाइल' },
    aliases: 'tft, thyroid function',
    tests: ['tsh', 'ft4', 'ft3'],
  },
  {
    key: 'ironStudies',
    labels: { en: 'Iron studies', hi: 'आयरन की जाँच' },
    aliases: 'iron profile, anemia profile',
    tests: ['iron', 'ironBinding', 'ferritin'],
  },
  {
    key: 'urineRoutine',
    labels: { en: 'Urine routine', hi: 'मूत्र की सामान्य जाँच' },
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
    labels: { en: 'Coagulation', hi: 'रक्त का थक्का' },
    aliases: 'pt inr aptt, coagulation profile',
    tests: ['prothrombinTime', 'inr', 'aptt'],
  },
  {
    key: 'arterialGas',
    labels: { en: 'Arterial blood gas', hi: 'धमनी रक्त गैस' },
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
    labels: { en: 'Hemoglobin HPLC', hi: 'हीमोग्लोबिन HPLC' },
    aliases: 'hb hplc, hplc, hb electrophoresis, thalassemia screen, hemoglobinopathy',
    tests: ['hemoglobinA', 'hemoglobinA2', 'hemoglobinF', 'hemoglobinS'],
  },
  {
    key: 'rubella',
    labels: { en: 'Rubella IgG and IgM', hi: 'रूबेला IgG और IgM' },
    aliases: 'rubella, german measles',
    tests: ['rubellaIgg', 'rubellaIgm'],
  },
  {
    key: 'newbornScreen',
    labels: { en: 'Newborn screen', hi: 'नवजात स्क्रीनिंग' },
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
    labels: { en: 'Antenatal first visit', hi: 'प्रसवपूर्व पहली जाँच' },
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
