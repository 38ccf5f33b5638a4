export const STEROIDS_ROWS = `
prednisolone | corticosteroid | tablet 5 mg, 10 mg, 20 mg, 40 mg; syrup 5 mg/5 mL
methylprednisolone | corticosteroid | tablet 4 mg, 8 mg, 16 mg
dexamethasone | corticosteroid | tablet 0.5 mg, 4 mg; injection 4 mg/mL
betamethasone | corticosteroid | tablet 0.5 mg; cream 0.1 %; injection 4 mg/mL
deflazacort | corticosteroid | tablet 6 mg, 30 mg
hydrocortisone | corticosteroid | injection 100 mg; cream 1 %
prednisone | corticosteroid | tablet 5 mg, 10 mg, 20 mg
triamcinolone | corticosteroid | injection 10 mg/mL, 40 mg/mL; ointment 0.1 %
clobetasol | corticosteroid | cream 0.05 %; ointment 0.05 %
halobetasol | corticosteroid | cream 0.05 %
fluocinolone | corticosteroid | cream 0.025 %
desonide | corticosteroid | cream 0.05 %
fluorometholone | corticosteroid | drops 0.1 %
loteprednol | corticosteroid | drops 0.5 %
cortisone | corticosteroid | tablet 25 mg
`;
