import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from './load-medicines.ts';
import { readMedicineName } from './read-medicine-name.ts';

const tables = await loadMedicineTables();

const read = (text: string) => readMedicineName(text, tables);
/** Formats a reading with substances and strength: "brand: telmisartan 40 mg". */
const summary = (text: string): string => {
  const { by, substances, strength } = read(text);
  return [`${by}:`, substances.join(' + '), strength].filter(Boolean).join(' ');
};

describe('the tables of names', () => {
  it('has at least 600 brands, each with substances and classes of the table of medicines', () => {
    expect(tables.brands.length).toBeGreaterThan(600);
    const single = new Set(
      tables.medicines.flatMap(({ substances }) => (substances.length === 1 ? substances : [])),
    );
    const wrong = tables.brands.filter(({ name }) => {
      const { substances, classes } = read(name);
      return substances.length === 0 || classes.length === 0 || substances.some((one) => !single.has(one));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('reads each brand as itself: none is written twice, and none is the name of a substance', () => {
    const wrong = tables.brands.filter(({ name }) => {
      const { by, brand } = read(name);
      return by !== 'brand' || brand !== name;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('reads each generic name as itself', () => {
    const wrong = tables.medicines.filter(
      ({ name, substances }) => read(name).substances.join() !== substances.join(),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('gives a strength of a brand for each of its substances', () => {
    const wrong = tables.brands.flatMap(({ name, strengths }) =>
      [...strengths.values()]
        // A concentration applies to the whole, as in mixed insulin.
        .filter(
          (one) =>
            !one.endsWith('/mL') &&
            one.replace(/ per .*/, '').split('/').length !== read(name).substances.length,
        )
        .map((one) => `${name}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('brands', () => {
  it.each([
    ['Tab. Augmentin 625 duo', 'brand: amoxicillin + clavulanic acid 500 mg/125 mg'],
    ['Augmentin 1 gm', 'brand: amoxicillin + clavulanic acid 875 mg/125 mg'],
    ['Moxikind-CV 375', 'brand: amoxicillin + clavulanic acid 250 mg/125 mg'],
    ['Syp Augmentin 228.5', 'brand: amoxicillin + clavulanic acid 200 mg/28.5 mg per 5 mL'],
    ['Inj Lantus', 'brand: insulin glargine 100 IU/mL'],
    ['Lantus 10 units at bedtime', 'brand: insulin glargine 100 IU/mL'],
    ['Mixtard 30/70', 'brand: insulin regular + insulin nph'],
    ['Huminsulin 30/70', 'brand: insulin regular + insulin nph'],
    ['Huminsulin R', 'brand: insulin regular'],
    ['Human Actrapid 40 IU/mL', 'brand: insulin regular 40 IU/mL'],
    ['Telma 40', 'brand: telmisartan 40 mg'],
    ['telma40', 'brand: telmisartan 40 mg'],
    ['telmi 40', 'brand: telmisartan 40 mg'],
    ['Telma-H 40', 'brand: telmisartan + hydrochlorothiazide 40 mg/12.5 mg'],
    ['Telma 40 H', 'brand: telmisartan + hydrochlorothiazide 40 mg/12.5 mg'],
    ['Tab TELMA AM 80 OD', 'brand: telmisartan + amlodipine 80 mg/5 mg'],
    ['Ecosprin 75', 'brand: aspirin 75 mg'],
    ['Ecosprin-AV 75/20', 'brand: atorvastatin + aspirin 20 mg/75 mg'],
    ['Glycomet 500 SR', 'brand: metformin 500 mg'],
    ['Glycomet-GP 1', 'brand: glimepiride + metformin 1 mg/500 mg'],
    ['Combiflam', 'brand: ibuprofen + paracetamol 400 mg/325 mg'],
    ['Dolo-650', 'brand: paracetamol 650 mg'],
    ['Tab Dolo 650 1-0-1 x 5 days', 'brand: paracetamol 650 mg'],
    ['Crocin', 'brand: paracetamol'],
    ['Calpol 500 mg tablet', 'brand: paracetamol 500 mg'],
    ['septran', 'brand: sulfamethoxazole + trimethoprim'],
    ['Septran DS', 'brand: sulfamethoxazole + trimethoprim 800 mg/160 mg'],
    ['Ciplox 500', 'brand: ciprofloxacin 500 mg'],
    ['Azee 500', 'brand: azithromycin 500 mg'],
    ['Taxim-O 200', 'brand: cefixime 200 mg'],
    ['Inj. Taxim 1 g', 'brand: cefotaxime 1 g'],
    ['Inj. Monocef 1 g IV', 'brand: ceftriaxone 1 g'],
    ['Monocef-O 200', 'brand: cefpodoxime 200 mg'],
    ['Zifi 200', 'brand: cefixime 200 mg'],
    ['Pan-D', 'brand: pantoprazole + domperidone 40 mg/30 mg'],
    ['Pan 40', 'brand: pantoprazole 40 mg'],
    ['Rantac 150', 'brand: ranitidine 150 mg'],
    ['Allegra 120', 'brand: fexofenadine 120 mg'],
    ['Montair-LC', 'brand: montelukast + levocetirizine 10 mg/5 mg'],
    ['Deriphyllin Retard 150', 'brand: etofylline + theophylline 115 mg/35 mg'],
    ['Asthalin inhaler', 'brand: salbutamol'],
    ['Seroflo 250 rotacaps', 'brand: salmeterol + fluticasone'],
    ['Foracort 200', 'brand: formoterol + budesonide 6 mcg/200 mcg'],
    ['Lasix 40', 'brand: furosemide 40 mg'],
    ['Dytor 10', 'brand: torsemide 10 mg'],
    ['Dytor Plus 10', 'brand: torsemide + spironolactone 10 mg/50 mg'],
    ['Aldactone 25', 'brand: spironolactone 25 mg'],
    ['Concor 2.5', 'brand: bisoprolol 2.5 mg'],
    ['Met-XL 25', 'brand: metoprolol 25 mg'],
    ['Clopilet 75', 'brand: clopidogrel 75 mg'],
    ['Deplatt-A 75', 'brand: aspirin + clopidogrel 75 mg/75 mg'],
    ['Rosuvas 10', 'brand: rosuvastatin 10 mg'],
    ['Atorva 20 mg HS', 'brand: atorvastatin 20 mg'],
    ['Zerodol-SP', 'brand: aceclofenac + paracetamol + serratiopeptidase 100 mg/325 mg/15 mg'],
    ['Meftal Spas', 'brand: mefenamic acid + dicyclomine 250 mg/10 mg'],
    ['Corex', 'brand: codeine + chlorpheniramine'],
    ['Digene', 'brand: aluminium hydroxide + magnesium hydroxide + simethicone'],
    ['Lomotil', 'brand: diphenoxylate + atropine'],
    ['Vymada 50 mg', 'brand: sacubitril + valsartan'],
    ['Folitrax 15 weekly', 'brand: methotrexate 15 mg'],
    ['Ultracet', 'brand: tramadol + paracetamol 37.5 mg/325 mg'],
    ['AKT-4', 'brand: rifampicin + isoniazid + pyrazinamide + ethambutol'],
    ['Crocin (paracetamol) 500', 'brand: paracetamol 500 mg'],
    ['Eltroxin 50', 'brand: levothyroxine 50 mcg'],
    ['Eltrowin 25', 'brand: eltrombopag 25 mg'],
    ['Tonoferon drops', 'brand: colloidal iron + folic acid + cyanocobalamin'],
    ['Gluconorm-PG 2', 'brand: glimepiride + metformin + pioglitazone 2 mg/500 mg/15 mg'],
    ['Zoryl M2', 'brand: glimepiride + metformin 2 mg/500 mg'],
    ['Zivast 10', 'brand: atorvastatin 10 mg'],
    ['Cyclopam syrup', 'brand: dicyclomine + simethicone'],
    ['Airz-F', 'brand: glycopyrronium + formoterol 25 mcg/12 mcg'],
    ['Ovral-L', 'brand: ethinylestradiol + levonorgestrel 30 mcg/150 mcg'],
    ['Spasmo Proxyvon', 'brand: dicyclomine + paracetamol + tramadol'],
    ['Livogen-Z', 'brand: ferrous fumarate + folic acid + zinc sulfate'],
  ])('%s', (text, expected) => expect(summary(text)).toBe(expected));
});

describe('generic names, abbreviations and Hindi', () => {
  it.each([
    ['Metformin 500 mg BD after food', 'generic: metformin 500 mg'],
    ['metformin hydrochloride 500 MG Extended Release Oral Tablet', 'generic: metformin 500 mg'],
    ['1 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]', 'generic: insulin glargine 100 IU/mL'],
    ['Amoxycillin', 'generic: amoxicillin'],
    ['Amoxycillin/clavulanate', 'generic: amoxicillin + clavulanic acid'],
    ['amoxicillin clavulanate potassium', 'generic: amoxicillin + clavulanic acid'],
    ['co-amoxiclav 625', 'generic: amoxicillin + clavulanic acid'],
    ['Metformin 500 mg / glimepiride 1 mg', 'generic: glimepiride + metformin 1 mg/500 mg'],
    ['telmisartan 40 + amlodipine 5', 'generic: telmisartan + amlodipine 40 mg/5 mg'],
    [
      'telmisartan 40 mg + hydrochlorothiazide 12.5 mg',
      'generic: telmisartan + hydrochlorothiazide 40 mg/12.5 mg',
    ],
    ['Frusemide', 'generic: furosemide'],
    ['salbutamol (albuterol)', 'generic: salbutamol'],
    ['Losartan potassium 50mg', 'generic: losartan 50 mg'],
    ['sodium valproate CR 500', 'generic: sodium valproate 500 mg'],
    ['Insulin 30/70', 'generic: insulin regular + insulin nph'],
    ['insulin', 'generic: insulin'],
    ['vit D3 60k', 'generic: cholecalciferol 60000 IU'],
    ['Vitamin D3 60,000 IU', 'generic: cholecalciferol 60000 IU'],
    ['PCN', 'generic: penicillin'],
    ['PCM 500', 'generic: paracetamol 500 mg'],
    ['ASA 75', 'generic: aspirin 75 mg'],
    ['HCQ 200', 'generic: hydroxychloroquine 200 mg'],
    ['mtx 15 weekly', 'generic: methotrexate 15 mg'],
    ['INH 300', 'generic: isoniazid 300 mg'],
    ['GTN', 'generic: glyceryl trinitrate'],
    ['HCTZ 12.5', 'generic: hydrochlorothiazide 12.5 mg'],
    ['ISMN 20', 'generic: isosorbide mononitrate 20 mg'],
    ['MMF 500', 'generic: mycophenolate mofetil 500 mg'],
    ['PTU 50', 'generic: propylthiouracil 50 mg'],
    ['TMP-SMX', 'generic: sulfamethoxazole + trimethoprim'],
    ['5-FU', 'generic: fluorouracil'],
    ['KCl', 'generic: potassium chloride'],
    ['IFA', 'generic: ferrous sulfate + folic acid'],
    ['ORS', 'generic: oral rehydration salts'],
    ['पैरासिटामोल ५०० mg', 'generic: paracetamol 500 mg'],
    ['क्रोसिन गोली', 'generic: paracetamol'],
    ['मेटफॉर्मिन 500', 'generic: metformin 500 mg'],
    ['मेटफ़ॉर्मिन', 'generic: metformin'],
    ['इंसुलिन', 'generic: insulin'],
    ['एस्पिरिन', 'generic: aspirin'],
    ['एमोक्सिसिलिन कैप्सूल', 'generic: amoxicillin'],
    ['थायरोक्सिन 50 mcg', 'generic: levothyroxine 50 mcg'],
  ])('%s', (text, expected) => expect(summary(text)).toBe(expected));
});

describe('misspellings', () => {
  it.each([
    ['penicilin', 'spelling: penicillin'],
    ['amoxycilin', 'spelling: amoxicillin'],
    ['amoxicilin 500', 'spelling: amoxicillin 500 mg'],
    ['metformine', 'spelling: metformin'],
    ['metfromin', 'spelling: metformin'],
    ['paracetomol 650', 'spelling: paracetamol 650 mg'],
    ['paracitamol', 'spelling: paracetamol'],
    ['azithromicin', 'spelling: azithromycin'],
    ['ciprofloxacine', 'spelling: ciprofloxacin'],
    ['atorvastin', 'spelling: atorvastatin'],
    ['glimipride', 'spelling: glimepiride'],
    ['telmisarten 40', 'spelling: telmisartan 40 mg'],
    ['amlodipin 5', 'spelling: amlodipine 5 mg'],
    ['omeprazol', 'spelling: omeprazole'],
    ['ibuprophen', 'spelling: ibuprofen'],
    ['diclofenec', 'spelling: diclofenac'],
    ['levothyroxin', 'spelling: levothyroxine'],
    ['augmentine', 'spelling: amoxicillin + clavulanic acid'],
    ['Phenytion', 'spelling: phenytoin'],
    ['clonazipam', 'spelling: clonazepam'],
  ])('%s', (text, expected) => {
    expect(summary(text)).toBe(expected);
    expect(read(text).meant).toBeTruthy();
  });
});

describe('look-alikes (ISMP list of confused drug names) are not changed', () => {
  it.each([
    ['prednisone', 'prednisone'],
    ['prednisolone', 'prednisolone'],
    ['hydralazine', 'hydralazine'],
    ['hydroxyzine', 'hydroxyzine'],
    ['clonidine', 'clonidine'],
    ['clonazepam', 'clonazepam'],
    ['lorazepam', 'lorazepam'],
    ['alprazolam', 'alprazolam'],
    ['metoprolol', 'metoprolol'],
    ['metronidazole', 'metronidazole'],
    ['metolazone', 'metolazone'],
    ['methimazole', 'methimazole'],
    ['carbamazepine', 'carbamazepine'],
    ['oxcarbazepine', 'oxcarbazepine'],
    ['chlorpromazine', 'chlorpromazine'],
    ['glipizide', 'glipizide'],
    ['gliclazide', 'gliclazide'],
    ['azathioprine', 'azathioprine'],
    ['azithromycin', 'azithromycin'],
    ['erythromycin', 'erythromycin'],
    ['cefuroxime', 'cefuroxime'],
    ['cefotaxime', 'cefotaxime'],
    ['ceftazidime', 'ceftazidime'],
    ['amlodipine', 'amlodipine'],
    ['amiodarone', 'amiodarone'],
    ['dopamine', 'dopamine'],
    ['dobutamine', 'dobutamine'],
    ['vincristine', 'vincristine'],
    ['vinblastine', 'vinblastine'],
    ['daunorubicin', 'daunorubicin'],
    ['haloperidol decanoate', 'haloperidol decanoate'],
    ['Depo-Medrol', 'methylprednisolone'],
    ["St. John's wort", 'st john s wort'],
    ['tramadol', 'tramadol'],
    ['trazodone', 'trazodone'],
    ['fluoxetine', 'fluoxetine'],
    ['duloxetine', 'duloxetine'],
    ['Losec', 'omeprazole'],
    ['Lasix', 'furosemide'],
  ])('%s', (text, substance) => {
    expect(read(text).substances).toEqual([substance]);
    expect(read(text).by).not.toBe('spelling');
  });

  it.each(['prednisolne', 'chlorpropamide', 'sulfadimidine', 'hydromorphone', 'cefoxitin', 'Clona', 'Metro'])(
    '%s is not read as a medicine',
    (text) => expect(read(text).by).toBe('none'),
  );
});

describe('an unknown brand is not read as a similar one', () => {
  it.each([
    ['Telvas 3D', 'Telvas-H'],
    ['Zilvast', 'Zilast'],
    ['Lipitar M', 'Lipitor'],
    ['Sitaxa', 'Sitara'],
    ['Losect', 'Losec'],
    ['Lasixol', 'Lasix'],
    ['Telma Q', 'Telma-H'],
    ['Gluconorm VG', 'Gluconorm-G'],
    ['Pantodar', 'Pantodac'],
    ['Amlodar', 'Amlodac'],
    ['Eltrobin', 'Eltrowin'],
    ['Thyrotix', 'Thyrofit'],
    ['Metrobid', 'metronidazole'],
    ['Atorvamide', 'atorvastatin'],
    ['Clonidrine Z', 'clonidine'],
  ])('%s is not %s', (text) => expect(summary(text)).toBe('none:'));

  it.each([['Thyronrom 50', 'spelling: levothyroxine 50 mcg']])(
    '%s: other vowels, doubled or swapped letters are read',
    (text, expected) => expect(summary(text)).toBe(expected),
  );
});

describe('words that are not read', () => {
  it.each([
    '',
    '   ',
    '500 mg',
    'Tablet',
    'Xyzabc',
    'Xyzabc 9999 g',
    'Telma XY',
    'Augmentin ES',
    'Metformin + Xyzabc',
    'Crocin (ibuprofen)',
    'vegetables',
    'physiotherapy',
    'walking daily',
    'dust',
    'peanuts',
    'blood pressure tablet',
    'sugar ki dawa',
    'unknown',
    'none',
    '<script>',
  ])('"%s"', (text) => {
    const reading = read(text);
    expect(reading).toMatchObject({ by: 'none', substances: [], classes: [] });
    expect(reading.meant).toBeUndefined();
  });
});
