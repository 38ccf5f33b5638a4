export const STEROIDS_ROWS = `
prednisolone | corticosteroid | tablet 2.5 mg, 5 mg, 10 mg, 20 mg, 30 mg, 40 mg, 60 mg; syrup 5 mg/5 mL, 15 mg/5 mL; drops 1 %
methylprednisolone | corticosteroid | tablet 4 mg, 8 mg, 16 mg, 24 mg, 32 mg; injection 40 mg, 125 mg, 500 mg, 1 g
methylprednisolone acetate | corticosteroid | injection 40 mg/mL
dexamethasone | corticosteroid | tablet 0.5 mg, 0.75 mg, 2 mg, 4 mg, 6 mg, 8 mg; injection 4 mg/mL; syrup 0.5 mg/5 mL; drops 0.1 %
betamethasone | corticosteroid | tablet 0.5 mg, 1 mg; cream 0.1 %; injection 4 mg/mL; drops 0.5 mg/mL
deflazacort | corticosteroid | tablet 6 mg, 12 mg, 18 mg, 24 mg, 30 mg, 36 mg; syrup 6 mg/5 mL
hydrocortisone | corticosteroid | injection 100 mg, 200 mg; cream 1 %; tablet 5 mg, 10 mg, 20 mg
prednisone | corticosteroid | tablet 5 mg, 10 mg, 20 mg
triamcinolone | corticosteroid | injection 10 mg/mL, 40 mg/mL; ointment 0.1 %
clobetasol | corticosteroid | cream 0.05 %; ointment 0.05 %; lotion 0.05 %
halobetasol | corticosteroid | cream 0.05 %
fluocinolone | corticosteroid | cream 0.025 %
desonide | corticosteroid | cream 0.05 %
fluorometholone | corticosteroid | drops 0.1 %
loteprednol | corticosteroid | drops 0.5 %
cortisone | corticosteroid | tablet 25 mg
`;
