/** Schedule H1: G.S.R. 588(E) of 2013, with oxytocin, which was added later. Names by INN; other spellings follow `=`. */
export const SCHEDULE_H1_ROWS = `
alprazolam, balofloxacin, buprenorphine, capreomycin, cefdinir, cefditoren, cefepime, cefetamet, cefixime
cefoperazone, cefotaxime, cefpirome, cefpodoxime, ceftazidime, ceftibuten, ceftizoxime, ceftriaxone
chlordiazepoxide, clofazimine, codeine, cycloserine, diazepam, diphenoxylate, doripenem, ertapenem, ethambutol
ethionamide, faropenem, gemifloxacin, imipenem, isoniazid, levofloxacin, meropenem, midazolam, moxifloxacin
nitrazepam, pentazocine, prulifloxacin, pyrazinamide, rifabutin, rifampicin = rifampin, para-aminosalicylic acid
sparfloxacin, thiacetazone = thioacetazone, tramadol, zolpidem, oxytocin
`;

/** Schedule X, with ketamine. */
export const SCHEDULE_X_ROWS = `
amobarbital, amphetamine = amfetamine, barbital, cyclobarbital, dexamphetamine = dexamfetamine, ethchlorvynol
glutethimide, ketamine, meprobamate, methamphetamine = metamfetamine, methylphenidate, methylphenobarbital
pentobarbital, phencyclidine, phenmetrazine, secobarbital
`;

/** Narcotic drugs: opium, coca and the manufactured drugs of S.O. 826(E) of 1985, as far as they are prescribed. */
export const NARCOTIC_ROWS = `
alfentanil, codeine, dextropropoxyphene, dihydrocodeine, diphenoxylate, ethylmorphine, fentanyl, hydrocodone
hydromorphone, methadone, morphine, oxycodone, pethidine = meperidine, pholcodine, remifentanil, sufentanil
`;

/** Psychotropic substances: the Schedule to the NDPS Act; tramadol by S.O. 1761(E) of 2018. */
export const PSYCHOTROPIC_ROWS = `
allobarbital, alprazolam, amfepramone, amobarbital, amphetamine = amfetamine, barbital, bromazepam, brotizolam
buprenorphine, butobarbital, chlordiazepoxide, clobazam, clonazepam, clorazepate, cyclobarbital
dexamphetamine = dexamfetamine, diazepam, estazolam, ethchlorvynol, flunitrazepam, flurazepam, glutethimide
ketamine, lorazepam, lormetazepam, mazindol, medazepam, meprobamate, methamphetamine = metamfetamine
methylphenidate, methylphenobarbital, midazolam, nitrazepam, nordazepam, oxazepam, pemoline, pentazocine
pentobarbital, phenobarbital = phenobarbitone, phentermine, prazepam, secobarbital, temazepam, tramadol, triazolam
zolpidem
`;

/** Medicines for human use that are prohibited under section 26A of the Drugs and Cosmetics Act: name | notification. */
export const PROHIBITED_ROWS = `
phenacetin | G.S.R. 578(E), 1983
amidopyrine | G.S.R. 578(E), 1983
astemizole | G.S.R. 191(E), 2003
terfenadine | G.S.R. 191(E), 2003
phenformin | G.S.R. 780(E), 2003
rofecoxib | G.S.R. 810(E), 2004
valdecoxib | G.S.R. 510(E), 2005
rosiglitazone | G.S.R. 910(E), 2010
cisapride | G.S.R. 82(E), 2011
phenylpropanolamine | G.S.R. 82(E), 2011
sibutramine | G.S.R. 82(E), 2011
tegaserod | G.S.R. 218(E), 2011
gatifloxacin, not in the eye | G.S.R. 218(E), 2011
dextropropoxyphene | G.S.R. 332(E), 2013
`;
