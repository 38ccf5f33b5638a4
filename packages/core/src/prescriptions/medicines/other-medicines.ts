/** Existing medicines without a row, which are not misspellings (INN, BAN, USAN). */
export const OTHER_MEDICINES = `
acarbosin, acebutolol, acetohexamide, acetazolam, acrivastine, alclometasone, alfentanil, alimemazine, almotriptan, amobarbital
amodiaquine, amoxapine, amphetamine, anidulafungin, aprotinin, argatroban, articaine, atracurone, auranofin, azatadine
azacitidine, azlocillin, bacampicillin, benazepril, bendroflumethiazide, benzphetamine, benztropine, bepridil, bexarotene
bretylium, brexpiprazole, bromazepam, buclizine, bumetadine, butabarbital, capreomycin, carbenicillin, cariprazine, carisbamate
carmustine, carteolol, cefalotin, cefamandole, cefapirin, cefetamet, cefmetazole, cefonicid, cefotetan, cefotiam, cefoxitin, cefpirome
cefradine, ceftizoxime, cephalothin, cephradine, cerivastatin, chlormezanone, chloroprocaine, chlorothiazide, chlorpropamide
cinoxacin, cladribine, clemastine, clofarabine, clofibrate, clomethiazole, clorazepate, cyclandelate, cyclizine, cyclopenthiazide
dacarbazine, dactinomycin, demeclocycline, desipramine, dexchlorpheniramine, dextropropoxyphen, diflunisal
dihydrocodeine, dirithromycin, doxapram, doxercalciferol, enoxacin, eprosartan, estazolam, ethotoin, fenoprofen
fenoterol, fludarabine, flunisolide, flunitrazepam, fluvastatin, fosamprenavir, fosinopril, gallopamil, gemifloxacin
glutethimide, guanethidine, guanfacine, halazepam, halcinonide, hydroflumethiazide, hydromorphone, hydroxyzone
iloperidone, imidapril, indinavir, indoprofen, irinotecan, isoflurane, isradipine, josamycin, ketazolam, lacidipine
levorphanol, lomefloxacin, lomustine, loprazolam, lorcainide, lormetazepam, loxapine, maprotiline, mephenytoin, mepivacaine
meprobamate, mesoridazine, metaraminol, methocarbitol, methyclothiazide, methylthiouracil, metolazide, mezlocillin, mitomycin
mitoxantrone, mizolastine, moexipril, molindone, nabumetone, nadolol, nafcillin, nedocromil, nefazodone, nelfinavir, netilmicin
nisoldipine, nitrendipine, nizatadine, orphenadrine, oxacillin, oxaprozin, oxprenolol, oxymorphone, oxytetracycline, pemoline
penbutolol, penfluridol, pentamidine, pentobarbital, perphenazine, phendimetrazine, phenformin, phentermine, phentolamine
pindolol, pirenzepine, polythiazide, prazepam, procainamide, procyclidine, promazine, protriptyline, quazepam, quinapril, raltitrexed
reboxetine, remifentanil, reserpine, rimantadine, rosiglitazone, saquinavir, secobarbital, sertindole, sparfloxacin, spiramycin
sufentanil, sulfafurazole, sulfadimidine, sulfinpyrazone, sulindac, sulpiride, tacrine, temazepam, tenidap, thiothixene, tolazamide
tolazoline, tolbutamide, tolcapone, tolmetin, topotecan, trandolapril, trimetrexate, troglitazone, troleandomycin, trovafloxacin
valdecoxib, zalcitabine, zileuton, calcium dobesilate, cefcapene, chlormethiazole, methylprednisone
`;
