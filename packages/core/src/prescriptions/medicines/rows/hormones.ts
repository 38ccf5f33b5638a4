export const HORMONES_ROWS = `
levothyroxine = thyroxine | thyroid-hormone | tablet 12.5 mcg, 25 mcg, 50 mcg, 62.5 mcg, 75 mcg, 88 mcg, 100 mcg, 112 mcg, 125 mcg, 137 mcg, 150 mcg, 175 mcg, 200 mcg
carbimazole | antithyroid-carbimazole | tablet 2.5 mg, 5 mg, 10 mg, 15 mg, 20 mg
methimazole = thiamazole | antithyroid-carbimazole | tablet 5 mg, 10 mg
propylthiouracil | antithyroid | tablet 50 mg
liothyronine = T3 | thyroid-hormone | tablet 20 mcg
desmopressin | vasopressin-analogue | tablet 0.1 mg, 0.2 mg; spray 10 mcg
somatropin = growth hormone | growth-hormone | injection 10 IU, 15 IU
octreotide | somatostatin-analogue | injection 50 mcg/mL, 100 mcg/mL
teriparatide | parathyroid-hormone | injection 250 mcg/mL
calcitriol | vitamin | capsule 0.25 mcg
alfacalcidol | vitamin | capsule 0.25 mcg, 0.5 mcg, 1 mcg
cinacalcet | calcimimetic | tablet 30 mg, 60 mg
testosterone | androgen | injection 250 mg/mL; capsule 40 mg; gel 1 %
danazol | androgen | capsule 50 mg, 100 mg, 200 mg
fludrocortisone | corticosteroid | tablet 100 mcg
bromocriptine | dopamine-agonist | tablet 0.8 mg, 1.25 mg, 2.5 mg
potassium iodide | iodine | syrup
`;
