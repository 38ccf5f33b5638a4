import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import { allergyFindings } from './allergy-findings.ts';
import type { ReadLine } from './medicine-finding.ts';

const tables = await loadMedicineTables();

const lineOf = (name: string): ReadLine => ({
  ...readMedicineName(name, tables),
  line: { route: null, form: null, frequency: 'OD', days: 5, reason: '' },
  dose: { doses: [], timesADay: 1, everyDays: 1, days: 5, faults: [] },
});
const findings = (medicine: string, written: string) => allergyFindings(lineOf(medicine), [written], tables);

describe('misspelt allergies stop the medicine', () => {
  it.each([
    ['pensilin', 'Augmentin', 'penicillin'],
    ['penisillin', 'amoxicillin', 'penicillin'],
    ['pencillian', 'ampicillin', 'penicillin'],
    ['penciline', 'amoxicillin', 'penicillin'],
    ['peniciln', 'amoxicillin', 'penicillin'],
    ['पैनिसिलिन', 'amoxicillin', 'penicillin'],
    ['पेंसिलिन से दाने', 'amoxicillin', 'penicillin'],
    ['अमोक्सीसिलिन', 'Mox 500', 'amoxicillin'],
    ['ऑग्मेंटिन', 'Augmentin', 'Augmentin'],
    ['agumentin', 'amoxicillin', 'Augmentin'],
    ['amoxiciline', 'amoxicillin', 'amoxicillin'],
    ['epton', 'phenytoin', 'Eptoin'],
    ['fenitoin', 'Eptoin', 'phenytoin'],
    ['tegritol', 'carbamazepine', 'Tegretol'],
    ['Metrogil', 'metronidazole', 'Metrogyl'],
    ['metrogil se ulti', 'tinidazole', 'Metrogyl'],
    ['flagil', 'metronidazole', 'Flagyl'],
    ['crosin', 'Dolo 650', 'Crocin'],
    ['parasitamol', 'paracetamol', 'paracetamol'],
    ['brufin', 'Combiflam', 'Brufen'],
    ['dispirin', 'aspirin', 'Disprin'],
    ['asprin', 'Ecosprin 75', 'aspirin'],
    ['voverin', 'diclofenac', 'Voveran'],
    ['diclophenac', 'diclofenac', 'diclofenac'],
    ['डाइक्लोफेनेक', 'diclofenac', 'diclofenac'],
    ['nimusulide', 'nimesulide', 'nimesulide'],
    ['salfa', 'Septran', 'sulfa'],
    ['septren', 'cotrimoxazole', 'Septran'],
    ['sulfonamid', 'cotrimoxazole', 'sulfonamide'],
    ['siprofloxacin', 'Ciplox', 'ciprofloxacin'],
    ['ofloxasin', 'norfloxacin', 'ofloxacin'],
    ['azithro', 'azithromycin', 'azithromycin'],
    ['erithromycin', 'clarithromycin', 'erythromycin'],
    ['tetracicline', 'doxycycline', 'tetracycline'],
    ['टेट्रासाइक्लिन', 'doxycycline', 'tetracycline'],
    ['sefixime', 'cefixime', 'cefixime'],
    ['ceftrioxone', 'Monocef', 'ceftriaxone'],
    ['streptomicin', 'streptomycin', 'streptomycin'],
    ['gentamycin', 'gentamicin', 'gentamicin'],
    ['bitadine', 'povidone iodine', 'Betadine'],
    ['xylocain', 'lidocaine', 'Xylocaine'],
    ['tramadole', 'tramadol', 'tramadol'],
  ])('%s stops %s, read as %s', (written, medicine, meant) => {
    const [first] = findings(medicine, written);
    expect(first).toMatchObject({ kind: 'allergy', severity: 'severe' });
    expect(first?.problem.en).toContain(`(read as ${meant})`);
    expect(first?.problem.hi).toContain(`(${meant} समझा गया)`);
  });

  it.each([
    ['sulfa ki dawa', 'Septran'],
    ['sulpha ki goli se khujli', 'Septran'],
    ['SULFA DRUGS++', 'Septran'],
    ['सल्फ़ा', 'Septran'],
    ['सल्फा की गोली से दाने', 'Septran'],
    ['penicillin se allergy hai', 'amoxicillin'],
    ['K/C/O penicillin allergy', 'amoxicillin'],
    ['Allergic to - Penicillin', 'amoxicillin'],
    ['पेनिसिलिन से एलर्जी है', 'amoxicillin'],
    ['amoxy', 'amoxicillin'],
    ['genta', 'gentamicin'],
    ['combiflam se khujli', 'ibuprofen'],
    ['aspirin aur brufen se saans phoolna', 'diclofenac'],
    ['dard ki goli', 'diclofenac'],
    ['dard ki dawa se sujan', 'ibuprofen'],
    ['दर्द की सुई से सूजन', 'diclofenac'],
    ['क्रोसिन से खुजली', 'paracetamol'],
    ['एरिथ्रोमाइसिन', 'erythromycin'],
    ['ct scan dye', 'iohexol'],
    ['not allergic to penicillin, allergic to sulfa', 'Septran'],
    ['Penicillin: No, Sulfa: Yes', 'Septran'],
    ['allergic to sulfa not penicillin', 'Septran'],
    ['No food allergy; penicillin rash', 'amoxicillin'],
    ['No, but penicillin rash', 'amoxicillin'],
    ['NKDA but sulfa', 'Septran'],
  ])('"%s" stops %s', (written, medicine) => {
    expect(findings(medicine, written)[0]).toMatchObject({ kind: 'allergy', severity: 'severe' });
  });

  it('shows with other medicines how a misspelt word was read', () => {
    expect(findings('metformin', 'epton')).toMatchObject([
      {
        severity: 'note',
        rule: 'allergy-misspelt',
        problem: { en: expect.stringContaining('read as Eptoin') },
      },
    ]);
  });
});

describe('words that could be two medicines, or none, are asked about', () => {
  it.each([
    ...[
      'septron',
      'petrol pump',
      'methyl',
      'vertigo',
      'poison',
      'noise',
      'sprain',
      'stent',
      'happy',
      'target',
    ],
    ...['zyxotil', 'tetanus', 'covishield', 'ayurvedic medicine', 'neem', 'blood transfusion', 'मॉनिटर'],
  ])('"%s"', (written) => {
    expect(findings('metformin', written)).toMatchObject([{ rule: 'allergy-unread', severity: 'important' }]);
  });
});
