/**
 * Medicines of chronic, maternal and primary care in India by generic name (INN, with the BAN where prescriptions use it):
 * `name = other names or ingredients | classes | form strength, strength; form strength`. Compiled for suggestions and for
 * the checks of this room from the National List of Essential Medicines 2022 (MoHFW) and what is usual beside it. It
 * is no formulary: no clinician has signed it, and whatever is not in it can be prescribed in words.
 */
export const MEDICINE_ROWS = `
metformin | biguanide | tablet 500 mg, 850 mg, 1 g
metformin SR | biguanide | tablet 500 mg, 1 g
glimepiride | sulfonylurea | tablet 1 mg, 2 mg, 3 mg, 4 mg
gliclazide | sulfonylurea | tablet 40 mg, 80 mg
gliclazide MR | sulfonylurea | tablet 30 mg, 60 mg
glipizide | sulfonylurea | tablet 5 mg
glibenclamide = glyburide | sulfonylurea | tablet 2.5 mg, 5 mg
glimepiride + metformin | sulfonylurea, biguanide | tablet 1 mg/500 mg, 2 mg/500 mg, 1 mg/1 g, 2 mg/1 g
sitagliptin | gliptin | tablet 25 mg, 50 mg, 100 mg
vildagliptin | gliptin | tablet 50 mg
teneligliptin | gliptin | tablet 20 mg
linagliptin | gliptin | tablet 5 mg
saxagliptin | gliptin | tablet 2.5 mg, 5 mg
sitagliptin + metformin | gliptin, biguanide | tablet 50 mg/500 mg, 50 mg/1 g
vildagliptin + metformin | gliptin, biguanide | tablet 50 mg/500 mg, 50 mg/1 g
dapagliflozin | gliflozin | tablet 5 mg, 10 mg
empagliflozin | gliflozin | tablet 10 mg, 25 mg
canagliflozin | gliflozin | tablet 100 mg, 300 mg
dapagliflozin + metformin | gliflozin, biguanide | tablet 10 mg/500 mg, 10 mg/1 g
pioglitazone | glitazone | tablet 7.5 mg, 15 mg, 30 mg
voglibose | glucosidase-inhibitor | tablet 0.2 mg, 0.3 mg
acarbose | glucosidase-inhibitor | tablet 25 mg, 50 mg
repaglinide | glinide | tablet 0.5 mg, 1 mg, 2 mg
liraglutide | glp1 | injection 6 mg/mL
semaglutide | glp1 | tablet 3 mg, 7 mg, 14 mg; injection 0.25 mg, 0.5 mg, 1 mg
dulaglutide | glp1 | injection 0.75 mg, 1.5 mg
insulin regular = soluble insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin NPH = isophane insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin 30/70 = premixed insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin glargine | insulin | injection 100 IU/mL, 300 IU/mL
insulin degludec | insulin | injection 100 IU/mL
insulin detemir | insulin | injection 100 IU/mL
insulin aspart | insulin | injection 100 IU/mL
insulin lispro | insulin | injection 100 IU/mL
glucagon | antihypoglycaemic | injection 1 mg
glucose = dextrose | antihypoglycaemic | powder 75 g; injection 25 %
amlodipine | calcium-channel-blocker | tablet 2.5 mg, 5 mg, 10 mg
cilnidipine | calcium-channel-blocker | tablet 5 mg, 10 mg, 20 mg
nifedipine | calcium-channel-blocker | capsule 5 mg, 10 mg
nifedipine SR | calcium-channel-blocker | tablet 10 mg, 20 mg, 30 mg
diltiazem | calcium-channel-blocker | tablet 30 mg, 60 mg, 90 mg
verapamil | calcium-channel-blocker | tablet 40 mg, 80 mg
telmisartan | arb | tablet 20 mg, 40 mg, 80 mg
losartan | arb | tablet 25 mg, 50 mg
olmesartan | arb | tablet 10 mg, 20 mg, 40 mg
valsartan | arb | tablet 40 mg, 80 mg, 160 mg
candesartan | arb | tablet 4 mg, 8 mg, 16 mg
sacubitril + valsartan | arb | tablet 50 mg, 100 mg, 200 mg
telmisartan + amlodipine | arb, calcium-channel-blocker | tablet 40 mg/5 mg, 80 mg/5 mg
telmisartan + hydrochlorothiazide | arb, thiazide | tablet 40 mg/12.5 mg
telmisartan + chlorthalidone | arb, thiazide | tablet 40 mg/12.5 mg
losartan + hydrochlorothiazide | arb, thiazide | tablet 50 mg/12.5 mg
enalapril | ace-inhibitor | tablet 2.5 mg, 5 mg, 10 mg
ramipril | ace-inhibitor | tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg; capsule 2.5 mg, 5 mg
lisinopril | ace-inhibitor | tablet 2.5 mg, 5 mg, 10 mg
perindopril | ace-inhibitor | tablet 2 mg, 4 mg, 8 mg
captopril | ace-inhibitor | tablet 12.5 mg, 25 mg
atenolol | beta-blocker | tablet 25 mg, 50 mg, 100 mg
metoprolol succinate | beta-blocker | tablet 25 mg, 50 mg, 100 mg
metoprolol tartrate | beta-blocker | tablet 25 mg, 50 mg
bisoprolol | beta-blocker | tablet 2.5 mg, 5 mg
carvedilol | beta-blocker | tablet 3.125 mg, 6.25 mg, 12.5 mg, 25 mg
nebivolol | beta-blocker | tablet 2.5 mg, 5 mg
propranolol | beta-blocker | tablet 10 mg, 20 mg, 40 mg
labetalol | beta-blocker | tablet 100 mg, 200 mg; injection 5 mg/mL
methyldopa = alpha-methyldopa | central-antihypertensive | tablet 250 mg, 500 mg
clonidine | central-antihypertensive | tablet 100 mcg
hydralazine | vasodilator | tablet 25 mg; injection 20 mg
prazosin | alpha-blocker | tablet 1 mg, 2 mg, 2.5 mg, 5 mg
tamsulosin | alpha-blocker | capsule 0.2 mg, 0.4 mg
hydrochlorothiazide | thiazide | tablet 12.5 mg, 25 mg
chlorthalidone | thiazide | tablet 6.25 mg, 12.5 mg, 25 mg
indapamide | thiazide | tablet 1.5 mg, 2.5 mg
furosemide = frusemide | loop-diuretic | tablet 40 mg; injection 10 mg/mL
torsemide = torasemide | loop-diuretic | tablet 5 mg, 10 mg, 20 mg
spironolactone | aldosterone-antagonist | tablet 25 mg, 50 mg
eplerenone | aldosterone-antagonist | tablet 25 mg, 50 mg
digoxin | cardiac-glycoside | tablet 0.25 mg
ivabradine | antianginal | tablet 5 mg, 7.5 mg
isosorbide dinitrate | nitrate | tablet 5 mg, 10 mg
isosorbide mononitrate | nitrate | tablet 10 mg, 20 mg, 30 mg, 60 mg
glyceryl trinitrate = nitroglycerin | nitrate | tablet 0.5 mg, 2.6 mg, 6.4 mg; spray 400 mcg
ranolazine | antianginal | tablet 500 mg, 1 g
amiodarone | antiarrhythmic | tablet 100 mg, 200 mg
atorvastatin | statin | tablet 5 mg, 10 mg, 20 mg, 40 mg, 80 mg
rosuvastatin | statin | tablet 5 mg, 10 mg, 20 mg, 40 mg
simvastatin | statin | tablet 10 mg, 20 mg
pravastatin | statin | tablet 10 mg, 20 mg
ezetimibe | cholesterol-absorption-inhibitor | tablet 10 mg
fenofibrate | fibrate | tablet 145 mg, 160 mg
aspirin = acetylsalicylic acid | nsaid, antiplatelet | tablet 75 mg, 150 mg, 325 mg
clopidogrel | antiplatelet | tablet 75 mg
ticagrelor | antiplatelet | tablet 60 mg, 90 mg
prasugrel | antiplatelet | tablet 5 mg, 10 mg
aspirin + clopidogrel = acetylsalicylic acid | nsaid, antiplatelet | tablet 75 mg/75 mg; capsule 75 mg/75 mg
atorvastatin + aspirin = acetylsalicylic acid | statin, nsaid, antiplatelet | capsule 10 mg/75 mg
warfarin | vitamin-k-antagonist | tablet 1 mg, 2 mg, 3 mg, 5 mg
acenocoumarol = nicoumalone | vitamin-k-antagonist | tablet 1 mg, 2 mg, 3 mg, 4 mg
apixaban | oral-anticoagulant | tablet 2.5 mg, 5 mg
rivaroxaban | oral-anticoagulant | tablet 10 mg, 15 mg, 20 mg
dabigatran | oral-anticoagulant | capsule 75 mg, 110 mg, 150 mg
enoxaparin | heparin | injection 20 mg, 40 mg, 60 mg
heparin | heparin | injection 5000 IU/mL
tranexamic acid | antifibrinolytic | tablet 500 mg; injection 100 mg/mL
levothyroxine = thyroxine | thyroid-hormone | tablet 12.5 mcg, 25 mcg, 50 mcg, 75 mcg, 88 mcg, 100 mcg, 112 mcg, 125 mcg, 150 mcg
carbimazole | antithyroid-carbimazole | tablet 5 mg, 10 mg, 20 mg
methimazole = thiamazole | antithyroid-carbimazole | tablet 5 mg, 10 mg
propylthiouracil | antithyroid | tablet 50 mg
iron + folic acid = ferrous sulphate, ferrous sulfate, IFA | iron, vitamin | tablet 60 mg/0.5 mg, 100 mg/0.5 mg
ferrous sulphate = ferrous sulfate | iron | tablet 200 mg; syrup 20 mg/5 mL
ferrous fumarate | iron | tablet 300 mg
ferrous ascorbate + folic acid | iron, vitamin | tablet 100 mg/1.5 mg
iron sucrose | iron | injection 20 mg/mL
ferric carboxymaltose | iron | injection 50 mg/mL
folic acid | vitamin | tablet 0.4 mg, 1 mg, 5 mg
cyanocobalamin = vitamin B12 | vitamin | injection 500 mcg/mL
methylcobalamin = vitamin B12, mecobalamin | vitamin | tablet 500 mcg, 1500 mcg
calcium carbonate + vitamin D3 = cholecalciferol | calcium, vitamin | tablet 500 mg/250 IU, 500 mg/500 IU
calcium citrate | calcium | tablet 500 mg
cholecalciferol = vitamin D3 | vitamin | capsule 60000 IU; sachet 60000 IU; drops 400 IU/mL
vitamin A = retinol | vitamin-a | syrup 100000 IU/mL; capsule 50000 IU
vitamin K = phytomenadione | vitamin | injection 1 mg/0.5 mL, 10 mg/mL
vitamin C = ascorbic acid | vitamin | tablet 100 mg, 500 mg
vitamin E = tocopherol | vitamin | capsule 200 mg, 400 mg
pyridoxine = vitamin B6 | vitamin | tablet 10 mg, 25 mg, 40 mg
thiamine = vitamin B1 | vitamin | tablet 75 mg, 100 mg
zinc sulphate = zinc sulfate | mineral | tablet 20 mg; syrup 20 mg/5 mL
multivitamin | vitamin | tablet; syrup
potassium chloride | mineral | syrup 500 mg/5 mL
oral rehydration salts = ORS | rehydration | sachet 20.5 g
magnesium sulphate = magnesium sulfate | anticonvulsant | injection 500 mg/mL
paracetamol = acetaminophen | analgesic | tablet 500 mg, 650 mg; syrup 120 mg/5 mL, 250 mg/5 mL; drops 100 mg/mL; suppository 170 mg
ibuprofen | nsaid | tablet 200 mg, 400 mg, 600 mg; syrup 100 mg/5 mL
diclofenac | nsaid | tablet 50 mg, 100 mg; gel 1 %; injection 25 mg/mL
aceclofenac | nsaid | tablet 100 mg, 200 mg
aceclofenac + paracetamol = acetaminophen | nsaid, analgesic | tablet 100 mg/325 mg
ibuprofen + paracetamol = acetaminophen | nsaid, analgesic | tablet 400 mg/325 mg
naproxen | nsaid | tablet 250 mg, 500 mg
mefenamic acid | nsaid | tablet 250 mg, 500 mg; syrup 100 mg/5 mL
mefenamic acid + dicyclomine = dicycloverine | nsaid, antispasmodic | tablet 250 mg/10 mg
ketorolac | nsaid | tablet 10 mg
etoricoxib | nsaid | tablet 60 mg, 90 mg, 120 mg
celecoxib | nsaid | capsule 100 mg, 200 mg
indomethacin = indometacin | nsaid | capsule 25 mg, 50 mg
piroxicam | nsaid | capsule 20 mg
tramadol | opioid | capsule 50 mg; tablet 50 mg, 100 mg; injection 50 mg/mL
tramadol + paracetamol = acetaminophen | opioid, analgesic | tablet 37.5 mg/325 mg
codeine | opioid | tablet 15 mg, 30 mg; syrup 10 mg/5 mL
morphine | opioid | tablet 10 mg, 30 mg; injection 10 mg/mL
pregabalin | gabapentinoid | capsule 50 mg, 75 mg, 150 mg
gabapentin | gabapentinoid | capsule 100 mg, 300 mg; tablet 300 mg, 600 mg
allopurinol | xanthine-oxidase-inhibitor | tablet 100 mg, 300 mg
febuxostat | xanthine-oxidase-inhibitor | tablet 40 mg, 80 mg
colchicine | antigout | tablet 0.5 mg
methotrexate | methotrexate | tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg
hydroxychloroquine | antimalarial | tablet 200 mg, 300 mg, 400 mg
sulfasalazine = sulphasalazine | sulfonamide, aminosalicylate | tablet 500 mg, 1 g
leflunomide | leflunomide | tablet 10 mg, 20 mg
azathioprine | immunosuppressant | tablet 50 mg
mycophenolate mofetil | mycophenolate | tablet 500 mg
alendronic acid = alendronate | bisphosphonate | tablet 35 mg, 70 mg
thiocolchicoside | muscle-relaxant | capsule 4 mg, 8 mg
chlorzoxazone | muscle-relaxant | tablet 250 mg, 500 mg
amoxicillin = amoxycillin | penicillin | capsule 250 mg, 500 mg; tablet 250 mg, 500 mg; syrup 125 mg/5 mL, 250 mg/5 mL
amoxicillin + clavulanic acid = amoxycillin, clavulanate, co-amoxiclav | penicillin | tablet 500 mg/125 mg, 875 mg/125 mg; syrup 200 mg/28.5 mg per 5 mL
ampicillin | penicillin | capsule 250 mg, 500 mg; injection 500 mg, 1 g
cloxacillin | penicillin | capsule 250 mg, 500 mg
benzathine penicillin = benzathine benzylpenicillin | penicillin | injection 600000 IU, 1200000 IU
phenoxymethylpenicillin = penicillin V | penicillin | tablet 250 mg
piperacillin + tazobactam | penicillin | injection 4.5 g
cefalexin = cephalexin | cephalosporin | capsule 250 mg, 500 mg; syrup 125 mg/5 mL
cefadroxil | cephalosporin | tablet 500 mg; syrup 125 mg/5 mL
cefuroxime | cephalosporin | tablet 250 mg, 500 mg
cefixime | cephalosporin | tablet 100 mg, 200 mg; syrup 50 mg/5 mL, 100 mg/5 mL
cefpodoxime | cephalosporin | tablet 100 mg, 200 mg; syrup 50 mg/5 mL
ceftriaxone | cephalosporin | injection 250 mg, 500 mg, 1 g
cefotaxime | cephalosporin | injection 500 mg, 1 g
meropenem | carbapenem | injection 500 mg, 1 g
azithromycin | macrolide | tablet 250 mg, 500 mg; syrup 200 mg/5 mL
clarithromycin | macrolide | tablet 250 mg, 500 mg
erythromycin | macrolide | tablet 250 mg, 500 mg; syrup 125 mg/5 mL
clindamycin | lincosamide | capsule 150 mg, 300 mg; gel 1 %; pessary 100 mg
doxycycline | tetracycline | capsule 100 mg; tablet 100 mg
tetracycline | tetracycline | capsule 250 mg, 500 mg; ointment 1 %
minocycline | tetracycline | capsule 50 mg, 100 mg
ciprofloxacin | quinolone | tablet 250 mg, 500 mg; drops 0.3 %
levofloxacin | quinolone | tablet 250 mg, 500 mg, 750 mg
ofloxacin | quinolone | tablet 200 mg, 400 mg; drops 0.3 %
norfloxacin | quinolone | tablet 400 mg
moxifloxacin | quinolone | tablet 400 mg; drops 0.5 %
ofloxacin + ornidazole | quinolone, nitroimidazole | tablet 200 mg/500 mg
co-trimoxazole = cotrimoxazole, sulfamethoxazole, sulphamethoxazole, trimethoprim | sulfonamide, trimethoprim | tablet 400 mg/80 mg, 800 mg/160 mg; syrup 200 mg/40 mg per 5 mL
trimethoprim | trimethoprim | tablet 100 mg, 200 mg
nitrofurantoin | nitrofuran | tablet 50 mg, 100 mg; capsule 100 mg
fosfomycin | phosphonic | sachet 3 g
metronidazole | nitroimidazole | tablet 200 mg, 400 mg; syrup 200 mg/5 mL; gel 1 %
tinidazole | nitroimidazole | tablet 300 mg, 500 mg
secnidazole | nitroimidazole | tablet 1 g
ornidazole | nitroimidazole | tablet 500 mg
gentamicin | aminoglycoside | injection 40 mg/mL; drops 0.3 %
amikacin | aminoglycoside | injection 100 mg, 250 mg, 500 mg
streptomycin | aminoglycoside | injection 750 mg, 1 g
tobramycin | aminoglycoside | drops 0.3 %
linezolid | oxazolidinone | tablet 600 mg
rifampicin | antitubercular | capsule 150 mg, 300 mg, 450 mg, 600 mg
isoniazid | antitubercular | tablet 100 mg, 300 mg
pyrazinamide | antitubercular | tablet 500 mg, 750 mg
ethambutol | antitubercular | tablet 400 mg, 800 mg
fluconazole | azole | tablet 50 mg, 150 mg, 200 mg; capsule 150 mg
itraconazole | azole | capsule 100 mg, 200 mg
clotrimazole | azole-local | cream 1 %; pessary 100 mg, 500 mg; powder 1 %
ketoconazole | azole | cream 2 %
terbinafine | antifungal | tablet 250 mg; cream 1 %
griseofulvin | griseofulvin | tablet 250 mg, 500 mg
nystatin | antifungal | drops 100000 IU/mL
aciclovir = acyclovir | antiviral | tablet 200 mg, 400 mg, 800 mg; cream 5 %
valaciclovir = valacyclovir | antiviral | tablet 500 mg, 1 g
oseltamivir | antiviral | capsule 30 mg, 45 mg, 75 mg
tenofovir + lamivudine + dolutegravir | antiretroviral | tablet 300 mg/300 mg/50 mg
chloroquine | antimalarial | tablet 250 mg
artemether + lumefantrine | antimalarial | tablet 20 mg/120 mg, 80 mg/480 mg
primaquine | primaquine | tablet 2.5 mg, 7.5 mg, 15 mg
albendazole | anthelmintic | tablet 400 mg; syrup 200 mg/5 mL
mebendazole | anthelmintic | tablet 100 mg
ivermectin | anthelmintic | tablet 6 mg, 12 mg
diethylcarbamazine | anthelmintic | tablet 50 mg, 100 mg
pantoprazole | ppi | tablet 20 mg, 40 mg; injection 40 mg
omeprazole | ppi | capsule 20 mg
rabeprazole | ppi | tablet 10 mg, 20 mg
esomeprazole | ppi | tablet 20 mg, 40 mg
pantoprazole + domperidone | ppi, prokinetic | capsule 40 mg/30 mg; tablet 40 mg/10 mg
famotidine | h2-blocker | tablet 20 mg, 40 mg
aluminium hydroxide + magnesium hydroxide = antacid | antacid | syrup; tablet
sucralfate | mucosal-protectant | syrup 1 g/10 mL; tablet 1 g
misoprostol | prostaglandin | tablet 25 mcg, 200 mcg
mifepristone | antiprogestogen | tablet 200 mg
ondansetron | antiemetic | tablet 4 mg, 8 mg; syrup 2 mg/5 mL; injection 2 mg/mL
domperidone | prokinetic | tablet 10 mg; syrup 1 mg/mL
metoclopramide | prokinetic | tablet 10 mg; injection 5 mg/mL
doxylamine + pyridoxine = vitamin B6 | antihistamine, vitamin | tablet 10 mg/10 mg
promethazine | antihistamine | tablet 10 mg, 25 mg; syrup 5 mg/5 mL
dicyclomine = dicycloverine | antispasmodic | tablet 10 mg, 20 mg
hyoscine butylbromide | antispasmodic | tablet 10 mg; injection 20 mg/mL
drotaverine | antispasmodic | tablet 40 mg, 80 mg
loperamide | antidiarrhoeal | capsule 2 mg; tablet 2 mg
racecadotril | antidiarrhoeal | capsule 100 mg; sachet 10 mg, 30 mg
lactulose | laxative | syrup 10 g/15 mL
isabgol = ispaghula husk, psyllium | laxative | powder
bisacodyl | laxative | tablet 5 mg; suppository 5 mg, 10 mg
polyethylene glycol = macrogol | laxative | powder 17 g; sachet 17 g
ursodeoxycholic acid | bile-acid | tablet 150 mg, 300 mg
mesalamine = mesalazine | aminosalicylate | tablet 400 mg, 800 mg, 1.2 g
salbutamol = albuterol | beta-agonist | inhaler 100 mcg; respules 2.5 mg; tablet 2 mg, 4 mg; syrup 2 mg/5 mL
levosalbutamol = levalbuterol | beta-agonist | inhaler 50 mcg; respules 0.63 mg, 1.25 mg; syrup 1 mg/5 mL
formoterol + budesonide | beta-agonist, corticosteroid | inhaler 6 mcg/100 mcg, 6 mcg/200 mcg, 6 mcg/400 mcg
salmeterol + fluticasone | beta-agonist, corticosteroid | inhaler 25 mcg/125 mcg, 25 mcg/250 mcg, 50 mcg/250 mcg
budesonide | corticosteroid | inhaler 100 mcg, 200 mcg; respules 0.5 mg, 1 mg; spray 64 mcg
beclometasone = beclomethasone | corticosteroid | inhaler 100 mcg, 200 mcg
fluticasone | corticosteroid | spray 50 mcg
ipratropium | anticholinergic-inhaled | inhaler 20 mcg; respules 500 mcg
tiotropium | anticholinergic-inhaled | inhaler 9 mcg, 18 mcg
montelukast | leukotriene-antagonist | tablet 4 mg, 5 mg, 10 mg
montelukast + levocetirizine | leukotriene-antagonist, antihistamine | tablet 10 mg/5 mg
theophylline | xanthine | tablet 200 mg, 300 mg, 400 mg
doxofylline | xanthine | tablet 400 mg
cetirizine | antihistamine | tablet 5 mg, 10 mg; syrup 5 mg/5 mL
levocetirizine | antihistamine | tablet 5 mg; syrup 2.5 mg/5 mL
loratadine | antihistamine | tablet 10 mg
fexofenadine | antihistamine | tablet 120 mg, 180 mg
chlorpheniramine = chlorphenamine | antihistamine | tablet 4 mg; syrup 2 mg/5 mL
hydroxyzine | antihistamine | tablet 10 mg, 25 mg
ambroxol | mucolytic | tablet 30 mg; syrup 30 mg/5 mL
acetylcysteine | mucolytic | tablet 600 mg
dextromethorphan | antitussive | syrup 10 mg/5 mL
xylometazoline | decongestant | drops 0.05 %, 0.1 %
sodium chloride nasal = saline | nasal-saline | drops 0.65 %
prednisolone | corticosteroid | tablet 5 mg, 10 mg, 20 mg, 40 mg; syrup 5 mg/5 mL
methylprednisolone | corticosteroid | tablet 4 mg, 8 mg, 16 mg
dexamethasone | corticosteroid | tablet 0.5 mg, 4 mg; injection 4 mg/mL
betamethasone | corticosteroid | tablet 0.5 mg; cream 0.1 %; injection 4 mg/mL
deflazacort | corticosteroid | tablet 6 mg, 30 mg
hydrocortisone | corticosteroid | injection 100 mg; cream 1 %
sertraline | ssri | tablet 25 mg, 50 mg, 100 mg
escitalopram | ssri | tablet 5 mg, 10 mg, 20 mg
fluoxetine | ssri | capsule 10 mg, 20 mg
paroxetine | paroxetine | tablet 12.5 mg, 25 mg
duloxetine | snri | capsule 20 mg, 30 mg, 60 mg
venlafaxine | snri | capsule 37.5 mg, 75 mg, 150 mg
amitriptyline | tricyclic | tablet 10 mg, 25 mg, 75 mg
mirtazapine | antidepressant | tablet 7.5 mg, 15 mg, 30 mg
clonazepam | benzodiazepine | tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg
alprazolam | benzodiazepine | tablet 0.25 mg, 0.5 mg, 1 mg
lorazepam | benzodiazepine | tablet 1 mg, 2 mg
diazepam | benzodiazepine | tablet 2 mg, 5 mg, 10 mg; injection 5 mg/mL
zolpidem | hypnotic | tablet 5 mg, 10 mg
olanzapine | antipsychotic | tablet 2.5 mg, 5 mg, 10 mg
risperidone | antipsychotic | tablet 1 mg, 2 mg, 3 mg
quetiapine | antipsychotic | tablet 25 mg, 50 mg, 100 mg, 200 mg
haloperidol | antipsychotic | tablet 1.5 mg, 5 mg, 10 mg
lithium carbonate | lithium | tablet 300 mg, 400 mg
sodium valproate = valproic acid, valproate, divalproex | valproate | tablet 200 mg, 300 mg, 500 mg; syrup 200 mg/5 mL
levetiracetam | antiepileptic | tablet 250 mg, 500 mg, 750 mg; syrup 100 mg/mL
carbamazepine | aromatic-antiepileptic, carbamazepine | tablet 100 mg, 200 mg, 400 mg
oxcarbazepine | aromatic-antiepileptic | tablet 150 mg, 300 mg, 600 mg
phenytoin | aromatic-antiepileptic, phenytoin | tablet 50 mg, 100 mg; capsule 100 mg
phenobarbitone = phenobarbital | aromatic-antiepileptic, phenobarbital | tablet 30 mg, 60 mg
lamotrigine | lamotrigine | tablet 25 mg, 50 mg, 100 mg
topiramate | topiramate | tablet 25 mg, 50 mg, 100 mg
clobazam | benzodiazepine | tablet 5 mg, 10 mg
levodopa + carbidopa | antiparkinson | tablet 100 mg/10 mg, 100 mg/25 mg
trihexyphenidyl | antiparkinson | tablet 2 mg
donepezil | cholinesterase-inhibitor | tablet 5 mg, 10 mg
betahistine | vestibular | tablet 8 mg, 16 mg, 24 mg
cinnarizine | antihistamine | tablet 25 mg, 75 mg
flunarizine | antimigraine | tablet 5 mg, 10 mg
sumatriptan | triptan | tablet 50 mg, 100 mg
progesterone | progestogen | capsule 100 mg, 200 mg; pessary 200 mg, 400 mg
dydrogesterone | progestogen | tablet 10 mg
norethisterone | progestogen-high | tablet 5 mg
medroxyprogesterone | progestogen-high | tablet 10 mg; injection 150 mg/mL
levonorgestrel | emergency-contraceptive | tablet 1.5 mg
ethinylestradiol + levonorgestrel | combined-contraceptive | tablet 30 mcg/150 mcg
letrozole | aromatase-inhibitor | tablet 2.5 mg
clomifene = clomiphene | ovulation-inducer | tablet 25 mg, 50 mg, 100 mg
cabergoline | dopamine-agonist | tablet 0.25 mg, 0.5 mg
oxytocin | uterotonic | injection 5 IU/mL
methylergometrine = methylergonovine | ergot | tablet 0.125 mg; injection 0.2 mg/mL
carboprost | prostaglandin | injection 250 mcg/mL
anti-D immunoglobulin | immunoglobulin | injection 300 mcg
tetanus and diphtheria vaccine = Td, tetanus toxoid | vaccine | injection 0.5 mL
isoxsuprine | tocolytic | tablet 10 mg, 40 mg
finasteride | five-alpha-reductase-inhibitor | tablet 1 mg, 5 mg
sildenafil | pde5-inhibitor | tablet 25 mg, 50 mg, 100 mg
oxybutynin | anticholinergic | tablet 2.5 mg, 5 mg
isotretinoin | retinoid | capsule 5 mg, 10 mg, 20 mg
acitretin | retinoid | capsule 10 mg, 25 mg
tretinoin | retinoid-local | cream 0.025 %, 0.05 %
benzoyl peroxide | acne | gel 2.5 %, 5 %
mupirocin | antibacterial-local | ointment 2 %
fusidic acid | antibacterial-local | cream 2 %
silver sulfadiazine = silver sulphadiazine | sulfonamide | cream 1 %
permethrin | scabicide | cream 5 %; lotion 5 %
calamine | soothing | lotion
povidone-iodine = iodine | iodine | ointment 5 %; lotion 10 %
lidocaine = lignocaine | local-anaesthetic | gel 2 %; injection 2 %
timolol | beta-blocker | drops 0.5 %
latanoprost | prostaglandin-eye | drops 0.005 %
carboxymethylcellulose = artificial tears | tear-substitute | drops 0.5 %, 1 %
olopatadine | antihistamine | drops 0.1 %
nicotine | nicotine | patch 7 mg, 14 mg, 21 mg
adrenaline = epinephrine | sympathomimetic | injection 1 mg/mL
`;
