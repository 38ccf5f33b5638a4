export const STOMACH_ROWS = `
pantoprazole | ppi | tablet 20 mg, 40 mg; injection 40 mg, 80 mg
omeprazole | ppi | capsule 10 mg, 20 mg, 40 mg; injection 4 mg/mL
rabeprazole | ppi | tablet 10 mg, 20 mg, 40 mg; injection 4 mg/mL
esomeprazole | ppi | tablet 10 mg, 20 mg, 40 mg; injection 8 mg/mL; sachet 10 mg, 20 mg
pantoprazole + domperidone | ppi, prokinetic | capsule 40 mg/30 mg; tablet 40 mg/10 mg
famotidine | h2-blocker | tablet 10 mg, 20 mg, 40 mg; injection 10 mg/mL
aluminium hydroxide + magnesium hydroxide = antacid | antacid | syrup; tablet
sucralfate | mucosal-protectant | syrup 1 g/10 mL, 1 g/5 mL; tablet 1 g
misoprostol | prostaglandin | tablet 25 mcg, 100 mcg, 200 mcg, 600 mcg
mifepristone | antiprogestogen | tablet 200 mg
ondansetron | antiemetic, setron | tablet 2 mg, 4 mg, 8 mg; syrup 2 mg/5 mL; injection 2 mg/mL; drops 2 mg/mL
domperidone | prokinetic | tablet 5 mg, 10 mg, 20 mg, 30 mg; syrup 1 mg/mL; drops 10 mg/mL
metoclopramide | prokinetic | tablet 5 mg, 10 mg; injection 5 mg/mL; syrup 5 mg/5 mL
doxylamine + pyridoxine = vitamin B6 | antihistamine, vitamin | tablet 10 mg/10 mg
promethazine | antihistamine | tablet 10 mg, 25 mg; syrup 5 mg/5 mL; injection 25 mg/mL
dicyclomine = dicycloverine | antispasmodic | tablet 10 mg, 20 mg; syrup 10 mg/5 mL; drops 10 mg/mL; injection 10 mg/mL
hyoscine butylbromide | antispasmodic | tablet 10 mg; injection 20 mg/mL
drotaverine | antispasmodic | tablet 40 mg, 80 mg; injection 20 mg/mL; syrup 20 mg/5 mL
loperamide | antidiarrhoeal | capsule 2 mg; tablet 2 mg
racecadotril | antidiarrhoeal | capsule 100 mg; sachet 10 mg, 15 mg, 30 mg
lactulose | laxative | syrup 3.3 g/5 mL, 3.35 g/5 mL, 10 g/15 mL, 10 g/10 mL
isabgol = ispaghula husk, psyllium | laxative | powder
bisacodyl | laxative | tablet 5 mg, 10 mg; suppository 5 mg, 10 mg
polyethylene glycol = macrogol | laxative | powder 17 g; sachet 17 g
ursodeoxycholic acid | bile-acid | tablet 150 mg, 300 mg, 450 mg, 500 mg, 600 mg; syrup 125 mg/5 mL, 250 mg/5 mL
mesalamine = mesalazine | aminosalicylate | tablet 400 mg, 500 mg, 800 mg, 1 g, 1.2 g; sachet 1 g, 2 g; suppository 500 mg, 1 g
lansoprazole | ppi | capsule 15 mg, 30 mg
dexlansoprazole | ppi | capsule 30 mg, 60 mg
ilaprazole | ppi | tablet 5 mg, 10 mg
vonoprazan | potassium-competitive-acid-blocker | tablet 10 mg, 20 mg
omeprazole + domperidone | ppi, prokinetic | capsule 20 mg/10 mg, 20 mg/30 mg
rabeprazole + domperidone | ppi, prokinetic | capsule 20 mg/30 mg; tablet 20 mg/10 mg
esomeprazole + domperidone | ppi, prokinetic | capsule 40 mg/30 mg
pantoprazole + itopride | ppi, prokinetic | capsule 40 mg/150 mg
rabeprazole + itopride | ppi, prokinetic | capsule 20 mg/150 mg
pantoprazole + levosulpiride | ppi, antipsychotic, prokinetic | capsule 40 mg/75 mg
rabeprazole + levosulpiride | ppi, antipsychotic, prokinetic | capsule 20 mg/75 mg
esomeprazole + levosulpiride | ppi, antipsychotic, prokinetic | capsule 40 mg/75 mg
ranitidine | h2-blocker | tablet 150 mg, 300 mg; injection 25 mg/mL; syrup 75 mg/5 mL
cimetidine | h2-blocker | tablet 200 mg, 400 mg
nizatidine | h2-blocker | capsule 150 mg
aluminium hydroxide | antacid | tablet; syrup
magnesium hydroxide = milk of magnesia | antacid, laxative | syrup 400 mg/5 mL
simethicone = simeticone, dimethicone | antifoam | drops 40 mg/mL; tablet 125 mg
magaldrate | antacid | syrup 400 mg/5 mL
magaldrate + simethicone | antacid, antifoam | syrup 400 mg/20 mg per 5 mL
aluminium hydroxide + magnesium hydroxide + simethicone | antacid, antifoam | syrup; tablet
aluminium hydroxide + magnesium hydroxide + oxetacaine | antacid, local-anaesthetic | syrup
oxetacaine = oxethazaine | local-anaesthetic | syrup
sodium alginate | antacid | syrup 250 mg/5 mL
sodium alginate + sodium bicarbonate + calcium carbonate | antacid, alkali, calcium | syrup
sucralfate + oxetacaine | mucosal-protectant, local-anaesthetic | syrup 1 g/20 mg per 10 mL
bismuth subsalicylate | mucosal-protectant, salicylate | tablet 262 mg
rebamipide | mucosal-protectant | tablet 100 mg
granisetron | antiemetic, setron | tablet 1 mg, 2 mg; injection 1 mg/mL
palonosetron | antiemetic, setron | injection 0.25 mg
aprepitant | antiemetic | capsule 80 mg, 125 mg
doxylamine | antihistamine | tablet 10 mg, 25 mg
doxylamine + pyridoxine + folic acid = vitamin B6 | antihistamine, vitamin | tablet 10 mg/10 mg/2.5 mg
meclizine = meclozine | antihistamine | tablet 12.5 mg, 25 mg
dimenhydrinate | antihistamine | tablet 50 mg
prochlorperazine | antipsychotic, antiemetic | tablet 5 mg; injection 12.5 mg/mL
trimethobenzamide | antiemetic | capsule 300 mg
cisapride | prokinetic | tablet 10 mg
itopride | prokinetic | tablet 50 mg, 150 mg
mosapride | prokinetic | tablet 2.5 mg, 5 mg
levosulpiride | antipsychotic, prokinetic | tablet 25 mg, 75 mg
cinitapride | prokinetic | tablet 1 mg, 3 mg
acotiamide | prokinetic | tablet 100 mg
prucalopride | prokinetic | tablet 1 mg, 2 mg
hyoscine hydrobromide = scopolamine | antispasmodic, anticholinergic | tablet 0.3 mg; patch 1.5 mg
mebeverine | antispasmodic | capsule 200 mg; tablet 135 mg
otilonium | antispasmodic | tablet 40 mg
propantheline | antispasmodic, anticholinergic | tablet 15 mg
glycopyrronium = glycopyrrolate | anticholinergic | tablet 1 mg, 2 mg; injection 0.2 mg/mL
atropine | anticholinergic | injection 0.6 mg/mL; drops 1 %
chlordiazepoxide + clidinium | benzodiazepine, anticholinergic | capsule 5 mg/2.5 mg
clidinium | anticholinergic | capsule 2.5 mg
drotaverine + mefenamic acid | antispasmodic, nsaid | tablet 80 mg/250 mg
diphenoxylate | antidiarrhoeal, opioid | tablet 2.5 mg
diphenoxylate + atropine | antidiarrhoeal, opioid, anticholinergic | tablet 2.5 mg/0.025 mg
saccharomyces boulardii | probiotic | sachet 250 mg; capsule 250 mg
bacillus clausii | probiotic | syrup; capsule
senna = sennosides | laxative | tablet 12 mg
sodium picosulfate = sodium picosulphate | laxative | tablet 10 mg; syrup 5 mg/5 mL
liquid paraffin | laxative | syrup
liquid paraffin + magnesium hydroxide + sodium picosulfate = milk of magnesia | laxative | syrup
docusate | laxative | capsule 100 mg
glycerin = glycerol | laxative | suppository 2 g
lactitol | laxative | syrup 10 g/15 mL
sodium phosphate | laxative | syrup
pancreatin = pancrelipase | enzyme | capsule 10000 IU, 25000 IU; tablet
fungal diastase + pepsin | enzyme | syrup; tablet
fungal diastase = diastase | enzyme | syrup
pepsin | enzyme | syrup
obeticholic acid | bile-acid | tablet 5 mg, 10 mg
capparis spinosa | liver-supplement | tablet
cichorium intybus | liver-supplement | tablet
capparis spinosa + cichorium intybus | liver-supplement | tablet; syrup; drops
silymarin | liver-supplement | tablet 70 mg, 140 mg
ursodeoxycholic acid + silymarin | bile-acid, liver-supplement | tablet 300 mg/140 mg
L-ornithine L-aspartate | amino-acid | tablet 150 mg; sachet 3 g
`;
