export const UROLOGY_ROWS = `
finasteride | five-alpha-reductase-inhibitor | tablet 1 mg, 5 mg
sildenafil | pde5-inhibitor | tablet 25 mg, 50 mg, 100 mg
oxybutynin | anticholinergic | tablet 2.5 mg, 5 mg, 10 mg; syrup 5 mg/5 mL
tadalafil | pde5-inhibitor | tablet 2.5 mg, 5 mg, 10 mg, 20 mg
vardenafil | pde5-inhibitor | tablet 10 mg, 20 mg
avanafil | pde5-inhibitor | tablet 50 mg, 100 mg, 200 mg
dapoxetine | ssri | tablet 30 mg, 60 mg
sildenafil + dapoxetine | pde5-inhibitor, ssri | tablet 50 mg/30 mg, 100 mg/60 mg
dutasteride | five-alpha-reductase-inhibitor | capsule 0.5 mg
tamsulosin + dutasteride | alpha-blocker, five-alpha-reductase-inhibitor | capsule 0.4 mg/0.5 mg
tamsulosin + finasteride | alpha-blocker, five-alpha-reductase-inhibitor | tablet 0.4 mg/5 mg
silodosin | alpha-blocker | capsule 4 mg, 8 mg
silodosin + dutasteride | alpha-blocker, five-alpha-reductase-inhibitor | capsule 8 mg/0.5 mg
alfuzosin | alpha-blocker | tablet 10 mg
terazosin | alpha-blocker | tablet 1 mg, 2 mg, 5 mg
doxazosin | alpha-blocker | tablet 1 mg, 2 mg, 4 mg
phenoxybenzamine | alpha-blocker | capsule 10 mg
solifenacin | anticholinergic | tablet 5 mg, 10 mg
tolterodine | anticholinergic | tablet 1 mg, 2 mg, 4 mg
darifenacin | anticholinergic | tablet 7.5 mg, 15 mg
trospium | anticholinergic | tablet 20 mg
flavoxate | antispasmodic | tablet 200 mg
mirabegron | beta-3-agonist | tablet 25 mg, 50 mg
bethanechol | cholinergic | tablet 10 mg, 25 mg
phenazopyridine | urinary-analgesic | tablet 100 mg, 200 mg
ketoanalogues = alpha ketoanalogue | amino-acid | tablet
`;
