/** Classes of which one medicine is enough: `group + group | severity | name of the class | source`. */
export const CLASS_ROWS = `
nsaid + nsaid | important | nsaid | BNF; FDA labels of NSAIDs
nsaid + nsaid-local | note | nsaid | BNF
ace-inhibitor + ace-inhibitor | important | ace | BNF
arb + arb | important | arb | BNF
beta-blocker + beta-blocker | important | beta-blocker | BNF
beta-blocker + beta-blocker-eye | note | beta-blocker | FDA label timolol
dihydropyridine + dihydropyridine | important | ccb | BNF
dihydropyridine + rate-lowering-ccb | important | ccb | BNF
rate-lowering-ccb + rate-lowering-ccb | important | ccb | BNF
thiazide + thiazide | important | thiazide | BNF
loop-diuretic + loop-diuretic | important | loop | BNF
aldosterone-antagonist + aldosterone-antagonist | important | aldosterone | FDA label eplerenone
alpha-blocker + alpha-blocker | important | alpha | FDA label tamsulosin
statin + statin | important | statin | BNF
fibrate + fibrate | important | fibrate | BNF
gemfibrozil + fibrate | important | fibrate | BNF
vitamin-k-antagonist + vitamin-k-antagonist | severe | anticoagulant | BNF
vitamin-k-antagonist + doac | severe | anticoagulant | FDA label rivaroxaban; BNF
vitamin-k-antagonist + heparin-group | important | anticoagulant | FDA label warfarin (overlap of at least 5 days)
doac + doac | severe | anticoagulant | FDA label apixaban; BNF
doac + heparin-group | severe | anticoagulant | FDA label rivaroxaban; BNF
heparin-group + heparin-group | severe | anticoagulant | BNF
p2y12-inhibitor + p2y12-inhibitor | severe | p2y12 | ESC 2023
pde5-inhibitor + pde5-inhibitor | important | pde5 | FDA label sildenafil
sulfonylurea + sulfonylurea | important | sulfonylurea | ADA 2024; BNF
gliptin + gliptin | important | gliptin | ADA 2024; BNF
gliptin + glp1 | note | incretin | ADA 2024
gliflozin + gliflozin | important | gliflozin | ADA 2024; BNF
glp1 + glp1 | important | glp1 | FDA label semaglutide
glinide + glinide | important | glinide | BNF
basal-insulin + basal-insulin | important | basal-insulin | ADA 2024
meal-insulin + meal-insulin | important | meal-insulin | ADA 2024
ppi + ppi | important | ppi | BNF
ppi + vonoprazan | important | ppi | BNF
h2-blocker + h2-blocker | important | h2-blocker | BNF
prokinetic + prokinetic | important | prokinetic | BNF
antispasmodic + antispasmodic | note | antispasmodic | BNF
antihistamine + antihistamine | note | antihistamine | BNF
systemic-corticosteroid + systemic-corticosteroid | important | steroid | BNF
ssri + ssri | important | ssri | BNF
snri + snri | important | snri | BNF
tricyclic + tricyclic | important | tricyclic | BNF
mao-inhibitor + mao-inhibitor | severe | mao | BNF
benzodiazepine + benzodiazepine | important | benzodiazepine | AGS Beers 2023; BNF
z-hypnotic + z-hypnotic | important | hypnotic | BNF
opioid + opioid | important | opioid | BNF; CDC 2022
antipsychotic + antipsychotic | note | antipsychotic | NICE CG178
gabapentinoid + gabapentinoid | important | gabapentinoid | BNF
carbamazepine-group + carbamazepine-group | important | carbamazepine | FDA label eslicarbazepine
muscle-relaxant + muscle-relaxant | note | muscle-relaxant | BNF
triptan + triptan | important | triptan | FDA label sumatriptan (within 24 hours)
donepezil-group + donepezil-group | important | dementia | NICE NG97
dopamine-agonist + dopamine-agonist | note | dopamine-agonist | BNF
penicillin + penicillin | note | penicillin | BNF
cephalosporin + cephalosporin | important | cephalosporin | BNF
carbapenem + carbapenem | important | carbapenem | BNF
macrolide + macrolide | important | macrolide | BNF
quinolone + quinolone | important | quinolone | BNF
tetracycline + tetracycline | important | tetracycline | BNF
aminoglycoside + aminoglycoside | severe | aminoglycoside | FDA label gentamicin (boxed warning)
nitroimidazole + nitroimidazole | important | nitroimidazole | BNF
systemic-azole + systemic-azole | important | azole | BNF
inhaled-long-beta-agonist + inhaled-long-beta-agonist | important | long-beta-agonist | FDA label salmeterol; GINA
short-beta-agonist + short-beta-agonist | note | short-beta-agonist | GINA
inhaled-long-anticholinergic + inhaled-long-anticholinergic | important | inhaled-anticholinergic | FDA label tiotropium
inhaled-long-anticholinergic + inhaled-short-anticholinergic | note | inhaled-anticholinergic | FDA label tiotropium
theophylline-group + theophylline-group | severe | xanthine | FDA label theophylline; BNF
theophylline-group + doxofylline | important | xanthine | CDSCO label doxofylline
leukotriene-antagonist + leukotriene-antagonist | important | leukotriene | BNF
bisphosphonate + bisphosphonate | important | bisphosphonate | FDA label alendronate
xanthine-oxidase-inhibitor + xanthine-oxidase-inhibitor | important | xanthine-oxidase | ACR 2020
antithyroid-medicine + antithyroid-medicine | important | antithyroid | ATA 2016
levothyroxine + levothyroxine | note | thyroid | ATA 2014
combined-contraceptive + progestogen-only-contraceptive | important | contraceptive | FSRH
bladder-antimuscarinic + bladder-antimuscarinic | important | bladder-antimuscarinic | BNF
five-alpha-reductase-inhibitor + five-alpha-reductase-inhibitor | important | five-alpha-reductase | BNF
iron + iron | note | iron | BNF
calcium-supplement + calcium-supplement | note | calcium | BNF
`;
