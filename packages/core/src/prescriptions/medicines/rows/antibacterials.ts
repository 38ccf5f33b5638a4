export const ANTIBACTERIALS_ROWS = `
amoxicillin = amoxycillin | penicillin | capsule 250 mg, 500 mg; tablet 125 mg, 250 mg, 500 mg; syrup 125 mg/5 mL, 200 mg/5 mL, 250 mg/5 mL, 400 mg/5 mL; drops 100 mg/mL
amoxicillin + clavulanic acid = amoxycillin, clavulanate, co-amoxiclav | penicillin, beta-lactamase-inhibitor | tablet 250 mg/125 mg, 500 mg/125 mg, 875 mg/125 mg; syrup 125 mg/31.25 mg per 5 mL, 200 mg/28.5 mg per 5 mL, 400 mg/57 mg per 5 mL, 600 mg/42.9 mg per 5 mL; injection 250 mg/50 mg, 500 mg/100 mg, 1 g/200 mg; drops 80 mg/11.4 mg per mL
penicillin | penicillin | injection; tablet
ampicillin | penicillin | capsule 250 mg, 500 mg; injection 500 mg, 1 g; syrup 125 mg/5 mL, 250 mg/5 mL
cloxacillin | penicillin | capsule 250 mg, 500 mg; syrup 125 mg/5 mL
benzathine penicillin = benzathine benzylpenicillin | penicillin | injection 600000 IU, 1200000 IU
phenoxymethylpenicillin = penicillin V | penicillin | tablet 125 mg, 250 mg, 500 mg
piperacillin + tazobactam | penicillin, beta-lactamase-inhibitor | injection 4.5 g
cefalexin = cephalexin | cephalosporin | capsule 250 mg, 500 mg; syrup 125 mg/5 mL, 250 mg/5 mL; tablet 125 mg, 250 mg, 500 mg; drops 100 mg/mL
cefadroxil | cephalosporin | tablet 250 mg, 500 mg, 1 g; syrup 125 mg/5 mL, 250 mg/5 mL; capsule 500 mg
cefuroxime | cephalosporin | tablet 125 mg, 250 mg, 500 mg; syrup 125 mg/5 mL; injection 750 mg, 1.5 g
cefixime | cephalosporin | tablet 50 mg, 100 mg, 200 mg, 400 mg; syrup 50 mg/5 mL, 100 mg/5 mL; capsule 400 mg; drops 25 mg/mL
cefpodoxime | cephalosporin | tablet 50 mg, 100 mg, 200 mg; syrup 50 mg/5 mL, 100 mg/5 mL; drops 25 mg/mL
ceftriaxone | cephalosporin | injection 125 mg, 250 mg, 500 mg, 1 g, 2 g
cefotaxime | cephalosporin | injection 125 mg, 250 mg, 500 mg, 1 g
meropenem | carbapenem | injection 125 mg, 250 mg, 500 mg, 1 g, 2 g
azithromycin | macrolide | tablet 100 mg, 250 mg, 500 mg, 1 g; syrup 100 mg/5 mL, 200 mg/5 mL; injection 100 mg/mL
clarithromycin | macrolide | tablet 250 mg, 500 mg, 1 g; syrup 125 mg/5 mL, 250 mg/5 mL
erythromycin | macrolide | tablet 250 mg, 500 mg; syrup 125 mg/5 mL, 250 mg/5 mL
clindamycin | lincosamide | capsule 150 mg, 300 mg, 600 mg; gel 1 %; pessary 100 mg; injection 150 mg/mL
doxycycline | tetracycline | capsule 50 mg, 100 mg; tablet 100 mg; injection 10 mg/mL
tetracycline | tetracycline | capsule 250 mg, 500 mg; ointment 1 %
minocycline | tetracycline | capsule 50 mg, 100 mg
ciprofloxacin | quinolone | tablet 100 mg, 250 mg, 500 mg, 750 mg; drops 0.3 %; injection 2 mg/mL; ointment 0.3 %
levofloxacin | quinolone | tablet 250 mg, 500 mg, 750 mg; injection 5 mg/mL; drops 0.5 %; syrup 125 mg/5 mL
ofloxacin | quinolone | tablet 100 mg, 200 mg, 400 mg; drops 0.3 %; syrup 50 mg/5 mL, 100 mg/5 mL; injection 2 mg/mL
norfloxacin | quinolone | tablet 200 mg, 400 mg; drops 0.3 %
moxifloxacin | quinolone | tablet 400 mg; drops 0.5 %; injection 4 mg/mL
ofloxacin + ornidazole | quinolone, nitroimidazole | tablet 200 mg/500 mg; syrup 50 mg/125 mg per 5 mL
co-trimoxazole = sulfamethoxazole + trimethoprim, cotrimoxazole, sulphamethoxazole | sulfonamide, trimethoprim | tablet 100 mg/20 mg, 400 mg/80 mg, 800 mg/160 mg; syrup 200 mg/40 mg per 5 mL; injection 400 mg/80 mg per 5 mL
trimethoprim | trimethoprim | tablet 100 mg, 200 mg
nitrofurantoin | nitrofuran | tablet 50 mg, 100 mg; capsule 50 mg, 100 mg; syrup 25 mg/5 mL
fosfomycin | phosphonic | sachet 3 g
metronidazole | nitroimidazole | tablet 200 mg, 400 mg, 600 mg; syrup 100 mg/5 mL, 200 mg/5 mL; gel 1 %; injection 5 mg/mL
tinidazole | nitroimidazole | tablet 300 mg, 500 mg
secnidazole | nitroimidazole | tablet 1 g
ornidazole | nitroimidazole | tablet 500 mg
gentamicin | aminoglycoside | injection 10 mg/mL, 40 mg/mL; drops 0.3 %; ointment 0.3 %; cream 0.1 %
amikacin | aminoglycoside | injection 100 mg, 250 mg, 500 mg
streptomycin | aminoglycoside | injection 750 mg, 1 g
tobramycin | aminoglycoside | drops 0.3 %
linezolid | oxazolidinone, mao-inhibitor-weak | tablet 600 mg; injection 2 mg/mL; syrup 100 mg/5 mL
clavulanic acid = clavulanate | beta-lactamase-inhibitor | tablet
sulbactam | beta-lactamase-inhibitor | injection 500 mg
tazobactam | beta-lactamase-inhibitor | injection 500 mg
avibactam | beta-lactamase-inhibitor | injection 500 mg
lactobacillus = lactic acid bacillus | probiotic | tablet; capsule; sachet
ampicillin + cloxacillin | penicillin | capsule 250 mg/250 mg
amoxicillin + cloxacillin | penicillin | capsule 250 mg/250 mg
amoxicillin + cloxacillin + lactobacillus | penicillin, probiotic | capsule
ampicillin + sulbactam | penicillin, beta-lactamase-inhibitor | injection 1 g/500 mg
flucloxacillin | penicillin | capsule 250 mg, 500 mg
dicloxacillin | penicillin | capsule 250 mg, 500 mg
benzylpenicillin = penicillin G, crystalline penicillin | penicillin | injection 500000 IU, 1000000 IU
procaine penicillin = procaine benzylpenicillin | penicillin | injection 400000 IU
piperacillin | penicillin | injection 4 g
ticarcillin | penicillin | injection 3 g
pivmecillinam | penicillin | tablet 200 mg
cefaclor | cephalosporin | capsule 250 mg; syrup 125 mg/5 mL
cefazolin | cephalosporin | injection 500 mg, 1 g
cefdinir | cephalosporin | capsule 300 mg; syrup 125 mg/5 mL
cefditoren | cephalosporin | tablet 200 mg, 400 mg
cefprozil | cephalosporin | tablet 250 mg, 500 mg; syrup 125 mg/5 mL
ceftibuten | cephalosporin | capsule 400 mg
cefoperazone | cephalosporin | injection 1 g
ceftazidime | cephalosporin | injection 250 mg, 500 mg, 1 g, 2 g
cefepime | cephalosporin | injection 500 mg, 1 g
ceftaroline | cephalosporin | injection 600 mg
cefixime + clavulanic acid | cephalosporin, beta-lactamase-inhibitor | tablet 200 mg/125 mg
cefixime + ofloxacin | cephalosporin, quinolone | tablet 200 mg/200 mg
cefixime + azithromycin | cephalosporin, macrolide | tablet 200 mg/250 mg
cefpodoxime + clavulanic acid | cephalosporin, beta-lactamase-inhibitor | tablet 200 mg/125 mg
cefuroxime + clavulanic acid | cephalosporin, beta-lactamase-inhibitor | tablet 250 mg/125 mg, 500 mg/125 mg
cefoperazone + sulbactam | cephalosporin, beta-lactamase-inhibitor | injection 500 mg/500 mg, 1 g/500 mg, 1 g/1 g
ceftriaxone + sulbactam | cephalosporin, beta-lactamase-inhibitor | injection 1 g/500 mg, 500 mg/250 mg
ceftriaxone + tazobactam | cephalosporin, beta-lactamase-inhibitor | injection 1 g/125 mg
ceftazidime + avibactam | cephalosporin, beta-lactamase-inhibitor | injection 2 g/500 mg
aztreonam | monobactam | injection 500 mg, 1 g
imipenem | carbapenem | injection 500 mg
cilastatin | renal-enzyme-inhibitor | injection 500 mg
imipenem + cilastatin | carbapenem, renal-enzyme-inhibitor | injection 500 mg/500 mg
ertapenem | carbapenem | injection 1 g
faropenem | carbapenem, penem | tablet 200 mg, 300 mg
doripenem | carbapenem | injection 500 mg
roxithromycin | macrolide | tablet 150 mg, 300 mg
lymecycline | tetracycline | capsule 300 mg
tigecycline | tetracycline | injection 50 mg
prulifloxacin | quinolone | tablet 600 mg
gatifloxacin | quinolone | drops 0.3 %
nalidixic acid | quinolone | tablet 500 mg; syrup 300 mg/5 mL
ciprofloxacin + tinidazole | quinolone, nitroimidazole | tablet 500 mg/600 mg
ciprofloxacin + dexamethasone | quinolone, corticosteroid | drops 0.3 %/0.1 %
norfloxacin + tinidazole | quinolone, nitroimidazole | tablet 400 mg/600 mg
norfloxacin + metronidazole | quinolone, nitroimidazole | syrup 100 mg/100 mg per 5 mL
levofloxacin + ornidazole | quinolone, nitroimidazole | tablet 250 mg/500 mg
moxifloxacin + dexamethasone | quinolone, corticosteroid | drops 0.5 %/0.1 %
sulfamethoxazole = sulphamethoxazole | sulfonamide | tablet 400 mg, 800 mg
sulfadiazine = sulphadiazine | sulfonamide | tablet 500 mg
sulfadoxine = sulphadoxine | sulfonamide | tablet 500 mg
sulfacetamide = sulphacetamide | sulfonamide | drops 10 %, 20 %
dapsone | sulfone | tablet 50 mg, 100 mg
methenamine hippurate | urinary-antiseptic | tablet 1 g
vancomycin | glycopeptide | injection 500 mg, 1 g
teicoplanin | glycopeptide | injection 200 mg, 400 mg
colistin | polymyxin | injection 1000000 IU, 2000000 IU
polymyxin B | polymyxin | injection 500000 IU
neomycin | aminoglycoside | tablet 350 mg; ointment 0.5 %
kanamycin | aminoglycoside | injection 500 mg, 1 g
bacitracin | antibacterial-local | ointment
chloramphenicol | amphenicol | capsule 250 mg, 500 mg; drops 0.5 %; ointment 1 %
daptomycin | lipopeptide | injection 350 mg, 500 mg
lincomycin | lincosamide | capsule 500 mg; injection 300 mg/mL
rifaximin | rifamycin-local | tablet 200 mg, 400 mg, 550 mg
furazolidone | nitrofuran, mao-inhibitor | tablet 100 mg; syrup 25 mg/5 mL
nitazoxanide | antiprotozoal | tablet 200 mg, 500 mg; syrup 100 mg/5 mL
diloxanide furoate | antiprotozoal | tablet 500 mg
`;
