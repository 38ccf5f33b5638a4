import { nameKey } from '../../medicines/medicine.ts';

/** Insulins with the same units for children. */
const INSULINS = [
  'insulin',
  'insulin regular',
  'insulin NPH',
  'insulin glargine',
  'insulin degludec',
  'insulin detemir',
  'insulin aspart',
  'insulin lispro',
  'insulin glulisine',
].map(nameKey);

/** Highest doses of injections for children. For the row format see `read-dose-limits.ts`. */
export const CHILD_INJECTION_LIMITS = `
diazepam, injected, 28d-12y | single 0.4 mg/kg <= 10 mg ! 0.6 mg/kg | BNFc
diazepam, rectal, 28d-12y | single 1 mg/kg <= 10 mg ! 1.5 mg/kg | BNFc
lorazepam, injected, 28d-12y | single 0.1 mg/kg <= 4 mg ! 0.2 mg/kg | BNFc
midazolam, injected, 28d-12y | single 0.3 mg/kg <= 10 mg ! 0.5 mg/kg | BNFc
phenytoin, injected, 28d-12y | single 20 mg/kg <= 2 g ! 30 mg/kg | BNFc
fosphenytoin, injected, 28d-12y | single 20 mg/kg ! 30 mg/kg | BNFc (phenytoin equivalents)
phenobarbitone, injected, 0d-12y | single 20 mg/kg <= 1 g ! 40 mg/kg | BNFc
haloperidol, 3y-12y | daily 0.15 mg/kg <= 6 mg ! 0.3 mg/kg | FDA label haloperidol
chlorpromazine, injected, 28d-12y | single 0.55 mg/kg <= 25 mg ! 1.1 mg/kg | FDA label chlorpromazine
morphine, injected, 28d-12y | single 0.2 mg/kg <= 10 mg ! 0.4 mg/kg | BNFc
fentanyl, injected, 28d-12y | single 3 mcg/kg <= 100 mcg ! 5 mcg/kg | BNFc
pethidine, injected, 28d-12y | single 2 mg/kg <= 100 mg ! 4 mg/kg | BNFc
ketamine, injected, 28d-12y | single 10 mg/kg ! 15 mg/kg | BNFc
propofol, injected, 28d-12y | single 4 mg/kg ! 6 mg/kg | BNFc
naloxone, injected, 0d-12y | single 0.1 mg/kg <= 2 mg ! 0.4 mg/kg | BNFc
atropine, injected, 28d-12y | single 0.02 mg/kg <= 0.6 mg ! 0.1 mg/kg | BNFc
neostigmine, injected, 28d-12y | single 0.07 mg/kg <= 2.5 mg ! 0.15 mg/kg | BNFc
suxamethonium, injected, 28d-12y | single 4 mg/kg <= 150 mg ! 6 mg/kg | BNFc
lidocaine, injected, 28d-12y | single 3 mg/kg <= 200 mg ! 7 mg/kg | BNFc
bupivacaine, injected, 28d-12y | single 2 mg/kg <= 150 mg ! 3 mg/kg | BNFc
aminophylline, injected, 28d-12y | single 5 mg/kg <= 500 mg ! 10 mg/kg | BNFc
magnesium sulphate, injected, 28d-12y | single 50 mg/kg <= 2 g ! 100 mg/kg | BNFc
potassium chloride, injected, 28d-12y | single 75 mg/kg <= 3 g ! 150 mg/kg | BNFc (1 mmol/kg)
calcium gluconate, injected, 0d-12y | single 100 mg/kg <= 2 g ! 200 mg/kg | AHA PALS 2020
heparin, injected, 28d-12y | single 100 IU/kg ! 200 IU/kg | BNFc (75 units/kg)
enoxaparin, injected, 28d-12y | single 1.5 mg/kg ! 3 mg/kg | BNFc
tranexamic acid, injected, 28d-12y | single 15 mg/kg <= 1 g ! 30 mg/kg | BNFc
ranitidine, injected, 28d-12y | single 1 mg/kg <= 50 mg ! 3 mg/kg | BNFc
metronidazole, injected, 28d-12y | single 15 mg/kg <= 500 mg ! 30 mg/kg, daily 30 mg/kg <= 1.5 g ! 60 mg/kg | BNFc
clindamycin, injected, 28d-12y | single 10 mg/kg <= 1.2 g ! 20 mg/kg, daily 40 mg/kg ! 60 mg/kg | BNFc
colistin, injected, 28d-12y | daily 150000 IU/kg ! 300000 IU/kg | EMA 2014
piperacillin, injected, 28d-12y | single 100 mg/kg <= 4 g ! 200 mg/kg | BNFc (with tazobactam)
artesunate, injected, 28d-12y | single 3 mg/kg ! 6 mg/kg | WHO malaria guideline
quinine, injected, 28d-12y | single 20 mg/kg <= 1.4 g ! 30 mg/kg | WHO malaria guideline
vitamin K, injected, 0d-28d | single 1 mg ! 2 mg | WHO; BNFc
${INSULINS.map(
  (name) => `${name}, 28d-12y | single 0.7 IU/kg ! 1.5 IU/kg, daily 1.5 IU/kg ! 3 IU/kg | ISPAD 2022`,
).join('\n')}
`;
