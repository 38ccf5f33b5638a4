/** Heart, vessels and cholesterol: `a + b | severity; severity if a value | effect | act | source`. */
export const HEART_PAIRS = `
pde5-inhibitor + nitrate | severe | pressure | nitrate-free | FDA label sildenafil; BNF
pde5-inhibitor + riociguat | severe | pressure | never | FDA label riociguat; BNF
riociguat + nitrate | severe | pressure | never | FDA label riociguat
pde5-inhibitor + alpha-blocker | important | pressure | standing | FDA label sildenafil; BNF
ace-inhibitor + arb | severe | raas-twice | one-of-two | ONTARGET 2008; EMA 2014; BNF
raas + aliskiren | severe | raas-twice | one-of-two | EMA 2012; BNF
ace-inhibitor + sacubitril | severe | angioedema | thirty-six-hours | FDA label sacubitril/valsartan; BNF
eplerenone + strong-cyp3a4-inhibitor | severe | level-up | without-b | FDA label eplerenone
finerenone + strong-cyp3a4-inhibitor | severe | level-up | without-b | FDA label finerenone
aldosterone-antagonist + trimethoprim-group | severe | high-potassium | without-b | Antoniou BMJ 2011; BNF
raas + trimethoprim-group | important | high-potassium | potassium | Antoniou 2010; BNF
aldosterone-antagonist + potassium-salt | severe; note if potassium < 3.5 | high-potassium | one-of-two | BNF
potassium-sparing-diuretic + potassium-salt | severe; important if potassium < 3.5 | high-potassium | one-of-two | BNF
aldosterone-antagonist + potassium-sparing-diuretic | severe | high-potassium | one-of-two | BNF
raas + potassium-sparing-diuretic | important; severe if potassium >= 5 | high-potassium | potassium | BNF
raas + potassium-salt | important; note if potassium < 3.5 | high-potassium | potassium | BNF
calcineurin-inhibitor + potassium-sparing-diuretic | severe | high-potassium | one-of-two | FDA label ciclosporin; BNF
beta-blocker + rate-lowering-ccb | severe | slow-pulse | never | BNF
beta-blocker-eye + verapamil | severe | slow-pulse | without-b | BNF
beta-blocker-eye + diltiazem | important | slow-pulse | pulse | BNF
beta-blocker + clonidine | important | rebound | stop-beta-blocker-first | BNF
beta-blocker + digoxin | note | slow-pulse | pulse | BNF
beta-blocker + amiodarone | important | slow-pulse | pulse | BNF
beta-blocker + class-one-antiarrhythmic | important | slow-pulse | pulse | BNF
rate-lowering-ccb + amiodarone | severe | slow-pulse | never | BNF
verapamil + class-one-antiarrhythmic | severe | slow-pulse | never | FDA label flecainide; BNF
rate-lowering-ccb + ivabradine | severe | slow-pulse | without-a | FDA label ivabradine; EMA 2014
beta-blocker-cyp2d6 + strong-cyp2d6-inhibitor | important | level-up | pulse | FDA label metoprolol; BNF
ivabradine + strong-cyp3a4-inhibitor | severe | level-up | never | FDA label ivabradine
ivabradine + amiodarone | important | slow-pulse | pulse | BNF
digoxin + amiodarone | important | level-up | halve-a | FDA label digoxin; BNF
digoxin + verapamil | important | level-up | halve-a | FDA label digoxin; BNF
digoxin + diltiazem | important | level-up | halve-a | BNF
digoxin + clarithromycin-erythromycin | severe | level-up | without-b | Gomes 2009; BNF
digoxin + itraconazole | important | level-up | halve-a | FDA label digoxin; BNF
digoxin + ciclosporin | important | level-up | halve-a | BNF
digoxin + class-one-antiarrhythmic | important | level-up | halve-a | FDA label digoxin; BNF
digoxin + loop-diuretic | note; important if potassium < 3.5 | low-potassium-arrhythmia | potassium | BNF
digoxin + thiazide | note; important if potassium < 3.5 | low-potassium-arrhythmia | potassium | BNF
digoxin + amphotericin-b | important | low-potassium-arrhythmia | potassium | BNF
digoxin + st-johns-wort | important | level-down | without-b | BNF; MHRA 2014
digoxin + rifampicin | important | level-down | level | FDA label digoxin; BNF
digoxin + aldosterone-antagonist | note | level-up | potassium | BNF
digoxin + intravenous-calcium | important | slow-pulse | pulse | BNF
qt-antiarrhythmic + qt-macrolide | severe | qt | without-b | BNF; CredibleMeds
qt-antiarrhythmic + qt-quinolone | severe | qt | without-b | BNF; CredibleMeds
qt-antiarrhythmic + haloperidol | severe | qt | without-b | BNF; CredibleMeds
qt-antiarrhythmic + qt-antimalarial | severe | qt | without-b | BNF; CredibleMeds
qt-antiarrhythmic + pimozide-thioridazine | severe | qt | never | FDA label pimozide; BNF
qt-antiarrhythmic + domperidone | severe | qt | without-b | MHRA 2014
qt-antiarrhythmic + sofosbuvir | severe | slow-pulse | never | FDA 2015
simvastatin-like + strong-cyp3a4-inhibitor | severe | muscle | change-statin | ONC 2012; FDA label simvastatin
simvastatin-like + clarithromycin-erythromycin | severe | muscle | change-statin | FDA label simvastatin
simvastatin-like + gemfibrozil | severe | muscle | never | FDA label simvastatin
simvastatin-like + ciclosporin | severe | muscle | never | FDA label simvastatin
simvastatin-like + fluconazole-voriconazole | important | muscle | change-statin | BNF
simvastatin-like + amlodipine | note; important if simvastatin > 20 | muscle | simvastatin-20 | FDA 2011; MHRA 2012
simvastatin-like + rate-lowering-ccb | important; severe if simvastatin > 20 | muscle | simvastatin-10 | FDA 2011
simvastatin-like + amiodarone | important; severe if simvastatin > 40 | muscle | simvastatin-20 | FDA 2011
simvastatin-like + ranolazine | important; severe if simvastatin > 40 | muscle | simvastatin-20 | FDA 2011
atorvastatin + strong-cyp3a4-inhibitor | important; severe if atorvastatin > 20 | muscle | change-statin | ONC 2012; FDA label atorvastatin
atorvastatin + ciclosporin | severe | muscle | never | FDA label atorvastatin
rosuvastatin + ciclosporin | severe; important if rosuvastatin <= 5 | muscle | low-statin | FDA label rosuvastatin
statin + fusidic-acid | severe | muscle | pause-statin | MHRA 2011; BNF
atorvastatin + erythromycin | important | muscle | low-statin | BNF; FDA label atorvastatin
statin + gemfibrozil | severe | muscle | never | FDA label gemfibrozil; BNF
statin + fibrate | note | muscle | creatine-kinase | BNF
statin + nicotinic-acid | note | muscle | creatine-kinase | BNF
statin + colchicine | note | muscle | creatine-kinase | BNF
rosuvastatin + vitamin-k-antagonist | note | bleeding | inr | FDA label rosuvastatin
felodipine-like + strong-cyp3a4-inhibitor | important | level-up | standing | BNF
amlodipine + strong-cyp3a4-inhibitor | note | level-up | standing | FDA label amlodipine
felodipine-like + strong-cyp3a4-inducer | important | level-down | raise-a | FDA label nifedipine; BNF
rate-lowering-ccb + rifampicin | important | level-down | raise-a | BNF
ranolazine + strong-cyp3a4-inhibitor | severe | qt | never | FDA label ranolazine
ranolazine + strong-cyp3a4-inducer | severe | level-down | never | FDA label ranolazine
bosentan + ciclosporin | severe | level-up | never | FDA label bosentan
bosentan + glibenclamide | severe | liver | without-b | FDA label bosentan
tolvaptan + strong-cyp3a4-inhibitor | severe | level-up | never | FDA label tolvaptan
alpha-blocker + rate-lowering-ccb | note | dizziness | standing | BNF
uro-selective-alpha-blocker + strong-cyp3a4-inhibitor | important | pressure | without-a | FDA labels alfuzosin, silodosin, tamsulosin
pde5-inhibitor + strong-cyp3a4-inhibitor | important | level-up | reduce-a | FDA label sildenafil; BNF
levothyroxine + bile-acid-sequestrant | note | absorption | space-sequestrant | BNF
aliskiren + ciclosporin | severe | level-up | never | FDA label aliskiren
aliskiren + itraconazole | severe | level-up | never | FDA label aliskiren
rosuvastatin + boosted-regimen | important | muscle | low-statin | FDA label rosuvastatin
rosuvastatin + velpatasvir-ledipasvir | important | muscle | low-statin | FDA label sofosbuvir/velpatasvir
statin + rifampicin | note | level-down | raise-a | FDA label atorvastatin; BNF
beta-blocker-cyp2d6 + rifampicin | note | level-down | raise-a | BNF
qt-antiarrhythmic + loop-diuretic | note; important if potassium < 3.5 | low-potassium-arrhythmia | potassium | BNF
qt-antiarrhythmic + thiazide | note; important if potassium < 3.5 | low-potassium-arrhythmia | potassium | BNF
qt-antiarrhythmic + fingolimod | severe | slow-pulse | without-b | FDA label fingolimod
clonidine + tricyclic | important | weaker | without-b | FDA label clonidine; BNF
methyldopa + iron | note | absorption | space-two-hours | FDA label methyldopa; BNF
methyldopa + mao-inhibitor | severe | crisis | never | FDA label methyldopa
dihydropyridine + magnesium-sulfate | note | pressure | pulse | BNF; WHO 2011
non-selective-beta-blocker + adrenaline | important | crisis | pulse | FDA label adrenaline; BNF
`;
