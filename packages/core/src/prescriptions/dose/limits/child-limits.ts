/** Doses of other medicines for children, by weight or age. For the row format see `read-dose-limits.ts`. */
export const CHILD_LIMITS = `
paracetamol, 28d-12y | single 10-15 mg/kg <= 1 g ! 30 mg/kg, daily 30-75 mg/kg <= 4 g ! 90 mg/kg | BNFc; WHO pocket book; MHRA 2011
paracetamol, 0d-28d | single 10-15 mg/kg ! 20 mg/kg, daily 60 mg/kg ! 75 mg/kg | BNFc
ibuprofen, 3m-12y | single 5-10 mg/kg <= 400 mg ! 20 mg/kg, daily 15-40 mg/kg <= 2.4 g ! 60 mg/kg | BNFc; FDA label
diclofenac, systemic, 6m-12y | single 0.3-1 mg/kg <= 50 mg, daily 3 mg/kg <= 150 mg | BNFc
mefenamic acid, 6m-12y | single 4-8 mg/kg <= 500 mg, daily 25 mg/kg <= 1.5 g | EMC product label
naproxen, 2y-12y | daily 10-15 mg/kg <= 1 g | BNFc
morphine, oral, 1y-12y | single 0.1-0.3 mg/kg <= 10 mg ! 0.5 mg/kg | WHO pocket book; BNFc
morphine, oral, 1m-1y | single 0.05-0.1 mg/kg ! 0.2 mg/kg | BNFc
tramadol, 12y-18y | single 2 mg/kg <= 100 mg ! 4 mg/kg, daily 8 mg/kg <= 400 mg | BNFc
colchicine, 4y-12y | daily 1.8 mg ! 2.4 mg | FDA label
baclofen, oral, 1y-12y | daily 2 mg/kg <= 60 mg | BNFc
ondansetron, 6m-12y | single 0.1-0.2 mg/kg <= 8 mg ! 0.3 mg/kg, daily 0.6 mg/kg <= 24 mg ! 0.9 mg/kg | BNFc; IAP; Freedman 2006 (2 mg from 8 to 15 kg)
domperidone, 1m-12y | single 0.25-0.25 mg/kg <= 10 mg ! 0.5 mg/kg, daily 0.75 mg/kg <= 30 mg ! 1.5 mg/kg | EMA 2014
metoclopramide, 1y-18y | single 0.1-0.15 mg/kg <= 10 mg ! 0.3 mg/kg, daily 0.5 mg/kg <= 30 mg ! 0.6 mg/kg | EMA 2013
promethazine, 2y-12y | single 0.25-0.5 mg/kg <= 25 mg ! 1 mg/kg, daily 1.5 mg/kg <= 25 mg ! 3 mg/kg | FDA label; BNFc
omeprazole, 1m-12y | daily 0.7-3 mg/kg <= 40 mg | BNFc
lansoprazole, 1m-12y | daily 0.5-2 mg/kg <= 30 mg | BNFc
esomeprazole, 1y-12y | daily 10-20 mg ! 40 mg | BNFc; FDA label
famotidine, 1m-12y | daily 0.5-2 mg/kg <= 80 mg | FDA label
ranitidine, oral, 1m-12y | daily 4-10 mg/kg <= 300 mg | BNFc
loperamide, 4y-8y | single 1 mg ! 2 mg, daily 4 mg | BNFc
loperamide, 8y-12y | single 2 mg ! 4 mg, daily 8 mg | BNFc
racecadotril, 3m-12y | single 1.5-1.5 mg/kg <= 60 mg, daily 4.5-6 mg/kg | EMC product label
lactulose, 1m-12y | daily 3 g/kg <= 40 g | BNFc
polyethylene glycol, 1y-12y | daily 0.4-1.5 g/kg <= 100 g | ESPGHAN 2014
bisacodyl, oral, 4y-12y | daily 5-20 mg ! 30 mg | BNFc
dicyclomine, oral, 6m-2y | single 5-10 mg ! 15 mg, daily 40 mg ! 40 mg | BNFc
dicyclomine, oral, 2y-12y | single 10 mg ! 20 mg, daily 30 mg ! 60 mg | BNFc
hyoscine butylbromide, oral, 6y-12y | single 10 mg ! 20 mg, daily 30 mg | BNFc
ursodeoxycholic acid, 0d-12y | daily 10-30 mg/kg | BNFc
zinc, 2m-6m | daily 10-10 mg ! 40 mg | WHO diarrhoea treatment; IAP
zinc, 6m-12y | daily 20-20 mg ! 60 mg | WHO diarrhoea treatment; IAP
zinc sulfate, 2m-6m | daily 10-10 mg ! 40 mg | WHO diarrhoea treatment; IAP
zinc sulfate, 6m-12y | daily 20-20 mg ! 60 mg | WHO diarrhoea treatment; IAP
salbutamol, oral, 1m-2y | single 0.1-0.1 mg/kg <= 2 mg ! 0.3 mg/kg, daily 0.3-0.4 mg/kg <= 8 mg ! 0.6 mg/kg | BNFc
salbutamol, oral, 2y-6y | single 1-2 mg ! 4 mg, daily 8 mg ! 12 mg | BNFc
salbutamol, oral, 6y-12y | single 2-2 mg ! 4 mg, daily 8 mg ! 16 mg | BNFc
salbutamol, inhaled, 1m-5y | single 2.5 mg ! 5 mg | BNFc; GINA
salbutamol, inhaled, 5y-12y | single 5 mg ! 7.5 mg | BNFc; GINA
levosalbutamol, oral, 2y-6y | single 0.5-1 mg ! 2 mg, daily 3 mg ! 6 mg | EMC product label
levosalbutamol, oral, 6y-12y | single 1-1 mg ! 2 mg, daily 3 mg ! 6 mg | EMC product label
levosalbutamol, inhaled, 4y-12y | single 0.63 mg ! 1.25 mg, daily 1.89 mg ! 3.75 mg | FDA label
ipratropium, inhaled, 1m-12y | single 250 mcg ! 500 mcg, daily 1 mg ! 2 mg | BNFc
budesonide, inhaled, 3m-12y | single 1 mg ! 2 mg, daily 2 mg ! 4 mg | BNFc
beclometasone, inhaled, 2y-12y | daily 400 mcg | BNFc
fluticasone, inhaled, 4y-12y | daily 400 mcg | BNFc
fluticasone, nasal, 4y-12y | daily 200 mcg | BNFc
terbutaline, oral, 1m-12y | single 0.05-0.075 mg/kg <= 2.5 mg ! 0.15 mg/kg, daily 0.225 mg/kg <= 7.5 mg ! 0.45 mg/kg | BNFc
theophylline, 1y-12y | daily 10-24 mg/kg <= 600 mg ! 30 mg/kg | FDA label; BNFc
montelukast, 6m-6y | daily 4-4 mg ! 10 mg | BNFc
montelukast, 6y-15y | daily 5-5 mg ! 20 mg | BNFc
cetirizine, 6m-2y | single 2.5 mg ! 5 mg, daily 5 mg ! 10 mg | FDA label
cetirizine, 2y-6y | single 2.5-5 mg ! 10 mg, daily 5 mg ! 10 mg | BNFc
cetirizine, 6y-12y | single 5-10 mg ! 20 mg, daily 10 mg ! 20 mg | BNFc
levocetirizine, 6m-2y | daily 1.25 mg ! 2.5 mg | FDA label
levocetirizine, 2y-6y | daily 1.25-2.5 mg ! 5 mg | BNFc
levocetirizine, 6y-12y | daily 2.5-5 mg ! 10 mg | BNFc
loratadine, 2y-12y | daily 5-10 mg ! 20 mg | BNFc
fexofenadine, 6m-12y | single 15-30 mg ! 60 mg, daily 60 mg ! 120 mg | FDA label
chlorpheniramine, 1y-2y | single 1 mg ! 2 mg, daily 2 mg ! 4 mg | BNFc
chlorpheniramine, 2y-6y | single 1 mg ! 2 mg, daily 6 mg ! 12 mg | BNFc
chlorpheniramine, 6y-12y | single 2 mg ! 4 mg, daily 12 mg ! 24 mg | BNFc
hydroxyzine, 6m-12y | daily 1-2 mg/kg <= 100 mg ! 4 mg/kg | MHRA 2015
diphenhydramine, 2y-12y | single 1.25 mg/kg <= 50 mg, daily 5 mg/kg <= 300 mg | FDA label
dextromethorphan, 4y-6y | single 7.5 mg ! 15 mg, daily 30 mg ! 60 mg | FDA monograph
dextromethorphan, 6y-12y | single 15 mg ! 30 mg, daily 60 mg ! 120 mg | FDA monograph
ambroxol, 0d-2y | daily 15 mg ! 30 mg | EMC product label
ambroxol, 2y-6y | daily 30 mg ! 60 mg | EMC product label
ambroxol, 6y-12y | daily 45 mg ! 90 mg | EMC product label
prednisolone, 28d-12y | daily 0.5-2 mg/kg <= 60 mg ! 3 mg/kg | BNFc; GINA; Indian Society of Pediatric Nephrology
dexamethasone, 28d-12y | single 0.15-0.6 mg/kg <= 16 mg ! 1 mg/kg, daily 0.6 mg/kg <= 16 mg ! 1 mg/kg | BNFc; WHO pocket book (croup)
betamethasone, systemic, -1y | daily 0.3 mg/kg ! 0.6 mg/kg | FDA label Celestone (0.02 to 0.3 mg/kg a day)
betamethasone, oral, 1y-12y | daily 0.2 mg/kg <= 4 mg | EMC product label
hydrocortisone, injected, 1m-12y | single 1-4 mg/kg <= 100 mg, daily 16 mg/kg <= 400 mg | BNFc
levothyroxine, 0d-28d | daily 8-15 mcg/kg ! 20 mcg/kg | IAP 2018; AAP 2023
levothyroxine, 28d-1y | daily 4-15 mcg/kg ! 20 mcg/kg | BNFc; IAP 2018
levothyroxine, 1y-12y | daily 2-6 mcg/kg <= 200 mcg ! 10 mcg/kg | BNFc; IAP 2018
carbimazole, 1m-12y | daily 0.25-1 mg/kg <= 30 mg | BNFc
sodium valproate, 28d-12y | daily 10-60 mg/kg <= 2.5 g ! 80 mg/kg | BNFc
levetiracetam, 1m-12y | single 7-30 mg/kg <= 1.5 g, daily 14-60 mg/kg <= 3 g ! 90 mg/kg | BNFc
carbamazepine, 1m-12y | daily 5-20 mg/kg <= 1.2 g ! 35 mg/kg | BNFc
oxcarbazepine, 4y-12y | daily 8-46 mg/kg <= 1.8 g ! 60 mg/kg | BNFc
phenytoin, oral, 1m-12y | daily 3-8 mg/kg <= 300 mg ! 12 mg/kg | BNFc
phenobarbitone, oral, 28d-12y | daily 2.5-8 mg/kg <= 180 mg ! 12 mg/kg | BNFc; WHO
phenobarbitone, 0d-28d | single 20 mg/kg ! 30 mg/kg, daily 2.5-5 mg/kg ! 10 mg/kg | WHO neonatal seizures 2011
clobazam, 1m-6y | daily 0.25-1 mg/kg <= 30 mg | BNFc (0.5 mg/kg twice a day)
clobazam, 6y-12y | daily 0.3-1 mg/kg <= 60 mg | BNFc
simethicone, -2y | single 40 mg ! 120 mg, daily 240 mg ! 480 mg | FDA 21 CFR 332 (infants: 20 mg, at most 240 mg a day)
lamotrigine, 2y-12y | daily 0.15-15 mg/kg <= 400 mg ! 20 mg/kg | BNFc
topiramate, 2y-12y | daily 0.5-9 mg/kg <= 400 mg ! 15 mg/kg | BNFc
diazepam, oral, 1y-12y | single 0.3 mg/kg <= 10 mg ! 0.5 mg/kg | BNFc; WHO
midazolam, 3m-12y | single 0.3 mg/kg <= 10 mg ! 0.5 mg/kg | BNFc
furosemide, 28d-12y | single 0.5-2 mg/kg <= 40 mg, daily 0.5-6 mg/kg <= 80 mg ! 12 mg/kg | BNFc; WHO pocket book
spironolactone, 28d-12y | daily 1-3 mg/kg <= 100 mg ! 9 mg/kg | BNFc
captopril, 1m-12y | daily 0.3-6 mg/kg ! 6 mg/kg | BNFc
enalapril, 1m-12y | daily 0.1-1 mg/kg <= 40 mg | BNFc
propranolol, 1m-12y | daily 0.75-4 mg/kg ! 8 mg/kg | BNFc
amlodipine, 1y-12y | daily 0.05-0.4 mg/kg <= 10 mg | BNFc
digoxin, 28d-2y | daily 5-15 mcg/kg ! 20 mcg/kg | BNFc; WHO pocket book
digoxin, 2y-12y | daily 4-10 mcg/kg <= 250 mcg ! 15 mcg/kg | BNFc; WHO pocket book
warfarin, 1m-12y | daily 0.1-0.3 mg/kg <= 10 mg ! 0.4 mg/kg | BNFc
aspirin, 1m-12y | daily 3-100 mg/kg ! 120 mg/kg | BNFc (Kawasaki disease)
hydroxychloroquine, 1m-12y | daily 5-6.5 mg/kg <= 400 mg ! 10 mg/kg | BNFc
methotrexate, 2y-16y | weekly 0.7 mg/kg <= 25 mg ! 1 mg/kg | BNFc (15 mg/m2 weekly)
metformin, 10y-18y | daily 2 g ! 3 g | BNFc
ferrous sulfate, 28d-12y | daily 10 mg/kg <= 200 mg ! 40 mg/kg | WHO; BNFc (3 mg/kg to 6 mg/kg of elemental iron)
ferrous ascorbate, 28d-12y | daily 2-6 mg/kg <= 200 mg ! 20 mg/kg | Anemia Mukt Bharat; IAP (elemental iron)
iron polymaltose, 28d-12y | daily 2-6 mg/kg <= 200 mg ! 20 mg/kg | IAP (elemental iron)
folic acid, 1m-1y | daily 500 mcg/kg ! 2 mg/kg | BNFc
folic acid, 1y-12y | daily 5 mg ! 15 mg | BNFc
cholecalciferol, 0d-1y | single 60000 IU ! 300000 IU, daily 2000 IU ! 60000 IU | IAP 2021
cholecalciferol, 1y-12y | single 60000 IU ! 600000 IU, daily 6000 IU ! 60000 IU | IAP 2021
vitamin A, 6m-1y | single 100000 IU ! 200000 IU | WHO
vitamin A, 1y-5y | single 200000 IU ! 400000 IU | WHO
vitamin A, 0d-6m | single 50000 IU ! 100000 IU | WHO
vitamin K, 0d-28d | single 1 mg ! 2 mg | BNFc; WHO
pyridoxine, 1m-12y | daily 100 mg ! 300 mg | BNFc
adrenaline, injected, 0d-12y | single 0.01 mg/kg <= 0.5 mg ! 0.02 mg/kg | WAO anaphylaxis 2020
`;
