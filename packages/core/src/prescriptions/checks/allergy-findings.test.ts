import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import { CROSS_ROWS } from './allergy-cross-rows.ts';
import { allergyFindings } from './allergy-findings.ts';
import { ALLERGY_GROUPS } from './allergy-groups.ts';
import { OTHER_ALLERGENS } from './allergy-other-things.ts';
import { readAllergies } from './allergy-reading.ts';
import { CLASS_WORDS } from './allergy-words.ts';
import type { ReadLine } from './medicine-finding.ts';

const tables = await loadMedicineTables();

const lineOf = (name: string): ReadLine => ({
  ...readMedicineName(name, tables),
  line: { route: null, form: null, frequency: 'OD', days: 5, reason: '' },
  dose: { doses: [], timesADay: 1, everyDays: 1, days: 5, faults: [] },
});
const severities = (medicine: string, ...allergies: string[]): string =>
  allergyFindings(lineOf(medicine), allergies, tables)
    .map(({ kind, severity }) => (kind === 'allergy' ? severity : 'unread'))
    .join(', ');

/** Formats a reading: substances, classes named in the text, unread words. */
const reading = (text: string): string => {
  const [found] = readAllergies([text], tables);
  const unread = (found?.unread ?? []).map((one) => `?${one}`);
  return [...(found?.substances ?? []), '|', ...(found?.classes ?? []), ...unread].join(' ');
};
describe('the allergy rows', () => {
  it('name substances and classes of the table of medicines, or readable things', () => {
    const things = OTHER_ALLERGENS.map(([, thing]) => thing);
    const known = new Set([
      ...tables.medicines.flatMap((one) => [...one.substances, ...one.classes]),
      ...things,
    ]);
    const named = [
      ...ALLERGY_GROUPS.flatMap(({ members, without = [] }) => [...members, ...without]),
      ...CROSS_ROWS.flatMap(({ allergicTo, medicine, unless = [] }) => [
        ...allergicTo,
        ...medicine,
        ...unless,
      ]),
      ...CLASS_WORDS.flatMap(([, classes]) => classes),
    ];
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });

  it('have unique keys and a source each', () => {
    const rules = [...ALLERGY_GROUPS, ...CROSS_ROWS].map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    for (const { source } of [...ALLERGY_GROUPS, ...CROSS_ROWS]) expect(source).not.toBe('');
  });
});

describe('reading recorded allergies', () => {
  it.each([
    ['Penicillin', 'penicillin | penicillin'],
    ['penicilin', '| penicillin'],
    ['PCN', 'penicillin | penicillin'],
    ['पेनिसिलिन', '| penicillin'],
    ['Augmentin', 'amoxicillin clavulanic acid | penicillin beta-lactamase-inhibitor'],
    ['Allergic to Augmentin - rash', 'amoxicillin clavulanic acid | penicillin beta-lactamase-inhibitor'],
    ['amoxycilin - breathlessness', 'amoxicillin | penicillin'],
    ['Penicillin - developed wheals over trunk at age of 10', '| penicillin'],
    ['penicilin inj - fainted', '| penicillin'],
    ['Phenytoin - Stevens Johnson', 'phenytoin | aromatic-antiepileptic phenytoin'],
    ['Atorvastatin - muscle pain', 'atorvastatin | statin'],
    ['ACE inhibitor cough', '| ace-inhibitor'],
    ['diclo + brufen', 'diclofenac ibuprofen | nsaid'],
    ['Sulfa drugs', '| sulfonamide'],
    ['sulpha', '| sulfonamide'],
    ['sulfonamide antibacterial', '| sulfonamide'],
    ['सल्फा दवा', '| sulfonamide'],
    ['NSAIDs', '| nsaid'],
    ['Painkiller injection', '| nsaid'],
    ['दर्द की दवा', '| nsaid'],
    ['beta-lactam', '| penicillin cephalosporin carbapenem'],
    ['Penicillin and sulfa', '| penicillin sulfonamide'],
    ['Aspirin / ibuprofen', 'aspirin ibuprofen | nsaid antiplatelet'],
    ['Brufen, Combiflam', 'ibuprofen paracetamol | nsaid analgesic'],
    ['Tab Septran DS caused rash 2019', 'sulfamethoxazole trimethoprim | sulfonamide trimethoprim'],
    ['Ciprofloxacin: hives', 'ciprofloxacin | quinolone'],
    ['Anaphylaxis to ceftriaxone in 2019', 'ceftriaxone | cephalosporin'],
    ['H/O SJS with carbamazepine', 'carbamazepine | aromatic-antiepileptic carbamazepine'],
    ['lisinopril 20mg', 'lisinopril | ace-inhibitor'],
    ['Metronidazol', 'metronidazole | nitroimidazole'],
    ['contrast dye', '| iodinated-contrast'],
    ['Iodine', 'povidone iodine | iodine'],
    ['milk of magnesia', 'magnesium hydroxide | antacid laxative'],
  ])('%s', (text, expected) => expect(reading(text)).toBe(expected));

  it.each([
    ['dust', 'dust |'],
    ['House dust mite allergy', 'dust |'],
    ['Dust, pollen', 'dust pollen |'],
    ['धूल', 'dust |'],
    ['Peanuts', 'peanut |'],
    ['Eggs (edible)', 'egg |'],
    ['Gluten intolerance', 'wheat |'],
    ['Intolerance to lactose', 'milk |'],
    ['seafood', 'shellfish |'],
    ['Dander (animal) allergy', 'animals |'],
    ['Wasp venom', 'insects |'],
    ['Latex allergy', 'latex |'],
    ['hair dye', 'cosmetics |'],
    ['No known allergies', '|'],
    ['No known drug allergy', '|'],
    ['NKDA', '|'],
    ['nil', '|'],
    ['No ibuprofen allergy', '|'],
    ['not allergic to penicillin', '|'],
    ['', '|'],
  ])('"%s" is not a medicine', (text, expected) => expect(reading(text)).toBe(expected));

  it.each([
    ['Xyzabc', '| ?xyzabc'],
    ['Penicillin, Xyzabc', '| penicillin ?xyzabc'],
    ['Penicillin, Xyzabc rash', '| penicillin ?xyzabc'],
    ['some tablet', '| ?some tablet'],
    ['antibiotics', '| ?antibiotics'],
    ['unknown', '| ?unknown'],
    ['CAL', '| ?cal'],
    ['injection', '| ?injection'],
    ['allergic to sulfa not penicillin', '| sulfonamide ?allergic to sulfa not penicillin'],
  ])('"%s" is not understood', (text, expected) => expect(reading(text)).toBe(expected));
});

describe('a medicine is compared with recorded allergies', () => {
  it.each([
    ['Augmentin 625', 'amoxicillin', 'severe', 'the brand contains it'],
    ['Amoxicillin', 'Allergic to Augmentin', 'severe', 'the allergy is to a brand'],
    ['Mox 500', 'Augmentin', 'severe', 'brand against brand'],
    ['Ampicillin', 'Penicillin', 'severe', 'class (BNF)'],
    ['Amoxicillin', 'Ampicillin', 'severe', 'class (BNF)'],
    ['Penidure LA 12', 'penicilin', 'severe', 'class, misspelt'],
    ['Cefalexin', 'Amoxicillin', 'severe', 'same side chain (BNF)'],
    ['Droxyl', 'Ampicillin', 'severe', 'same side chain (BNF)'],
    ['Cefaclor', 'Penicillin', 'severe', 'same side chain (BNF)'],
    ['Amoxicillin', 'Sporidex', 'severe', 'same side chain (AAAAI 2022)'],
    ['Cefixime', 'Penicillin', 'important', 'other side chain (BNF)'],
    ['Monocef', 'Augmentin', 'important', 'other side chain (BNF)'],
    ['Amoxicillin', 'Ceftriaxone', 'important', 'other side chain'],
    ['Cefixime', 'Ceftriaxone', 'severe', 'class'],
    ['Meropenem', 'Penicillin', 'important', 'carbapenem (BNF)'],
    ['Aztreonam', 'Penicillin', '', 'no cross-reaction (AAAAI 2022)'],
    ['Aztreonam', 'Ceftazidime', 'severe', 'same side chain (AAAAI 2022)'],
    ['Cefixime', 'beta lactams', 'severe', 'the class is named'],
    ['Azithromycin', 'Penicillin', '', 'no relation'],
    ['Septran', 'Sulfa drugs', 'severe', 'sulfonamide antibiotic'],
    ['Co-trimoxazole', 'Bactrim', 'severe', 'brand against generic'],
    ['Sulfasalazine', 'sulpha', 'severe', 'releases a sulfonamide (BNF)'],
    ['Lasix', 'Sulfa drugs', 'note', 'sulfonamide that is no antibiotic'],
    ['Glimepiride', 'Sulfa', 'note', 'sulfonamide that is no antibiotic'],
    ['Dapsone', 'Sulfa', 'important', 'sulfone'],
    ['Metformin', 'Sulfa drugs', '', 'no sulfonamide'],
    ['Diclofenac', 'Aspirin', 'severe', 'cross-intolerance (BNF)'],
    ['Ecosprin 75', 'Brufen', 'severe', 'cross-intolerance (BNF)'],
    ['Combiflam', 'painkillers', 'severe', 'contains ibuprofen'],
    ['Etoricoxib', 'Diclofenac', 'important', 'COX-2 (EAACI)'],
    ['Etoricoxib', 'NSAIDs', 'important', 'COX-2 (EAACI)'],
    ['Dolo 650', 'NSAIDs', '', 'paracetamol is tolerated (BNF)'],
    ['Paracetamol', 'Combiflam', 'severe', 'contained in the brand'],
    ['Mesalamine', 'Aspirin', 'severe', 'salicylate (BNF)'],
    ['Codeine', 'Morphine', 'severe', 'same chemical group'],
    ['Tramadol', 'Codeine', 'important', 'other chemical group'],
    ['Corex', 'opioids', 'severe', 'contains codeine'],
    ['Phenytoin', 'Carbamazepine', 'severe', 'aromatic antiepileptics (BNF)'],
    ['Lamotrigine', 'Phenytoin', 'important', 'aromatic antiepileptic'],
    ['Levetiracetam', 'Carbamazepine', '', 'not aromatic'],
    ['Ramipril', 'Enalapril', 'severe', 'ACE inhibitors (BNF)'],
    ['Telmisartan', 'Enalapril - angioedema', 'important', 'after ACE inhibitor (BNF)'],
    ['Vymada', 'Enalapril', 'severe', 'contraindicated (FDA label)'],
    ['Norflox TZ', 'Ciplox', 'severe', 'quinolones'],
    ['Tinidazole', 'Flagyl', 'severe', 'nitroimidazoles'],
    ['Clarithromycin', 'Erythromycin', 'severe', 'macrolides'],
    ['Levocetirizine', 'Atarax', 'severe', 'metabolite (BNF)'],
    ['Iohexol', 'contrast dye', 'severe', 'contrast'],
    ['Iohexol', 'seafood', '', 'no relation (ACR)'],
    ['Amiodarone', 'Iodine', 'important', 'contains iodine (BNF)'],
    ['Influenza vaccine', 'Egg', 'note', 'Green Book'],
    ['Amoxicillin', 'dust', '', 'no medicine'],
    ['Amoxicillin', 'No known allergies', '', 'none'],
    ['Amoxicillin', 'Xyzabc', 'unread', 'asked about beside every line'],
    ['Metformin', 'some tablet', 'unread', 'asked about beside every line'],
    ['Xyzabc', 'allergic to Xyzabc', 'severe', 'same name, in no table'],
    ['Penicillin G Brand', 'penicillin', 'severe', 'the class in a name that is in no table'],
  ])('%s with an allergy to "%s": %s (%s)', (medicine, allergy, expected) =>
    expect(severities(medicine, allergy)).toBe(expected),
  );

  it('gives each allergy once, the worst first', () => {
    expect(severities('Augmentin', 'Xyzabc', 'dust', 'Cefixime', 'Penicillin, amoxicillin')).toBe(
      'severe, unread, important',
    );
  });

  it('explains the problem in both languages, and what to do', () => {
    const [finding] = allergyFindings(lineOf('Cefixime'), ['Penicillin'], tables);
    expect(finding).toEqual({
      kind: 'allergy',
      severity: 'important',
      rule: 'allergy-penicillin-cephalosporin',
      about: 'Penicillin',
      problem: {
        en: 'An allergy to “Penicillin” is recorded: this medicine can cause a reaction too, because it is a beta-lactam with another side chain.',
        hi: '“Penicillin” से एलर्जी दर्ज है: इस दवा से भी प्रतिक्रिया हो सकती है, क्योंकि यह दूसरी साइड चेन का बीटा-लैक्टम है।',
      },
      act: {
        en: 'Ask what happened then, and prefer another medicine after a severe reaction.',
        hi: 'पूछें कि तब क्या हुआ था; गंभीर प्रतिक्रिया हुई हो तो दूसरी दवा चुनें।',
      },
      source: 'BNF, AAAAI 2022',
    });
  });
});
