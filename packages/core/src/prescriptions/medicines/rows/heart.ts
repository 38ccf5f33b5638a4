export const HEART_ROWS = `
amlodipine | calcium-channel-blocker | tablet 2.5 mg, 5 mg, 10 mg
cilnidipine | calcium-channel-blocker | tablet 5 mg, 10 mg, 20 mg
nifedipine | calcium-channel-blocker | capsule 5 mg, 10 mg
nifedipine SR | calcium-channel-blocker | tablet 10 mg, 20 mg, 30 mg, 60 mg
diltiazem | calcium-channel-blocker | tablet 30 mg, 60 mg, 90 mg; injection 5 mg/mL
verapamil | calcium-channel-blocker | tablet 40 mg, 80 mg, 120 mg, 240 mg; injection 2.5 mg/mL
telmisartan | arb | tablet 20 mg, 40 mg, 80 mg
losartan | arb | tablet 25 mg, 50 mg, 100 mg
olmesartan | arb | tablet 10 mg, 20 mg, 40 mg
valsartan | arb | tablet 40 mg, 80 mg, 160 mg, 320 mg
candesartan | arb | tablet 4 mg, 8 mg, 16 mg, 32 mg
sacubitril + valsartan | arb, neprilysin-inhibitor | tablet 24 mg/26 mg, 49 mg/51 mg, 50 mg, 97 mg/103 mg, 100 mg, 200 mg
telmisartan + amlodipine | arb, calcium-channel-blocker | tablet 20 mg/2.5 mg, 40 mg/5 mg, 40 mg/2.5 mg, 40 mg/10 mg, 80 mg/5 mg, 80 mg/10 mg
telmisartan + hydrochlorothiazide | arb, thiazide | tablet 20 mg/12.5 mg, 40 mg/12.5 mg, 80 mg/12.5 mg
telmisartan + chlorthalidone | arb, thiazide | tablet 40 mg/12.5 mg, 40 mg/6.25 mg, 80 mg/12.5 mg, 80 mg/6.25 mg
losartan + hydrochlorothiazide | arb, thiazide | tablet 25 mg/12.5 mg, 50 mg/12.5 mg, 100 mg/25 mg, 100 mg/12.5 mg
enalapril | ace-inhibitor | tablet 2.5 mg, 5 mg, 10 mg, 20 mg
ramipril | ace-inhibitor | tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg; capsule 2.5 mg, 5 mg
lisinopril | ace-inhibitor | tablet 2.5 mg, 5 mg, 10 mg, 20 mg
perindopril | ace-inhibitor | tablet 2 mg, 4 mg, 8 mg
captopril | ace-inhibitor | tablet 12.5 mg, 25 mg, 50 mg
atenolol | beta-blocker | tablet 25 mg, 50 mg, 100 mg
metoprolol succinate | beta-blocker | tablet 12.5 mg, 25 mg, 50 mg, 100 mg, 200 mg; injection 1 mg/mL
metoprolol tartrate | beta-blocker | tablet 25 mg, 50 mg, 100 mg; injection 1 mg/mL
bisoprolol | beta-blocker | tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg
carvedilol | beta-blocker | tablet 3.125 mg, 6.25 mg, 12.5 mg, 25 mg
nebivolol | beta-blocker | tablet 2.5 mg, 5 mg, 10 mg
propranolol | beta-blocker | tablet 10 mg, 20 mg, 40 mg, 80 mg; injection 1 mg/mL
labetalol | beta-blocker | tablet 50 mg, 100 mg, 200 mg; injection 5 mg/mL
methyldopa = alpha-methyldopa | central-antihypertensive | tablet 125 mg, 250 mg, 500 mg
clonidine | central-antihypertensive | tablet 100 mcg, 150 mcg
hydralazine | vasodilator | tablet 25 mg; injection 20 mg
prazosin | alpha-blocker | tablet 1 mg, 2 mg, 2.5 mg, 5 mg
tamsulosin | alpha-blocker | capsule 0.2 mg, 0.4 mg; tablet 0.4 mg
hydrochlorothiazide | thiazide | tablet 12.5 mg, 25 mg, 50 mg
chlorthalidone | thiazide | tablet 6.25 mg, 12.5 mg, 25 mg, 50 mg
indapamide | thiazide | tablet 1.5 mg, 2.5 mg
furosemide = frusemide | loop-diuretic | tablet 20 mg, 40 mg, 80 mg, 100 mg; injection 10 mg/mL; syrup 10 mg/mL
torsemide = torasemide | loop-diuretic | tablet 5 mg, 10 mg, 20 mg, 40 mg, 100 mg; injection 10 mg/mL
spironolactone | aldosterone-antagonist | tablet 25 mg, 50 mg, 100 mg
eplerenone | aldosterone-antagonist | tablet 25 mg, 50 mg
digoxin | cardiac-glycoside | tablet 0.0625 mg, 0.125 mg, 0.25 mg; syrup 0.05 mg/mL; injection 0.25 mg/mL
ivabradine | antianginal | tablet 5 mg, 7.5 mg
isosorbide dinitrate | nitrate | tablet 5 mg, 10 mg, 20 mg, 40 mg
isosorbide mononitrate | nitrate | tablet 10 mg, 20 mg, 30 mg, 60 mg
glyceryl trinitrate = nitroglycerin | nitrate | tablet 0.5 mg, 2.6 mg, 6.4 mg; spray 400 mcg
ranolazine | antianginal | tablet 500 mg, 1 g
amiodarone | antiarrhythmic | tablet 100 mg, 200 mg; injection 50 mg/mL
benidipine | calcium-channel-blocker | tablet 4 mg, 8 mg
lercanidipine | calcium-channel-blocker | tablet 10 mg, 20 mg
efonidipine | calcium-channel-blocker | tablet 10 mg, 20 mg, 40 mg
felodipine | calcium-channel-blocker | tablet 2.5 mg, 5 mg, 10 mg
nicardipine | calcium-channel-blocker | injection 2.5 mg/mL
nimodipine | calcium-channel-blocker | tablet 30 mg
s-amlodipine = levamlodipine | calcium-channel-blocker | tablet 1.25 mg, 2.5 mg, 5 mg
diltiazem SR | calcium-channel-blocker | tablet 90 mg, 120 mg; capsule 90 mg, 120 mg
azilsartan | arb | tablet 20 mg, 40 mg, 80 mg
irbesartan | arb | tablet 150 mg, 300 mg
aliskiren | renin-inhibitor | tablet 150 mg, 300 mg
sacubitril | neprilysin-inhibitor | tablet
telmisartan + cilnidipine | arb, calcium-channel-blocker | tablet 40 mg/10 mg, 80 mg/10 mg
telmisartan + amlodipine + hydrochlorothiazide | arb, calcium-channel-blocker, thiazide | tablet 40 mg/5 mg/12.5 mg, 40 mg/5 mg/6.25 mg, 80 mg/5 mg/12.5 mg
telmisartan + amlodipine + chlorthalidone | arb, calcium-channel-blocker, thiazide | tablet 40 mg/5 mg/12.5 mg, 40 mg/5 mg/6.25 mg, 80 mg/5 mg/12.5 mg
telmisartan + cilnidipine + chlorthalidone | arb, calcium-channel-blocker, thiazide | tablet 40 mg/10 mg/12.5 mg, 40 mg/10 mg/6.25 mg
telmisartan + metoprolol succinate | arb, beta-blocker | tablet 40 mg/25 mg, 40 mg/50 mg
telmisartan + bisoprolol | arb, beta-blocker | tablet 40 mg/2.5 mg, 40 mg/5 mg
losartan + amlodipine | arb, calcium-channel-blocker | tablet 50 mg/5 mg
olmesartan + amlodipine | arb, calcium-channel-blocker | tablet 20 mg/5 mg, 40 mg/5 mg
olmesartan + hydrochlorothiazide | arb, thiazide | tablet 20 mg/12.5 mg, 40 mg/12.5 mg
olmesartan + chlorthalidone | arb, thiazide | tablet 20 mg/12.5 mg, 40 mg/12.5 mg
olmesartan + amlodipine + hydrochlorothiazide | arb, calcium-channel-blocker, thiazide | tablet 20 mg/5 mg/12.5 mg, 40 mg/5 mg/12.5 mg
valsartan + hydrochlorothiazide | arb, thiazide | tablet 80 mg/12.5 mg
amlodipine + valsartan | calcium-channel-blocker, arb | tablet 5 mg/80 mg, 5 mg/160 mg
azilsartan + chlorthalidone | arb, thiazide | tablet 40 mg/12.5 mg
amlodipine + atenolol | calcium-channel-blocker, beta-blocker | tablet 5 mg/50 mg
amlodipine + metoprolol succinate | calcium-channel-blocker, beta-blocker | tablet 5 mg/25 mg, 5 mg/50 mg
amlodipine + hydrochlorothiazide | calcium-channel-blocker, thiazide | tablet 5 mg/12.5 mg
amlodipine + lisinopril | calcium-channel-blocker, ace-inhibitor | tablet 5 mg/5 mg
amlodipine + atorvastatin | calcium-channel-blocker, statin | tablet 5 mg/10 mg
amlodipine + indapamide | calcium-channel-blocker, thiazide | tablet 5 mg/1.5 mg
cilnidipine + metoprolol succinate | calcium-channel-blocker, beta-blocker | tablet 10 mg/25 mg, 10 mg/50 mg
s-amlodipine + atenolol | calcium-channel-blocker, beta-blocker | tablet 2.5 mg/50 mg, 5 mg/50 mg
enalapril + hydrochlorothiazide | ace-inhibitor, thiazide | tablet 10 mg/25 mg, 5 mg/12.5 mg
ramipril + hydrochlorothiazide | ace-inhibitor, thiazide | tablet 2.5 mg/12.5 mg, 5 mg/12.5 mg
ramipril + amlodipine | ace-inhibitor, calcium-channel-blocker | tablet 2.5 mg/5 mg, 5 mg/5 mg
lisinopril + hydrochlorothiazide | ace-inhibitor, thiazide | tablet 5 mg/12.5 mg
perindopril + indapamide | ace-inhibitor, thiazide | tablet 4 mg/1.25 mg
perindopril + amlodipine | ace-inhibitor, calcium-channel-blocker | tablet 4 mg/5 mg, 8 mg/5 mg
atenolol + chlorthalidone | beta-blocker, thiazide | tablet 50 mg/12.5 mg, 100 mg/25 mg
metoprolol succinate + ramipril | beta-blocker, ace-inhibitor | tablet 25 mg/2.5 mg, 50 mg/5 mg
nebivolol + hydrochlorothiazide | beta-blocker, thiazide | tablet 5 mg/12.5 mg
bisoprolol + hydrochlorothiazide | beta-blocker, thiazide | tablet 2.5 mg/6.25 mg, 5 mg/6.25 mg
propranolol SR | beta-blocker | capsule 40 mg, 80 mg; tablet 40 mg, 80 mg
propranolol + flunarizine | beta-blocker, antimigraine | capsule 40 mg/10 mg, 20 mg/5 mg
esmolol | beta-blocker | injection 10 mg/mL
moxonidine | central-antihypertensive | tablet 0.2 mg, 0.3 mg
minoxidil | vasodilator | tablet 2.5 mg, 5 mg, 10 mg
isosorbide dinitrate + hydralazine | nitrate, vasodilator | tablet 20 mg/37.5 mg
furosemide + spironolactone = frusemide | loop-diuretic, aldosterone-antagonist | tablet 20 mg/50 mg
furosemide + amiloride = frusemide | loop-diuretic, potassium-sparing-diuretic | tablet 40 mg/5 mg
torsemide + spironolactone = torasemide | loop-diuretic, aldosterone-antagonist | tablet 5 mg/50 mg, 10 mg/25 mg, 10 mg/50 mg, 20 mg/50 mg
bumetanide | loop-diuretic | tablet 1 mg
amiloride | potassium-sparing-diuretic | tablet 5 mg
triamterene | potassium-sparing-diuretic | tablet 50 mg
amiloride + hydrochlorothiazide | potassium-sparing-diuretic, thiazide | tablet 5 mg/50 mg
triamterene + benzthiazide | potassium-sparing-diuretic, thiazide | tablet 50 mg/25 mg
benzthiazide | thiazide | tablet 25 mg
metolazone | thiazide | tablet 2.5 mg, 5 mg
finerenone | aldosterone-antagonist | tablet 10 mg, 20 mg
acetazolamide | carbonic-anhydrase-inhibitor | tablet 250 mg
mannitol | osmotic-diuretic | injection 20 %
tolvaptan | vasopressin-antagonist | tablet 15 mg, 30 mg
vericiguat | guanylate-cyclase-stimulator | tablet 2.5 mg, 5 mg, 10 mg
riociguat | guanylate-cyclase-stimulator | tablet 0.5 mg, 1 mg, 2.5 mg
nicorandil | nitrate, potassium-channel-opener | tablet 5 mg, 10 mg
diosmin | venotonic | tablet 450 mg, 500 mg
hesperidin | venotonic | tablet 50 mg
diosmin + hesperidin | venotonic | tablet 450 mg/50 mg, 900 mg/100 mg
trimetazidine | antianginal | tablet 20 mg, 35 mg, 60 mg
sotalol | beta-blocker, antiarrhythmic | tablet 40 mg, 80 mg
flecainide | antiarrhythmic | tablet 50 mg, 100 mg
propafenone | antiarrhythmic | tablet 150 mg
mexiletine | antiarrhythmic | capsule 50 mg, 150 mg
disopyramide | antiarrhythmic | capsule 100 mg, 150 mg
dronedarone | antiarrhythmic | tablet 400 mg
quinidine | antiarrhythmic | tablet 200 mg
adenosine | antiarrhythmic | injection 3 mg/mL
bosentan | endothelin-antagonist | tablet 62.5 mg, 125 mg
ambrisentan | endothelin-antagonist | tablet 5 mg, 10 mg
macitentan | endothelin-antagonist | tablet 10 mg
midodrine | sympathomimetic | tablet 2.5 mg, 5 mg
`;
