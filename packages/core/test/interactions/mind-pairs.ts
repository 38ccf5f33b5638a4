/** `medicine | medicine | severity | source and what it states`. */
export const MIND_PAIR_CASES = `
fluoxetine | tranylcypromine | severe | ONC 2012: SSRI with MAO inhibitor
amitriptyline | phenelzine | severe | ONC 2012: tricyclic with MAO inhibitor
venlafaxine | moclobemide | severe | BNF: serotonin syndrome
pethidine | phenelzine | severe | ONC 2012: opioid with MAO inhibitor
tramadol | tranylcypromine | severe | ONC 2012: opioid with MAO inhibitor
sumatriptan | moclobemide | severe | ONC 2012: triptan with MAO inhibitor
dexamfetamine | phenelzine | severe | ONC 2012: amphetamine with MAO inhibitor
tranylcypromine | procarbazine | severe | ONC 2012
pseudoephedrine | phenelzine | severe | BNF: hypertensive crisis
dextromethorphan | phenelzine | severe | BNF: serotonin syndrome
levodopa | phenelzine | severe | FDA label levodopa/carbidopa: contraindicated
bupropion | tranylcypromine | severe | FDA label bupropion: contraindicated
pethidine | selegiline | severe | FDA label selegiline: contraindicated
tramadol | rasagiline | severe | FDA label rasagiline: contraindicated
escitalopram | linezolid | severe | FDA 2011: stop the antidepressant first
venlafaxine | linezolid | severe | FDA 2011
escitalopram | methylene blue | severe | FDA 2011
pethidine | linezolid | severe | BNF: serotonin syndrome
sertraline | tramadol | important | FDA label tramadol: serotonin syndrome, fits
duloxetine | tramadol | important | FDA label tramadol
amitriptyline | tramadol | important | FDA label tramadol: fits
escitalopram | amitriptyline | important | BNF: serotonin syndrome
sertraline | venlafaxine | important | BNF: serotonin syndrome
sertraline | sumatriptan | note | FDA 2006
dapoxetine | sertraline | severe | UK label dapoxetine: contraindicated
sumatriptan | ergotamine | severe | FDA label sumatriptan: not within 24 hours
eletriptan | clarithromycin | severe | FDA label eletriptan: not within 72 hours
ergotamine | clarithromycin | severe | ONC 2012, FDA label ergotamine: boxed warning
ergotamine | erythromycin | severe | FDA label ergotamine: contraindicated
ergotamine | ritonavir | severe | ONC 2012, FDA label ritonavir: contraindicated
methylergometrine | itraconazole | severe | FDA label itraconazole: contraindicated
morphine | alprazolam | severe | FDA 2016: boxed warning
tramadol | clonazepam | severe | FDA 2016: boxed warning
codeine | diazepam | severe | FDA 2016: boxed warning
morphine | pregabalin | important | MHRA 2017: respiratory depression
tramadol | gabapentin | important | FDA 2019: respiratory depression
tramadol | zolpidem | important | FDA 2016
morphine | buprenorphine | severe | FDA label buprenorphine: withdrawal
morphine | pentazocine | severe | FDA label pentazocine: withdrawal
morphine | naltrexone | severe | FDA label naltrexone: contraindicated
fentanyl | clarithromycin | severe | FDA label fentanyl: boxed warning
tramadol | paroxetine | important | FDA label tramadol: CYP2D6 inhibitors
alprazolam | itraconazole | severe | FDA label alprazolam: contraindicated
alprazolam | zolpidem | important | FDA label zolpidem: avoid with other sedatives
ramelteon | fluvoxamine | severe | ONC 2012: contraindicated
tizanidine | ciprofloxacin | severe | ONC 2012: contraindicated
tizanidine | fluvoxamine | severe | ONC 2012: contraindicated
agomelatine | ciprofloxacin | severe | UK label agomelatine: contraindicated
duloxetine | fluvoxamine | severe | FDA label duloxetine: avoid
clozapine | carbamazepine | severe | FDA label clozapine: agranulocytosis
clozapine | fluvoxamine | severe | FDA label clozapine: reduce to a third
lurasidone | ketoconazole | severe | FDA label lurasidone: contraindicated
pimozide | clarithromycin | severe | FDA label pimozide: contraindicated
thioridazine | fluoxetine | severe | FDA label thioridazine: contraindicated
levodopa + carbidopa | metoclopramide | important | BNF: opposes levodopa
levodopa + carbidopa | haloperidol | important | BNF: opposes levodopa
haloperidol | metoclopramide | severe | FDA label metoclopramide: avoid
donepezil | oxybutynin | important | AGS Beers 2023
lithium carbonate | ibuprofen | important | FDA label lithium: level rises
lithium carbonate | ramipril | important | FDA label lithium: level rises
lithium carbonate | hydrochlorothiazide | important | FDA label lithium: level rises
lithium carbonate | telmisartan | important | FDA label lithium: level rises
citalopram | omeprazole | important | FDA 2012: at most 20 mg
atomoxetine | paroxetine | important | FDA label atomoxetine: CYP2D6 inhibitors
aripiprazole | fluoxetine | important | FDA label aripiprazole: half the dose
memantine | amantadine | important | EMA label memantine: avoid
methadone | efavirenz | important | FDA label methadone: withdrawal
methadone | carbamazepine | important | FDA label methadone: withdrawal
methyldopa | phenelzine | severe | FDA label methyldopa: contraindicated with MAO inhibitors
`;
export const EPILEPSY_PAIR_CASES = `
sodium valproate | meropenem | severe | FDA label valproate: seizure control is lost
sodium valproate | ertapenem | severe | FDA label valproate: seizure control is lost
lamotrigine | sodium valproate | important | FDA label lamotrigine: boxed warning
carbamazepine | clarithromycin | severe | BNF: toxicity
carbamazepine | erythromycin | severe | BNF: toxicity
carbamazepine | fluconazole | important | FDA label carbamazepine
carbamazepine | verapamil | important | FDA label carbamazepine
carbamazepine | isoniazid | important | FDA label carbamazepine
phenytoin | isoniazid | important | FDA label phenytoin
phenytoin | fluconazole | important | FDA label phenytoin
phenytoin | amiodarone | important | FDA label phenytoin
phenytoin | co-trimoxazole | important | FDA label phenytoin
ethinylestradiol + levonorgestrel | carbamazepine | severe | FSRH 2022: contraception fails
ethinylestradiol + levonorgestrel | phenytoin | severe | FSRH 2022: contraception fails
ethinylestradiol + levonorgestrel | rifampicin | severe | FSRH 2022: contraception fails
desogestrel | rifampicin | severe | FSRH 2022: contraception fails
levonorgestrel | carbamazepine | severe | FSRH 2022: emergency contraception fails
ethinylestradiol + desogestrel | topiramate | important | FSRH 2022
lamotrigine | ethinylestradiol + levonorgestrel | important | MHRA: seizure control is lost
tacrolimus | phenytoin | severe | FDA label tacrolimus: rejection
prednisolone | rifampicin | important | BNF: weaker steroid
phenytoin | disulfiram | important | FDA label phenytoin
linagliptin | rifampicin | important | FDA label linagliptin: choose an alternative
praziquantel | rifampicin | severe | FDA label praziquantel: contraindicated
`;
