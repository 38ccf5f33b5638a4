/** A recorded allergy, with the medicines it forbids and those it does not affect. */
export interface AllergyWords {
  readonly written: string;
  readonly forbids: readonly string[];
  readonly leavesOpen: readonly string[];
  /** No medicine is recognised and the record does not rule out allergies, so the patient must be asked. */
  readonly needsQuestion?: true;
}

const row = (written: string, forbids: readonly string[], leavesOpen: readonly string[]): AllergyWords => ({
  written,
  forbids,
  leavesOpen,
});
const denied = (written: string) => row(written, [], ['amoxicillin', 'diclofenac', 'cotrimoxazole']);
const unclear = (written: string): AllergyWords => ({ ...row(written, [], []), needsQuestion: true });

/** Allergies as patients and staff in India write them. */
export const ALLERGY_WORDS: readonly AllergyWords[] = [
  row('Penicillin', ['amoxicillin', 'Augmentin', 'benzylpenicillin'], ['azithromycin']),
  row('PENICILLINE', ['amoxicillin'], ['azithromycin']),
  row('penicilin inj - fainted', ['amoxicillin'], ['azithromycin']),
  row('पेनिसिलिन', ['amoxicillin'], ['azithromycin']),
  row('allergic to Augmentin', ['Augmentin', 'amoxicillin'], ['azithromycin']),
  row('Amoxycillin rash', ['amoxicillin', 'ampicillin'], ['doxycycline']),
  row('Ampicillin (skin test positive)', ['amoxicillin'], ['doxycycline']),
  row('Inj. Monocef reaction', ['ceftriaxone', 'cefotaxime'], ['azithromycin']),
  row('Cephalosporins', ['cefixime', 'cefalexin'], ['azithromycin']),
  row('Cefixime - swelling of face', ['Taxim-O'], ['doxycycline']),
  row('Sulpha drugs', ['cotrimoxazole', 'sulfasalazine'], ['amoxicillin']),
  row('sulfa', ['cotrimoxazole'], ['amoxicillin']),
  row('सल्फा', ['cotrimoxazole'], ['amoxicillin']),
  row('Septran', ['cotrimoxazole'], ['amoxicillin']),
  row('Ciplox', ['ciprofloxacin', 'levofloxacin'], ['amoxicillin']),
  row('quinolones', ['ofloxacin', 'norfloxacin'], ['azithromycin']),
  row('Erythromycin', ['erythromycin', 'azithromycin'], ['amoxicillin']),
  row('metrogyl', ['metronidazole', 'tinidazole'], ['amoxicillin']),
  row('Tetracycline', ['doxycycline'], ['amoxicillin']),
  row('Streptomycin injection', ['streptomycin', 'gentamicin'], ['amoxicillin']),
  row('Aspirin', ['aspirin', 'diclofenac', 'ibuprofen'], ['amoxicillin']),
  row('Disprin - breathlessness', ['aspirin', 'naproxen'], ['amoxicillin']),
  row('NSAIDs', ['diclofenac', 'ibuprofen', 'aceclofenac'], ['amoxicillin']),
  row('pain killers', ['diclofenac', 'ibuprofen'], ['amoxicillin']),
  row('Brufen', ['ibuprofen', 'Combiflam'], ['amoxicillin']),
  row('Voveran inj', ['diclofenac', 'aceclofenac'], ['amoxicillin']),
  row('diclo + brufen', ['diclofenac', 'ibuprofen'], ['amoxicillin']),
  row('Paracetamol', ['paracetamol', 'Dolo 650', 'Combiflam'], ['amoxicillin']),
  row('Nimesulide, itching', ['nimesulide'], ['amoxicillin']),
  row('Phenytoin - Stevens Johnson', ['phenytoin', 'carbamazepine'], ['levetiracetam']),
  row('ACE inhibitor cough', ['enalapril', 'ramipril'], ['amlodipine']),
  row('Ramipril angioedema', ['ramipril', 'enalapril'], ['amlodipine']),
  row('Insulin (pork)', ['insulin'], ['metformin']),
  row('Atorvastatin - muscle pain', ['atorvastatin'], ['metformin']),
  denied('NKDA'),
  denied('No known drug allergies'),
  denied('कोई एलर्जी नहीं'),
  row('peanut, dust, pollen', [], ['amoxicillin', 'diclofenac']),
  unclear('some injection at the village clinic'),
  unclear('white tablet for fever, whole body rash'),
];
