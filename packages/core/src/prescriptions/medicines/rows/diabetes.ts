export const DIABETES_ROWS = `
metformin | biguanide | tablet 250 mg, 500 mg, 850 mg, 1 g
metformin SR | biguanide | tablet 500 mg, 750 mg, 850 mg, 1 g
glimepiride | sulfonylurea | tablet 0.5 mg, 1 mg, 2 mg, 3 mg, 4 mg
gliclazide | sulfonylurea | tablet 40 mg, 80 mg
gliclazide MR | sulfonylurea | tablet 30 mg, 60 mg, 90 mg, 120 mg
glipizide | sulfonylurea | tablet 2.5 mg, 5 mg, 10 mg
glibenclamide = glyburide | sulfonylurea | tablet 2.5 mg, 5 mg
glimepiride + metformin | sulfonylurea, biguanide | tablet 0.5 mg/500 mg, 1 mg/500 mg, 1 mg/1 g, 1 mg/850 mg, 2 mg/500 mg, 2 mg/1 g, 2 mg/850 mg, 3 mg/500 mg, 3 mg/850 mg, 3 mg/1 g, 4 mg/500 mg, 4 mg/1 g
sitagliptin | gliptin | tablet 25 mg, 50 mg, 100 mg
vildagliptin | gliptin | tablet 50 mg, 100 mg
teneligliptin | gliptin | tablet 20 mg
linagliptin | gliptin | tablet 5 mg
saxagliptin | gliptin | tablet 2.5 mg, 5 mg
sitagliptin + metformin | gliptin, biguanide | tablet 50 mg/500 mg, 50 mg/1 g, 100 mg/500 mg, 100 mg/1 g
vildagliptin + metformin | gliptin, biguanide | tablet 50 mg/500 mg, 50 mg/1 g, 50 mg/850 mg, 100 mg/500 mg, 100 mg/1 g
dapagliflozin | gliflozin | tablet 5 mg, 10 mg
empagliflozin | gliflozin | tablet 10 mg, 25 mg
canagliflozin | gliflozin | tablet 100 mg, 300 mg
dapagliflozin + metformin | gliflozin, biguanide | tablet 5 mg/500 mg, 5 mg/1 g, 10 mg/500 mg, 10 mg/1 g
pioglitazone | glitazone | tablet 7.5 mg, 15 mg, 30 mg
voglibose | glucosidase-inhibitor | tablet 0.2 mg, 0.3 mg
acarbose | glucosidase-inhibitor | tablet 25 mg, 50 mg
repaglinide | glinide | tablet 0.5 mg, 1 mg, 2 mg
liraglutide | glp1 | injection 6 mg/mL
semaglutide | glp1 | tablet 3 mg, 7 mg, 14 mg; injection 0.25 mg, 0.5 mg, 1 mg
lixisenatide | glp1 | injection 10 mcg, 20 mcg
dulaglutide | glp1 | injection 0.75 mg, 1.5 mg
insulin regular = soluble insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin NPH = isophane insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin 30/70 = insulin regular + insulin NPH, premixed insulin, human insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin glargine | insulin | injection 100 IU/mL, 300 IU/mL
insulin degludec | insulin | injection 100 IU/mL
insulin detemir | insulin | injection 100 IU/mL
insulin aspart | insulin | injection 100 IU/mL
insulin lispro | insulin | injection 100 IU/mL
glucagon | antihypoglycaemic | injection 1 mg
glucose = dextrose | antihypoglycaemic | powder 75 g; injection 5 %, 10 %, 25 %, 50 %
metformin + voglibose | biguanide, glucosidase-inhibitor | tablet 500 mg/0.2 mg, 500 mg/0.3 mg
gliclazide + metformin | sulfonylurea, biguanide | tablet 30 mg/500 mg, 40 mg/500 mg, 60 mg/500 mg, 80 mg/500 mg
glipizide + metformin | sulfonylurea, biguanide | tablet 5 mg/500 mg
glibenclamide + metformin | sulfonylurea, biguanide | tablet 5 mg/500 mg, 2.5 mg/400 mg
glimepiride + metformin + voglibose | sulfonylurea, biguanide, glucosidase-inhibitor | tablet 1 mg/500 mg/0.2 mg, 2 mg/500 mg/0.2 mg
glimepiride + metformin + pioglitazone | sulfonylurea, biguanide, glitazone | tablet 1 mg/500 mg/15 mg, 2 mg/500 mg/15 mg
glimepiride + pioglitazone | sulfonylurea, glitazone | tablet 1 mg/15 mg, 2 mg/15 mg
pioglitazone + metformin | glitazone, biguanide | tablet 15 mg/500 mg, 15 mg/850 mg
linagliptin + metformin | gliptin, biguanide | tablet 2.5 mg/500 mg, 2.5 mg/1 g, 2.5 mg/850 mg, 5 mg/500 mg, 5 mg/1 g
teneligliptin + metformin | gliptin, biguanide | tablet 20 mg/500 mg, 20 mg/1 g
saxagliptin + metformin | gliptin, biguanide | tablet 5 mg/500 mg, 5 mg/1 g
gemigliptin | gliptin | tablet 50 mg
evogliptin | gliptin | tablet 5 mg
alogliptin | gliptin | tablet 12.5 mg, 25 mg
ertugliflozin | gliflozin | tablet 5 mg, 15 mg
remogliflozin | gliflozin | tablet 100 mg
empagliflozin + metformin | gliflozin, biguanide | tablet 12.5 mg/500 mg, 12.5 mg/1 g, 5 mg/500 mg, 5 mg/1 g
empagliflozin + linagliptin | gliflozin, gliptin | tablet 10 mg/5 mg, 25 mg/5 mg
dapagliflozin + sitagliptin | gliflozin, gliptin | tablet 10 mg/100 mg, 5 mg/50 mg
dapagliflozin + saxagliptin | gliflozin, gliptin | tablet 10 mg/5 mg
dapagliflozin + vildagliptin | gliflozin, gliptin | tablet 10 mg/100 mg, 5 mg/50 mg
dapagliflozin + linagliptin | gliflozin, gliptin | tablet 10 mg/5 mg
dapagliflozin + sitagliptin + metformin | gliflozin, gliptin, biguanide | tablet 10 mg/100 mg/500 mg, 10 mg/100 mg/1 g
nateglinide | glinide | tablet 60 mg, 120 mg
miglitol | glucosidase-inhibitor | tablet 25 mg, 50 mg
tirzepatide | glp1 | injection 2.5 mg, 5 mg, 7.5 mg, 10 mg, 12.5 mg, 15 mg
insulin | insulin | injection 40 IU/mL, 100 IU/mL
insulin 50/50 = insulin regular + insulin NPH | insulin | injection 40 IU/mL, 100 IU/mL
insulin glulisine | insulin | injection 100 IU/mL
insulin aspart protamine | insulin | injection 100 IU/mL
insulin lispro protamine | insulin | injection 100 IU/mL
insulin aspart 30/70 = insulin aspart + insulin aspart protamine, biphasic insulin aspart | insulin | injection 100 IU/mL
insulin aspart 50/50 = insulin aspart + insulin aspart protamine | insulin | injection 100 IU/mL
insulin lispro 25/75 = insulin lispro + insulin lispro protamine, biphasic insulin lispro | insulin | injection 100 IU/mL
insulin lispro 50/50 = insulin lispro + insulin lispro protamine | insulin | injection 100 IU/mL
insulin degludec + insulin aspart | insulin | injection 100 IU/mL
`;
