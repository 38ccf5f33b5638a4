import type { Label } from '#formatting';
import type { PregnancyRule } from '../../pregnancy-rules.ts';
import { SPECIALIST, WEIGH } from '../acts.ts';
import type { FurtherPregnancyRule } from './pregnancy-rows-never.ts';

const HARM = { en: 'it can harm the unborn child', hi: 'इससे गर्भ में पल रहे बच्चे को नुकसान हो सकता है' };
const MALFORM = { en: 'it can cause malformations', hi: 'इससे बच्चे में जन्मजात विकृति हो सकती है' };
const GROWTH = { en: 'it slows the growth of the child', hi: 'इससे बच्चे की बढ़त धीमी होती है' };
const THYROID = { en: 'it harms the thyroid of the child', hi: 'इससे बच्चे की थायरॉइड को नुकसान होता है' };
const WITHDRAWAL = {
  en: 'the newborn can be drowsy, or have withdrawal',
  hi: 'नवजात सुस्त हो सकता है या उसमें दवा छूटने के लक्षण हो सकते हैं',
};
const JAUNDICE = {
  en: 'near the birth it can break down the blood of the child or cause jaundice',
  hi: 'प्रसव के पास इससे बच्चे का ख़ून टूट सकता है या पीलिया हो सकता है',
};
const BLEEDING = {
  en: 'it can cause bleeding in the newborn',
  hi: 'इससे नवजात में रक्तस्राव हो सकता है',
};
const NOT_AT_TERM: PregnancyRule['weeks'] = [
  { before: 36, severity: undefined },
  { before: 99, severity: 'important' },
];
const FIRST_MONTHS: PregnancyRule['weeks'] = [
  { before: 13, severity: 'important' },
  { before: 99, severity: undefined },
];

const row = (
  rule: string,
  of: string,
  because: Label,
  source: string,
  rest?: Partial<FurtherPregnancyRule>,
): FurtherPregnancyRule => ({
  rule,
  of,
  because,
  act: WEIGH,
  source,
  yes: 'important',
  unknown: 'note',
  ...rest,
});

export const WEIGHED_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  row(
    'streptomycin',
    'streptomycin, kanamycin, amikacin',
    { en: 'it makes the child deaf', hi: 'इससे बच्चा बहरा हो सकता है' },
    'WHO, BNF',
    { yes: 'severe', unknown: 'important' },
  ),
  row('sugar-severe', 'gliflozin, glp1, glitazone', HARM, 'NICE NG3, FDA labels', { yes: 'severe' }),
  row('renin', 'renin-inhibitor, neprilysin-inhibitor', HARM, 'FDA boxed warning', {
    yes: 'severe',
    unknown: 'important',
  }),
  row('atenolol', 'atenolol', GROWTH, 'BNF, NICE NG133', {
    act: { en: 'Choose labetalol', hi: 'लैबेटालोल चुनें' },
  }),
  row('beta-blocker', 'beta-blocker', GROWTH, 'BNF', {
    unless: 'atenolol, labetalol',
    yes: 'note',
    unknown: undefined,
  }),
  row('amiodarone', 'amiodarone, dronedarone', THYROID, 'BNF, ESC 2018', {
    yes: 'severe',
    unknown: 'important',
    act: SPECIALIST,
  }),
  row('fibrate', 'fibrate, nicotinic acid, ezetimibe, saroglitazar', HARM, 'BNF'),
  row('bisphosphonate', 'bisphosphonate, teriparatide', HARM, 'BNF, FDA labels'),
  row('opioid', 'opioid', WITHDRAWAL, 'BNF, FDA labels', {
    unless: 'buprenorphine, methadone, diphenoxylate',
    unknown: undefined,
  }),
  row('benzodiazepine', 'benzodiazepine, hypnotic', WITHDRAWAL, 'BNF, MHRA', { unless: 'melatonin' }),
  row('gabapentinoid', 'gabapentinoid', MALFORM, 'MHRA 2022'),
  row('oxcarbazepine', 'oxcarbazepine, eslicarbazepine, zonisamide', MALFORM, 'MHRA 2021', {
    act: SPECIALIST,
  }),
  row(
    'lamotrigine',
    'lamotrigine, levetiracetam',
    { en: 'its level falls as pregnancy goes on', hi: 'गर्भ बढ़ने के साथ इसका रक्त स्तर गिरता है' },
    'NICE NG217',
    { yes: 'note', unknown: undefined, act: SPECIALIST },
  ),
  row('albendazole', 'albendazole, mebendazole', MALFORM, 'WHO, NHM', {
    weeks: FIRST_MONTHS,
    act: { en: 'Wait until the fourth month', hi: 'चौथे महीने तक रुकें' },
  }),
  row('ivermectin', 'ivermectin, diethylcarbamazine, levamisole', HARM, 'WHO, NVBDCP', {
    act: { en: 'Wait until after the birth', hi: 'प्रसव के बाद तक रुकें' },
  }),
  row('nitrofurantoin', 'nitrofurantoin, furazolidone', JAUNDICE, 'BNF, NICE NG109', {
    yes: 'note',
    unknown: undefined,
    weeks: NOT_AT_TERM,
  }),
  row('sulfonamide', 'sulfonamide', JAUNDICE, 'BNF', {
    unless: 'sulfasalazine',
    yes: 'note',
    unknown: undefined,
    weeks: NOT_AT_TERM,
  }),
  row('dapsone', 'dapsone', JAUNDICE, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give folic acid with it', hi: 'साथ में फ़ोलिक एसिड दें' },
  }),
  row(
    'chloramphenicol',
    'chloramphenicol',
    { en: 'near the birth it causes the grey baby syndrome', hi: 'प्रसव के पास इससे ग्रे बेबी सिंड्रोम होता है' },
    'BNF',
    {
      weeks: [
        { before: 28, severity: 'important' },
        { before: 99, severity: 'severe' },
      ],
    },
  ),
  row('ethionamide', 'ethionamide, bedaquiline, delamanid, cycloserine', HARM, 'WHO', { act: SPECIALIST }),
  row('rifampicin', 'rifampicin', BLEEDING, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give the newborn vitamin K', hi: 'नवजात को विटामिन K दें' },
  }),
  row('pyrimethamine', 'pyrimethamine, proguanil', MALFORM, 'WHO, BNF', {
    weeks: FIRST_MONTHS,
    act: { en: 'Give folinic or folic acid with it', hi: 'साथ में फ़ोलिनिक या फ़ोलिक एसिड दें' },
  }),
  row('terbinafine', 'terbinafine, amphotericin b, caspofungin', HARM, 'BNF'),
  row(
    'ssri',
    'ssri, snri, tricyclic, antidepressant, serotonergic-antidepressant',
    WITHDRAWAL,
    'NICE CG192, MHRA',
    { unless: 'paroxetine', yes: 'note', unknown: undefined },
  ),
  row('antipsychotic', 'antipsychotic', WITHDRAWAL, 'NICE CG192, FDA 2011', {
    unless: 'prochlorperazine, levosulpiride',
    yes: 'note',
    unknown: undefined,
  }),
  row('stimulant', 'methylphenidate, dexamfetamine, modafinil, atomoxetine', MALFORM, 'MHRA 2020, BNF'),
  row('barbiturate', 'barbiturate', HARM, 'BNF', { unless: 'phenobarbital' }),
  row('decongestant', 'pseudoephedrine, phenylephrine, phenylpropanolamine', HARM, 'BNF', {
    weeks: FIRST_MONTHS,
    unknown: undefined,
  }),
  row('hydroxyzine', 'hydroxyzine', HARM, 'BNF', { yes: 'note', unknown: undefined }),
  row('corticosteroid', 'corticosteroid', GROWTH, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give the lowest dose and check the blood sugar', hi: 'सबसे कम मात्रा दें और रक्त शर्करा जाँचें' },
  }),
  row('azathioprine', 'azathioprine, calcineurin-inhibitor', GROWTH, 'EULAR 2016', {
    yes: 'note',
    unknown: undefined,
    act: SPECIALIST,
  }),
  row('penicillamine', 'penicillamine', MALFORM, 'BNF'),
  row('colchicine', 'colchicine, allopurinol, febuxostat', HARM, 'BNF', { yes: 'note', unknown: undefined }),
  row('minoxidil', 'minoxidil', HARM, 'BNF'),
  row(
    'other-diuretic',
    'loop-diuretic, potassium-sparing-diuretic, acetazolamide',
    { en: 'it can lower the blood flow to the womb', hi: 'इससे गर्भाशय में रक्त प्रवाह घट सकता है' },
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  row(
    'contraceptive',
    'combined-contraceptive, oestrogen, tibolone',
    { en: 'it is of no use in pregnancy', hi: 'गर्भावस्था में इसका कोई उपयोग नहीं' },
    'WHO MEC 2015',
    { unknown: undefined },
  ),
  row('gonadotropin', 'gnrh-analogue, gnrh-antagonist', HARM, 'BNF'),
  row('iodine', 'potassium iodide', THYROID, 'BNF'),
  row('povidone-iodine', 'povidone iodine', THYROID, 'BNF', { local: true, yes: 'note', unknown: undefined }),
  row('retinoid-on-skin', 'retinoid-local', MALFORM, 'EMA 2018', {
    local: true,
    act: { en: 'Choose benzoyl peroxide or azelaic acid', hi: 'बेंज़ॉयल पेरोक्साइड या एज़ेलाइक एसिड चुनें' },
  }),
  row('lindane', 'gamma benzene hexachloride', HARM, 'FDA label', {
    local: true,
    act: { en: 'Choose permethrin cream', hi: 'परमेथ्रिन क्रीम चुनें' },
  }),
  row('hydroquinone', 'hydroquinone, coal tar, methoxsalen', HARM, 'BNF', {
    local: true,
    yes: 'note',
    unknown: undefined,
  }),
  row(
    'nsaid-on-skin-or-eye',
    'nsaid',
    {
      en: 'from week 28 it can narrow a vessel of the child',
      hi: '28वें हफ़्ते से इससे बच्चे की एक रक्त वाहिका सिकुड़ सकती है',
    },
    'MHRA 2023',
    {
      local: true,
      unless: 'antiplatelet',
      yes: 'note',
      unknown: undefined,
      weeks: [
        { before: 28, severity: undefined },
        { before: 99, severity: 'note' },
      ],
    },
  ),
  row('disulfiram', 'disulfiram, varenicline, naltrexone, bupropion', HARM, 'BNF', { unknown: undefined }),
  row('tolvaptan', 'tolvaptan, riluzole, interferon beta, dimethyl fumarate', HARM, 'FDA labels'),
  row(
    'thrombolytic',
    'thrombolytic, ticagrelor, prasugrel, cilostazol',
    { en: 'it can cause bleeding', hi: 'इससे रक्तस्राव हो सकता है' },
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  row(
    'antimalarial',
    'mefloquine, artemether',
    {
      en: 'in the first three months quinine or artemether with lumefantrine is chosen by the national guideline',
      hi: 'पहले तीन महीनों में राष्ट्रीय दिशा-निर्देश के अनुसार दवा चुनी जाती है',
    },
    'NCVBDC 2021, WHO 2022',
    {
      yes: 'note',
      unknown: undefined,
      weeks: [
        { before: 13, severity: 'note' },
        { before: 99, severity: undefined },
      ],
    },
  ),
];
