/** Pain, joints, defences, diabetes, hormones and minerals: `a + b | severity; severity if a value | effect | act | source`. */
export const OTHER_PAIRS = `
azathioprine + xanthine-oxidase-inhibitor | severe | marrow | quarter-a | ONC 2012; FDA labels azathioprine, febuxostat
methotrexate + nsaid | important; severe if egfr < 60 | level-up | blood-count | FDA label methotrexate; BNF
methotrexate + aspirin | note | level-up | blood-count | BNF
methotrexate + ppi | note | level-up | blood-count | FDA label methotrexate
methotrexate + probenecid | important | level-up | without-b | FDA label methotrexate
methotrexate + leflunomide | important | liver | liver-tests | FDA label leflunomide; BNF
methotrexate + acitretin | severe | liver | never | FDA label acitretin
methotrexate + ciclosporin | important | kidney | blood-count | BNF
colchicine + strong-cyp3a4-inhibitor | severe | level-up | without-b | FDA label colchicine; BNF
colchicine + clarithromycin-erythromycin | severe | level-up | without-b | FDA label colchicine; BNF
colchicine + ciclosporin | severe | level-up | without-a | FDA label colchicine
colchicine + moderate-cyp3a4-inhibitor | important | level-up | reduce-a | FDA label colchicine
colchicine + digoxin | note | muscle | creatine-kinase | FDA label colchicine
calcineurin-inhibitor + strong-cyp3a4-inhibitor | severe | level-up | level | FDA labels ciclosporin, tacrolimus
calcineurin-inhibitor + clarithromycin-erythromycin | severe | level-up | without-b | BNF
calcineurin-inhibitor + moderate-cyp3a4-inhibitor | important | level-up | level | FDA labels ciclosporin, tacrolimus
calcineurin-inhibitor + nsaid | important | kidney | creatinine | FDA label ciclosporin; BNF
ciclosporin + tacrolimus | severe | kidney | one-of-two | FDA label tacrolimus; BNF
mtor-inhibitor + strong-cyp3a4-inhibitor | severe | level-up | without-b | FDA label sirolimus
leflunomide + bile-acid-sequestrant | severe | level-down | without-b | FDA label leflunomide
tnf-inhibitor + jak-inhibitor | severe | infection | one-of-two | FDA label tofacitinib
jak-inhibitor + azathioprine | severe | infection | one-of-two | FDA label tofacitinib
jak-inhibitor + strong-cyp3a4-inhibitor | important | level-up | reduce-a | FDA label tofacitinib
jak-inhibitor + strong-cyp3a4-inducer | important | level-down | without-b | FDA label tofacitinib
live-vaccine + immunosuppressant | severe | live-vaccine | postpone-vaccine | BNF; WHO
live-vaccine + tnf-inhibitor | severe | live-vaccine | postpone-vaccine | BNF; FDA label adalimumab
live-vaccine + methotrexate | important | live-vaccine | postpone-vaccine | UKHSA Green Book; BNF
live-vaccine + systemic-corticosteroid | important | live-vaccine | postpone-vaccine | UKHSA Green Book; IAP
penicillamine + iron | important | absorption | space-two-hours | FDA label penicillamine
penicillamine + antacid | note | absorption | space-two-hours | FDA label penicillamine
mycophenolate + antacid | note | absorption | space-two-hours | FDA label mycophenolate
mycophenolate + iron | note | absorption | space-two-hours | BNF
fluoropyrimidine + phenytoin | important | level-up | level | FDA label capecitabine
fluoropyrimidine + allopurinol | important | weaker | without-b | EMA label capecitabine
tamoxifen + strong-cyp2d6-inhibitor | important | weaker | without-b | MHRA 2010; BNF
irinotecan + strong-cyp3a4-inhibitor | severe | level-up | without-b | ONC 2012; FDA label irinotecan
kinase-inhibitor-acid + ppi | important | absorption | without-b | FDA labels erlotinib, dasatinib
kinase-inhibitor-cyp3a4 + strong-cyp3a4-inhibitor | important | level-up | without-b | FDA labels nilotinib, imatinib
kinase-inhibitor-cyp3a4 + strong-cyp3a4-inducer | important | level-down | without-b | FDA labels imatinib, erlotinib
nsaid + ace-inhibitor | note; important if egfr < 60 | kidney | creatinine | BNF; KDIGO 2024
nsaid + arb | note; important if egfr < 60 | kidney | creatinine | BNF; KDIGO 2024
nsaid + diuretic | note; important if egfr < 60 | kidney | creatinine | BNF; KDIGO 2024
sulfonylurea + fluconazole-voriconazole | important | low-sugar | sugar | FDA label fluconazole; BNF
sulfonylurea + miconazole-local | important | low-sugar | without-b | BNF
sulfonylurea + sulfamethoxazole-group | important | low-sugar | sugar | FDA label glimepiride; Parekh 2014
sulfonylurea + clarithromycin-erythromycin | important | low-sugar | sugar | Parekh 2014; BNF
sulfonylurea + quinolone | important | low-sugar | sugar | FDA 2018
insulin + quinolone | note | low-sugar | sugar | FDA 2018
sulfonylurea + gemfibrozil | note | low-sugar | sugar | BNF
sulfonylurea + vitamin-k-antagonist | note | low-sugar | sugar | BNF
sulfonylurea + non-selective-beta-blocker | note | hidden-low-sugar | sugar | BNF
insulin + non-selective-beta-blocker | note | hidden-low-sugar | sugar | FDA label insulin glargine; BNF
sulfonylurea + rifampicin | note | level-down | sugar-up | BNF
sulfonylurea + insulin | note | low-sugar | sugar | FDA label insulin glargine; ADA 2024
glinide + insulin | note | low-sugar | sugar | FDA label repaglinide
gliptin + sulfonylurea | note | low-sugar | sugar | FDA label sitagliptin
glp1 + sulfonylurea | note | low-sugar | sugar | FDA label liraglutide
glp1 + insulin | note | low-sugar | sugar | FDA label liraglutide
sulfonylurea + glinide | important | low-sugar | one-of-two | ADA 2024
repaglinide + gemfibrozil | severe | low-sugar | never | FDA label repaglinide; EMA 2003
repaglinide + clarithromycin-erythromycin | important | low-sugar | sugar | FDA label repaglinide; BNF
repaglinide + trimethoprim-group | important | low-sugar | without-b | EMA label repaglinide; BNF
pioglitazone + gemfibrozil | important | level-up | reduce-a | FDA label pioglitazone
pioglitazone + insulin | important | heart-failure | fluid-weight | FDA label pioglitazone; MHRA 2011
hypoglycaemic-medicine + systemic-corticosteroid | note | high-sugar | sugar-up | BNF
metformin + iodinated-contrast | note; important if egfr < 30 | acidosis | stop-metformin | ACR 2023; FDA 2016
metformin + cimetidine | note | level-up | creatinine | FDA label metformin
levothyroxine + calcium-supplement | note | absorption | space-levothyroxine | FDA label levothyroxine; BNF
levothyroxine + iron | note | absorption | space-levothyroxine | FDA label levothyroxine; BNF
levothyroxine + antacid | note | absorption | space-levothyroxine | FDA label levothyroxine; BNF
levothyroxine + sucralfate | note | absorption | space-levothyroxine | FDA label levothyroxine
bisphosphonate + mineral-binder | note | absorption | space-bisphosphonate | FDA label alendronate; BNF
iron + calcium-supplement | note | absorption | space-two-hours | BNF
iron + antacid | note | absorption | space-two-hours | BNF
levodopa-only + iron | note | absorption | space-two-hours | FDA label levodopa/carbidopa; BNF
retinoid + vitamin-a | severe | vitamin-a | one-of-two | FDA label isotretinoin
vitamin-d-active + thiazide | note | high-calcium | short-course | BNF
beta-agonist + non-selective-beta-blocker | important | opposite | without-b | BNF; GINA
beta-agonist + theophylline-group | note | low-potassium | potassium | BNF
desmopressin + loop-diuretic | severe | low-sodium | never | FDA label desmopressin (Noctiva)
desmopressin + thiazide | important | low-sodium | sodium | BNF
desmopressin + ssri | important | low-sodium | sodium | FDA label desmopressin; BNF
desmopressin + carbamazepine | important | low-sodium | sodium | FDA label desmopressin; BNF
desmopressin + nsaid | important | low-sodium | sodium | FDA label desmopressin; BNF
ssri + thiazide | note | low-sodium | sodium | BNF
ulipristal + hormonal-progestogen | important | weaker | one-of-two | FDA label ulipristal; FSRH
ulipristal + enzyme-inducer | severe | level-down | without-a | FSRH 2022
antimuscarinic-bladder + strong-cyp3a4-inhibitor | important | anticholinergic | reduce-a | FDA label solifenacin
jak-inhibitor + fluconazole-voriconazole | important | level-up | reduce-a | FDA label tofacitinib
clozapine + antithyroid-medicine | important | marrow | blood-count | BNF
saxagliptin + strong-cyp3a4-inhibitor | important | level-up | reduce-a | FDA label saxagliptin
gliflozin + insulin | note | low-sugar | sugar | FDA label dapagliflozin
gliflozin + insulin-secretagogue | note | low-sugar | sugar | FDA label dapagliflozin
hypoglycaemic-medicine + linezolid | note | low-sugar | sugar | FDA label linezolid
hypoglycaemic-medicine + chloroquine | note | low-sugar | sugar | FDA label hydroxychloroquine
systemic-corticosteroid + mifepristone | severe | weaker | without-b | FDA label mifepristone
oxytocin + prostaglandin | important | womb | space-oxytocin | FDA labels oxytocin, dinoprostone; NICE NG207
`;
