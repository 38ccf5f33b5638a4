import { HARM, MALFORM } from '../../pregnancy-rules.ts';
import { SPECIALIST } from '../acts.ts';
import {
  FIRST_MONTHS,
  type FurtherPregnancyRule,
  GROWTH,
  THYROID,
  WITHDRAWAL,
  weighed,
} from './further-pregnancy-rule.ts';

export const OTHER_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  weighed(
    'ssri',
    'ssri, snri, tricyclic, antidepressant, serotonergic-antidepressant',
    WITHDRAWAL,
    'NICE CG192, MHRA',
    { unless: 'paroxetine', yes: 'note', unknown: undefined },
  ),
  weighed('antipsychotic', 'antipsychotic', WITHDRAWAL, 'NICE CG192, FDA 2011', {
    unless: 'prochlorperazine, levosulpiride',
    yes: 'note',
    unknown: undefined,
  }),
  weighed('stimulant', 'methylphenidate, dexamfetamine, modafinil, atomoxetine', MALFORM, 'MHRA 2020, BNF'),
  weighed('barbiturate', 'barbiturate', HARM, 'BNF', { unless: 'phenobarbital' }),
  weighed('decongestant', 'pseudoephedrine, phenylephrine, phenylpropanolamine', HARM, 'BNF', {
    weeks: FIRST_MONTHS,
    unknown: undefined,
  }),
  weighed('hydroxyzine', 'hydroxyzine', HARM, 'BNF', { yes: 'note', unknown: undefined }),
  weighed('corticosteroid', 'corticosteroid', GROWTH, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give the lowest dose and check the blood sugar', hi: 'सबसे कम मात्रा दें और रक्त शर्करा जाँचें' },
  }),
  weighed('azathioprine', 'azathioprine, calcineurin-inhibitor', GROWTH, 'EULAR 2016', {
    yes: 'note',
    unknown: undefined,
    act: SPECIALIST,
  }),
  weighed('uroselective', 'tamsulosin, silodosin, alfuzosin', HARM, 'FDA labels: not for women', {
    unknown: undefined,
  }),
  weighed('penicillamine', 'penicillamine', MALFORM, 'BNF'),
  weighed('colchicine', 'colchicine, allopurinol, febuxostat', HARM, 'BNF', {
    yes: 'note',
    unknown: undefined,
  }),
  weighed(
    'live-vaccine',
    'live-vaccine',
    { en: 'the virus can infect the child', hi: 'विषाणु से बच्चे में संक्रमण हो सकता है' },
    'WHO; UKHSA Green Book',
    {
      yes: 'severe',
      unknown: 'important',
      act: { en: 'Give it after the birth', hi: 'जन्म के बाद दें' },
      unless: 'oral polio vaccine, rotavirus vaccine, yellow fever vaccine',
    },
  ),
  weighed('minoxidil', 'minoxidil', HARM, 'BNF'),
  weighed(
    'other-diuretic',
    'loop-diuretic, potassium-sparing-diuretic, acetazolamide',
    { en: 'it can lower the blood flow to the womb', hi: 'इससे गर्भाशय में रक्त प्रवाह घट सकता है' },
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  weighed(
    'contraceptive',
    'combined-contraceptive, oestrogen, tibolone',
    { en: 'it is of no use in pregnancy', hi: 'गर्भावस्था में इसका कोई उपयोग नहीं' },
    'WHO MEC 2015',
    { unknown: undefined },
  ),
  weighed('gonadotropin', 'gnrh-analogue, gnrh-antagonist', HARM, 'BNF'),
  weighed('iodine', 'potassium iodide', THYROID, 'BNF'),
  weighed('povidone-iodine', 'povidone iodine', THYROID, 'BNF', {
    local: true,
    yes: 'note',
    unknown: undefined,
  }),
  weighed('retinoid-on-skin', 'retinoid-local', MALFORM, 'EMA 2018', {
    local: true,
    act: { en: 'Choose benzoyl peroxide or azelaic acid', hi: 'बेंज़ॉयल पेरोक्साइड या एज़ेलाइक एसिड चुनें' },
  }),
  weighed('lindane', 'gamma benzene hexachloride', HARM, 'FDA label', {
    local: true,
    act: { en: 'Choose permethrin cream', hi: 'परमेथ्रिन क्रीम चुनें' },
  }),
  weighed('hydroquinone', 'hydroquinone, coal tar, methoxsalen', HARM, 'BNF', {
    local: true,
    yes: 'note',
    unknown: undefined,
  }),
  weighed(
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
  weighed('disulfiram', 'disulfiram, varenicline, naltrexone, bupropion', HARM, 'BNF', {
    unknown: undefined,
  }),
  weighed('tolvaptan', 'tolvaptan, riluzole, interferon beta, dimethyl fumarate', HARM, 'FDA labels'),
  weighed(
    'thrombolytic',
    'thrombolytic, ticagrelor, prasugrel, cilostazol',
    { en: 'it can cause bleeding', hi: 'इससे रक्तस्राव हो सकता है' },
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  weighed(
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
