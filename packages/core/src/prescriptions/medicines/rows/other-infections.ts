export const OTHER_INFECTIONS_ROWS = `
rifampicin | antitubercular, rifamycin | capsule 150 mg, 300 mg, 450 mg, 600 mg; syrup 100 mg/5 mL; tablet 450 mg, 600 mg
isoniazid | antitubercular | tablet 100 mg, 150 mg, 300 mg; syrup 100 mg/5 mL
pyrazinamide | antitubercular | tablet 500 mg, 750 mg, 1 g, 1.5 g; syrup 250 mg/5 mL
ethambutol | antitubercular | tablet 100 mg, 200 mg, 400 mg, 600 mg, 800 mg, 1 g
fluconazole | azole | tablet 50 mg, 100 mg, 150 mg, 200 mg, 300 mg, 400 mg; capsule 150 mg; syrup 50 mg/5 mL; injection 2 mg/mL
itraconazole | azole | capsule 65 mg, 100 mg, 130 mg, 200 mg
clotrimazole | azole-local | cream 1 %; pessary 100 mg, 500 mg; powder 1 %; drops 1 %; lotion 1 %
ketoconazole | azole | tablet 200 mg; cream 2 %; lotion 2 %
terbinafine | antifungal | tablet 250 mg; cream 1 %
griseofulvin | griseofulvin | tablet 250 mg, 500 mg
nystatin | antifungal | drops 100000 IU/mL
aciclovir = acyclovir | antiviral | tablet 200 mg, 400 mg, 800 mg; cream 5 %; syrup 400 mg/5 mL; injection 250 mg, 500 mg; ointment 3 %
valaciclovir = valacyclovir | antiviral | tablet 500 mg, 1 g
oseltamivir | antiviral | capsule 30 mg, 45 mg, 75 mg; syrup 6 mg/mL, 12 mg/mL
tenofovir + lamivudine + dolutegravir | antiretroviral, nrti, integrase-inhibitor | tablet 300 mg/300 mg/50 mg
chloroquine | antimalarial | tablet 250 mg, 500 mg; syrup 80 mg/5 mL, 160 mg/5 mL
artemether + lumefantrine | antimalarial | tablet 20 mg/120 mg, 40 mg/240 mg, 60 mg/360 mg, 80 mg/480 mg
primaquine | primaquine | tablet 2.5 mg, 7.5 mg, 15 mg
albendazole | anthelmintic | tablet 200 mg, 400 mg; syrup 200 mg/5 mL
mebendazole | anthelmintic | tablet 100 mg, 500 mg; syrup 100 mg/5 mL
ivermectin | anthelmintic | tablet 3 mg, 6 mg, 12 mg; syrup 1.5 mg/5 mL
diethylcarbamazine | anthelmintic | tablet 50 mg, 100 mg
rifabutin | antitubercular, rifamycin | capsule 150 mg
rifapentine | antitubercular, rifamycin | tablet 150 mg
rifampicin + isoniazid | antitubercular, rifamycin | tablet 450 mg/300 mg, 150 mg/75 mg, 75 mg/50 mg, 600 mg/300 mg
rifampicin + isoniazid + pyrazinamide | antitubercular, rifamycin | tablet 75 mg/50 mg/150 mg, 150 mg/75 mg/400 mg
rifampicin + isoniazid + pyrazinamide + ethambutol | antitubercular, rifamycin | tablet 150 mg/75 mg/400 mg/275 mg
rifampicin + isoniazid + ethambutol | antitubercular, rifamycin | tablet 150 mg/75 mg/275 mg
isoniazid + pyridoxine = vitamin B6 | antitubercular, vitamin | tablet 300 mg/10 mg
ethionamide | antitubercular | tablet 125 mg, 250 mg
cycloserine | antitubercular | capsule 250 mg
para-aminosalicylic acid = PAS | antitubercular | sachet 4 g
bedaquiline | antitubercular | tablet 100 mg
delamanid | antitubercular | tablet 50 mg
pretomanid | antitubercular | tablet 200 mg
clofazimine | antileprotic | capsule 50 mg, 100 mg
voriconazole | azole | tablet 50 mg, 200 mg; injection 200 mg
posaconazole | azole | tablet 100 mg; syrup 40 mg/mL
miconazole | azole-local | cream 2 %; gel 2 %
luliconazole | azole-local | cream 1 %
sertaconazole | azole-local | cream 2 %
econazole | azole-local | cream 1 %
amphotericin B | polyene | injection 50 mg
flucytosine | antifungal | tablet 500 mg
caspofungin | echinocandin | injection 50 mg, 70 mg
amorolfine | antifungal | lotion 5 %
famciclovir | antiviral | tablet 250 mg, 500 mg
ganciclovir | antiviral | injection 500 mg
valganciclovir | antiviral | tablet 450 mg
ribavirin | antiviral, ribavirin | capsule 200 mg
favipiravir | antiviral | tablet 200 mg, 400 mg, 800 mg
molnupiravir | antiviral | capsule 200 mg
nirmatrelvir | protease-inhibitor | tablet 150 mg
nirmatrelvir + ritonavir | protease-inhibitor, antiretroviral | tablet 150 mg/100 mg
remdesivir | antiviral | injection 100 mg
sofosbuvir | hepatitis-c-antiviral | tablet 400 mg
daclatasvir | hepatitis-c-antiviral | tablet 60 mg
ledipasvir | hepatitis-c-antiviral | tablet 90 mg
velpatasvir | hepatitis-c-antiviral | tablet 100 mg
sofosbuvir + velpatasvir | hepatitis-c-antiviral | tablet 400 mg/100 mg
sofosbuvir + ledipasvir | hepatitis-c-antiviral | tablet 400 mg/90 mg
entecavir | hepatitis-b-antiviral | tablet 0.5 mg, 1 mg
tenofovir = tenofovir disoproxil, TDF | antiretroviral, nrti | tablet 300 mg
tenofovir alafenamide = TAF | antiretroviral, nrti | tablet 25 mg
lamivudine = 3TC | antiretroviral, nrti | tablet 100 mg, 150 mg, 300 mg
zidovudine = AZT | antiretroviral, nrti | tablet 300 mg; syrup 50 mg/5 mL
abacavir | antiretroviral, nrti | tablet 300 mg
emtricitabine | antiretroviral, nrti | capsule 200 mg
stavudine | antiretroviral, nrti | capsule 30 mg
didanosine | antiretroviral, nrti | tablet 250 mg
efavirenz | antiretroviral, nnrti | tablet 200 mg, 600 mg
nevirapine | antiretroviral, nnrti | tablet 200 mg; syrup 50 mg/5 mL
rilpivirine | antiretroviral, nnrti | tablet 25 mg
etravirine | antiretroviral, nnrti | tablet 100 mg
dolutegravir | antiretroviral, integrase-inhibitor | tablet 10 mg, 50 mg
raltegravir | antiretroviral, integrase-inhibitor | tablet 400 mg
atazanavir | antiretroviral, protease-inhibitor | capsule 300 mg
darunavir | antiretroviral, protease-inhibitor | tablet 600 mg, 800 mg
lopinavir | antiretroviral, protease-inhibitor | tablet 200 mg
ritonavir | antiretroviral, protease-inhibitor | tablet 100 mg
cobicistat | pharmacokinetic-enhancer | tablet 150 mg
lopinavir + ritonavir | antiretroviral, protease-inhibitor | tablet 200 mg/50 mg
atazanavir + ritonavir | antiretroviral, protease-inhibitor | tablet 300 mg/100 mg
tenofovir + lamivudine | antiretroviral, nrti | tablet 300 mg/300 mg
tenofovir + lamivudine + efavirenz | antiretroviral, nrti, nnrti | tablet 300 mg/300 mg/600 mg
tenofovir + emtricitabine | antiretroviral, nrti | tablet 300 mg/200 mg
zidovudine + lamivudine | antiretroviral, nrti | tablet 300 mg/150 mg
zidovudine + lamivudine + nevirapine | antiretroviral, nrti, nnrti | tablet 300 mg/150 mg/200 mg
abacavir + lamivudine | antiretroviral, nrti | tablet 600 mg/300 mg
artemether | antimalarial | injection 80 mg/mL
lumefantrine | antimalarial | tablet 120 mg
artesunate | antimalarial | injection 60 mg, 120 mg; tablet 50 mg
arteether = artemotil | antimalarial | injection 75 mg/mL
pyrimethamine | antimalarial, antifolate | tablet 25 mg
sulfadoxine + pyrimethamine = sulphadoxine | sulfonamide, antimalarial, antifolate | tablet 500 mg/25 mg
artesunate + sulfadoxine + pyrimethamine = sulphadoxine | antimalarial, sulfonamide, antifolate | tablet 200 mg/750 mg/37.5 mg
mefloquine | antimalarial | tablet 250 mg
proguanil | antimalarial | tablet 100 mg
atovaquone | antimalarial | tablet 250 mg
atovaquone + proguanil | antimalarial | tablet 250 mg/100 mg
tafenoquine | primaquine | tablet 150 mg
miltefosine | antileishmanial | capsule 50 mg
praziquantel | anthelmintic | tablet 600 mg
pyrantel | anthelmintic | syrup 250 mg/5 mL
levamisole | anthelmintic | tablet 50 mg, 150 mg
ivermectin + albendazole | anthelmintic | tablet 6 mg/400 mg
`;
