export const NERVES_ROWS = `
sodium valproate = valproic acid, valproate, divalproex | valproate | tablet 200 mg, 250 mg, 300 mg, 500 mg, 750 mg, 1 g; syrup 200 mg/5 mL, 250 mg/5 mL; injection 100 mg/mL; capsule 125 mg
levetiracetam | antiepileptic | tablet 250 mg, 500 mg, 750 mg, 1 g; syrup 100 mg/mL; injection 100 mg/mL
carbamazepine | aromatic-antiepileptic, carbamazepine | tablet 100 mg, 200 mg, 300 mg, 400 mg; syrup 100 mg/5 mL
oxcarbazepine | aromatic-antiepileptic | tablet 150 mg, 300 mg, 600 mg
phenytoin | aromatic-antiepileptic, phenytoin | tablet 50 mg, 100 mg, 300 mg; capsule 100 mg, 300 mg; syrup 30 mg/5 mL, 125 mg/5 mL; injection 50 mg/mL
phenobarbitone = phenobarbital | aromatic-antiepileptic, phenobarbital | tablet 15 mg, 30 mg, 60 mg, 90 mg; syrup 20 mg/5 mL; injection 100 mg/mL, 200 mg/mL
lamotrigine | lamotrigine | tablet 5 mg, 25 mg, 50 mg, 100 mg, 150 mg, 200 mg
topiramate | topiramate | tablet 15 mg, 25 mg, 50 mg, 100 mg, 200 mg
botulinum toxin type A = onabotulinumtoxinA | botulinum-toxin | injection 50 IU, 100 IU, 200 IU
clobazam | benzodiazepine | tablet 5 mg, 10 mg, 20 mg; syrup 2.5 mg/mL
levodopa + carbidopa | antiparkinson | tablet 50 mg/12.5 mg, 100 mg/10 mg, 100 mg/25 mg, 200 mg/50 mg, 250 mg/25 mg
trihexyphenidyl | antiparkinson | tablet 2 mg
donepezil | cholinesterase-inhibitor | tablet 5 mg, 10 mg
betahistine | vestibular | tablet 8 mg, 16 mg, 24 mg, 32 mg, 48 mg
cinnarizine | antihistamine | tablet 25 mg, 75 mg
flunarizine | antimigraine | tablet 5 mg, 10 mg
sumatriptan | triptan | tablet 50 mg, 100 mg
fosphenytoin | aromatic-antiepileptic, phenytoin | injection 50 mg/mL, 75 mg/mL
primidone | aromatic-antiepileptic, phenobarbital | tablet 250 mg
ethosuximide | antiepileptic | syrup 250 mg/5 mL; capsule 250 mg
lacosamide | antiepileptic | tablet 50 mg, 100 mg, 150 mg, 200 mg
zonisamide | antiepileptic, sulfonamide-other | capsule 25 mg, 50 mg, 100 mg
brivaracetam | antiepileptic | tablet 25 mg, 50 mg, 100 mg
eslicarbazepine | aromatic-antiepileptic | tablet 400 mg, 800 mg
rufinamide | aromatic-antiepileptic | tablet 200 mg, 400 mg
perampanel | antiepileptic | tablet 2 mg, 4 mg, 8 mg
vigabatrin | antiepileptic | tablet 500 mg
tiagabine | antiepileptic | tablet 5 mg
levodopa | antiparkinson | tablet
carbidopa | antiparkinson | tablet
benserazide | antiparkinson | capsule
entacapone | antiparkinson | tablet 200 mg
levodopa + benserazide | antiparkinson | tablet 100 mg/25 mg
levodopa + carbidopa + entacapone | antiparkinson | tablet 100 mg/25 mg/200 mg
pramipexole | dopamine-agonist | tablet 0.125 mg, 0.25 mg, 0.5 mg, 1 mg
ropinirole | dopamine-agonist | tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg
rasagiline | mao-b-inhibitor | tablet 0.5 mg, 1 mg
selegiline | mao-b-inhibitor | tablet 5 mg, 10 mg
safinamide | mao-b-inhibitor | tablet 50 mg, 100 mg
amantadine | antiparkinson | capsule 100 mg; tablet 100 mg
tetrabenazine | vmat2-inhibitor | tablet 12.5 mg, 20 mg, 25 mg
rivastigmine | cholinesterase-inhibitor | capsule 1.5 mg, 3 mg, 4.5 mg; patch 4.6 mg, 9.5 mg
galantamine | cholinesterase-inhibitor | tablet 4 mg, 8 mg
memantine | nmda-antagonist | tablet 5 mg, 10 mg, 20 mg
donepezil + memantine | cholinesterase-inhibitor, nmda-antagonist | tablet 5 mg/5 mg, 5 mg/10 mg
pyridostigmine | cholinesterase-inhibitor | tablet 60 mg
neostigmine | cholinesterase-inhibitor | injection 0.5 mg/mL
citicoline | nootropic | tablet 500 mg; injection 125 mg/mL
piracetam | nootropic | tablet 400 mg, 800 mg; syrup 500 mg/5 mL
rizatriptan | triptan | tablet 5 mg, 10 mg
zolmitriptan | triptan | tablet 2.5 mg; spray 5 mg
naratriptan | triptan | tablet 1 mg, 2.5 mg
eletriptan | triptan | tablet 20 mg, 40 mg
frovatriptan | triptan | tablet 2.5 mg
ergotamine | ergot | tablet 1 mg
dihydroergotamine | ergot | injection 1 mg/mL
ergotamine + caffeine | ergot, stimulant | tablet 1 mg/100 mg
ergotamine + caffeine + paracetamol + prochlorperazine = acetaminophen | ergot, stimulant, analgesic, antipsychotic, antiemetic | tablet 1 mg/100 mg/250 mg/2.5 mg
dexamethasone + neomycin | corticosteroid, aminoglycoside | drops 0.1 %/0.5 %
dimethyl fumarate | immunomodulator | capsule 120 mg, 240 mg
fingolimod | immunomodulator | capsule 0.5 mg
interferon beta | immunomodulator | injection 30 mcg, 44 mcg
riluzole | glutamate-inhibitor | tablet 50 mg
edaravone | antioxidant | injection 1.5 mg/mL
cinnarizine + dimenhydrinate | antihistamine | tablet 20 mg/40 mg
`;
