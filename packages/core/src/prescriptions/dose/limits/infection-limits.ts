/** Highest doses for infections. For the row format see `read-dose-limits.ts`. */
export const INFECTION_LIMITS = `
amoxicillin | single 3 g, daily 6 g | BNF
clavulanic acid, oral | single 250 mg, daily 375 mg ! 750 mg | BNF
ampicillin, oral | single 1 g, daily 4 g | BNF
ampicillin, injected | single 2 g ! 4 g, daily 12 g | BNF
cloxacillin | single 2 g, daily 8 g ! 12 g | BNF (flucloxacillin); WHO AWaRe book
flucloxacillin | single 2 g, daily 8 g ! 12 g | BNF
phenoxymethylpenicillin | single 1 g, daily 4 g | BNF
benzathine penicillin | single 2400000 IU ! 4800000 IU | WHO STI guideline 2016
piperacillin | single 4 g ! 8 g, daily 16 g | BNF
cefalexin | single 1.5 g, daily 6 g | BNF
cefadroxil | single 1 g, daily 2 g | BNF
cefaclor | daily 4 g | BNF
cefuroxime, oral | single 1 g, daily 1 g | BNF
cefuroxime, injected | single 1.5 g, daily 6 g | BNF
cefixime | single 800 mg, daily 400 mg ! 1.2 g | BNF; WHO STI guideline 2016
cefpodoxime | single 400 mg, daily 400 mg ! 800 mg | BNF; FDA label
cefdinir | daily 600 mg | FDA label
ceftriaxone | single 4 g, daily 4 g | BNF
cefotaxime | single 2 g ! 4 g, daily 12 g | BNF
ceftazidime | single 3 g, daily 9 g | BNF
cefepime | single 2 g ! 4 g, daily 6 g | FDA label
meropenem | single 2 g ! 4 g, daily 6 g | BNF
imipenem | single 1 g, daily 4 g | BNF
aztreonam | single 2 g, daily 8 g | BNF
azithromycin | single 2 g, daily 1 g ! 2 g | WHO STI guideline 2016; BNF
clarithromycin | single 1 g, daily 1 g ! 2 g | BNF
erythromycin | single 1 g, daily 4 g | BNF
roxithromycin | daily 300 mg | EMC product label
clindamycin, oral | single 600 mg, daily 1.8 g | BNF
doxycycline | single 300 mg, daily 200 mg ! 400 mg | BNF
minocycline | single 200 mg, daily 200 mg | BNF
tetracycline, oral | single 500 mg ! 1 g, daily 2 g | BNF
ciprofloxacin, oral | single 750 mg ! 1.5 g, daily 1.5 g | BNF
levofloxacin, systemic | single 1 g, daily 1 g | BNF
ofloxacin, oral | single 400 mg ! 800 mg, daily 800 mg | BNF
norfloxacin, oral | single 400 mg ! 800 mg, daily 800 mg | FDA label
moxifloxacin, oral | daily 400 mg ! 800 mg | BNF
trimethoprim | single 480 mg, daily 400 mg ! 1.2 g | BNF (high dose for pneumocystis)
sulfamethoxazole | single 2.4 g, daily 1.92 g ! 6 g | BNF (high dose for pneumocystis)
nitrofurantoin | single 100 mg ! 200 mg, daily 400 mg ! 600 mg | BNF
fosfomycin, oral | single 3 g ! 6 g | BNF
metronidazole, oral | single 2 g, daily 2.4 g ! 4 g | BNF (800 mg three times daily for amoebiasis)
tinidazole | single 2 g, daily 2 g | BNF
secnidazole | single 2 g | FDA label
ornidazole | single 2 g, daily 1.5 g ! 2 g | EMC product label
gentamicin, injected | single 560 mg ! 800 mg, daily 560 mg ! 800 mg | BNF (7 mg/kg)
gentamicin, injected, 12y- | daily 7 mg/kg ! 10 mg/kg | BNF
amikacin, injected | single 1.5 g ! 2 g, daily 1.5 g ! 2 g | BNF
amikacin, injected, 12y- | daily 20 mg/kg ! 30 mg/kg | WHO AWaRe book; BNF
streptomycin | single 1 g ! 2 g, daily 1 g ! 2 g | WHO
vancomycin, injected | single 2 g, daily 4 g | BNF
linezolid | single 600 mg, daily 1.2 g | BNF
chloramphenicol, oral | single 1 g, daily 4 g | BNF
rifampicin | single 900 mg, daily 1.2 g | BNF; WHO
rifampicin, 15y- | daily 15 mg/kg ! 35 mg/kg | WHO tuberculosis guideline
isoniazid | single 900 mg, daily 300 mg ! 900 mg | BNF; WHO
pyrazinamide | daily 2 g ! 3 g | WHO; BNF
ethambutol | daily 1.6 g ! 2.5 g | WHO
ethambutol, 15y- | daily 20 mg/kg ! 25 mg/kg | WHO tuberculosis guideline
bedaquiline | daily 400 mg ! 800 mg | WHO
ethionamide | daily 1 g | WHO
cycloserine | daily 1 g | WHO; BNF
dapsone | daily 100 mg ! 300 mg | WHO
clofazimine | single 300 mg, daily 300 mg | WHO
fluconazole | single 800 mg, daily 800 mg | BNF
itraconazole | daily 400 mg | BNF
voriconazole, oral | single 400 mg, daily 800 mg | BNF
ketoconazole, oral | daily 400 mg ! 800 mg | FDA label
terbinafine, oral | daily 250 mg ! 500 mg | BNF
griseofulvin | daily 1 g | BNF
aciclovir, oral | single 800 mg ! 1.6 g, daily 4 g | BNF
aciclovir, injected | single 1 g, daily 3 g | BNF
valaciclovir | single 2 g, daily 4 g | BNF
famciclovir | single 1.5 g, daily 1.5 g | BNF; FDA label
oseltamivir | single 75 mg ! 150 mg, daily 150 mg ! 300 mg | BNF
tenofovir | daily 300 mg | WHO
lamivudine | daily 300 mg | WHO
dolutegravir | daily 100 mg | WHO
efavirenz | daily 600 mg | WHO
zidovudine | daily 600 mg | WHO
nevirapine | daily 400 mg | WHO
abacavir | daily 600 mg | WHO
chloroquine | single 1 g ! 1.5 g, daily 1 g ! 1.5 g | WHO malaria guideline (600 mg of base)
primaquine | single 45 mg, daily 30 mg ! 60 mg | WHO malaria guideline
artemether, oral | single 80 mg ! 160 mg, daily 160 mg ! 320 mg | WHO malaria guideline
lumefantrine | single 480 mg ! 960 mg, daily 960 mg | WHO malaria guideline
mefloquine | single 1.25 g | FDA label
quinine | single 600 mg ! 1.4 g, daily 1.8 g ! 2.8 g | BNF
albendazole | single 400 mg ! 1.2 g, daily 800 mg ! 1.6 g | WHO; BNF
mebendazole | single 500 mg, daily 400 mg ! 2 g | WHO; BNF
ivermectin | single 24 mg | WHO (200 mcg/kg)
ivermectin, 5y- | single 400 mcg/kg ! 600 mcg/kg | WHO
diethylcarbamazine | single 300 mg ! 600 mg | WHO lymphatic filariasis (6 mg/kg)
praziquantel | single 4.5 g | WHO (60 mg/kg)
levamisole | single 150 mg ! 300 mg | WHO
pyrantel | single 1 g | WHO; FDA label
nitazoxanide | single 500 mg, daily 1 g | FDA label
rifaximin | single 550 mg, daily 1.65 g | FDA label
`;
