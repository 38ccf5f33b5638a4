/**
 * Schedule H substances in our table, by INN; the schedule's own spelling follows `=`. G.S.R. 160(E) of 2006. Groups
 * are in `SCHEDULE_H_CLASSES`.
 */
export const SCHEDULE_H_ROWS = `
abacavir, acamprosate, acebutolol, aciclovir = acyclovir, adenosine, albendazole, alendronic acid = alendronate
allopurinol, alprazolam, alprostadil, amantadine, amikacin, amiloride, para-aminosalicylic acid, amiodarone
amitriptyline, amlodipine, s-amlodipine, amoxapine, metamizole = analgin, arteether, artemether, artesunate
atenolol, atracurium, atorvastatin, azathioprine, aztreonam, baclofen, bambuterol, benazepril, benidipine
benserazide, betahistine, bezafibrate, bicalutamide, bimatoprost, bleomycin, brimonidine, bromhexine
bromocriptine, budesonide, bupivacaine, bupropion, buspirone, butorphanol, cabergoline, candesartan, capecitabine
captopril, carbidopa, carbocisteine, carboplatin, carisoprodol, carvedilol, celecoxib, ormeloxifene = centchroman
cetirizine, chlordiazepoxide, chlorphenamine = chlorpheniramine, chlorpromazine, chlorzoxazone, chymotrypsin
ciclosporin = cyclosporin, cimetidine, cinnarizine, ciprofloxacin, cisplatin, citalopram, clarithromycin
clavulanic acid, clidinium, clindamycin, clobazam, clobetasol, clofazimine, clonazepam, clonidine, clopidogrel
clotrimazole, clozapine, codeine, colchicine, danazol, dapsone, desloratadine, desogestrel, dextromethorphan
dextropropoxyphene, diazepam, diclofenac, dicycloverine = dicyclomine, didanosine, digoxin, diltiazem, dinoprostone
diphenoxylate, disopyramide, docetaxel, domperidone, donepezil, dopamine, dosulepin = dothiepin, doxazosin, doxepin
doxorubicin, ebastine, econazole, efavirenz, enalapril, adrenaline = epinephrine, esomeprazole, estradiol
ethambutol, ethamsylate = etamsylate, ethinylestradiol, ethionamide, etodolac, etomidate, etoposide, exemestane
famciclovir, famotidine, fenofibrate, fexofenadine, finasteride, flavoxate, fluorouracil, flunarizine, fluoxetine
flupentixol = flupenthixol, fluphenazine, flurazepam, flurbiprofen, flutamide, fluticasone, fluvoxamine, fosinopril
fosphenytoin, gabapentin, galantamine = galanthamine, ganciclovir, gatifloxacin, gemcitabine, gemfibrozil
gliclazide, glimepiride, glucagon, glycopyrronium = glycopyrrolate, goserelin, granisetron, haloperidol, heparin
hydrocortisone, hydroxyzine, ibuprofen, indapamide, infliximab, irbesartan, isoniazid, isosorbide dinitrate
isosorbide mononitrate, isotretinoin, isoxsuprine, itopride, ketoconazole, ketoprofen, ketorolac, labetalol
lacidipine, lamivudine, lamotrigine, latanoprost, leflunomide, lercanidipine, letrozole, leuprorelin, levamisole
noradrenaline = levarterenol, levobunolol, levocetirizine, levodopa, levofloxacin, linezolid, lithium, lithium carbonate
loperamide, lorazepam, losartan, loteprednol, lovastatin, mebendazole, mebeverine, medroxyprogesterone
mefenamic acid, mefloquine, megestrol, melitracen, meloxicam, mephentermine, meropenem, metaxalone, methocarbamol
methotrexate, metoclopramide, metoprolol, metronidazole, mexiletine, mianserin, miconazole, midazolam, mifepristone
milrinone, miltefosine, minocycline, minoxidil, mirtazapine, misoprostol, moclobemide, mometasone, montelukast
mosapride, moxifloxacin, mycophenolate mofetil = mycophenolate, nadifloxacin, nadolol, nalidixic acid, naproxen
natamycin, nateglinide, nebivolol, nelfinavir, nevirapine, nicorandil, nifedipine, nimesulide, nitrazepam
glyceryl trinitrate = nitroglycerin, norethisterone, norfloxacin, otilonium = octylonium, ofloxacin, olanzapine
omeprazole, ornidazole, orphenadrine, oxazepam, oxcarbazepine, oxetacaine = oxethazaine, oxprenolol, oxybutynin
oxymetazoline, oxytocin, paclitaxel, pantoprazole, parecoxib, paroxetine, penicillamine, pentazocine, pentoxifylline
phenelzine, phenobarbital = phenobarbitone, pimozide, pioglitazone, piracetam, piroxicam, praziquantel, propafenone
propranolol, propofol, pyrazinamide, quetiapine, quinapril, quinidine, rabeprazole, racecadotril, raloxifene
ramipril, ranitidine, reboxetine, repaglinide, riluzole, risperidone, ritonavir, ritodrine, rituximab, rivastigmine
rocuronium, ropinirole, salbutamol, sulfasalazine, saquinavir, secnidazole, serratiopeptidase, sertraline, sildenafil
simvastatin, sirolimus, sodium picosulfate, cromoglicate = sodium cromoglycate, sodium valproate, somatropin, sotalol
sparfloxacin, spironolactone, stavudine, sucralfate, sulfadoxine, sulpiride, sumatriptan, tamsulosin, teicoplanin
telmisartan, temozolomide, terazosin, terbutaline, terlipressin, testosterone, thalidomide, thiocolchicoside
tiagabine, tibolone, timolol, tinidazole, tizanidine, tobramycin, tolfenamic acid, topiramate, tramadol
tranexamic acid, tranylcypromine, trazodone, tretinoin, trifluoperazine, trimetazidine, trimipramine, triprolidine
prochlorperazine, promazine, promethazine, thioridazine, valproic acid, vasopressin, vecuronium, venlafaxine, verapamil, vincristine, vinblastine, zidovudine, ziprasidone
zoledronic acid, zolpidem, zopiclone, zuclopenthixol
sulfamethoxazole = co-trimoxazole, trimethoprim
`;

/** Groups that Schedule H names, by classes of our table. */
export const SCHEDULE_H_CLASSES: Readonly<Record<string, readonly string[]>> = {
  Antibiotics: [
    'penicillin',
    'cephalosporin',
    'carbapenem',
    'penem',
    'monobactam',
    'macrolide',
    'lincosamide',
    'tetracycline',
    'aminoglycoside',
    'glycopeptide',
    'lipopeptide',
    'polymyxin',
    'amphenicol',
    'oxazolidinone',
    'rifamycin',
    'rifamycin-local',
    'antibacterial-local',
    'phosphonic',
  ],
  'Androgenic, anabolic, oestrogenic and progestational substances': [
    'androgen',
    'oestrogen',
    'progestogen',
    'progestogen-high',
    'combined-contraceptive',
  ],
  'Barbituric acid': ['barbiturate', 'phenobarbital'],
  Corticosteroids: ['corticosteroid'],
  'Ergot, alkaloids of': ['ergot'],
  Insulin: ['insulin'],
};

/** Skin preparations that are still in Schedule H: serial numbers 538 to 551, G.S.R. 277(E) of 2018. */
export const SCHEDULE_H_ON_SKIN = `
alclometasone, beclometasone = beclomethasone, betamethasone, desonide, desoximetasone, dexamethasone, diflorasone
fluocinonide, fluocinolone, fluocinolone acetonide, halobetasol, halometasone, methylprednisone, prednicarbate
triamcinolone, triamcinolone acetonide
`;
