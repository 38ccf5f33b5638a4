/** Infections: `a + b | severity; severity if a value | effect | act | source`. */
export const INFECTION_PAIRS = `
protease-inhibitor + rifampicin | severe | level-down | without-b | ONC 2012; WHO 2021
protease-inhibitor + st-johns-wort | severe | level-down | without-b | FDA 2000; WHO 2021
efavirenz + st-johns-wort | severe | level-down | without-b | FDA label efavirenz
nevirapine + st-johns-wort | severe | level-down | without-b | FDA label nevirapine
dolutegravir + st-johns-wort | severe | level-down | without-b | FDA label dolutegravir
hepatitis-c-antiviral + st-johns-wort | severe | level-down | without-b | FDA label sofosbuvir
voriconazole + st-johns-wort | severe | level-down | without-b | FDA label voriconazole
atazanavir + ppi | severe | absorption | without-b | ONC 2012; FDA label atazanavir
rilpivirine + ppi | severe | absorption | without-b | FDA label rilpivirine
rilpivirine + strong-cyp3a4-inducer | severe | level-down | without-b | FDA label rilpivirine
dolutegravir + rifampicin | important | level-down | dolutegravir-twice | WHO 2021; FDA label dolutegravir
dolutegravir + inducing-antiepileptic | important | level-down | dolutegravir-twice | FDA label dolutegravir; WHO 2021
metformin + dolutegravir | important | level-up | metformin-1000 | FDA label dolutegravir
dolutegravir + mineral-binder | note | absorption | space-antibiotic | FDA label dolutegravir
nevirapine + rifampicin | severe | level-down | without-a | FDA label nevirapine; WHO 2021
tenofovir-alafenamide + rifampicin | important | level-down | without-a | FDA label tenofovir alafenamide
zidovudine + stavudine | severe | opposite | one-of-two | FDA label stavudine; WHO
didanosine + stavudine | severe | neuropathy | never | FDA label didanosine (boxed warning)
zidovudine + ribavirin | important | marrow | blood-count | FDA label ribavirin
didanosine + ribavirin | severe | neuropathy | never | FDA label ribavirin
didanosine + allopurinol | severe | level-up | never | FDA label didanosine
zidovudine + ganciclovir | important | marrow | blood-count | FDA label ganciclovir
simvastatin-like + efavirenz | note | level-down | raise-a | FDA label efavirenz
tenofovir-disoproxil + nsaid | important | kidney | creatinine | FDA label tenofovir
tenofovir-disoproxil + aminoglycoside | important | kidney | creatinine | FDA label tenofovir
hepatitis-c-antiviral + rifampicin | severe | level-down | never | FDA label sofosbuvir
hepatitis-c-antiviral + inducing-antiepileptic | severe | level-down | never | FDA label sofosbuvir
velpatasvir-ledipasvir + acid-suppressant | important | absorption | space-two-hours | FDA label sofosbuvir/velpatasvir
salmeterol + boosted-regimen | severe | qt | without-a | FDA label salmeterol; FDA label ritonavir
salmeterol + strong-cyp3a4-inhibitor | important | qt | without-a | FDA label salmeterol
local-steroid-cyp3a4 + boosted-regimen | severe | steroid | without-a | FDA label ritonavir; BNF
local-steroid-cyp3a4 + strong-cyp3a4-inhibitor | important | steroid | without-a | FDA label fluticasone; BNF
steroid-cyp3a4 + strong-cyp3a4-inhibitor | important | steroid | reduce-a | BNF
pde5-inhibitor + boosted-regimen | severe | pressure | reduce-a | FDA label ritonavir; BNF
calcineurin-inhibitor + boosted-regimen | severe | level-up | level | FDA label ritonavir; BNF
acid-dependent-azole + rifampicin | severe | level-down | without-a | FDA label itraconazole; BNF
voriconazole + rifampicin | severe | level-down | without-a | FDA label voriconazole
systemic-azole + rifampicin | important | level-down | raise-a | FDA label fluconazole; BNF
acid-dependent-azole + inducing-antiepileptic | severe | level-down | without-a | FDA label itraconazole; BNF
voriconazole + inducing-antiepileptic | severe | level-down | without-a | FDA label voriconazole
acid-dependent-azole + acid-suppressant | important | absorption | without-b | FDA label itraconazole; BNF
acid-dependent-azole + antacid | note | absorption | space-two-hours | FDA label itraconazole
domperidone + strong-cyp3a4-inhibitor | severe | qt | never | MHRA 2014
domperidone + clarithromycin-erythromycin | severe | qt | never | MHRA 2014
domperidone + fluconazole-voriconazole | severe | qt | never | MHRA 2014
cisapride + cyp3a4-inhibitor | severe | qt | never | FDA label cisapride (boxed warning)
cisapride + qt-known-risk | severe | qt | never | FDA label cisapride (boxed warning)
pimozide-thioridazine + qt-known-risk | severe | qt | never | FDA label pimozide
quinine + pimozide-thioridazine | severe | qt | never | BNF
old-antihistamine + cyp3a4-inhibitor | severe | qt | never | FDA 1992
bedaquiline + strong-cyp3a4-inducer | severe | level-down | never | FDA label bedaquiline; WHO
bedaquiline + strong-cyp3a4-inhibitor | important | level-up | ecg | FDA label bedaquiline
tb-qt + moxifloxacin | important | qt | ecg | FDA label bedaquiline; WHO 2022
tb-qt + qt-known-risk | important | qt | ecg | FDA label bedaquiline; WHO 2022
bedaquiline + tb-qt | important | qt | ecg | FDA label bedaquiline; WHO 2022
lumefantrine + qt-known-risk | important | qt | ecg | FDA label artemether/lumefantrine
lumefantrine + rifampicin | severe | level-down | without-a | FDA label artemether/lumefantrine
lumefantrine + inducing-antiepileptic | severe | level-down | without-a | FDA label artemether/lumefantrine
lumefantrine + quinine | severe | qt | without-b | FDA label artemether/lumefantrine
quinine + rifampicin | important | level-down | without-a | FDA label quinine
quinine + qt-known-risk | severe | qt | without-a | FDA label quinine
mefloquine + quinine | severe | seizure | never | FDA label mefloquine
mefloquine + valproate | important | seizure | without-a | FDA label mefloquine; BNF
chloroquine + mefloquine | important | seizure | without-b | FDA label mefloquine
pyrimethamine + trimethoprim-group | severe | marrow | without-b | BNF
methotrexate + trimethoprim-group | severe | marrow | without-b | FDA label methotrexate; BNF
methotrexate + pyrimethamine | severe | marrow | without-b | BNF
azathioprine + trimethoprim-group | important | marrow | blood-count | BNF
azathioprine + ribavirin | severe | marrow | without-b | FDA label azathioprine
clozapine + trimethoprim-group | important | marrow | blood-count | BNF
theophylline-group + strong-cyp1a2-inhibitor | severe | level-up | without-b | FDA label ciprofloxacin (theophylline); BNF
theophylline-group + clarithromycin-erythromycin | important | level-up | level | FDA label theophylline; BNF
theophylline-group + quinolone | note | seizure | level | BNF
theophylline-group + cimetidine | important | level-up | level | FDA label theophylline
theophylline-group + allopurinol | note | level-up | level | FDA label theophylline
theophylline-group + rifampicin | important | level-down | level | FDA label theophylline
theophylline-group + inducing-antiepileptic | important | level-down | level | FDA label theophylline
quinolone + mineral-binder | note | absorption | space-antibiotic | FDA label ciprofloxacin; BNF
tetracycline + mineral-binder | note | absorption | space-antibiotic | FDA label doxycycline; BNF
quinolone + systemic-corticosteroid | important | tendon | tendon | FDA 2008 (boxed warning); MHRA 2019
quinolone + nsaid | note | seizure | without-b | FDA label ciprofloxacin; BNF
tetracycline + retinoid | severe | brain-pressure | without-a | FDA label isotretinoin; BNF
methotrexate + penicillin | important | level-up | blood-count | FDA label methotrexate; BNF
penicillin + allopurinol | note | rash | without-b | FDA label amoxicillin
aminoglycoside + loop-diuretic | important | kidney-ear | creatinine | FDA label gentamicin (boxed warning); BNF
aminoglycoside + vancomycin | important | kidney-ear | level | FDA label gentamicin; BNF
aminoglycoside + amphotericin-b | important | kidney-ear | creatinine | FDA label gentamicin; BNF
aminoglycoside + colistin | severe | paralysis | without-b | FDA label colistin; BNF
aminoglycoside + cisplatin | severe | kidney-ear | without-a | FDA label cisplatin; BNF
aminoglycoside + calcineurin-inhibitor | important | kidney | creatinine | FDA label gentamicin; BNF
aminoglycoside + nsaid | important | kidney | creatinine | BNF
aminoglycoside + neuromuscular-blocker | important | paralysis | pulse | FDA label gentamicin (boxed warning)
vancomycin + loop-diuretic | note | kidney-ear | creatinine | BNF
amphotericin-b + systemic-corticosteroid | important | low-potassium | potassium | FDA label amphotericin B
amphotericin-b + calcineurin-inhibitor | important | kidney | creatinine | FDA label amphotericin B
imipenem + ganciclovir | severe | seizure | without-a | FDA label imipenem
ceftriaxone + intravenous-calcium | important; severe if age < 1 | crystals | never | FDA 2009; MHRA 2009
metronidazole-like + disulfiram | severe | psychosis | never | FDA label metronidazole
isoniazid + disulfiram | important | psychosis | without-b | FDA label isoniazid
nitrofurantoin + antacid | note | absorption | space-two-hours | BNF
atovaquone + rifampicin | severe | level-down | without-a | FDA label atovaquone
dapsone + rifampicin | note | level-down | raise-a | BNF
albendazole + inducing-antiepileptic | note | level-down | raise-a | BNF
ivermectin + vitamin-k-antagonist | note | bleeding | inr | FDA label ivermectin
rifabutin + clarithromycin | important | level-up | reduce-a | FDA label rifabutin; BNF
rifabutin + systemic-azole | important | level-up | reduce-a | FDA label rifabutin; BNF
ethambutol + antacid | note | absorption | space-two-hours | FDA label ethambutol
isoniazid + antacid | note | absorption | space-two-hours | FDA label isoniazid; BNF
isoniazid + cycloserine | note | seizure | short-course | FDA label cycloserine; WHO
bedaquiline + efavirenz | severe | level-down | without-b | FDA label bedaquiline; WHO
voriconazole + efavirenz | important | level-down | without-a | FDA label voriconazole
didanosine + tenofovir-disoproxil | important | neuropathy | one-of-two | FDA label didanosine; WHO
atazanavir + h2-blocker | important | absorption | space-two-hours | FDA label atazanavir
rilpivirine + h2-blocker | note | absorption | space-two-hours | FDA label rilpivirine
pirfenidone + strong-cyp1a2-inhibitor | important | level-up | reduce-a | FDA label pirfenidone
magnesium-sulfate + neuromuscular-blocker | important | paralysis | pulse | FDA label magnesium sulfate
magnesium-sulfate + aminoglycoside | note | paralysis | pulse | BNF
`;
