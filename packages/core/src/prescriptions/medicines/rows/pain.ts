export const PAIN_ROWS = `
paracetamol = acetaminophen | analgesic | tablet 325 mg, 500 mg, 650 mg, 1 g; syrup 120 mg/5 mL, 125 mg/5 mL, 240 mg/5 mL, 250 mg/5 mL; drops 100 mg/mL, 150 mg/mL; suppository 80 mg, 170 mg, 250 mg; injection 10 mg/mL, 150 mg/mL
ibuprofen | nsaid | tablet 200 mg, 300 mg, 400 mg, 600 mg, 800 mg; syrup 100 mg/5 mL, 200 mg/5 mL
diclofenac | nsaid | tablet 25 mg, 50 mg, 75 mg, 100 mg, 150 mg; gel 1 %; injection 25 mg/mL, 75 mg/mL; suppository 12.5 mg, 25 mg, 50 mg, 100 mg; drops 0.1 %; patch 100 mg, 200 mg
aceclofenac | nsaid | tablet 100 mg, 200 mg
aceclofenac + paracetamol = acetaminophen | nsaid, analgesic | tablet 100 mg/325 mg
ibuprofen + paracetamol = acetaminophen | nsaid, analgesic | tablet 400 mg/325 mg; syrup 100 mg/162.5 mg per 5 mL, 100 mg/125 mg per 5 mL
naproxen | nsaid | tablet 250 mg, 500 mg
mefenamic acid | nsaid | tablet 100 mg, 250 mg, 500 mg; syrup 50 mg/5 mL, 100 mg/5 mL
mefenamic acid + dicyclomine = dicycloverine | nsaid, antispasmodic | tablet 250 mg/10 mg
ketorolac | nsaid | tablet 10 mg; injection 30 mg/mL; drops 0.5 %
etoricoxib | nsaid, cox-2 | tablet 30 mg, 60 mg, 90 mg, 120 mg
celecoxib | nsaid, cox-2 | capsule 100 mg, 200 mg
indomethacin = indometacin | nsaid | capsule 25 mg, 50 mg
piroxicam | nsaid | capsule 20 mg
tramadol | opioid | capsule 50 mg, 100 mg; tablet 50 mg, 100 mg, 200 mg; injection 50 mg/mL
tramadol + paracetamol = acetaminophen | opioid, analgesic | tablet 37.5 mg/325 mg
codeine | opioid | tablet 15 mg, 30 mg; syrup 10 mg/5 mL
morphine | opioid | tablet 5 mg, 10 mg, 15 mg, 20 mg, 30 mg, 60 mg; injection 10 mg/mL, 15 mg/mL; syrup 10 mg/5 mL
pregabalin | gabapentinoid | capsule 25 mg, 50 mg, 75 mg, 100 mg, 150 mg, 200 mg, 300 mg; tablet 75 mg, 150 mg
gabapentin | gabapentinoid | capsule 100 mg, 300 mg, 400 mg; tablet 100 mg, 300 mg, 400 mg, 600 mg, 800 mg
etodolac | nsaid | tablet 300 mg, 400 mg
flurbiprofen | nsaid | tablet 100 mg; drops 0.03 %
ketoprofen | nsaid | tablet 100 mg; gel 2.5 %
dexketoprofen | nsaid | tablet 25 mg
lornoxicam | nsaid | tablet 4 mg, 8 mg
meloxicam | nsaid | tablet 7.5 mg, 15 mg
nimesulide | nsaid | tablet 100 mg
tenoxicam | nsaid | tablet 20 mg
zaltoprofen | nsaid | tablet 80 mg
parecoxib | nsaid, cox-2 | injection 40 mg
polmacoxib | nsaid, cox-2 | capsule 2 mg
nepafenac | nsaid | drops 0.1 %
bromfenac | nsaid | drops 0.09 %
metamizole = dipyrone, analgin | nsaid | tablet 500 mg; injection 500 mg/mL
nefopam | analgesic | tablet 30 mg
aceclofenac + paracetamol + serratiopeptidase = acetaminophen | nsaid, analgesic, enzyme | tablet 100 mg/325 mg/15 mg
aceclofenac + paracetamol + chlorzoxazone = acetaminophen | nsaid, analgesic, muscle-relaxant | tablet 100 mg/325 mg/250 mg
aceclofenac + thiocolchicoside | nsaid, muscle-relaxant | tablet 100 mg/4 mg, 100 mg/8 mg
aceclofenac + rabeprazole | nsaid, ppi | capsule 200 mg/20 mg
aceclofenac + tizanidine | nsaid, muscle-relaxant | tablet 100 mg/2 mg
diclofenac + paracetamol = acetaminophen | nsaid, analgesic | tablet 50 mg/325 mg
diclofenac + serratiopeptidase | nsaid, enzyme | tablet 50 mg/10 mg
diclofenac + paracetamol + chlorzoxazone = acetaminophen | nsaid, analgesic, muscle-relaxant | tablet 50 mg/325 mg/500 mg
diclofenac + misoprostol | nsaid, prostaglandin | tablet 50 mg/200 mcg
etoricoxib + thiocolchicoside | nsaid, cox-2, muscle-relaxant | tablet 60 mg/4 mg, 60 mg/8 mg
etoricoxib + paracetamol = acetaminophen | nsaid, cox-2, analgesic | tablet 60 mg/325 mg
nimesulide + paracetamol = acetaminophen | nsaid, analgesic | tablet 100 mg/325 mg
naproxen + domperidone | nsaid, prokinetic | tablet 250 mg/10 mg, 500 mg/10 mg
naproxen + esomeprazole | nsaid, ppi | tablet 500 mg/20 mg
paracetamol + caffeine = acetaminophen | analgesic, stimulant | tablet 500 mg/30 mg, 650 mg/50 mg
paracetamol + mefenamic acid = acetaminophen | analgesic, nsaid | tablet 325 mg/500 mg; syrup 125 mg/50 mg per 5 mL
paracetamol + dicyclomine = acetaminophen, dicycloverine | analgesic, antispasmodic | tablet 500 mg/20 mg
paracetamol + codeine = acetaminophen | analgesic, opioid | tablet 500 mg/30 mg
tramadol + diclofenac | opioid, nsaid | tablet 50 mg/75 mg
serratiopeptidase | enzyme | tablet 5 mg, 10 mg
trypsin + chymotrypsin | enzyme | tablet 100000 IU
trypsin | enzyme | tablet 100000 IU
chymotrypsin | enzyme | tablet 100000 IU
caffeine | stimulant | tablet 30 mg
tapentadol | opioid | tablet 50 mg, 75 mg, 100 mg
fentanyl | opioid | patch 12 mcg/h, 25 mcg/h, 50 mcg/h, 75 mcg/h, 100 mcg/h; injection 50 mcg/mL
buprenorphine | opioid | tablet 0.2 mg, 0.4 mg, 2 mg; patch 5 mcg/h, 10 mcg/h, 20 mcg/h; injection 0.3 mg/mL
buprenorphine + naloxone | opioid, opioid-antagonist | tablet 2 mg/0.5 mg, 0.4 mg/0.1 mg
pethidine = meperidine | opioid | injection 50 mg/mL
pentazocine | opioid | injection 30 mg/mL; tablet 25 mg
butorphanol | opioid | injection 1 mg/mL, 2 mg/mL
nalbuphine | opioid | injection 10 mg/mL
methadone | opioid | tablet 5 mg, 10 mg, 40 mg; syrup 5 mg/mL
oxycodone | opioid | tablet 5 mg, 10 mg, 20 mg
hydrocodone | opioid | tablet 5 mg
dextropropoxyphene | opioid | capsule 65 mg
naloxone | opioid-antagonist | injection 0.4 mg/mL
naltrexone | opioid-antagonist | tablet 50 mg
pregabalin + nortriptyline | gabapentinoid, tricyclic | tablet 75 mg/10 mg
gabapentin + nortriptyline | gabapentinoid, tricyclic | tablet 400 mg/10 mg, 100 mg/10 mg
`;
