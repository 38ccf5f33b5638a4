/** Bleeding and clotting: `a + b | severity; severity if a value | effect | act | source`. */
export const CLOTTING_PAIRS = `
vitamin-k-antagonist + nitroimidazole | severe | inr-up | without-b-or-inr | FDA label warfarin; BNF
vitamin-k-antagonist + sulfamethoxazole-group | severe | inr-up | without-b-or-inr | FDA label warfarin; BNF
vitamin-k-antagonist + systemic-azole | severe | inr-up | without-b-or-inr | FDA label warfarin; BNF
vitamin-k-antagonist + miconazole-local | severe | inr-up | without-b | MHRA 2016; BNF
vitamin-k-antagonist + nsaid | severe | bleeding | without-b | FDA label warfarin; BNF
vitamin-k-antagonist + aspirin | important; severe if aspirin > 150 | bleeding | bleeding-signs | FDA label warfarin; BNF
vitamin-k-antagonist + antiplatelet | important | bleeding | bleeding-signs | FDA label warfarin; BNF
vitamin-k-antagonist + macrolide | important | inr-up | inr | FDA label warfarin; BNF
vitamin-k-antagonist + quinolone | important | inr-up | inr | FDA label warfarin; BNF
vitamin-k-antagonist + amiodarone | important | inr-up | inr | FDA label warfarin; BNF
vitamin-k-antagonist + tetracycline | important | inr-up | inr | BNF
vitamin-k-antagonist + penicillin | note | inr-up | inr | BNF
vitamin-k-antagonist + isoniazid | note | inr-up | inr | BNF
vitamin-k-antagonist + ssri | important | bleeding | bleeding-signs | FDA label warfarin; BNF
vitamin-k-antagonist + snri | important | bleeding | bleeding-signs | FDA label warfarin; BNF
vitamin-k-antagonist + fibrate | important | inr-up | inr | FDA label fenofibrate; BNF
vitamin-k-antagonist + gemfibrozil | important | inr-up | inr | BNF
vitamin-k-antagonist + statin | note | inr-up | inr | BNF
vitamin-k-antagonist + allopurinol | note | inr-up | inr | BNF
vitamin-k-antagonist + tramadol | important | inr-up | inr | BNF
vitamin-k-antagonist + tamoxifen | severe | inr-up | without-b-or-inr | FDA label tamoxifen; BNF
vitamin-k-antagonist + fluoropyrimidine | severe | inr-up | without-b-or-inr | FDA label capecitabine (boxed warning)
vitamin-k-antagonist + danazol | important | inr-up | inr | FDA label danazol; BNF
vitamin-k-antagonist + levothyroxine | note | inr-up | inr | BNF
vitamin-k-antagonist + cimetidine | important | inr-up | inr | BNF
vitamin-k-antagonist + disulfiram | important | inr-up | inr | BNF
vitamin-k-antagonist + valproate | note | inr-up | inr | BNF
vitamin-k-antagonist + leflunomide | important | inr-up | inr | BNF
vitamin-k-antagonist + systemic-corticosteroid | note | inr-up | inr | BNF
vitamin-k-antagonist + st-johns-wort | severe | inr-down | without-b | MHRA 2014; BNF
vitamin-k-antagonist + rifampicin | severe | inr-down | without-b-or-inr | FDA label warfarin; BNF
vitamin-k-antagonist + carbamazepine | important | inr-down | inr | FDA label warfarin; BNF
vitamin-k-antagonist + phenytoin | important | inr-up | inr | FDA label warfarin; BNF
vitamin-k-antagonist + phenobarbital | important | inr-down | inr | BNF
vitamin-k-antagonist + azathioprine | important | inr-down | inr | BNF
vitamin-k-antagonist + griseofulvin | important | inr-down | inr | BNF
vitamin-k-antagonist + efavirenz | note | inr-down | inr | BNF
vitamin-k-antagonist + vitamin-k | important | inr-down | inr | FDA label warfarin
vitamin-k-antagonist + bile-acid-sequestrant | note | inr-down | space-sequestrant | FDA label cholestyramine; BNF
vitamin-k-antagonist + combined-contraceptive | important | clots | without-b | BNF
doac + nsaid | important | bleeding | without-b | FDA label apixaban; BNF
dabigatran + dronedarone | severe | bleeding | without-b | EMA label dabigatran
doac + aspirin | important; severe if aspirin > 150 | bleeding | bleeding-signs | FDA label apixaban; BNF
doac + antiplatelet | important | bleeding | bleeding-signs | FDA label rivaroxaban; BNF
doac + ssri | note | bleeding | bleeding-signs | FDA label apixaban
doac + snri | note | bleeding | bleeding-signs | FDA label apixaban
doac + strong-cyp3a4-inducer | severe | level-down | never | FDA labels apixaban, rivaroxaban, dabigatran
factor-xa-tablet + azole-or-protease-inhibitor | severe | level-up | without-b | FDA label rivaroxaban; BNF
doac + clarithromycin-erythromycin | note | level-up | bleeding-signs | BNF
dabigatran + itraconazole | severe | level-up | never | EMA label dabigatran
dabigatran + ketoconazole | severe | level-up | never | EMA label dabigatran
dabigatran + ciclosporin | severe | level-up | never | EMA label dabigatran
dabigatran + amiodarone | important | level-up | reduce-a | EMA label dabigatran; BNF
dabigatran + verapamil | important | level-up | reduce-a | EMA label dabigatran; BNF
heparin-group + nsaid | important | bleeding | without-b | FDA label enoxaparin; BNF
heparin-group + antiplatelet | note | bleeding | bleeding-signs | FDA label enoxaparin; BNF
anticoagulant + ketorolac | severe | bleeding | never | FDA label ketorolac (boxed warning)
aspirin + ketorolac | severe | bleeding | without-b | FDA label ketorolac (boxed warning)
anticoagulant + thrombolytic | severe | bleeding | never | FDA label tenecteplase; BNF
antiplatelet + p2y12-inhibitor | note | bleeding | bleeding-signs | BNF
ticagrelor + aspirin | note; important if aspirin > 100 | bleeding | aspirin-100 | FDA label ticagrelor (boxed warning)
ticagrelor + strong-cyp3a4-inhibitor | severe | level-up | never | FDA label ticagrelor
ticagrelor + strong-cyp3a4-inducer | severe | level-down | never | FDA label ticagrelor
simvastatin-like + ticagrelor | note; important if simvastatin > 40 | level-up | low-statin | FDA label ticagrelor
clopidogrel + cyp2c19-ppi | important | weaker | choose-pantoprazole | FDA 2010; MHRA 2010
clopidogrel + fluvoxamine | important | weaker | without-b | BNF
clopidogrel + fluconazole-voriconazole | note | weaker | without-b | BNF
repaglinide + clopidogrel | severe | level-up | without-a | FDA label repaglinide; MHRA 2015
cilostazol + cyp3a4-inhibitor | important | level-up | reduce-a | FDA label cilostazol
cilostazol + cyp2c19-ppi | important | level-up | reduce-a | FDA label cilostazol
antiplatelet + nsaid | important | stomach-bleeding | add-ppi | BNF
aspirin + ibuprofen-naproxen | important | weaker | thirty-minutes | FDA 2006
ssri + nsaid | important | stomach-bleeding | add-ppi | BNF
snri + nsaid | important | stomach-bleeding | add-ppi | BNF
ssri + antiplatelet | note | bleeding | bleeding-signs | BNF
snri + antiplatelet | note | bleeding | bleeding-signs | BNF
systemic-corticosteroid + nsaid | important | stomach-bleeding | add-ppi | BNF
systemic-corticosteroid + aspirin | note | stomach-bleeding | add-ppi | BNF
tranexamic-acid + combined-contraceptive | severe | clots | without-b | FDA label tranexamic acid
vitamin-k-antagonist + paracetamol | note | inr-up | inr | BNF
vitamin-k-antagonist + cephalosporin | note | inr-up | inr | BNF
vitamin-k-antagonist + glucosamine | note | inr-up | inr | BNF
anticoagulant + mifepristone | severe | bleeding | without-b | FDA label mifepristone
celecoxib + fluconazole-voriconazole | important | level-up | reduce-a | FDA label celecoxib
combined-contraceptive + tamoxifen | important | clots | without-a | BNF; WHO MEC 2015
`;
