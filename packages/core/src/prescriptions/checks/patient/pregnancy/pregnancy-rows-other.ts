import { wordLabel } from '#formatting';
import { HARM, MALFORM } from '../../pregnancy-rules.ts';
import * as words from '../../words/en.ts';
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
    act: wordLabel(words.pregnancyRowsOther, 'lowestDose'),
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
    wordLabel(words.pregnancyRowsOther, 'virus'),
    'WHO; UKHSA Green Book',
    {
      yes: 'severe',
      unknown: 'important',
      act: wordLabel(words.pregnancyRowsOther, 'afterBirth'),
      unless: 'oral polio vaccine, rotavirus vaccine, yellow fever vaccine',
    },
  ),
  weighed('minoxidil', 'minoxidil', HARM, 'BNF'),
  weighed(
    'other-diuretic',
    'loop-diuretic, potassium-sparing-diuretic, acetazolamide',
    wordLabel(words.pregnancyRowsOther, 'bloodFlow'),
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  weighed(
    'contraceptive',
    'combined-contraceptive, oestrogen, tibolone',
    wordLabel(words.pregnancyRowsOther, 'useless'),
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
    act: wordLabel(words.pregnancyRowsOther, 'chooseBenzoylPeroxide'),
  }),
  weighed('lindane', 'gamma benzene hexachloride', HARM, 'FDA label', {
    local: true,
    act: wordLabel(words.pregnancyRowsOther, 'choosePermethrinCream'),
  }),
  weighed('hydroquinone', 'hydroquinone, coal tar, methoxsalen', HARM, 'BNF', {
    local: true,
    yes: 'note',
    unknown: undefined,
  }),
  weighed(
    'nsaid-on-skin-or-eye',
    'nsaid',
    wordLabel(words.pregnancyRowsOther, 'ductusArteriosus'),
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
    wordLabel(words.pregnancyRowsOther, 'bleeding'),
    'BNF',
    { unknown: undefined, act: SPECIALIST },
  ),
  weighed(
    'antimalarial',
    'mefloquine, artemether',
    wordLabel(words.pregnancyRowsOther, 'malariaGuideline'),
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
