export const BLOOD_AND_VITAMINS_ROWS = `
iron + folic acid = ferrous sulphate + folic acid, ferrous sulfate, IFA | iron, vitamin | tablet 45 mg/0.4 mg, 60 mg/0.5 mg, 100 mg/0.5 mg, 100 mg/0.1 mg, 100 mg/1.5 mg; syrup 20 mg/0.1 mg per mL
ferrous sulphate = ferrous sulfate | iron | tablet 150 mg, 200 mg, 300 mg; syrup 20 mg/5 mL; drops 25 mg/mL
ferrous fumarate | iron | tablet 300 mg
ferrous ascorbate + folic acid | iron, vitamin | tablet 100 mg/1.5 mg, 100 mg/1.1 mg; syrup 30 mg/0.55 mg per 5 mL
iron sucrose | iron | injection 20 mg/mL
ferric carboxymaltose | iron | injection 50 mg/mL
iron dextran | iron | injection 50 mg/mL
iron sorbitol = iron sorbitol citric acid | iron | injection 50 mg/mL
hydroxocobalamin | vitamin | injection 500 mcg/mL, 1 mg/mL
folic acid | vitamin | tablet 0.4 mg, 0.5 mg, 1 mg, 1.5 mg, 5 mg
cyanocobalamin = vitamin B12 | vitamin | injection 500 mcg/mL
methylcobalamin = vitamin B12, mecobalamin | vitamin | tablet 500 mcg, 1000 mcg, 1500 mcg; injection 500 mcg/mL, 1000 mcg/mL, 1500 mcg/mL
calcium carbonate + vitamin D3 = cholecalciferol | calcium, vitamin | tablet 250 mg/125 IU, 500 mg/250 IU, 500 mg/500 IU, 500 mg/1000 IU, 500 mg/200 IU, 1 g/500 IU; syrup 250 mg/125 IU per 5 mL
calcium citrate | calcium | tablet 500 mg
cholecalciferol = vitamin D3 | vitamin | capsule 1000 IU, 2000 IU, 5000 IU, 60000 IU; sachet 60000 IU; drops 400 IU/mL, 800 IU/mL; tablet 400 IU, 1000 IU, 2000 IU, 60000 IU; syrup 400 IU/mL, 60000 IU/5 mL; injection 300000 IU, 600000 IU
vitamin A = retinol | vitamin-a | syrup 100000 IU/mL; capsule 25000 IU, 50000 IU, 200000 IU
vitamin K = phytomenadione | vitamin | injection 1 mg/0.5 mL, 10 mg/mL
vitamin C = ascorbic acid | vitamin | tablet 100 mg, 500 mg, 1 g; drops 100 mg/mL
vitamin E = tocopherol | vitamin | capsule 200 mg, 400 mg
pyridoxine = vitamin B6 | vitamin | tablet 10 mg, 25 mg, 40 mg, 50 mg, 100 mg
thiamine = vitamin B1 | vitamin | tablet 75 mg, 100 mg; injection 100 mg/mL
zinc sulphate = zinc sulfate | mineral | tablet 10 mg, 20 mg; syrup 10 mg/5 mL, 20 mg/5 mL
multivitamin | vitamin | tablet; syrup
potassium chloride | mineral | syrup 1.5 g/15 mL; injection 2 mmol/mL, 150 mg/mL; tablet 600 mg
oral rehydration salts = ORS | rehydration | sachet 20.5 g
magnesium sulphate = magnesium sulfate | anticonvulsant | injection 500 mg/mL
ferrous ascorbate | iron | tablet 100 mg; syrup 30 mg/5 mL; drops 10 mg/mL
iron polymaltose | iron | syrup 50 mg/5 mL; drops 50 mg/mL; tablet 100 mg
calcium carbonate | calcium | tablet 250 mg, 500 mg, 1 g, 1.25 g; syrup 250 mg/5 mL
calcium citrate + vitamin D3 = cholecalciferol | calcium, vitamin | tablet 500 mg/250 IU, 1 g/200 IU
calcium gluconate | calcium | injection 100 mg/mL
calcium chloride | calcium | injection 10 %
calcium carbonate + calcitriol + zinc | calcium, vitamin, mineral | capsule 500 mg/0.25 mcg/7.5 mg
calcium acetate | phosphate-binder, calcium | tablet 667 mg
sevelamer | phosphate-binder | tablet 400 mg, 800 mg
lanthanum carbonate | phosphate-binder | tablet 500 mg, 750 mg
sodium bicarbonate | alkali | tablet 500 mg, 1 g; injection 7.5 %
potassium citrate | mineral, urinary-alkaliniser | tablet 1.08 g; syrup 1.1 g/5 mL
disodium hydrogen citrate | urinary-alkaliniser | syrup 1.4 g/5 mL
zinc | mineral | tablet 20 mg, 50 mg; syrup 20 mg/5 mL
magnesium | mineral | tablet 200 mg, 400 mg
vitamin B complex = B complex | vitamin | tablet; capsule; syrup; injection
riboflavin = vitamin B2 | vitamin | tablet 10 mg
niacinamide = nicotinamide, vitamin B3 | vitamin | tablet 50 mg
biotin | vitamin | tablet 5 mg, 10 mg
L-methylfolate | vitamin | tablet 1 mg, 5 mg
ferrous sulphate + folic acid = ferrous sulfate | iron, vitamin | tablet 60 mg/0.5 mg, 45 mg/0.4 mg
folic acid + methylcobalamin | vitamin | tablet 5 mg/1500 mcg
methylcobalamin + pregabalin | vitamin, gabapentinoid | capsule 750 mcg/75 mg, 1500 mcg/75 mg
methylcobalamin + alpha lipoic acid | vitamin, antioxidant | tablet 1500 mcg/100 mg
alpha lipoic acid = thioctic acid | antioxidant | tablet 300 mg, 600 mg
L-arginine | amino-acid | sachet 3 g
protein supplement = protein powder | nutrition | powder
erythropoietin = epoetin alfa | erythropoietin | injection 2000 IU, 4000 IU, 10000 IU
darbepoetin | erythropoietin | injection 25 mcg, 40 mcg
filgrastim | colony-stimulating-factor | injection 300 mcg
deferasirox | iron-chelator | tablet 250 mg, 500 mg
deferiprone | iron-chelator | capsule 250 mg, 500 mg
sodium chloride = normal saline | infusion | injection 0.45 %, 0.9 %, 3 %; drops 0.65 %, 0.9 %; spray 0.65 %; respules 0.9 %, 3 %
ringer lactate = compound sodium lactate | infusion | injection
calcium polystyrene sulfonate | potassium-binder | powder 15 g; sachet 15 g
patiromer | potassium-binder | sachet 8.4 g
colloidal iron | iron | syrup; drops 25 mg/mL
colloidal iron + folic acid + cyanocobalamin = vitamin B12 | iron, vitamin | syrup; drops 25 mg/0.2 mg/0.005 mg per mL
ferric ammonium citrate | iron | syrup
ferric ammonium citrate + folic acid + cyanocobalamin = vitamin B12 | iron, vitamin | syrup 160 mg/0.5 mg/0.0075 mg per 15 mL
levocarnitine = L-carnitine | amino-acid | tablet 330 mg, 500 mg; syrup 500 mg/5 mL; injection 200 mg/mL
`;
