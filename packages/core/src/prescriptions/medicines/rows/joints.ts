export const JOINTS_ROWS = `
allopurinol | xanthine-oxidase-inhibitor | tablet 100 mg, 200 mg, 300 mg
febuxostat | xanthine-oxidase-inhibitor | tablet 20 mg, 40 mg, 80 mg, 120 mg
colchicine | antigout | tablet 0.5 mg
methotrexate | methotrexate | tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg, 20 mg, 25 mg; injection 50 mg/mL
hydroxychloroquine | antimalarial | tablet 200 mg, 300 mg, 400 mg
sulfasalazine = sulphasalazine | sulfonamide, aminosalicylate | tablet 500 mg, 1 g
leflunomide | leflunomide | tablet 10 mg, 20 mg, 30 mg
azathioprine | immunosuppressant | tablet 25 mg, 50 mg
mycophenolate mofetil | mycophenolate | tablet 250 mg, 500 mg; capsule 250 mg
alendronic acid = alendronate | bisphosphonate | tablet 35 mg, 70 mg
thiocolchicoside | muscle-relaxant | capsule 4 mg, 8 mg
chlorzoxazone | muscle-relaxant | tablet 250 mg, 500 mg
probenecid | uricosuric | tablet 500 mg
benzbromarone | uricosuric | tablet 100 mg
penicillamine | chelator | capsule 250 mg
glucosamine | joint-supplement | tablet 500 mg, 750 mg
diacerein | joint-supplement | capsule 50 mg
glucosamine + diacerein | joint-supplement | tablet 750 mg/50 mg
risedronic acid = risedronate | bisphosphonate | tablet 35 mg, 150 mg
ibandronic acid = ibandronate | bisphosphonate | tablet 150 mg
zoledronic acid = zoledronate | bisphosphonate | injection 4 mg, 5 mg
denosumab | bone-antibody | injection 60 mg
raloxifene | oestrogen-modulator | tablet 60 mg
tizanidine | muscle-relaxant | tablet 2 mg, 4 mg
baclofen | muscle-relaxant | tablet 5 mg, 10 mg, 25 mg
tolperisone | muscle-relaxant | tablet 50 mg, 150 mg
methocarbamol | muscle-relaxant | tablet 500 mg, 750 mg
carisoprodol | muscle-relaxant | tablet 350 mg
cyclobenzaprine | muscle-relaxant | capsule 15 mg, 30 mg
dantrolene | muscle-relaxant | capsule 25 mg
quinine | antimalarial | tablet 300 mg; injection 300 mg/mL
tofacitinib | jak-inhibitor | tablet 5 mg, 11 mg
baricitinib | jak-inhibitor | tablet 2 mg, 4 mg
adalimumab | tnf-inhibitor | injection 40 mg
etanercept | tnf-inhibitor | injection 25 mg, 50 mg
infliximab | tnf-inhibitor | injection 100 mg
rituximab | immunosuppressant | injection 100 mg, 500 mg
ciclosporin = cyclosporine, cyclosporin | immunosuppressant, calcineurin-inhibitor | capsule 25 mg, 50 mg, 100 mg
tacrolimus | immunosuppressant, calcineurin-inhibitor | capsule 0.25 mg, 0.5 mg, 1 mg, 2 mg, 5 mg; ointment 0.03 %, 0.1 %
pimecrolimus | calcineurin-inhibitor-local | cream 1 %
sirolimus = rapamycin | immunosuppressant | tablet 1 mg
everolimus | immunosuppressant | tablet 0.25 mg, 5 mg, 10 mg
mycophenolic acid = mycophenolate sodium | mycophenolate | tablet 180 mg, 360 mg
apremilast | pde4-inhibitor | tablet 10 mg, 20 mg, 30 mg
metaxalone | muscle-relaxant | tablet 400 mg, 800 mg
`;
