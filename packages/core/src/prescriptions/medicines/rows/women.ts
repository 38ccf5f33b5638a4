export const WOMEN_ROWS = `
progesterone | progestogen | capsule 100 mg, 200 mg, 300 mg, 400 mg; pessary 200 mg, 400 mg; injection 50 mg/mL, 100 mg/mL; gel 8 %
dydrogesterone | progestogen | tablet 10 mg
norethisterone | progestogen-high | tablet 5 mg, 10 mg
medroxyprogesterone | progestogen-high | tablet 2.5 mg, 5 mg, 10 mg; injection 150 mg/mL
levonorgestrel | emergency-contraceptive | tablet 0.75 mg, 1.5 mg
ethinylestradiol + levonorgestrel | combined-contraceptive | tablet 20 mcg/100 mcg, 30 mcg/150 mcg, 50 mcg/250 mcg
letrozole | aromatase-inhibitor | tablet 2.5 mg, 5 mg
clomifene = clomiphene | ovulation-inducer | tablet 25 mg, 50 mg, 100 mg
cabergoline | dopamine-agonist | tablet 0.25 mg, 0.5 mg
oxytocin | uterotonic | injection 5 IU/mL
methylergometrine = methylergonovine | ergot | tablet 0.125 mg; injection 0.2 mg/mL
carboprost | prostaglandin | injection 250 mcg/mL
anti-D immunoglobulin | immunoglobulin | injection 300 mcg
tetanus and diphtheria vaccine = Td, tetanus toxoid | vaccine | injection 0.5 mL
isoxsuprine | tocolytic | tablet 10 mg, 40 mg
estradiol = oestradiol, estradiol valerate | oestrogen | tablet 1 mg, 2 mg; gel 0.06 %
conjugated estrogens = conjugated oestrogens | oestrogen | tablet 0.3 mg, 0.625 mg; cream 0.0625 %
estriol | oestrogen | cream 0.1 %
ethinylestradiol = ethinyl estradiol | oestrogen | tablet 10 mcg, 50 mcg
tibolone | oestrogen | tablet 2.5 mg
hydroxyprogesterone caproate | progestogen | injection 250 mg/mL
dienogest | progestogen | tablet 2 mg
desogestrel | progestogen-only-contraceptive | tablet 75 mcg
drospirenone | progestogen | tablet 3 mg, 4 mg
cyproterone | antiandrogen, progestogen | tablet 2 mg, 50 mg
norgestrel | progestogen | tablet 0.3 mg
gestodene | progestogen | tablet 75 mcg
ulipristal | emergency-contraceptive | tablet 5 mg, 30 mg
ormeloxifene = centchroman | oestrogen-modulator | tablet 30 mg, 60 mg
ethinylestradiol + desogestrel | combined-contraceptive | tablet 20 mcg/150 mcg, 30 mcg/150 mcg
ethinylestradiol + drospirenone | combined-contraceptive | tablet 20 mcg/3 mg, 30 mcg/3 mg
ethinylestradiol + cyproterone | combined-contraceptive, antiandrogen | tablet 35 mcg/2 mg
ethinylestradiol + norgestrel | combined-contraceptive | tablet 30 mcg/300 mcg
ethinylestradiol + gestodene | combined-contraceptive | tablet 20 mcg/75 mcg, 30 mcg/75 mcg
mifepristone + misoprostol | antiprogestogen, prostaglandin | tablet 200 mg/200 mcg
dinoprostone | prostaglandin | gel 0.5 mg; pessary 10 mg
carbetocin | uterotonic | injection 100 mcg
ritodrine | tocolytic | tablet 10 mg; injection 10 mg/mL
atosiban | tocolytic | injection 7.5 mg/mL
anastrozole | aromatase-inhibitor | tablet 1 mg
exemestane | aromatase-inhibitor | tablet 25 mg
human chorionic gonadotropin = HCG | gonadotropin | injection 2000 IU, 5000 IU, 10000 IU
menotropin = HMG | gonadotropin | injection 75 IU, 150 IU
follitropin = FSH | gonadotropin | injection 75 IU, 150 IU
leuprorelin = leuprolide | gnrh-analogue | injection 3.75 mg, 11.25 mg
goserelin | gnrh-analogue | injection 3.6 mg, 10.8 mg
triptorelin | gnrh-analogue | injection 3.75 mg
elagolix | gnrh-antagonist | tablet 150 mg, 200 mg
myo-inositol | vitamin | tablet 500 mg; sachet 2 g
doxylamine SR | antihistamine | tablet 20 mg
clotrimazole + metronidazole + lactobacillus | azole-local, nitroimidazole, probiotic | pessary
clindamycin + clotrimazole | lincosamide, azole-local | pessary 100 mg/200 mg
fluconazole + azithromycin + secnidazole | azole, macrolide, nitroimidazole | tablet 150 mg/1 g/1 g
influenza vaccine | vaccine | injection 0.5 mL
hepatitis B vaccine | vaccine | injection 0.5 mL, 1 mL
rabies vaccine | vaccine | injection 0.5 mL, 1 mL
measles, mumps and rubella vaccine = MMR vaccine, measles rubella vaccine, MR vaccine | vaccine, live-vaccine | injection 0.5 mL
varicella vaccine | vaccine, live-vaccine | injection 0.5 mL
diphtheria, pertussis and tetanus vaccine | vaccine | injection 0.5 mL
BCG vaccine | vaccine, live-vaccine | injection 0.05 mL, 0.1 mL
yellow fever vaccine | vaccine, live-vaccine | injection 0.5 mL
oral polio vaccine = OPV | vaccine, live-vaccine | drops
rotavirus vaccine | vaccine, live-vaccine | drops
tetanus immunoglobulin | immunoglobulin | injection 250 IU, 500 IU
`;
