/** `indication | medicines as prescribed, separated by semicolons`. None of them may block the signature. */
export const USUAL_REGIMENS = `
heart failure (ESC 2021) | sacubitril + valsartan; bisoprolol; spironolactone; dapagliflozin; furosemide
heart failure with digoxin (ESC 2021) | ramipril; carvedilol; eplerenone; digoxin; torsemide
after a heart attack (ESC 2023) | aspirin; clopidogrel; atorvastatin; metoprolol succinate; ramipril; pantoprazole
after a stent (ESC 2023) | aspirin; ticagrelor; rosuvastatin; bisoprolol; telmisartan; pantoprazole
atrial fibrillation (ESC 2024) | apixaban; metoprolol succinate; atorvastatin
atrial fibrillation with warfarin | warfarin; metoprolol succinate; digoxin; furosemide; paracetamol
atrial fibrillation with amiodarone | warfarin; amiodarone; bisoprolol
angina (ESC 2024) | aspirin; atorvastatin; isosorbide mononitrate; metoprolol succinate; amlodipine; ranolazine
hypertension (ISH 2020) | telmisartan; amlodipine; chlorthalidone
resistant hypertension (ISH 2020) | telmisartan; amlodipine; chlorthalidone; spironolactone
diabetes (ADA 2024) | metformin; glimepiride; sitagliptin; dapagliflozin
diabetes with insulin (ADA 2024) | metformin; insulin glargine; insulin aspart; empagliflozin
diabetes and hypertension | glimepiride + metformin; telmisartan; amlodipine; atorvastatin; aspirin
thrombosis at the start (ASH 2020) | enoxaparin; warfarin
hypothyroidism in pregnancy | levothyroxine; iron + folic acid; calcium carbonate + vitamin D3
pre-eclampsia (WHO) | labetalol; nifedipine; magnesium sulphate; aspirin
gestational diabetes (NHM 2018) | metformin; insulin regular; insulin NPH; iron + folic acid
tuberculosis (NTEP) | rifampicin; isoniazid; pyrazinamide; ethambutol; pyridoxine
HIV (NACO) | tenofovir + lamivudine + dolutegravir; co-trimoxazole
HIV and tuberculosis (WHO) | tenofovir + lamivudine + dolutegravir; rifampicin; isoniazid; pyrazinamide; ethambutol
drug-resistant tuberculosis (WHO 2022) | bedaquiline; linezolid; pretomanid; pyridoxine
malaria (NCVBDC) | artemether + lumefantrine; paracetamol; primaquine
H. pylori (Maastricht VI) | pantoprazole; amoxicillin; clarithromycin
H. pylori with bismuth | esomeprazole; tetracycline; metronidazole; bismuth subsalicylate
pelvic infection (CDC 2021) | ceftriaxone; doxycycline; metronidazole
pneumonia (BTS) | amoxicillin + clavulanic acid; azithromycin; paracetamol
gastroenteritis | oral rehydration salts; zinc sulphate; ondansetron
gastritis | pantoprazole + domperidone; sucralfate
acid and vomiting | pantoprazole; ondansetron; aluminium hydroxide + magnesium hydroxide
asthma (GINA) | formoterol + budesonide; salbutamol; montelukast + levocetirizine
COPD (GOLD) | tiotropium; salmeterol + fluticasone; salbutamol; prednisolone; azithromycin
rheumatoid arthritis (ACR 2021) | methotrexate; folic acid; hydroxychloroquine; prednisolone
rheumatoid arthritis with a pain reliever | methotrexate; folic acid; naproxen; pantoprazole
gout (ACR 2020) | allopurinol; colchicine; pantoprazole
back pain | aceclofenac + paracetamol; thiocolchicoside; pantoprazole
nerve pain (NICE CG173) | pregabalin; amitriptyline; methylcobalamin
epilepsy (NICE NG217) | sodium valproate; clobazam; levetiracetam
epilepsy with lamotrigine | lamotrigine; sodium valproate; folic acid
depression (NICE NG222) | escitalopram; clonazepam; mirtazapine
bipolar disorder (NICE CG185) | lithium carbonate; quetiapine
psychosis (NICE CG178) | risperidone; trihexyphenidyl; clonazepam
Parkinson disease (NICE NG71) | levodopa + carbidopa; rasagiline; quetiapine
dementia (NICE NG97) | donepezil; memantine
migraine | sumatriptan; propranolol; naproxen
vertigo | betahistine; cinnarizine
allergy | levocetirizine; prednisolone; calamine
fungal skin infection | itraconazole; levocetirizine; luliconazole
cold | paracetamol; cetirizine; ambroxol
urinary infection | nitrofurantoin; paracetamol
prostate (AUA 2021) | tamsulosin; finasteride; solifenacin
transplant (KDIGO) | tacrolimus; mycophenolate mofetil; prednisolone; co-trimoxazole
kidney disease (KDIGO 2024) | telmisartan; dapagliflozin; furosemide; sodium bicarbonate; calcium carbonate
cirrhosis (EASL) | spironolactone; furosemide; propranolol; lactulose; rifaximin
post-operative pain | paracetamol; tramadol; ondansetron
palliative care | morphine; lactulose; metoclopramide
termination of pregnancy (WHO) | mifepristone; misoprostol; ibuprofen
`;
