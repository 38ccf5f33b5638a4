export const MIND_ROWS = `
sertraline | ssri | tablet 25 mg, 50 mg, 100 mg, 150 mg, 200 mg
escitalopram | ssri | tablet 5 mg, 10 mg, 15 mg, 20 mg
fluoxetine | ssri | capsule 10 mg, 20 mg, 40 mg, 60 mg; tablet 20 mg; syrup 20 mg/5 mL
paroxetine | ssri, paroxetine | tablet 10 mg, 12.5 mg, 20 mg, 25 mg, 30 mg, 37.5 mg, 40 mg
duloxetine | snri | capsule 20 mg, 30 mg, 60 mg
venlafaxine | snri | capsule 37.5 mg, 75 mg, 150 mg
amitriptyline | tricyclic | tablet 5 mg, 10 mg, 25 mg, 50 mg, 75 mg, 100 mg
mirtazapine | antidepressant | tablet 7.5 mg, 15 mg, 30 mg, 45 mg
clonazepam | benzodiazepine | tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg
alprazolam | benzodiazepine | tablet 0.25 mg, 0.5 mg, 1 mg
lorazepam | benzodiazepine | tablet 0.5 mg, 1 mg, 2 mg, 3 mg; injection 2 mg/mL
diazepam | benzodiazepine | tablet 2 mg, 5 mg, 10 mg; injection 5 mg/mL
zolpidem | hypnotic | tablet 5 mg, 10 mg
olanzapine | antipsychotic | tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg, 20 mg; injection 5 mg/mL
risperidone | antipsychotic | tablet 0.5 mg, 1 mg, 2 mg, 3 mg, 4 mg; syrup 1 mg/mL; injection 25 mg
quetiapine | antipsychotic | tablet 12.5 mg, 25 mg, 50 mg, 100 mg, 200 mg, 300 mg, 400 mg
haloperidol decanoate | antipsychotic | injection 50 mg/mL
haloperidol | antipsychotic | tablet 0.25 mg, 1.5 mg, 2 mg, 5 mg, 10 mg, 20 mg; injection 5 mg/mL
lithium carbonate | lithium | tablet 150 mg, 300 mg, 400 mg, 450 mg
citalopram | ssri | tablet 10 mg, 20 mg
fluvoxamine | ssri | tablet 50 mg, 100 mg
vortioxetine | serotonergic-antidepressant | tablet 5 mg, 10 mg, 20 mg
vilazodone | serotonergic-antidepressant | tablet 20 mg, 40 mg
desvenlafaxine | snri | tablet 50 mg, 100 mg
milnacipran | snri | tablet 25 mg, 50 mg
imipramine | tricyclic | tablet 25 mg, 75 mg
nortriptyline | tricyclic | tablet 10 mg, 25 mg
clomipramine | tricyclic | tablet 10 mg, 25 mg, 50 mg, 75 mg
doxepin | tricyclic | capsule 10 mg, 25 mg, 75 mg; tablet 25 mg
dosulepin = dothiepin | tricyclic | tablet 25 mg, 75 mg
trimipramine | tricyclic | tablet 25 mg
bupropion | antidepressant, bupropion | tablet 150 mg, 300 mg
trazodone | serotonergic-antidepressant | tablet 25 mg, 50 mg, 100 mg
agomelatine | antidepressant | tablet 25 mg
mianserin | antidepressant | tablet 10 mg, 30 mg
amitriptyline + chlordiazepoxide | tricyclic, benzodiazepine | tablet 12.5 mg/5 mg, 25 mg/10 mg
escitalopram + clonazepam | ssri, benzodiazepine | tablet 5 mg/0.5 mg, 10 mg/0.5 mg
propranolol + alprazolam | beta-blocker, benzodiazepine | tablet 20 mg/0.25 mg, 40 mg/0.25 mg
propranolol + clonazepam | beta-blocker, benzodiazepine | tablet 20 mg/0.5 mg
paroxetine + clonazepam | ssri, paroxetine, benzodiazepine | tablet 12.5 mg/0.5 mg, 25 mg/0.5 mg
olanzapine + fluoxetine | antipsychotic, ssri | capsule 5 mg/20 mg
flupentixol + melitracen = flupenthixol | antipsychotic, tricyclic | tablet 0.5 mg/10 mg
flupentixol = flupenthixol | antipsychotic | tablet 0.5 mg, 3 mg; injection 20 mg/mL
melitracen | tricyclic | tablet 10 mg
phenelzine | mao-inhibitor | tablet 15 mg
tranylcypromine | mao-inhibitor | tablet 10 mg
isocarboxazid | mao-inhibitor | tablet 10 mg
moclobemide | mao-inhibitor | tablet 150 mg, 300 mg
chlordiazepoxide | benzodiazepine | tablet 5 mg, 10 mg, 25 mg
midazolam | benzodiazepine | injection 1 mg/mL, 5 mg/mL; spray 0.5 mg, 1.25 mg
nitrazepam | benzodiazepine | tablet 5 mg, 10 mg
oxazepam | benzodiazepine | tablet 15 mg, 30 mg
flurazepam | benzodiazepine | capsule 15 mg
etizolam | benzodiazepine | tablet 0.25 mg, 0.5 mg, 1 mg
triazolam | benzodiazepine | tablet 0.25 mg
buspirone | anxiolytic | tablet 5 mg, 10 mg
zopiclone | hypnotic | tablet 7.5 mg
eszopiclone | hypnotic | tablet 1 mg, 2 mg, 3 mg
zaleplon | hypnotic | capsule 5 mg, 10 mg
melatonin | hypnotic | tablet 3 mg, 5 mg
ramelteon | hypnotic | tablet 8 mg
aripiprazole | antipsychotic | tablet 2 mg, 5 mg, 10 mg, 15 mg, 20 mg, 30 mg
amisulpride | antipsychotic | tablet 50 mg, 100 mg, 200 mg, 400 mg
paliperidone | antipsychotic | tablet 1.5 mg, 3 mg, 6 mg; injection 75 mg, 100 mg
ziprasidone | antipsychotic | capsule 20 mg, 40 mg, 80 mg
lurasidone | antipsychotic | tablet 20 mg, 40 mg, 80 mg
asenapine | antipsychotic | tablet 5 mg, 10 mg
clozapine | antipsychotic, clozapine | tablet 25 mg, 50 mg, 100 mg, 200 mg
chlorpromazine | antipsychotic | tablet 25 mg, 50 mg, 100 mg; injection 25 mg/mL
trifluoperazine | antipsychotic | tablet 5 mg, 10 mg
fluphenazine = fluphenazine decanoate | antipsychotic | injection 25 mg/mL
St John's wort = St Johns wort, hypericum, hypericum perforatum | herbal-antidepressant | tablet 300 mg; capsule 300 mg
thioridazine | antipsychotic | tablet 10 mg, 25 mg, 50 mg
pimozide | antipsychotic | tablet 2 mg, 4 mg
zuclopenthixol | antipsychotic | injection 200 mg/mL; tablet 10 mg
droperidol | antipsychotic | injection 2.5 mg/mL
trifluoperazine + trihexyphenidyl | antipsychotic, antiparkinson | tablet 5 mg/2 mg
risperidone + trihexyphenidyl | antipsychotic, antiparkinson | tablet 2 mg/2 mg, 3 mg/2 mg
methylphenidate | stimulant | tablet 5 mg, 10 mg, 18 mg, 36 mg
atomoxetine | noradrenaline-reuptake-inhibitor | capsule 10 mg, 18 mg, 25 mg, 40 mg
modafinil | stimulant | tablet 100 mg, 200 mg
dexamfetamine = dexamphetamine, dextroamphetamine | stimulant | tablet 5 mg
disulfiram | alcohol-deterrent | tablet 200 mg, 250 mg, 500 mg
acamprosate | alcohol-deterrent | tablet 333 mg
varenicline | nicotinic-agonist | tablet 0.5 mg, 1 mg
ketamine | anaesthetic | injection 10 mg/mL, 50 mg/mL
`;
