/** Highest doses for mind, nerves and sleep. For the row format see `read-dose-limits.ts`. */
export const MIND_LIMITS = `
sertraline | daily 200 mg ! 300 mg | BNF
escitalopram | daily 20 mg ! 40 mg | BNF
escitalopram, 65y- | daily 10 mg ! 20 mg | MHRA 2011
citalopram | daily 40 mg ! 60 mg | MHRA 2011
citalopram, 65y- | daily 20 mg ! 40 mg | MHRA 2011
fluoxetine | daily 60 mg ! 80 mg | BNF; FDA label
paroxetine | daily 60 mg | BNF
fluvoxamine | daily 300 mg | BNF
duloxetine | daily 120 mg | BNF
venlafaxine | daily 375 mg | BNF
desvenlafaxine | daily 400 mg | FDA label
amitriptyline | daily 150 mg ! 300 mg | BNF
nortriptyline | daily 150 mg | BNF
imipramine | daily 200 mg ! 300 mg | BNF
clomipramine | daily 250 mg | BNF
dosulepin | daily 150 mg ! 225 mg | BNF
doxepin | daily 300 mg | BNF
mirtazapine | daily 45 mg ! 90 mg | BNF
trazodone | daily 300 mg ! 600 mg | BNF
bupropion | single 300 mg, daily 450 mg ! 450 mg | FDA label
clonazepam | single 4 mg, daily 8 mg ! 20 mg | BNF
alprazolam | single 2 mg, daily 4 mg ! 10 mg | FDA label
lorazepam | single 4 mg, daily 4 mg ! 10 mg | BNF; FDA label
midazolam, injected | single 10 mg ! 15 mg | BNF (10 mg in status epilepticus)
midazolam, injected, 60y- | single 3.5 mg ! 10 mg | BNF (conscious sedation of older people)
diazepam, oral | single 20 mg, daily 30 mg ! 60 mg | BNF
chlordiazepoxide | single 50 mg ! 100 mg, daily 200 mg ! 300 mg | BNF (alcohol withdrawal)
nitrazepam | daily 10 mg | BNF
clobazam | daily 60 mg | BNF
etizolam | daily 3 mg | Japanese label
zolpidem | daily 10 mg ! 20 mg | BNF
zolpidem, 65y- | daily 5 mg ! 10 mg | BNF
zopiclone | daily 7.5 mg ! 15 mg | BNF
eszopiclone | daily 3 mg ! 6 mg | FDA label
melatonin | daily 10 mg | BNF
buspirone | daily 45 mg ! 60 mg | BNF; FDA label
olanzapine | daily 20 mg ! 40 mg | BNF
risperidone, oral | daily 16 mg ! 16 mg | BNF
risperidone, injected | single 50 mg ! 100 mg | BNF
risperidone, oral, 65y- | daily 4 mg ! 8 mg | BNF
quetiapine | daily 800 mg | BNF
aripiprazole | daily 30 mg | BNF
haloperidol | single 10 mg, daily 20 mg ! 30 mg | MHRA 2021; BNF
haloperidol, 65y- | daily 5 mg ! 10 mg | BNF
chlorpromazine | daily 1 g | BNF
clozapine | daily 900 mg ! 900 mg | BNF
amisulpride | daily 1.2 g | BNF
trifluoperazine | daily 40 mg | FDA label
ziprasidone | daily 160 mg | FDA label
lithium carbonate | single 1.2 g, daily 1.8 g ! 2.4 g | FDA label
sodium valproate | single 2 g, daily 2.5 g ! 4 g | BNF
levetiracetam | single 1.5 g, daily 3 g ! 4.5 g | BNF
carbamazepine | single 800 mg, daily 1.6 g ! 2 g | BNF
oxcarbazepine | daily 2.4 g ! 3.6 g | BNF
phenytoin, oral | single 500 mg ! 1 g, daily 500 mg ! 800 mg | BNF
phenobarbitone, oral | daily 180 mg ! 300 mg | BNF
primidone | daily 1.5 g ! 2 g | BNF
lamotrigine | daily 400 mg ! 700 mg | BNF
topiramate | daily 400 mg ! 1 g | BNF
lacosamide | daily 600 mg ! 800 mg | BNF
zonisamide | daily 500 mg ! 800 mg | BNF
brivaracetam | daily 200 mg | BNF
perampanel | daily 12 mg | BNF
levodopa | daily 1.5 g ! 2 g | FDA label; BNF
pramipexole | daily 4.5 mg ! 6 mg | FDA label
ropinirole | daily 24 mg ! 36 mg | BNF
rasagiline | daily 1 mg | BNF
selegiline, oral | daily 10 mg ! 20 mg | BNF
amantadine | daily 400 mg | BNF
trihexyphenidyl | daily 15 mg ! 20 mg | BNF
donepezil | daily 10 mg ! 23 mg | BNF
memantine | daily 20 mg | BNF
rivastigmine, oral | single 6 mg, daily 12 mg | BNF
galantamine | daily 24 mg | BNF
methylphenidate | daily 60 mg ! 108 mg | BNF
atomoxetine | daily 120 mg | BNF
betahistine | daily 48 mg | BNF
cinnarizine | daily 225 mg | BNF
disulfiram | daily 500 mg ! 800 mg | BNF
naltrexone | daily 50 mg ! 150 mg | BNF
acamprosate | daily 2 g | BNF
pyridostigmine | daily 1.2 g | BNF
riluzole | daily 100 mg | BNF
`;
