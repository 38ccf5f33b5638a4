/** Medicines against fits: `a + b | severity; severity if a value | effect | act | source`. */
export const EPILEPSY_PAIRS = `
valproate + carbapenem | severe | seizure-control | without-b | FDA label valproate; BNF
lamotrigine + valproate | important | skin-rash | slow-lamotrigine | FDA label lamotrigine (boxed warning); BNF
lamotrigine + inducing-antiepileptic | note | seizure-control | raise-a | FDA label lamotrigine
lamotrigine + combined-contraceptive | important | seizure-control | raise-a | FDA label lamotrigine; MHRA
lamotrigine + rifampicin | important | seizure-control | raise-a | FDA label lamotrigine
valproate + topiramate | note | ammonia | liver-tests | FDA label valproate
phenobarbital + valproate | important | level-up | reduce-a | FDA label valproate; BNF
phenytoin + valproate | note | level-up | level-unsteady | FDA label valproate; BNF
valproate + aspirin | note | level-up | level | FDA label valproate
carbamazepine + clarithromycin-erythromycin | severe | level-up | without-b | FDA label carbamazepine; BNF
carbamazepine + rate-lowering-ccb | important | level-up | level-unsteady | FDA label carbamazepine; BNF
carbamazepine + systemic-azole | important | level-up | level-unsteady | FDA label carbamazepine; BNF
carbamazepine + isoniazid | important | level-up | level-unsteady | FDA label carbamazepine; BNF
carbamazepine + gemfibrozil | note | level-up | level-unsteady | FDA label carbamazepine
carbamazepine + valproate | note | level-up | level-unsteady | FDA label carbamazepine
carbamazepine + thiazide | note | low-sodium | sodium | BNF
phenytoin + isoniazid | important | level-up | level-unsteady | FDA label phenytoin; BNF
phenytoin + fluconazole-voriconazole | important | level-up | level-unsteady | FDA label phenytoin; BNF
phenytoin + sulfamethoxazole-group | important | level-up | level-unsteady | FDA label phenytoin; BNF
phenytoin + amiodarone | important | level-up | level-unsteady | FDA label phenytoin; BNF
phenytoin + metronidazole-like | note | level-up | level-unsteady | BNF
phenytoin + cyp2c19-ppi | note | level-up | level-unsteady | FDA label phenytoin; BNF
phenytoin + ticlopidine | important | level-up | level-unsteady | FDA label phenytoin
phenytoin + cimetidine | important | level-up | level-unsteady | FDA label phenytoin
phenytoin + ciprofloxacin | note | seizure-control | level | FDA label ciprofloxacin
phenytoin + rifampicin | important | seizure-control | level | FDA label phenytoin; BNF
contraceptive + st-johns-wort | severe | contraception | without-b | MHRA 2014; FSRH 2022
phenytoin + st-johns-wort | important | level-down | without-b | BNF
contraceptive + inducing-antiepileptic | severe | contraception | contraception | FSRH 2022; BNF
contraceptive + rifampicin | severe | contraception | contraception | FSRH 2022; BNF
contraceptive + rifabutin | severe | contraception | contraception | FSRH 2022; BNF
contraceptive + topiramate | important | contraception | contraception | FSRH 2022; MHRA 2024
contraceptive + oxcarbazepine-group | severe | contraception | contraception | FSRH 2022; BNF
contraceptive + efavirenz | important | contraception | condoms-too | FSRH 2022; WHO MEC 2015
contraceptive + nevirapine | note | contraception | condoms-too | WHO MEC 2015
contraceptive + bosentan | severe | contraception | contraception | FDA label bosentan
contraceptive + griseofulvin | important | contraception | condoms-too | FDA label griseofulvin
contraceptive + mycophenolate | note | contraception | condoms-too | FDA label mycophenolate
contraceptive + modafinil | important | contraception | contraception | FDA label modafinil; FSRH 2022
nimodipine + inducing-antiepileptic | severe | level-down | without-a | FDA label nimodipine; BNF
systemic-corticosteroid + inducing-antiepileptic | important | level-down | raise-a | BNF
systemic-corticosteroid + rifampicin | important | level-down | raise-a | BNF
levothyroxine + inducing-antiepileptic | note | level-down | raise-a | FDA label levothyroxine
levothyroxine + rifampicin | note | level-down | raise-a | FDA label levothyroxine
doxycycline + inducing-antiepileptic | note | level-down | raise-a | BNF
calcineurin-inhibitor + strong-cyp3a4-inducer | severe | level-down | without-b | FDA labels ciclosporin, tacrolimus
mtor-inhibitor + strong-cyp3a4-inducer | severe | level-down | without-b | FDA label sirolimus
bupropion + inducing-antiepileptic | note | level-down | raise-a | FDA label bupropion
phenytoin + disulfiram | important | level-up | level-unsteady | FDA label phenytoin; BNF
valproate + combined-contraceptive | note | seizure-control | level | FDA label valproate
topiramate + acetazolamide | note | kidney | creatinine | FDA label topiramate
mycophenolate + rifampicin | important | level-down | level | FDA label mycophenolate
linagliptin + strong-cyp3a4-inducer | important | level-down | without-a | FDA label linagliptin
doxycycline + rifampicin | note | level-down | raise-a | BNF
praziquantel + rifampicin | severe | level-down | without-a | FDA label praziquantel
antipsychotic + rifampicin | note | level-down | raise-a | BNF
`;
