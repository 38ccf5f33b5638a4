export const SKIN_AND_EYE_ROWS = `
isotretinoin | retinoid | capsule 5 mg, 10 mg, 20 mg, 30 mg, 40 mg
acitretin | retinoid | capsule 10 mg, 25 mg
tretinoin | retinoid-local | cream 0.025 %, 0.05 %
benzoyl peroxide | acne | gel 2.5 %, 5 %
mupirocin | antibacterial-local | ointment 2 %; cream 2 %
fusidic acid = sodium fusidate | antibacterial-local | cream 2 %; ointment 2 %; tablet 250 mg; drops 1 %
chlorbutol | ear-wax-softener | drops 5 %
turpentine oil | ear-wax-softener | drops 15 %
paradichlorobenzene + benzocaine + chlorbutol + turpentine oil | ear-wax-softener, ester-anaesthetic | drops
paradichlorobenzene | ear-wax-softener | drops 2 %
silver sulfadiazine = silver sulphadiazine | sulfonamide | cream 1 %
permethrin | scabicide | cream 5 %; lotion 5 %
calamine | soothing | lotion
povidone-iodine = iodine | iodine | ointment 5 %; lotion 10 %
lidocaine = lignocaine | local-anaesthetic | gel 2 %, 5 %; injection 1 %, 2 %; ointment 5 %; spray 10 %
timolol | beta-blocker | drops 0.5 %
latanoprost | prostaglandin-eye | drops 0.005 %
carboxymethylcellulose = artificial tears | tear-substitute | drops 0.5 %, 1 %
olopatadine | antihistamine | drops 0.1 %
nicotine | nicotine | patch 7 mg, 14 mg, 21 mg
adrenaline = epinephrine | sympathomimetic | injection 1 mg/mL
adapalene | retinoid-local | gel 0.1 %
adapalene + benzoyl peroxide | retinoid-local, acne | gel 0.1 %/2.5 %
clindamycin + benzoyl peroxide | lincosamide, acne | gel 1 %/2.5 %
adapalene + clindamycin | retinoid-local, lincosamide | gel 0.1 %/1 %
azelaic acid | acne | cream 10 %, 20 %
salicylic acid | keratolytic, salicylate | ointment 6 %; lotion 2 %
hydroquinone | depigmenting | cream 2 %, 4 %
hydroquinone + tretinoin + mometasone | depigmenting, retinoid-local, corticosteroid | cream 2 %/0.025 %/0.1 %
calcipotriol = calcipotriene | vitamin-d-local | ointment 0.005 %
coal tar | keratolytic | lotion; ointment
urea | emollient | cream 10 %, 20 %
white soft paraffin | emollient | cream; ointment
gamma benzene hexachloride = lindane | scabicide | lotion 1 %
benzyl benzoate | scabicide | lotion 25 %
crotamiton | scabicide | lotion 10 %
framycetin | aminoglycoside | cream 1 %
nadifloxacin | quinolone | cream 1 %
ozenoxacin | quinolone | cream 2 %
clobetasol + salicylic acid | corticosteroid, keratolytic, salicylate | ointment 0.05 %/3 %
betamethasone + neomycin | corticosteroid, aminoglycoside | cream 0.1 %/0.5 %
betamethasone + gentamicin | corticosteroid, aminoglycoside | cream 0.1 %/0.1 %
betamethasone + clotrimazole | corticosteroid, azole-local | cream 0.05 %/1 %
beclometasone + clotrimazole + gentamicin = beclomethasone | corticosteroid, azole-local, aminoglycoside | cream
clobetasol + ofloxacin + miconazole | corticosteroid, quinolone, azole-local | cream
beclometasone + clotrimazole = beclomethasone | corticosteroid, azole-local | cream 0.025 %/1 %
ketoconazole + zinc pyrithione | azole, antidandruff | lotion 2 %/1 %
zinc pyrithione | antidandruff | lotion 1 %
mometasone + fusidic acid | corticosteroid, antibacterial-local | cream 0.1 %/2 %
povidone-iodine + metronidazole | iodine, nitroimidazole | ointment 5 %/1 %
zinc oxide | soothing | ointment; cream 10 %
menthol | soothing | lotion; ointment
chlorhexidine | antiseptic | lotion 0.2 %; gel 1 %
hydrogen peroxide | antiseptic | lotion 3 %
potassium permanganate | antiseptic | powder
methoxsalen = 8-methoxypsoralen | psoralen | tablet 10 mg; lotion 1 %
prilocaine | local-anaesthetic | cream 2.5 %
lidocaine + prilocaine = lignocaine | local-anaesthetic | cream 2.5 %/2.5 %
bupivacaine | local-anaesthetic | injection 0.5 %
levobupivacaine | local-anaesthetic | injection 0.5 %
ropivacaine | local-anaesthetic | injection 0.2 %, 0.75 %
benzocaine | ester-anaesthetic | gel 20 %
procaine | ester-anaesthetic | injection 2 %
tetracaine = amethocaine | ester-anaesthetic | drops 0.5 %
proparacaine = proxymetacaine | ester-anaesthetic | drops 0.5 %
dorzolamide | carbonic-anhydrase-inhibitor | drops 2 %
brinzolamide | carbonic-anhydrase-inhibitor | drops 1 %
brimonidine | alpha-agonist-eye | drops 0.1 %, 0.15 %, 0.2 %
brimonidine + timolol | alpha-agonist-eye, beta-blocker | drops 0.2 %/0.5 %
dorzolamide + timolol | carbonic-anhydrase-inhibitor, beta-blocker | drops 2 %/0.5 %
betaxolol | beta-blocker | drops 0.5 %
bimatoprost | prostaglandin-eye | drops 0.01 %, 0.03 %
travoprost | prostaglandin-eye | drops 0.004 %
pilocarpine | cholinergic | drops 2 %, 4 %
tropicamide | anticholinergic | drops 1 %
tropicamide + phenylephrine | anticholinergic, decongestant | drops 0.8 %/5 %
cyclopentolate | anticholinergic | drops 1 %
homatropine | anticholinergic | drops 2 %
naphazoline | decongestant | drops 0.1 %
natamycin | polyene | drops 5 %
clioquinol | antiseptic | cream 3 %
hypromellose = hydroxypropyl methylcellulose | tear-substitute | drops 0.3 %
`;
