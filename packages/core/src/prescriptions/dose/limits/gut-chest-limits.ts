/** Highest doses for gut, lungs, allergies, bladder and skin. For the row format see `read-dose-limits.ts`. */
export const GUT_CHEST_LIMITS = `
pantoprazole | daily 80 mg ! 240 mg | BNF
omeprazole | daily 80 mg ! 120 mg | BNF
rabeprazole | daily 40 mg ! 120 mg | BNF; Maastricht VI (with eradication twice daily)
esomeprazole | daily 80 mg ! 240 mg | BNF
lansoprazole | daily 60 mg ! 180 mg | BNF
ilaprazole | daily 20 mg | CDSCO label
vonoprazan | daily 40 mg | FDA label
famotidine | daily 80 mg | BNF
ranitidine, oral | single 300 mg, daily 600 mg | BNF
sucralfate | single 2 g, daily 8 g | BNF
ondansetron, oral | single 16 mg ! 24 mg, daily 24 mg ! 32 mg | FDA label; BNF
ondansetron, injected | single 16 mg ! 16 mg, daily 32 mg ! 32 mg | MHRA 2013
ondansetron, injected, 75y- | single 8 mg ! 16 mg | MHRA 2013
granisetron | daily 9 mg | BNF
domperidone | daily 30 mg ! 60 mg | MHRA 2014
metoclopramide | single 10 mg ! 20 mg, daily 30 mg ! 60 mg | EMA 2013
levosulpiride | single 50 mg, daily 75 mg ! 300 mg | CDSCO label
itopride | daily 150 mg | EMC product label
mosapride | daily 15 mg ! 30 mg | Japanese label
cinitapride | daily 3 mg | CDSCO label
prochlorperazine, oral | single 20 mg, daily 40 mg | BNF; FDA label
promethazine | single 50 mg ! 100 mg, daily 100 mg ! 150 mg | BNF; FDA label
doxylamine | daily 40 mg | FDA label
meclizine | daily 100 mg | FDA label
dicyclomine, oral | single 40 mg, daily 160 mg | FDA label
hyoscine butylbromide | single 40 mg, daily 100 mg ! 200 mg | BNF
drotaverine | single 80 mg, daily 240 mg | CDSCO label
mebeverine | daily 405 mg ! 810 mg | BNF
loperamide | single 4 mg ! 8 mg, daily 16 mg ! 24 mg | BNF; MHRA 2017
racecadotril | single 100 mg, daily 300 mg ! 400 mg | EMC product label
diphenoxylate | daily 20 mg | FDA label
bisacodyl, oral | daily 20 mg | BNF
lactulose | daily 60 g ! 120 g | BNF
polyethylene glycol | single 68 g ! 137 g | BNF
ursodeoxycholic acid | daily 2.25 g | BNF (15 mg/kg to 20 mg/kg)
mesalamine, oral | daily 4.8 g | BNF
budesonide, oral | daily 9 mg | BNF
salbutamol, oral | single 8 mg, daily 32 mg ! 32 mg | BNF
salbutamol, inhaled | single 5 mg ! 10 mg | BNF
levosalbutamol, inhaled | single 2.5 mg ! 5 mg, daily 3.75 mg ! 15 mg | FDA label
terbutaline, oral | single 5 mg, daily 15 mg ! 30 mg | BNF
bambuterol | daily 20 mg | BNF
formoterol, inhaled | single 36 mcg ! 72 mcg, daily 72 mcg ! 96 mcg | BNF
salmeterol, inhaled | single 100 mcg ! 200 mcg, daily 200 mcg ! 400 mcg | BNF
budesonide, inhaled | single 2 mg ! 4 mg, daily 4 mg ! 8 mg | BNF (nebulised)
beclometasone, inhaled | daily 2 mg | BNF
fluticasone, inhaled | daily 2 mg | BNF
fluticasone, nasal | daily 400 mcg | BNF
mometasone, nasal | daily 400 mcg | BNF
ipratropium, inhaled | single 500 mcg ! 1 mg, daily 2 mg ! 4 mg | BNF
tiotropium, inhaled | single 18 mcg ! 36 mcg, daily 18 mcg ! 36 mcg | BNF
glycopyrronium, inhaled | daily 50 mcg ! 100 mcg | BNF
montelukast | daily 10 mg ! 40 mg | BNF
theophylline | single 600 mg ! 900 mg, daily 900 mg ! 1.2 g | BNF; FDA label
doxofylline | daily 1.2 g | Italian label
aminophylline, oral | daily 900 mg ! 1.2 g | BNF
acebrophylline | daily 200 mg ! 400 mg | CDSCO label
roflumilast | daily 500 mcg | BNF
cetirizine | daily 10 mg ! 40 mg | BNF
levocetirizine | daily 5 mg ! 20 mg | BNF
loratadine | daily 10 mg ! 40 mg | BNF
desloratadine | daily 5 mg ! 20 mg | BNF
fexofenadine | daily 240 mg ! 720 mg | FDA label
bilastine | daily 20 mg ! 80 mg | BNF
rupatadine | daily 10 mg ! 40 mg | BNF
ebastine | daily 20 mg ! 80 mg | EMC product label
chlorpheniramine | single 4 mg ! 12 mg, daily 24 mg ! 48 mg | BNF
hydroxyzine | single 100 mg, daily 100 mg ! 200 mg | MHRA 2015
hydroxyzine, 65y- | daily 50 mg ! 100 mg | MHRA 2015
diphenhydramine | single 50 mg ! 100 mg, daily 300 mg | FDA label
pheniramine | daily 150 mg | EMC product label
cyproheptadine | daily 32 mg | BNF
ambroxol | daily 120 mg | EMC product label
bromhexine | daily 48 mg | EMC product label
acetylcysteine, oral | daily 600 mg ! 1.8 g | BNF
carbocisteine | daily 2.25 g | BNF
dextromethorphan | single 30 mg ! 60 mg, daily 120 mg ! 240 mg | FDA monograph
guaifenesin | single 400 mg, daily 2.4 g | FDA monograph
pseudoephedrine | single 60 mg ! 120 mg, daily 240 mg | BNF
phenylephrine, oral | single 10 mg ! 20 mg, daily 60 mg | FDA monograph
tamsulosin | daily 0.4 mg ! 0.8 mg | BNF
alfuzosin | daily 10 mg ! 20 mg | BNF
silodosin | daily 8 mg | BNF
oxybutynin, oral | single 5 mg, daily 20 mg | BNF
tolterodine | daily 4 mg | BNF
solifenacin | daily 10 mg | BNF
darifenacin | daily 15 mg | BNF
mirabegron | daily 50 mg | BNF
flavoxate | daily 800 mg | FDA label
phenazopyridine | daily 600 mg | FDA label
isotretinoin, oral | daily 80 mg ! 160 mg | BNF (1 mg/kg)
acitretin | daily 75 mg | BNF
lidocaine, injected | single 200 mg ! 300 mg | BNF
adrenaline, injected | single 0.5 mg ! 1 mg | Resuscitation Council UK 2021
atropine, injected | single 3 mg | BNF
`;
