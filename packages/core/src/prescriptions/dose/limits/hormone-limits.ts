/**
 * Highest doses of hormones, vitamins, and medicines for diabetes and bones. For the row format see
 * `read-dose-limits.ts`.
 */
export const HORMONE_LIMITS = `
metformin | single 1.275 g ! 2.55 g, daily 2.55 g ! 3 g | FDA label; BNF (3 g by specialists)
glimepiride | daily 8 mg ! 12 mg | FDA label
gliclazide | single 160 mg, daily 320 mg ! 480 mg | BNF
glipizide | single 15 mg, daily 20 mg ! 40 mg | BNF
glibenclamide | single 10 mg, daily 15 mg ! 20 mg | BNF
sitagliptin | daily 100 mg | BNF
vildagliptin | single 100 mg, daily 100 mg | BNF
teneligliptin | daily 40 mg | CDSCO label
linagliptin | daily 5 mg | BNF
saxagliptin | daily 5 mg | BNF
alogliptin | daily 25 mg | BNF
dapagliflozin | daily 10 mg | BNF
empagliflozin | daily 25 mg | BNF
canagliflozin | daily 300 mg | BNF
ertugliflozin | daily 15 mg | BNF
remogliflozin | daily 200 mg | CDSCO label
pioglitazone | daily 45 mg | BNF
voglibose | single 0.3 mg, daily 0.9 mg | CDSCO label
acarbose | single 200 mg, daily 600 mg | BNF
repaglinide | single 4 mg, daily 16 mg | BNF
nateglinide | single 180 mg, daily 540 mg | BNF
liraglutide | daily 3 mg | BNF
semaglutide, oral | daily 14 mg | BNF
semaglutide, injected | single 2.4 mg, weekly 2.4 mg | BNF
dulaglutide | single 4.5 mg, weekly 4.5 mg | BNF
levothyroxine | daily 300 mcg ! 500 mcg | FDA label (more than 300 mcg is rarely needed)
levothyroxine, 65y- | daily 200 mcg ! 300 mcg | BNF
liothyronine | daily 60 mcg ! 100 mcg | BNF
carbimazole | daily 60 mg | BNF
methimazole | daily 60 mg | FDA label
propylthiouracil | daily 400 mg ! 900 mg | BNF; FDA label
prednisolone | daily 60 mg ! 120 mg | BNF
methylprednisolone, oral | daily 96 mg ! 160 mg | BNF (equivalence to prednisolone)
dexamethasone, oral | daily 16 mg ! 40 mg | BNF
dexamethasone, injected | single 24 mg ! 40 mg, daily 24 mg ! 40 mg | BNF
betamethasone, oral | daily 12 mg | BNF
betamethasone, injected | daily 24 mg | WHO antenatal corticosteroids 2022
deflazacort | daily 120 mg | EMC product label
hydrocortisone, oral | daily 60 mg ! 240 mg | BNF
hydrocortisone, injected | single 200 mg ! 500 mg, daily 800 mg | BNF
fludrocortisone | daily 400 mcg ! 1 mg | BNF
cabergoline | single 1 mg, weekly 4.5 mg | BNF
bromocriptine | daily 30 mg | BNF
desmopressin, oral | daily 1.2 mg | BNF
norethisterone | daily 20 mg ! 60 mg | BNF
medroxyprogesterone, oral | daily 30 mg ! 100 mg | BNF
medroxyprogesterone, injected | single 150 mg ! 300 mg | BNF
dydrogesterone | daily 60 mg | BNF
progesterone, oral | daily 600 mg | EMC product label
levonorgestrel | single 3 mg | FSRH emergency contraception
ulipristal | single 30 mg, daily 30 mg | BNF
clomifene | daily 100 mg ! 200 mg | BNF
letrozole | daily 7.5 mg ! 15 mg | ESHRE PCOS 2023
tamoxifen | daily 40 mg | BNF
anastrozole | daily 1 mg | BNF
finasteride | daily 5 mg | BNF
dutasteride | daily 0.5 mg | BNF
mifepristone | single 600 mg, daily 600 mg | WHO abortion care 2022
misoprostol | single 800 mcg ! 1.2 mg, daily 1.6 mg ! 2.4 mg | WHO abortion care 2022
misoprostol, vaginal | single 800 mcg ! 1.2 mg | WHO abortion care 2022
methylergometrine, oral | single 0.4 mg, daily 1 mg | FDA label
methylergometrine, injected | single 0.2 mg ! 0.4 mg | FDA label
oxytocin, injected | single 10 IU ! 40 IU | WHO postpartum haemorrhage
carboprost, injected | single 250 mcg ! 500 mcg, daily 2 mg ! 2 mg | FDA label
isoxsuprine | daily 80 mg | CDSCO label
ritodrine | daily 120 mg | EMA 2013
alendronic acid | single 70 mg ! 140 mg, weekly 70 mg ! 140 mg | BNF
risedronic acid | single 150 mg, weekly 150 mg | BNF
ibandronic acid, oral | single 150 mg ! 300 mg | BNF
cholecalciferol | single 60000 IU ! 600000 IU, weekly 120000 IU ! 400000 IU | Endocrine Society 2011; Indian Academy of Pediatrics 2021
calcitriol | daily 1 mcg ! 2 mcg | BNF
alfacalcidol | daily 1 mcg ! 3 mcg | BNF
calcium carbonate | daily 3 g ! 6 g | BNF
calcium citrate | daily 4 g | NIH ODS
folic acid | single 5 mg ! 15 mg, daily 7.5 mg ! 15 mg | BNF (5 mg, and what iron tablets contain)
vitamin A | single 200000 IU ! 400000 IU | WHO
vitamin C | daily 2 g | NIH ODS
vitamin E | daily 1 g | NIH ODS
pyridoxine | daily 100 mg ! 300 mg | BNF; NIH ODS
thiamine, oral | daily 300 mg | BNF
zinc | daily 50 mg ! 150 mg | BNF
zinc sulfate | daily 50 mg ! 150 mg | BNF
ferrous sulfate | single 400 mg, daily 600 mg | BNF
ferrous fumarate | daily 644 mg | BNF
iron sucrose | single 200 mg ! 500 mg, weekly 800 mg ! 1 g | BNF
ferric carboxymaltose | single 1 g ! 1 g, weekly 1 g ! 1 g | BNF
potassium chloride, oral | single 3 g ! 6 g, daily 8 g ! 15 g | BNF
magnesium sulphate, injected | single 14 g ! 14 g, daily 30 g ! 40 g | WHO pre-eclampsia 2011; FDA label magnesium sulfate
potassium chloride, injected | single 3 g ! 4.5 g | BNF (40 mmol in a litre); WHO 2007
cyanocobalamin, injected | single 1 mg | BNF
`;
