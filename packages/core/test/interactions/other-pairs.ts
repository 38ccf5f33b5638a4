/** `medicine | medicine | severity | source and what it states`. */
export const INFECTION_PAIR_CASES = `
atazanavir | omeprazole | severe | ONC 2012: avoid
lopinavir + ritonavir | rifampicin | severe | ONC 2012, WHO 2021
darunavir | rifampicin | severe | ONC 2012
dolutegravir | rifampicin | important | WHO 2021: 50 mg twice a day
tenofovir + lamivudine + dolutegravir | rifampicin | important | WHO 2021: 50 mg twice a day
nevirapine | rifampicin | severe | WHO 2021: choose efavirenz or dolutegravir
rilpivirine | pantoprazole | severe | FDA label rilpivirine: contraindicated
dolutegravir | metformin | important | FDA label dolutegravir: at most 1 g of metformin
zidovudine | stavudine | severe | WHO: antagonism
didanosine | stavudine | severe | FDA label didanosine: boxed warning
sofosbuvir | rifampicin | severe | FDA label sofosbuvir
itraconazole | rifampicin | severe | FDA label itraconazole
voriconazole | carbamazepine | severe | FDA label voriconazole: contraindicated
domperidone | clarithromycin | severe | MHRA 2014: contraindicated
domperidone | ketoconazole | severe | MHRA 2014: contraindicated
domperidone | fluconazole | severe | MHRA 2014: contraindicated
cisapride | erythromycin | severe | FDA label cisapride: boxed warning
terfenadine | ketoconazole | severe | FDA 1992
bedaquiline | rifampicin | severe | FDA label bedaquiline: avoid
bedaquiline | moxifloxacin | important | FDA label bedaquiline: ECG
bedaquiline | clofazimine | important | FDA label bedaquiline: ECG
artemether + lumefantrine | rifampicin | severe | FDA label artemether/lumefantrine: contraindicated
artemether + lumefantrine | carbamazepine | severe | FDA label artemether/lumefantrine: contraindicated
mefloquine | quinine | severe | FDA label mefloquine: fits
theophylline | ciprofloxacin | severe | FDA label ciprofloxacin: deaths
theophylline | clarithromycin | important | FDA label theophylline
theophylline | rifampicin | important | FDA label theophylline
ciprofloxacin | aluminium hydroxide + magnesium hydroxide | note | FDA label ciprofloxacin: 2 hours before or 6 after
doxycycline | ferrous sulphate | note | BNF: space the doses
levofloxacin | calcium carbonate | note | FDA label levofloxacin: space the doses
levofloxacin | prednisolone | important | FDA 2008: boxed warning, tendons
doxycycline | isotretinoin | severe | FDA label isotretinoin: pressure in the head
gentamicin | furosemide | important | FDA label gentamicin: boxed warning
amikacin | vancomycin | important | FDA label vancomycin: kidney
colistin | amikacin | severe | BNF: kidney and paralysis
imipenem + cilastatin | ganciclovir | severe | FDA label imipenem: fits
metronidazole | disulfiram | severe | FDA label metronidazole: psychosis
atovaquone | rifampicin | severe | FDA label atovaquone
fluconazole | rifampicin | important | FDA label fluconazole: raise the dose
rifabutin | clarithromycin | important | FDA label rifabutin: uveitis
bedaquiline | efavirenz | severe | FDA label bedaquiline: avoid
atazanavir | famotidine | important | FDA label atazanavir: space the doses
pirfenidone | ciprofloxacin | important | FDA label pirfenidone: reduce the dose
`;
export const OTHER_PAIR_CASES = `
azathioprine | allopurinol | severe | BNF: bone marrow
azathioprine | febuxostat | severe | ONC 2012: contraindicated
mercaptopurine | febuxostat | severe | ONC 2012: contraindicated
methotrexate | co-trimoxazole | severe | BNF: bone marrow
methotrexate | trimethoprim | severe | BNF: bone marrow
methotrexate | naproxen | important | FDA label methotrexate: level rises
methotrexate | probenecid | important | FDA label methotrexate: level rises
methotrexate | acitretin | severe | FDA label acitretin: contraindicated
colchicine | clarithromycin | severe | FDA label colchicine: deaths
colchicine | itraconazole | severe | FDA label colchicine
colchicine | ciclosporin | severe | FDA label colchicine
colchicine | verapamil | important | FDA label colchicine: reduce the dose
propranolol | adrenaline | important | BNF: severe hypertension
tacrolimus | clarithromycin | severe | BNF: kidney
ciclosporin | diclofenac | important | FDA label ciclosporin: kidney
ciclosporin | tacrolimus | severe | FDA label tacrolimus
leflunomide | cholestyramine | severe | FDA label leflunomide: washes it out
BCG vaccine | azathioprine | severe | BNF: no live vaccines
irinotecan | ketoconazole | severe | ONC 2012: contraindicated
tamoxifen | paroxetine | important | MHRA 2010
glimepiride | fluconazole | important | FDA label fluconazole: low blood sugar
glibenclamide | co-trimoxazole | important | Parekh 2014: low blood sugar
gliclazide | clarithromycin | important | Parekh 2014: low blood sugar
glimepiride | levofloxacin | important | FDA 2018: low blood sugar
repaglinide | gemfibrozil | severe | FDA label repaglinide: contraindicated
pioglitazone | insulin glargine | important | MHRA 2011: heart failure
levothyroxine | calcium carbonate | note | FDA label levothyroxine: 4 hours apart
levothyroxine | ferrous sulphate | note | FDA label levothyroxine: 4 hours apart
alendronic acid | calcium carbonate | note | FDA label alendronate: 30 minutes before
isotretinoin | vitamin A | severe | FDA label isotretinoin: avoid
salbutamol | propranolol | important | BNF: bronchospasm
salmeterol | ritonavir | severe | FDA label ritonavir: not recommended
budesonide | ritonavir | severe | FDA label ritonavir: Cushing syndrome
desmopressin | furosemide | severe | FDA label desmopressin: contraindicated
desmopressin | carbamazepine | important | FDA label desmopressin: hyponatraemia
ulipristal | rifampicin | severe | FSRH 2022: do not use with enzyme inducers
aspirin | ketorolac | severe | FDA label ketorolac: contraindicated
penicillamine | ferrous sulphate | important | FDA label penicillamine: 2 hours apart
saxagliptin | clarithromycin | important | FDA label saxagliptin: at most 2.5 mg
prednisolone | mifepristone | severe | FDA label mifepristone: contraindicated with long-term steroids
oxytocin | misoprostol | important | NICE NG207: not within 6 hours
glimepiride | dapagliflozin | note | FDA label dapagliflozin: low blood sugar
tofacitinib | fluconazole | important | FDA label tofacitinib: reduce the dose
`;
/** Pairs that are prescribed together every day. */
export const HARMLESS_PAIR_CASES = `
metformin | glimepiride
metformin | telmisartan
metformin | sitagliptin
metformin | insulin glargine
amlodipine | telmisartan
amlodipine | atenolol
telmisartan | hydrochlorothiazide
telmisartan | chlorthalidone
atorvastatin | telmisartan
atorvastatin | metformin
rosuvastatin | amlodipine
atorvastatin | amlodipine
aspirin | atorvastatin
aspirin | metoprolol
aspirin | pantoprazole
clopidogrel | pantoprazole
clopidogrel | atorvastatin
metoprolol | ramipril
furosemide | metoprolol
warfarin | pantoprazole
warfarin | metoprolol
paracetamol | amoxicillin
paracetamol | cetirizine
paracetamol | ibuprofen
paracetamol | azithromycin
paracetamol | metformin
amoxicillin | pantoprazole
azithromycin | cetirizine
levothyroxine | metformin
levothyroxine | telmisartan
montelukast | salbutamol
prednisolone | azithromycin
rifampicin | ethambutol
isoniazid | pyridoxine
methotrexate | folic acid
methotrexate | hydroxychloroquine
sertraline | metformin
escitalopram | pantoprazole
levetiracetam | sodium valproate
folic acid | metformin
ferrous sulphate | folic acid
methyldopa | labetalol
nifedipine | labetalol
tamsulosin | finasteride
allopurinol | amlodipine
doxycycline | paracetamol
nitrofurantoin | paracetamol
cefixime | paracetamol
dapagliflozin | metformin
bisoprolol | dapagliflozin
quetiapine | levodopa + carbidopa
pyridostigmine | propantheline
pramipexole | levodopa + carbidopa
azithromycin | prednisolone
`;
