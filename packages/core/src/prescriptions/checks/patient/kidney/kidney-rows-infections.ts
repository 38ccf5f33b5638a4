import { HALVE, REDUCE } from '../acts.ts';
import { avoid, type KidneyRule, reduce } from './kidney-rule.ts';

const LEVELS = {
  en: 'Choose another antibacterial, or give it only with blood levels',
  hi: 'दूसरी एंटीबायोटिक चुनें, या केवल रक्त स्तर की जाँच के साथ दें',
};

export const INFECTION_KIDNEYS: readonly KidneyRule[] = [
  {
    rule: 'nitrofurantoin',
    of: 'nitrofurantoin',
    steps: [
      avoid(30, 'severe', {
        en: 'It does not reach the urine: choose another antibacterial',
        hi: 'यह पेशाब तक नहीं पहुँचती: दूसरी एंटीबायोटिक चुनें',
      }),
      avoid(45, 'important', {
        en: 'Give it for 3 to 7 days only if nothing else works',
        hi: 'और कुछ काम न करे तभी 3 से 7 दिन दें',
      }),
    ],
    asks: 'elderly',
    source: 'MHRA 2014, BNF',
  },
  {
    rule: 'aminoglycoside',
    of: 'aminoglycoside',
    steps: [
      avoid(30, 'severe', LEVELS),
      reduce(60, { en: 'Lengthen the interval and measure blood levels', hi: 'अंतर बढ़ाएँ और रक्त स्तर जाँचें' }),
    ],
    asks: 'adult',
    source: 'BNF',
  },
  {
    rule: 'vancomycin',
    of: 'vancomycin, teicoplanin',
    steps: [reduce(50, { en: 'Measure blood levels', hi: 'रक्त स्तर जाँचें' })],
    source: 'BNF',
  },
  { rule: 'ciprofloxacin', of: 'ciprofloxacin', steps: [reduce(30, 500)], source: 'FDA label' },
  {
    rule: 'levofloxacin',
    of: 'levofloxacin, ofloxacin',
    steps: [reduce(20), reduce(50, HALVE)],
    source: 'BNF',
  },
  { rule: 'norfloxacin', of: 'norfloxacin', steps: [reduce(30, 400)], source: 'FDA label' },
  {
    rule: 'co-trimoxazole',
    of: 'sulfonamide',
    and: 'trimethoprim',
    steps: [avoid(15, 'severe'), reduce(30, HALVE)],
    source: 'FDA label, BNF',
  },
  {
    rule: 'trimethoprim',
    of: 'trimethoprim',
    unless: 'sulfonamide',
    steps: [reduce(30, HALVE)],
    source: 'BNF',
  },
  {
    rule: 'amoxicillin',
    of: 'amoxicillin',
    steps: [
      reduce(30, {
        en: 'Give 250 to 500 mg every 12 hours, no 875 mg tablet',
        hi: 'हर 12 घंटे में 250 से 500 मि.ग्रा. दें, 875 मि.ग्रा. की गोली नहीं',
      }),
    ],
    source: 'FDA label',
  },
  { rule: 'piperacillin', of: 'piperacillin, ticarcillin', steps: [reduce(40)], source: 'FDA label' },
  {
    rule: 'cefalexin',
    of: 'cefalexin',
    steps: [reduce(30, 750), reduce(60, 1000, 'note')],
    source: 'FDA label',
  },
  {
    rule: 'cefadroxil',
    of: 'cefadroxil, cefuroxime, cefpodoxime, cefdinir',
    steps: [reduce(30)],
    source: 'FDA labels',
  },
  { rule: 'cefixime', of: 'cefixime', steps: [reduce(20, 200)], source: 'BNF' },
  {
    rule: 'cefepime',
    of: 'cefepime, ceftazidime, cefotaxime',
    steps: [reduce(30), reduce(50)],
    source: 'FDA labels',
  },
  {
    rule: 'carbapenem',
    of: 'meropenem, imipenem, ertapenem, doripenem',
    steps: [reduce(30), reduce(50)],
    source: 'FDA labels',
  },
  { rule: 'clarithromycin', of: 'clarithromycin', steps: [reduce(30, 500)], source: 'FDA label' },
  {
    rule: 'tetracycline',
    of: 'tetracycline',
    unless: 'doxycycline, minocycline, tigecycline',
    steps: [avoid(30)],
    source: 'BNF',
  },
  { rule: 'colistin', of: 'colistin, polymyxin b', steps: [reduce(50)], source: 'EMA 2014' },
  {
    rule: 'ethambutol',
    of: 'ethambutol',
    steps: [reduce(30, { en: 'Give it three times a week', hi: 'हफ़्ते में तीन बार दें' })],
    source: 'WHO, ATS 2016',
  },
  {
    rule: 'pyrazinamide',
    of: 'pyrazinamide',
    steps: [reduce(30, { en: 'Give it three times a week', hi: 'हफ़्ते में तीन बार दें' })],
    source: 'WHO, ATS 2016',
  },
  { rule: 'cycloserine', of: 'cycloserine', steps: [reduce(30)], source: 'ATS 2016' },
  { rule: 'aciclovir', of: 'aciclovir', steps: [reduce(10, 1600), reduce(25, 2400)], source: 'FDA label' },
  {
    rule: 'aciclovir-injection',
    of: 'aciclovir',
    forms: ['injection'],
    steps: [reduce(10, 300), reduce(25, 600), reduce(50, 1200)],
    source: 'FDA label aciclovir injection',
  },
  {
    rule: 'valaciclovir',
    of: 'valaciclovir',
    steps: [reduce(10, 500), reduce(30, 1000), reduce(50, 2000)],
    source: 'FDA label',
  },
  {
    rule: 'famciclovir',
    of: 'famciclovir, ganciclovir, valganciclovir',
    steps: [reduce(60)],
    source: 'FDA labels',
  },
  { rule: 'oseltamivir', of: 'oseltamivir', steps: [reduce(30, 30), reduce(60, 60)], source: 'FDA label' },
  {
    rule: 'fluconazole',
    of: 'fluconazole',
    steps: [
      reduce(
        50,
        {
          en: 'Halve every dose after the first; a single dose stays',
          hi: 'पहली के बाद हर खुराक आधी करें; अकेली खुराक वही रहे',
        },
        'note',
      ),
    ],
    source: 'FDA label',
  },
  { rule: 'terbinafine', of: 'terbinafine', steps: [avoid(50)], source: 'FDA label' },
  {
    rule: 'amphotericin',
    of: 'amphotericin b',
    steps: [
      reduce(60, {
        en: 'Choose the liposomal form and give saline before',
        hi: 'लिपोसोमल रूप चुनें और पहले सलाइन दें',
      }),
    ],
    source: 'BNF',
  },
  {
    rule: 'tenofovir',
    of: 'tenofovir',
    steps: [
      avoid(30, 'severe'),
      avoid(50, 'important', {
        en: 'Choose abacavir or tenofovir alafenamide',
        hi: 'एबाकाविर या टेनोफ़ोविर एलाफ़ेनामाइड चुनें',
      }),
    ],
    source: 'WHO 2021, NACO 2021',
  },
  {
    rule: 'lamivudine',
    of: 'lamivudine, emtricitabine',
    unless: 'tenofovir',
    steps: [reduce(30)],
    source: 'WHO 2021',
  },
  { rule: 'entecavir', of: 'entecavir', steps: [reduce(50)], source: 'FDA label' },
  { rule: 'ribavirin', of: 'ribavirin', steps: [avoid(30), reduce(50)], source: 'FDA label' },
  { rule: 'nirmatrelvir', of: 'nirmatrelvir', steps: [avoid(30), reduce(60, 300)], source: 'FDA label 2023' },
  { rule: 'quinine', of: 'quinine', steps: [reduce(30, REDUCE)], source: 'BNF' },
];
