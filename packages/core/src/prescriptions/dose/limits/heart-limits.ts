/** Highest doses for heart, circulation and blood. For the row format see `read-dose-limits.ts`. */
export const HEART_LIMITS = `
amlodipine | daily 10 mg ! 20 mg | BNF
cilnidipine | daily 20 mg ! 40 mg | CDSCO label
nifedipine | single 60 mg, daily 90 mg ! 180 mg | BNF
nicardipine | daily 120 mg | BNF
felodipine | daily 20 mg | BNF
lercanidipine | daily 20 mg | BNF
benidipine | daily 8 mg | CDSCO label
diltiazem | single 360 mg, daily 360 mg ! 480 mg | BNF
verapamil | single 240 mg, daily 480 mg ! 720 mg | BNF
telmisartan | daily 80 mg ! 160 mg | BNF
losartan | daily 150 mg | BNF (heart failure 150 mg)
olmesartan | daily 40 mg | BNF
valsartan | single 320 mg, daily 320 mg | BNF
candesartan | daily 32 mg | BNF
irbesartan | daily 300 mg | BNF
azilsartan | daily 80 mg | BNF
sacubitril | single 97 mg, daily 194 mg | BNF
enalapril | daily 40 mg | BNF
ramipril | daily 10 mg ! 20 mg | BNF
lisinopril | daily 80 mg | BNF
perindopril | daily 8 mg ! 16 mg | BNF
captopril | single 50 mg, daily 150 mg | BNF
atenolol | daily 100 mg ! 200 mg | BNF
metoprolol | single 200 mg ! 400 mg, daily 400 mg ! 600 mg | BNF
bisoprolol | daily 20 mg | BNF
carvedilol | single 50 mg, daily 100 mg | BNF
nebivolol | daily 10 mg ! 40 mg | BNF; FDA label
propranolol | single 160 mg, daily 320 mg ! 640 mg | BNF
labetalol, oral | single 800 mg, daily 2.4 g | BNF
labetalol, injected | single 80 mg, daily 300 mg | ACOG 2019; BNF
sotalol | daily 320 mg ! 640 mg | BNF
methyldopa | single 1 g, daily 3 g | BNF
clonidine | single 400 mcg, daily 1.2 mg ! 2.4 mg | BNF
moxonidine | single 400 mcg, daily 600 mcg ! 1.2 mg | BNF
hydralazine, oral | single 100 mg, daily 200 mg ! 300 mg | BNF
prazosin | daily 20 mg | BNF
doxazosin | daily 16 mg | BNF
terazosin | daily 20 mg | BNF
minoxidil, oral | daily 50 mg ! 100 mg | BNF
hydrochlorothiazide | daily 50 mg ! 100 mg | FDA label
chlorthalidone | daily 50 mg ! 100 mg | BNF
indapamide | daily 2.5 mg ! 5 mg | BNF
metolazone | daily 20 mg ! 80 mg | BNF
furosemide, oral | single 120 mg ! 250 mg, daily 160 mg ! 600 mg | BNF (above that in renal failure by specialists)
torsemide | daily 100 mg ! 200 mg | FDA label
bumetanide | daily 10 mg | FDA label
spironolactone | daily 100 mg ! 400 mg | BNF
eplerenone | daily 50 mg ! 100 mg | BNF
amiloride | daily 20 mg | BNF
acetazolamide | daily 1 g | BNF
tolvaptan | daily 60 mg ! 120 mg | BNF
digoxin | single 500 mcg ! 1 mg, daily 250 mcg ! 500 mcg | BNF
digoxin, 70y- | daily 125 mcg ! 375 mcg | AGS Beers 2023
ivabradine | single 7.5 mg, daily 15 mg | BNF
isosorbide dinitrate | daily 240 mg | BNF
isosorbide mononitrate | single 120 mg, daily 120 mg ! 240 mg | BNF
glyceryl trinitrate, sublingual | single 1 mg ! 2 mg | BNF
nicorandil | single 30 mg, daily 60 mg | BNF
ranolazine | single 1 g, daily 2 g | FDA label
trimetazidine | daily 70 mg | EMA 2012
amiodarone | single 600 mg, daily 600 mg ! 1.6 g | BNF; FDA label
flecainide | single 200 mg, daily 400 mg ! 400 mg | BNF
propafenone | daily 900 mg ! 1.2 g | BNF
atorvastatin | daily 80 mg ! 160 mg | BNF
rosuvastatin | daily 40 mg ! 80 mg | BNF
simvastatin | daily 40 mg ! 80 mg | FDA 2011; BNF
pravastatin | daily 40 mg ! 160 mg | BNF
pitavastatin | daily 4 mg ! 8 mg | FDA label
ezetimibe | daily 10 mg | BNF
fenofibrate | daily 267 mg | BNF
gemfibrozil | daily 1.5 g | BNF
clopidogrel | single 600 mg ! 900 mg, daily 75 mg ! 150 mg | BNF
ticagrelor | single 180 mg ! 270 mg, daily 180 mg ! 270 mg | BNF
prasugrel | single 60 mg ! 90 mg, daily 10 mg ! 20 mg | BNF
dipyridamole | daily 600 mg | BNF
cilostazol | single 100 mg, daily 200 mg | BNF
pentoxifylline | daily 1.2 g | BNF
warfarin | daily 10 mg ! 15 mg | BNF; WHO NLEM range 3 to 9 mg
acenocoumarol | daily 8 mg ! 12 mg | BNF
apixaban | single 10 mg, daily 20 mg ! 20 mg | BNF (10 mg twice daily for 7 days)
rivaroxaban | single 20 mg ! 30 mg, daily 30 mg ! 30 mg | BNF (15 mg twice daily for 21 days)
dabigatran | single 150 mg ! 220 mg, daily 300 mg ! 300 mg | BNF
edoxaban | daily 60 mg ! 60 mg | BNF
enoxaparin | single 150 mg ! 200 mg, daily 200 mg ! 300 mg | BNF
enoxaparin, 18y- | single 1.5 mg/kg ! 2 mg/kg, daily 2 mg/kg ! 3 mg/kg | BNF
dalteparin | daily 18000 IU ! 36000 IU | BNF
heparin | single 10000 IU ! 20000 IU, daily 40000 IU ! 60000 IU | BNF
fondaparinux | daily 10 mg ! 15 mg | BNF
tranexamic acid | single 1.5 g, daily 4.5 g | BNF
midodrine | daily 30 mg ! 60 mg | BNF
bosentan | daily 250 mg | BNF
sildenafil | single 100 mg ! 200 mg, daily 100 mg ! 200 mg | BNF
tadalafil | daily 40 mg ! 80 mg | BNF
`;
