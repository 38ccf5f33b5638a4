/** Typed text, total dispensed ("no end" if open), daily maximum, and the source of the regimen. */
export type RegimenCase = readonly [typed: string, quantity: string, daily: string, source: string];

export const TAPERS: readonly RegimenCase[] = [
  ['prednisolone 40 od 5d, 30 od 5d, 20 od 5d', '450 mg', '40 mg', 'ladder of 10 mg every five days'],
  [
    'wysolone 5 mg 40 mg od 5d, 30 mg od 5d, 20 mg od 5d',
    '90 tablets',
    '40 mg',
    'the same, in tablets of 5 mg',
  ],
  [
    'prednisolone 60 od 5d, 50 od 1d, 40 od 1d, 30 od 1d, 20 od 1d, 10 od 1d',
    '450 mg',
    '60 mg',
    "NICE CKS, Bell's palsy: 60 mg for five days, then 10 mg less each day",
  ],
  [
    'prednisolone 40 bd 5d, 40 od 5d, 20 od 11d',
    '820 mg',
    '80 mg',
    'NIH guideline on Pneumocystis pneumonia',
  ],
  [
    'prednisolone 15 od 21d then 12.5 od 21d then 10 od 28d',
    '857.5 mg',
    '15 mg',
    'BSR 2009, polymyalgia rheumatica',
  ],
  [
    'prednisolone 60 od 14d, 50 od 14d, 40 od 14d, 30 od 14d, 20 od',
    'no end',
    '60 mg',
    'BSR 2010, giant cell arteritis: 10 mg less every two weeks',
  ],
  [
    'methylprednisolone 4 mg 6 od 1d, 5 od 1d, 4 od 1d, 3 od 1d, 2 od 1d, 1 od 1d',
    '21 tablets',
    '24 mg',
    'FDA label, dose pack of 21 tablets',
  ],
  [
    'azithromycin 500 stat then 250 od 4d',
    '1500 mg',
    '500 mg',
    'FDA label: 500 mg, then 250 mg for four days',
  ],
  ['chloroquine 600 od 2d, 300 od 1d', '1500 mg', '600 mg', 'WHO, malaria: 10, 10 and 5 mg/kg'],
  ['prednisolone 40, 30, 20 od 5d each', '450 mg', '40 mg', 'the first ladder, its days written once'],
];

export const TITRATIONS: readonly RegimenCase[] = [
  ['gabapentin 300 od 1d, bd 1d, tds', 'no end', '900 mg', 'BNF, neuropathic pain'],
  ['gabapentin 300 od 1d then bd 1d then tds 28d', '87 capsules', '900 mg', 'BNF, with an end after 30 days'],
  ['lamotrigine 25 od 14d, 50 od 14d, 100 od cont', 'no end', '100 mg', 'BNF, monotherapy'],
  ['lamotrigine 25 alternate days 14d, 25 od 14d', '525 mg', '25 mg', 'BNF, with valproate'],
  ['carvedilol 3.125 bd 14d, 6.25 bd 14d, 12.5 bd 14d, 25 bd', 'no end', '50 mg', 'BNF, heart failure'],
  ['bisoprolol 1.25 od 7d, 2.5 od 7d, 3.75 od 7d, 5 od 28d', '192.5 mg', '5 mg', 'BNF, heart failure'],
  ['metformin 500 od 7d, bd 7d, tds 14d', '63 tablets', '1.5 g', 'BNF, type 2 diabetes'],
  ['sertraline 25 od 7d then 50 od', 'no end', '50 mg', 'BNF, panic disorder'],
  ['escitalopram 5 od 7d then 10 od 21d', '245 mg', '10 mg', 'BNF, panic disorder'],
  ['levothyroxine 25 mcg od 28d then 50 mcg od', 'no end', '50 mcg', 'BNF, over 50 years'],
  ['methotrexate 7.5 weekly 4w, 10 weekly 4w', '70 mg', '10 mg', 'BSR: weekly, raised by small steps'],
  [
    'insulin glargine 10 units hs 3d, 12 units hs 3d, 14 units hs',
    'no end',
    '14 IU',
    'ADA: 2 units every three days',
  ],
];

export const AS_NEEDED: readonly RegimenCase[] = [
  ['paracetamol 500 2 tab sos max 4/day for fever 3d', '24 tablets', '4 g', 'BNF: 4 g in 24 hours'],
  ['dolo 650 prn max 3 for pain 5d', '15 tablets', '1.95 g', 'BNF'],
  [
    'paracetamol 500 2 tabs sos max 8 tabs/day for pain 2d',
    '16 tablets',
    '4 g',
    'BNF: eight tablets in 24 hours',
  ],
  ['ibuprofen 400 sos max 3 a day after food for pain 5d', '15 tablets', '1.2 g', 'BNF'],
  ['tab diclofenac 50 tds prn for pain 3d', '9 tablets', '150 mg', 'BNF: 150 mg a day'],
  [
    'domperidone 10 prn max 3 for vomiting 3d',
    '9 tablets',
    '30 mg',
    'MHRA 2014: 10 mg up to three times a day',
  ],
  ['loperamide 2 sos max 8/day for diarrhoea 2d', '16 capsules', '16 mg', 'BNF: 16 mg a day'],
  ['sildenafil 50 sos max 1/day for erection 10d', '10 tablets', '50 mg', 'BNF: one dose in 24 hours'],
  [
    'salbutamol inhaler 100 mcg 2 puffs sos max 4/day for wheeze 30d',
    '240 puffs',
    '0.8 mg',
    'BNF: four times a day',
  ],
];
