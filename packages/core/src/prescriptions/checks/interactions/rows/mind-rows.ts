/** Mind, nerves and strong pain medicines: `a + b | severity; severity if a value | effect | act | source`. */
export const MIND_PAIRS = `
ssri + mao-inhibitor | severe | serotonin | fourteen-days | ONC 2012; BNF
snri + mao-inhibitor | severe | serotonin | fourteen-days | FDA label venlafaxine; BNF
tricyclic + mao-inhibitor | severe | serotonin | fourteen-days | ONC 2012; BNF
serotonergic-antidepressant + mao-inhibitor | severe | serotonin | fourteen-days | FDA label vortioxetine; BNF
bupropion + mao-inhibitor | severe | crisis | fourteen-days | FDA label bupropion
buspirone + mao-inhibitor | severe | crisis | fourteen-days | FDA label buspirone
ssri + st-johns-wort | severe | serotonin | without-b | BNF; MHRA 2014
snri + st-johns-wort | severe | serotonin | without-b | BNF; MHRA 2014
tricyclic + st-johns-wort | important | serotonin | without-b | BNF
serotonergic-antidepressant + st-johns-wort | severe | serotonin | without-b | BNF
st-johns-wort + mao-inhibitor | severe | serotonin | without-a | BNF
triptan + st-johns-wort | important | serotonin | without-b | BNF
tramadol + st-johns-wort | important | serotonin | without-b | FDA label tramadol
opioid + mao-inhibitor | severe | serotonin | fourteen-days | ONC 2012; BNF
dextromethorphan + mao-inhibitor | severe | serotonin | fourteen-days | FDA label dextromethorphan; BNF
triptan-mao + mao-inhibitor | severe | serotonin | fourteen-days | ONC 2012; BNF
triptan + selegiline | severe | serotonin | never | EMC product label selegiline
triptan + rasagiline-safinamide | important | serotonin | serotonin | BNF
amphetamine + mao-inhibitor | severe | crisis | fourteen-days | ONC 2012; BNF
decongestant + mao-inhibitor | severe | crisis | fourteen-days | BNF
levodopa-only + mao-inhibitor | severe | crisis | fourteen-days | FDA label levodopa/carbidopa; BNF
carbamazepine + mao-inhibitor | severe | crisis | fourteen-days | FDA label carbamazepine
tranylcypromine + procarbazine | severe | crisis | never | ONC 2012
mao-inhibitor + mao-b-inhibitor | severe | crisis | fourteen-days | BNF
beta-agonist + mao-inhibitor | important | crisis | pulse | FDA label salbutamol
ssri + mao-b-inhibitor | important | serotonin | serotonin | BNF
snri + mao-b-inhibitor | important | serotonin | serotonin | BNF
tricyclic + mao-b-inhibitor | important | serotonin | serotonin | FDA label rasagiline; BNF
pethidine + mao-b-inhibitor | severe | serotonin | never | FDA label rasagiline; BNF
tramadol + mao-b-inhibitor | severe | serotonin | never | FDA label rasagiline
dextromethorphan + mao-b-inhibitor | severe | serotonin | never | FDA label rasagiline
decongestant + mao-b-inhibitor | important | crisis | without-a | FDA label rasagiline
ssri + linezolid | severe | serotonin | without-b | FDA 2011; BNF
snri + linezolid | severe | serotonin | without-b | FDA 2011; BNF
tricyclic + linezolid | severe | serotonin | without-b | FDA 2011; BNF
serotonergic-antidepressant + linezolid | severe | serotonin | without-b | FDA 2011
serotonergic-opioid + linezolid | severe | serotonin | without-b | FDA label linezolid; BNF
triptan + linezolid | important | serotonin | serotonin | FDA label linezolid
decongestant + linezolid | important | crisis | without-a | FDA label linezolid
ssri + tramadol | important | serotonin | serotonin | FDA label tramadol; BNF
snri + tramadol | important | serotonin | serotonin | FDA label tramadol; BNF
tricyclic + tramadol | important | seizure | serotonin | FDA label tramadol; BNF
bupropion + tramadol | important | seizure | without-b | FDA label bupropion
ssri + pethidine | important | serotonin | without-b | BNF
ssri + tricyclic | important | serotonin | serotonin | BNF
ssri + snri | important | serotonin | one-of-two | BNF
snri + tricyclic | important | serotonin | serotonin | BNF
ssri + serotonergic-antidepressant | important | serotonin | serotonin | BNF
ssri + dextromethorphan | note | serotonin | serotonin | BNF
ssri + triptan | note | serotonin | serotonin | FDA 2006; BNF
snri + triptan | note | serotonin | serotonin | FDA 2006; BNF
ssri + lithium | note | serotonin | serotonin | BNF
dapoxetine + antidepressant | severe | serotonin | fourteen-days | UK label dapoxetine
dapoxetine + strong-cyp3a4-inhibitor | severe | level-up | never | UK label dapoxetine
dapoxetine + pde5-inhibitor | note | pressure | standing | UK label dapoxetine
triptan + ergot | severe | ergotism | one-day | FDA label sumatriptan; BNF
eletriptan + strong-cyp3a4-inhibitor | severe | level-up | never | FDA label eletriptan
rizatriptan + propranolol | important | level-up | reduce-a | FDA label rizatriptan
ergot + strong-cyp3a4-inhibitor | severe | ergotism | never | ONC 2012; FDA label ergotamine
ergot + clarithromycin-erythromycin | severe | ergotism | never | FDA label ergotamine; BNF
ergot-dopamine-agonist + ergot | important | ergotism | one-of-two | FDA label bromocriptine
ergot-dopamine-agonist + clarithromycin-erythromycin | important | level-up | without-b | BNF
ergot-dopamine-agonist + dopamine-blocker | important | opposite | without-b | BNF
ergot + nitrate | note | opposite | pulse | BNF
ergot + propranolol | important | ergotism | without-a | BNF
opioid + benzodiazepine | severe | breathing | breathing | FDA 2016 (boxed warning); MHRA 2020
opioid + z-hypnotic | important | breathing | breathing | FDA 2016
opioid + gabapentinoid | important | breathing | breathing | FDA 2019; MHRA 2017
opioid + sedating-antihistamine | note | drowsiness | drowsiness | BNF
opioid + muscle-relaxant-sedating | important | drowsiness | drowsiness | FDA 2016
opioid + phenobarbital | important | breathing | breathing | BNF
opioid + antipsychotic | note | drowsiness | drowsiness | FDA 2016
opioid-full-agonist + opioid-partial-agonist | severe | withdrawal | one-of-two | FDA label buprenorphine; BNF
opioid + naltrexone | severe | withdrawal | never | FDA label naltrexone
opioid-cyp3a4 + strong-cyp3a4-inhibitor | severe | breathing | without-b | FDA label fentanyl (boxed warning)
opioid-cyp3a4 + strong-cyp3a4-inducer | important | level-down | raise-a | FDA label methadone; BNF
codeine-tramadol + strong-cyp2d6-inhibitor | important | weaker | without-a | FDA label tramadol; CPIC 2021
tramadol + carbamazepine | important | seizure | without-a | FDA label tramadol
benzodiazepine-cyp3a4 + strong-cyp3a4-inhibitor | severe | drowsiness | without-a | FDA labels alprazolam, triazolam
benzodiazepine-cyp3a4 + moderate-cyp3a4-inhibitor | important | drowsiness | reduce-a | BNF
benzodiazepine + clozapine | important | breathing | drowsiness | FDA label clozapine; BNF
benzodiazepine + z-hypnotic | important | drowsiness | one-of-two | FDA label zolpidem; AGS Beers 2023
benzodiazepine + gabapentinoid | note | drowsiness | drowsiness | FDA 2019
benzodiazepine + phenobarbital | note | drowsiness | drowsiness | BNF
ramelteon + strong-cyp1a2-inhibitor | severe | level-up | never | ONC 2012; FDA label ramelteon
agomelatine + strong-cyp1a2-inhibitor | severe | level-up | never | UK label agomelatine
tizanidine + strong-cyp1a2-inhibitor | severe | pressure | never | ONC 2012; FDA label tizanidine
tizanidine + clonidine | important | pressure | without-a | FDA label tizanidine
tizanidine + combined-contraceptive | note | level-up | reduce-a | FDA label tizanidine
duloxetine + strong-cyp1a2-inhibitor | severe | level-up | without-b | FDA label duloxetine; BNF
clozapine + strong-cyp1a2-inhibitor | severe | level-up | without-b | FDA label clozapine; BNF
clozapine + carbamazepine | severe | marrow | without-b | FDA label clozapine; BNF
quetiapine-lurasidone + strong-cyp3a4-inhibitor | severe | level-up | without-b | FDA label lurasidone; BNF
quetiapine-lurasidone + strong-cyp3a4-inducer | important | level-down | without-b | FDA label lurasidone; BNF
pimozide-thioridazine + strong-cyp3a4-inhibitor | severe | qt | never | FDA label pimozide
pimozide-thioridazine + clarithromycin-erythromycin | severe | qt | never | FDA label pimozide
pimozide-thioridazine + strong-cyp2d6-inhibitor | severe | qt | never | FDA label thioridazine
pimozide-thioridazine + ssri | severe | qt | never | FDA label pimozide
tricyclic + strong-cyp2d6-inhibitor | important | level-up | reduce-a | FDA label amitriptyline; BNF
antipsychotic + lithium | note | movement | level | BNF
levodopa + dopamine-blocker | important | opposite | without-b | BNF
antipsychotic + metoclopramide | severe | movement | without-b | FDA label metoclopramide; BNF
donepezil-group + anticholinergic | important | opposite | without-b | AGS Beers 2023; BNF
cholinesterase-inhibitor + beta-blocker | note | slow-pulse | pulse | BNF
lithium + nsaid | important | level-up | level | FDA label lithium; BNF
lithium + ace-inhibitor | important | level-up | level | FDA label lithium; BNF
lithium + arb | important | level-up | level | FDA label lithium; BNF
lithium + thiazide | important | level-up | level | FDA label lithium; BNF
lithium + loop-diuretic | important | level-up | level | BNF
lithium + aldosterone-antagonist | note | level-up | level | BNF
lithium + metronidazole-like | important | level-up | level | FDA label lithium; BNF
lithium + theophylline-group | note | level-down | level | BNF
citalopram + cyp2c19-ppi | important | qt | without-b | FDA 2012
escitalopram + cyp2c19-ppi | note | level-up | reduce-a | BNF
atomoxetine + strong-cyp2d6-inhibitor | important | level-up | reduce-a | FDA label atomoxetine
aripiprazole-risperidone + strong-cyp2d6-inhibitor | important | level-up | reduce-a | FDA labels aripiprazole, risperidone
aripiprazole-risperidone + carbamazepine | important | level-down | raise-a | FDA labels aripiprazole, risperidone
memantine + amantadine | important | psychosis | one-of-two | EMA label memantine; BNF
lithium + methyldopa | note | level-up | level | BNF
methadone + efavirenz | important | level-down | raise-a | FDA label methadone
methadone + nevirapine | important | level-down | raise-a | FDA label methadone
`;
