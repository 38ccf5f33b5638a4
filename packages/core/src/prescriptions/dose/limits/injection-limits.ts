/** Highest doses of injections in a hospital. For the row format see `read-dose-limits.ts`. */
export const INJECTION_LIMITS = `
colistin, injected | single 9000000 IU ! 12000000 IU, daily 9000000 IU ! 13500000 IU | EMA 2014
polymyxin b, injected | daily 2000000 IU ! 4000000 IU | FDA label polymyxin B (25,000 units/kg)
teicoplanin, injected | single 1.2 g, daily 2.4 g | BNF (12 mg/kg)
clindamycin, injected | single 1.2 g ! 2.7 g, daily 4.8 g ! 7.2 g | BNF
metronidazole, injected | single 1.5 g, daily 4 g | FDA label
ciprofloxacin, injected | single 400 mg ! 800 mg, daily 1.2 g | BNF
tigecycline, injected | single 100 mg, daily 100 mg ! 300 mg | FDA label
ertapenem, injected | daily 1 g ! 2 g | FDA label
cefazolin, injected | single 2 g ! 4 g, daily 6 g ! 12 g | FDA label
amphotericin b, injected, 16y- | daily 1.5 mg/kg ! 7.5 mg/kg | FDA label (boxed warning: check the product above 1.5 mg/kg)
botulinum toxin type a, injected | single 400 IU ! 400 IU | FDA label Botox (400 units in three months)
sodium bicarbonate, injected | single 12.6 g ! 25.2 g | FDA label sodium bicarbonate (2 to 5 mEq/kg in one infusion)
artesunate, injected | single 240 mg ! 480 mg | WHO malaria guideline (2.4 mg/kg)
quinine, injected | single 1.4 g ! 1.8 g | WHO malaria guideline (20 mg/kg)
fentanyl, injected | single 200 mcg ! 500 mcg | BNF
buprenorphine, injected | single 0.6 mg ! 0.9 mg | BNF
naloxone, injected | single 2 mg ! 10 mg | FDA label
flumazenil, injected | single 1 mg ! 3 mg | BNF
ketamine, injected | single 500 mg ! 1 g | BNF
propofol, injected | single 200 mg ! 400 mg | FDA label (2.5 mg/kg)
thiopental, injected | single 500 mg ! 1 g | BNF
diazepam, injected | single 20 mg ! 40 mg | BNF
phenytoin, injected | single 2 g ! 2 g, daily 2 g ! 2.5 g | BNF (20 mg/kg, at most 2 g)
fosphenytoin, injected | single 2 g ! 3 g | FDA label (20 mg of phenytoin equivalents/kg)
phenobarbitone, injected | single 1 g ! 2 g | BNF
haloperidol decanoate | single 300 mg ! 450 mg | BNF; FDA label
fluphenazine, injected | single 100 mg ! 150 mg | BNF
paliperidone, injected | single 150 mg ! 300 mg | BNF
neostigmine, injected | single 5 mg ! 5 mg | FDA label
suxamethonium, injected | single 150 mg ! 300 mg | BNF
bupivacaine | single 175 mg ! 225 mg, daily 400 mg ! 400 mg | FDA label
levobupivacaine | single 150 mg ! 225 mg, daily 400 mg ! 400 mg | BNF
ropivacaine | single 300 mg ! 400 mg, daily 800 mg | BNF
terbutaline, injected | single 500 mcg ! 1 mg, daily 2 mg | BNF
aminophylline, injected | single 500 mg ! 1 g | BNF
ranitidine, injected | single 50 mg ! 150 mg, daily 200 mg ! 400 mg | FDA label
furosemide, injected | single 250 mg ! 500 mg, daily 600 mg ! 1.5 g | BNF
metoprolol, injected | single 5 mg ! 15 mg | FDA label
propranolol, injected | single 3 mg ! 10 mg | FDA label
adenosine, injected | single 12 mg ! 18 mg | BNF
hydralazine, injected | single 20 mg ! 40 mg | FDA label
vitamin k, injected | single 10 mg ! 40 mg | BNF
calcium gluconate | single 3 g ! 6 g | UK Kidney Association
calcium chloride | single 1 g ! 2 g | FDA label
vincristine, injected | single 2 mg ! 3 mg, weekly 2 mg ! 3 mg | BNF
doxorubicin, injected | single 150 mg ! 300 mg | FDA label (75 mg/m²)
zoledronic acid | single 5 mg ! 8 mg | FDA label
denosumab | single 120 mg ! 240 mg | FDA label
tirzepatide | single 15 mg ! 15 mg, weekly 15 mg ! 15 mg | FDA label
teriparatide | daily 20 mcg ! 40 mcg | FDA label
octreotide, injected | single 500 mcg ! 1 mg, daily 1.5 mg | FDA label
terlipressin | single 2 mg ! 4 mg, daily 12 mg | BNF
carbetocin | single 100 mcg ! 200 mcg | BNF
glucagon | single 1 mg ! 2 mg | FDA label
streptokinase | single 1500000 IU ! 3000000 IU | FDA label
tenecteplase | single 50 mg ! 50 mg | FDA label
erythropoietin | single 40000 IU ! 60000 IU | FDA label
iron dextran | single 1 g ! 2 g | BNF (20 mg/kg)
`;
