/** Highest doses for pain, gout and migraine. For the row format see `read-dose-limits.ts`. */
export const PAIN_LIMITS = `
paracetamol | single 1 g ! 2 g, daily 4 g ! 4 g | BNF; MHRA 2012
paracetamol, <50kg, 16y- | single 15 mg/kg ! 30 mg/kg, daily 60 mg/kg ! 80 mg/kg | BNF, paracetamol under 50 kg
ibuprofen | single 800 mg, daily 2.4 g | BNF
diclofenac, systemic | single 100 mg ! 150 mg, daily 150 mg ! 225 mg | BNF
aceclofenac | single 200 mg, daily 200 mg ! 400 mg | BNF (100 mg twice daily; 200 mg once daily sustained release)
naproxen | single 750 mg ! 1.25 g, daily 1.25 g ! 2 g | BNF
mefenamic acid | single 500 mg, daily 1.5 g | BNF
ketorolac, oral | single 10 mg ! 20 mg, daily 40 mg ! 60 mg | FDA label
ketorolac, injected | single 30 mg ! 60 mg, daily 90 mg ! 120 mg | BNF
etoricoxib | daily 120 mg ! 180 mg | BNF
celecoxib | single 400 mg, daily 400 mg | BNF
indomethacin | single 75 mg, daily 200 mg | BNF
piroxicam | daily 20 mg ! 40 mg | EMA 2007
meloxicam | daily 15 mg ! 30 mg | BNF
nimesulide | single 100 mg, daily 200 mg ! 400 mg | EMA 2011
flurbiprofen, systemic | single 100 mg, daily 300 mg | BNF
ketoprofen, systemic | single 200 mg, daily 200 mg | BNF
lornoxicam | daily 16 mg | EMC product label
aspirin | single 900 mg ! 1.3 g, daily 4 g | BNF
tramadol | single 100 mg ! 200 mg, daily 400 mg ! 600 mg | BNF; FDA label
tramadol, 75y- | daily 300 mg ! 400 mg | FDA label
codeine | single 60 mg ! 120 mg, daily 240 mg ! 360 mg | BNF
tapentadol | single 100 mg ! 200 mg, daily 600 mg | FDA label
morphine, oral | single 60 mg ! 120 mg, daily 120 mg ! 300 mg | Faculty of Pain Medicine (oral morphine equivalent)
morphine, injected | single 15 mg ! 30 mg, daily 60 mg ! 150 mg | BNF; oral to parenteral 2:1
oxycodone | single 40 mg ! 80 mg, daily 80 mg ! 200 mg | Faculty of Pain Medicine (oral morphine equivalent)
pethidine | single 100 mg ! 150 mg, daily 400 mg ! 600 mg | BNF
fentanyl, skin | single 50 mcg ! 75 mcg | BNF (opioid equivalence of patches)
buprenorphine, sublingual | single 24 mg ! 32 mg, daily 24 mg ! 32 mg | BNF
buprenorphine, skin | single 40 mcg ! 70 mcg | BNF
pentazocine | single 100 mg, daily 600 mg | BNF
butorphanol, injected | single 4 mg | FDA label
nalbuphine, injected | single 20 mg ! 40 mg, daily 160 mg | FDA label
methadone | single 40 mg ! 60 mg, daily 120 mg ! 200 mg | BNF
pregabalin | single 300 mg ! 600 mg, daily 600 mg ! 900 mg | BNF
gabapentin | single 1.2 g ! 2.4 g, daily 3.6 g ! 4.8 g | BNF
allopurinol | single 600 mg, daily 900 mg | BNF
febuxostat | daily 120 mg | BNF
colchicine | single 1.2 mg ! 2 mg, daily 2 mg ! 3 mg | BNF; FDA label (1.8 mg in the first day)
probenecid | daily 2 g | FDA label
thiocolchicoside | single 8 mg, daily 16 mg | EMA 2014
chlorzoxazone | single 750 mg, daily 3 g | FDA label
methocarbamol | single 1.5 g, daily 8 g | FDA label
baclofen, oral | single 40 mg, daily 100 mg ! 120 mg | BNF
tizanidine | single 12 mg ! 16 mg, daily 36 mg ! 48 mg | BNF
cyclobenzaprine | daily 30 mg ! 60 mg | FDA label
carisoprodol | single 350 mg, daily 1.4 g | FDA label
tolperisone | daily 450 mg ! 900 mg | EMA 2012
sumatriptan, oral | single 100 mg ! 200 mg, daily 300 mg ! 400 mg | BNF
rizatriptan | single 10 mg ! 20 mg, daily 20 mg ! 40 mg | BNF
zolmitriptan | single 5 mg ! 10 mg, daily 10 mg ! 20 mg | BNF
naratriptan | daily 5 mg ! 10 mg | BNF
ergotamine | single 2 mg ! 4 mg, daily 6 mg ! 6 mg, weekly 10 mg ! 10 mg | FDA label
flunarizine | daily 10 mg ! 20 mg | EMC product label
methotrexate, cancer-protocol | single 25 mg ! 25 mg, weekly 25 mg ! 25 mg | BNF; MHRA 2020
hydroxychloroquine | single 400 mg ! 800 mg, daily 400 mg ! 800 mg | RCOphth 2020; BNF
hydroxychloroquine, 16y- | daily 6.5 mg/kg ! 10 mg/kg | BNF (6.5 mg/kg of ideal weight)
sulfasalazine | daily 4 g ! 8 g | BNF
leflunomide | daily 20 mg ! 100 mg | BNF
azathioprine | daily 250 mg ! 300 mg | BNF (3 mg/kg)
azathioprine, 16y- | daily 3 mg/kg ! 5 mg/kg | BNF
mycophenolate mofetil | daily 3 g ! 4 g | BNF
tofacitinib | daily 20 mg | EMA
ciclosporin | daily 15 mg/kg | BNF
`;
