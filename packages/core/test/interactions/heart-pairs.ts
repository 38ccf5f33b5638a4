/** `medicine | medicine | severity | source and what it states`. */
export const HEART_PAIR_CASES = `
sildenafil | isosorbide mononitrate | severe | FDA label sildenafil: contraindicated with nitrates
tadalafil | glyceryl trinitrate | severe | FDA label tadalafil: contraindicated with nitrates
sildenafil | nicorandil | severe | UK label nicorandil: contraindicated with PDE5 inhibitors
sildenafil | riociguat | severe | FDA label riociguat: contraindicated
tadalafil | tamsulosin | important | FDA label tadalafil: caution with alpha blockers
sildenafil | prazosin | important | FDA label sildenafil: caution with alpha blockers
ramipril | telmisartan | severe | ONTARGET, EMA 2014: do not combine
enalapril | losartan | severe | EMA 2014: do not combine
ramipril | aliskiren | severe | EMA 2012: do not combine
enalapril | sacubitril + valsartan | severe | FDA label: contraindicated within 36 hours of an ACE inhibitor
spironolactone | co-trimoxazole | severe | Antoniou BMJ 2011: hyperkalaemia and sudden death
ramipril | co-trimoxazole | important | Antoniou 2010: admissions for hyperkalaemia
telmisartan | trimethoprim | important | BNF: risk of hyperkalaemia
spironolactone | potassium chloride | severe | BNF: severe hyperkalaemia
amiloride | potassium chloride | severe | BNF: severe hyperkalaemia
spironolactone | amiloride | severe | BNF: severe hyperkalaemia
eplerenone | clarithromycin | severe | FDA label eplerenone: contraindicated with strong CYP3A4 inhibitors
finerenone | itraconazole | severe | FDA label finerenone: contraindicated with strong CYP3A4 inhibitors
metoprolol | verapamil | severe | BNF: asystole and severe hypotension
atenolol | diltiazem | severe | BNF: AV block
propranolol | clonidine | important | BNF: rebound hypertension
bisoprolol | amiodarone | important | BNF: bradycardia and AV block
verapamil | amiodarone | severe | BNF: bradycardia and AV block
verapamil | flecainide | severe | BNF: asystole
ivabradine | diltiazem | severe | EMA 2014: contraindicated
ivabradine | verapamil | severe | EMA 2014: contraindicated
ivabradine | clarithromycin | severe | FDA label ivabradine: contraindicated
metoprolol | paroxetine | important | FDA label metoprolol: CYP2D6 inhibitors raise its level
digoxin | amiodarone | important | FDA label digoxin: halve the dose
digoxin | verapamil | important | FDA label digoxin: level rises
digoxin | clarithromycin | severe | Gomes 2009: admissions for toxicity
digoxin | amphotericin B | important | BNF: low potassium makes digoxin toxic
amiodarone | azithromycin | severe | BNF: QT prolongation
amiodarone | moxifloxacin | severe | BNF: QT prolongation, avoid
sotalol | haloperidol | severe | BNF: QT prolongation
amiodarone | hydroxychloroquine | severe | BNF: QT prolongation
amiodarone | domperidone | severe | MHRA 2014: contraindicated with QT-prolonging medicines
amiodarone | sofosbuvir | severe | FDA 2015: severe bradycardia
simvastatin | clarithromycin | severe | FDA label simvastatin: contraindicated
simvastatin | erythromycin | severe | FDA label simvastatin: contraindicated
simvastatin | itraconazole | severe | ONC 2012, FDA label simvastatin: contraindicated
lovastatin | ritonavir | severe | ONC 2012, FDA label lovastatin: contraindicated
simvastatin | gemfibrozil | severe | FDA label simvastatin: contraindicated
simvastatin | ciclosporin | severe | FDA label simvastatin: contraindicated
atorvastatin | clarithromycin | important | FDA label atorvastatin: at most 20 mg
atorvastatin | gemfibrozil | severe | FDA label gemfibrozil: avoid with statins
atorvastatin | ciclosporin | severe | FDA label atorvastatin: avoid
rosuvastatin | ciclosporin | severe | FDA label rosuvastatin: at most 5 mg
simvastatin | amiodarone | important | FDA 2011: at most 20 mg
simvastatin | amlodipine | note | FDA 2011: at most 20 mg
atorvastatin | fenofibrate | note | BNF: ask about muscle pain
nifedipine | clarithromycin | important | BNF: severe hypotension
nifedipine | rifampicin | important | FDA label nifedipine: level falls
ranolazine | ketoconazole | severe | FDA label ranolazine: contraindicated
ranolazine | rifampicin | severe | FDA label ranolazine: contraindicated
bosentan | glibenclamide | severe | FDA label bosentan: contraindicated
bosentan | ciclosporin | severe | FDA label bosentan: contraindicated
tolvaptan | ketoconazole | severe | FDA label tolvaptan: contraindicated
silodosin | ketoconazole | important | FDA label silodosin: avoid with strong CYP3A4 inhibitors
sildenafil | ritonavir | severe | BNF: reduce the dose sharply
aliskiren | ciclosporin | severe | FDA label aliskiren: not recommended
rosuvastatin | atazanavir | important | FDA label rosuvastatin: at most 10 mg
amiodarone | furosemide | note | BNF: low potassium causes arrhythmia
clonidine | amitriptyline | important | FDA label clonidine: tricyclics oppose it
methyldopa | ferrous sulphate | note | FDA label methyldopa: iron lowers its level
`;
export const CLOTTING_PAIR_CASES = `
warfarin | metronidazole | severe | FDA label warfarin: INR rises
warfarin | co-trimoxazole | severe | FDA label warfarin: INR rises
warfarin | fluconazole | severe | FDA label warfarin: INR rises
acenocoumarol | tinidazole | severe | BNF: INR rises
warfarin | diclofenac | severe | FDA label warfarin: bleeding
acenocoumarol | ibuprofen | severe | BNF: bleeding
warfarin | aspirin | important | FDA label warfarin: bleeding
warfarin | clopidogrel | important | BNF: bleeding
warfarin | clarithromycin | important | FDA label warfarin: INR rises
warfarin | azithromycin | important | FDA label warfarin: INR rises
warfarin | ciprofloxacin | important | FDA label warfarin: INR rises
warfarin | amiodarone | important | FDA label warfarin: INR rises
warfarin | doxycycline | important | BNF: INR rises
warfarin | sertraline | important | FDA label warfarin: bleeding
warfarin | fenofibrate | important | FDA label fenofibrate: INR rises
warfarin | tramadol | important | BNF: INR rises
warfarin | tamoxifen | severe | FDA label tamoxifen: contraindicated for risk reduction
warfarin | capecitabine | severe | FDA label capecitabine: boxed warning
warfarin | rifampicin | severe | FDA label warfarin: INR falls
warfarin | carbamazepine | important | FDA label warfarin: INR falls
warfarin | phenobarbitone | important | BNF: INR falls
warfarin | azathioprine | important | BNF: INR falls
warfarin | vitamin K | important | FDA label warfarin: antagonist
warfarin | ethinylestradiol + levonorgestrel | important | BNF: clots
warfarin | simvastatin | note | BNF: monitor the INR
apixaban | diclofenac | important | FDA label apixaban: bleeding
rivaroxaban | aspirin | important | FDA label rivaroxaban: bleeding
rivaroxaban | itraconazole | severe | FDA label rivaroxaban: avoid
apixaban | rifampicin | severe | FDA label apixaban: avoid
dabigatran | rifampicin | severe | FDA label dabigatran: avoid
rivaroxaban | carbamazepine | severe | FDA label rivaroxaban: avoid
dabigatran | itraconazole | severe | EMA label dabigatran: contraindicated
dabigatran | verapamil | important | EMA label dabigatran: reduce the dose
enoxaparin | ketorolac | severe | FDA label ketorolac: boxed warning
ticagrelor | clarithromycin | severe | FDA label ticagrelor: avoid
ticagrelor | rifampicin | severe | FDA label ticagrelor: avoid
clopidogrel | omeprazole | important | FDA 2010: avoid
clopidogrel | esomeprazole | important | FDA 2010: avoid
repaglinide | clopidogrel | severe | MHRA 2015
cilostazol | erythromycin | important | FDA label cilostazol: halve the dose
clopidogrel | naproxen | important | BNF: bleeding
aspirin | ibuprofen | important | FDA 2006: weakens aspirin
aspirin | clopidogrel | note | BNF: bleeding; usual after a stent
sertraline | diclofenac | important | BNF: bleeding
prednisolone | naproxen | important | BNF: ulcers
tranexamic acid | ethinylestradiol + levonorgestrel | severe | FDA label tranexamic acid: contraindicated
warfarin | paracetamol | note | BNF: prolonged use raises the INR
warfarin | glucosamine | note | BNF: the INR rises
warfarin | mifepristone | severe | FDA label mifepristone: contraindicated with anticoagulants
celecoxib | fluconazole | important | FDA label celecoxib: half the dose
`;
