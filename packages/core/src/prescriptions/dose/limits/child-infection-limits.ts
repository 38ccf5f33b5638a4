/** Doses for infections in children, by weight or age. For the row format see `read-dose-limits.ts`. */
export const CHILD_INFECTION_LIMITS = `
amoxicillin, 28d-12y | single 10-50 mg/kg <= 1 g ! 90 mg/kg, daily 25-100 mg/kg <= 3 g ! 150 mg/kg | BNFc; WHO AWaRe book
amoxicillin, 0d-28d | single 25-50 mg/kg ! 60 mg/kg, daily 50-100 mg/kg ! 150 mg/kg | BNFc; WHO pocket book
clavulanic acid, 28d-12y | daily 15 mg/kg <= 375 mg ! 30 mg/kg | BNFc; AAP 2013
ampicillin, injected, 28d-12y | single 25-50 mg/kg <= 2 g, daily 100-200 mg/kg <= 12 g ! 400 mg/kg | WHO pocket book; BNFc
ampicillin, injected, 0d-28d | single 50-50 mg/kg, daily 100-200 mg/kg ! 300 mg/kg | WHO pocket book
ampicillin, oral, 28d-12y | daily 50-100 mg/kg <= 4 g | BNFc
cloxacillin, 28d-12y | single 12.5-50 mg/kg <= 2 g, daily 50-200 mg/kg <= 8 g | WHO pocket book
flucloxacillin, 28d-12y | single 12.5-50 mg/kg <= 2 g, daily 50-200 mg/kg <= 8 g | BNFc
phenoxymethylpenicillin, 1m-12y | daily 25-50 mg/kg <= 2 g | BNFc
piperacillin, 28d-12y | single 80-100 mg/kg <= 4 g, daily 240-400 mg/kg <= 16 g | BNFc
cefalexin, 28d-12y | single 12.5-25 mg/kg <= 1 g, daily 25-100 mg/kg <= 4 g | BNFc; FDA label
cefadroxil, 1m-12y | daily 30-30 mg/kg <= 1 g | FDA label
cefaclor, 1m-12y | daily 20-40 mg/kg <= 1 g | BNFc; FDA label
cefuroxime, oral, 3m-12y | single 10-15 mg/kg <= 500 mg, daily 20-30 mg/kg <= 1 g | BNFc
cefixime, 6m-12y | single 4-10 mg/kg <= 400 mg, daily 8-20 mg/kg <= 400 mg ! 30 mg/kg | BNFc; IAP 2021 (typhoid 20 mg/kg)
cefixime, 28d-6m | daily 8-10 mg/kg | IAP 2021
cefpodoxime, 15d-12y | single 4-5 mg/kg <= 200 mg, daily 8-10 mg/kg <= 400 mg | BNFc; FDA label
cefdinir, 6m-12y | daily 14-14 mg/kg <= 600 mg | FDA label
ceftriaxone, 28d-12y | single 50-100 mg/kg <= 4 g ! 150 mg/kg, daily 50-100 mg/kg <= 4 g ! 150 mg/kg | BNFc; WHO pocket book
cefotaxime, 28d-12y | single 50-50 mg/kg <= 2 g, daily 100-200 mg/kg <= 12 g | BNFc; WHO pocket book
cefotaxime, 0d-28d | single 25-50 mg/kg, daily 50-150 mg/kg ! 200 mg/kg | BNFc
ceftazidime, 28d-12y | single 25-50 mg/kg <= 2 g, daily 75-150 mg/kg <= 6 g | BNFc
meropenem, 1m-12y | single 10-40 mg/kg <= 2 g, daily 30-120 mg/kg <= 6 g | BNFc
azithromycin, 6m-12y | single 10-20 mg/kg <= 1 g ! 30 mg/kg, daily 10-20 mg/kg <= 1 g ! 30 mg/kg | BNFc; IAP 2021 (typhoid 20 mg/kg)
azithromycin, 28d-6m | daily 10-10 mg/kg ! 20 mg/kg | AAP Red Book
clarithromycin, 1m-12y | single 7.5-7.5 mg/kg <= 500 mg, daily 15-15 mg/kg <= 1 g | BNFc
erythromycin, 28d-12y | single 10-15 mg/kg <= 500 mg, daily 30-50 mg/kg <= 2 g | BNFc; WHO pocket book
clindamycin, oral, 1m-12y | single 3-8 mg/kg <= 450 mg, daily 10-30 mg/kg <= 1.8 g | BNFc; WHO AWaRe book
doxycycline, 8y-12y | daily 2.2-4.4 mg/kg <= 200 mg | FDA label
doxycycline, 0d-8y | daily 4.4 mg/kg <= 200 mg | AAP Red Book (rickettsial disease)
ciprofloxacin, oral, 1y-12y | single 10-20 mg/kg <= 750 mg, daily 20-40 mg/kg <= 1.5 g | BNFc; WHO pocket book
levofloxacin, systemic, 6m-12y | daily 10-20 mg/kg <= 750 mg | WHO tuberculosis guideline; IDSA 2011
ofloxacin, oral, 1y-12y | daily 10-20 mg/kg <= 400 mg | IAP
trimethoprim, 6w-12y | single 4-4 mg/kg <= 160 mg ! 10 mg/kg, daily 8-8 mg/kg <= 320 mg ! 20 mg/kg | BNFc; WHO pocket book
sulfamethoxazole, 6w-12y | single 20-24 mg/kg <= 800 mg ! 50 mg/kg, daily 40-48 mg/kg <= 1.6 g ! 100 mg/kg | BNFc; WHO pocket book
nitrofurantoin, 3m-12y | single 0.75-1.75 mg/kg <= 100 mg, daily 1-7 mg/kg <= 400 mg ! 10 mg/kg | BNFc; FDA label
metronidazole, oral, 2m-12y | single 5-15 mg/kg <= 800 mg ! 35 mg/kg, daily 15-50 mg/kg <= 2.4 g ! 75 mg/kg | BNFc; WHO pocket book
tinidazole, 3y-12y | single 50-60 mg/kg <= 2 g ! 75 mg/kg | FDA label; BNFc
ornidazole, 1y-12y | daily 20-40 mg/kg <= 1.5 g | EMC product label
gentamicin, injected, 28d-12y | single 2.5-7.5 mg/kg ! 10 mg/kg, daily 5-7.5 mg/kg ! 10 mg/kg | WHO pocket book; BNFc
gentamicin, injected, 0d-28d | single 3-5 mg/kg ! 7.5 mg/kg, daily 3-5 mg/kg ! 7.5 mg/kg | WHO pocket book
amikacin, injected, 28d-12y | single 7.5-20 mg/kg <= 1.5 g ! 30 mg/kg, daily 15-20 mg/kg <= 1.5 g ! 30 mg/kg | BNFc; WHO tuberculosis guideline
amikacin, injected, 0d-28d | daily 15-15 mg/kg ! 20 mg/kg | BNFc
vancomycin, injected, 1m-12y | single 10-20 mg/kg <= 2 g, daily 40-60 mg/kg <= 4 g ! 100 mg/kg | BNFc
linezolid, 0d-12y | single 10-10 mg/kg <= 600 mg, daily 20-30 mg/kg <= 1.2 g | FDA label
chloramphenicol, oral, 28d-12y | daily 50-100 mg/kg <= 4 g ! 100 mg/kg | WHO pocket book
rifampicin, 3m-12y | daily 10-20 mg/kg <= 600 mg ! 30 mg/kg | WHO tuberculosis guideline 2022
isoniazid, 3m-12y | daily 7-15 mg/kg <= 300 mg ! 20 mg/kg | WHO tuberculosis guideline 2022
pyrazinamide, 3m-12y | daily 30-40 mg/kg <= 2 g ! 50 mg/kg | WHO tuberculosis guideline 2022
ethambutol, 3m-12y | daily 15-25 mg/kg <= 1.6 g ! 35 mg/kg | WHO tuberculosis guideline 2022
fluconazole, 28d-12y | daily 3-12 mg/kg <= 800 mg | BNFc
griseofulvin, 2y-12y | daily 10-20 mg/kg <= 1 g | BNFc
terbinafine, oral, 2y-12y | daily 62.5-250 mg ! 500 mg | BNFc
aciclovir, oral, 3m-12y | single 20-20 mg/kg <= 800 mg ! 40 mg/kg, daily 80-80 mg/kg <= 3.2 g | BNFc; FDA label
oseltamivir, 1y-12y | single 30-75 mg ! 150 mg, daily 60-150 mg ! 300 mg | BNFc; CDC
oseltamivir, 0d-1y | single 2-3 mg/kg, daily 3-6 mg/kg ! 9 mg/kg | BNFc; CDC
chloroquine, 28d-12y | single 8-17 mg/kg <= 1 g ! 25 mg/kg, daily 8-17 mg/kg <= 1 g ! 25 mg/kg | WHO malaria guideline (10 mg/kg of base is 16 mg/kg of phosphate)
primaquine, 6m-12y | daily 0.25-0.75 mg/kg <= 45 mg ! 1 mg/kg | WHO malaria guideline
artemether, oral, 0d-12y | single 1.4-4 mg/kg <= 80 mg ! 8 mg/kg | WHO malaria guideline (5 mg/kg to 24 mg/kg in three days)
lumefantrine, 0d-12y | single 4.8-24 mg/kg <= 480 mg ! 48 mg/kg | WHO malaria guideline (29 mg/kg to 144 mg/kg in three days)
quinine, oral, 28d-12y | single 10-10 mg/kg <= 600 mg ! 20 mg/kg, daily 30-30 mg/kg <= 1.8 g ! 40 mg/kg | WHO malaria guideline
albendazole, 1y-2y | single 200-200 mg ! 400 mg, daily 200 mg ! 400 mg | WHO preventive chemotherapy
albendazole, 2y-12y | single 400 mg, daily 400 mg ! 800 mg | WHO preventive chemotherapy
mebendazole, 1y-12y | single 500 mg, daily 200 mg ! 500 mg | BNFc; WHO
ivermectin, 5y-12y | single 200 mcg/kg ! 400 mcg/kg | WHO
praziquantel, 4y-12y | single 60 mg/kg | WHO
pyrantel, 6m-12y | single 10-11 mg/kg <= 1 g | FDA label
nitazoxanide, 1y-4y | single 100 mg, daily 200 mg | FDA label
nitazoxanide, 4y-12y | single 200 mg, daily 400 mg | FDA label
`;
