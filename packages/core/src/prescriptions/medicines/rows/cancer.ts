export const CANCER_ROWS = `
cyclophosphamide | cytotoxic | tablet 50 mg; injection 200 mg, 500 mg, 1 g
chlorambucil | cytotoxic | tablet 2 mg
melphalan | cytotoxic | tablet 2 mg, 5 mg
busulfan | cytotoxic | tablet 2 mg
temozolomide | cytotoxic | capsule 20 mg, 100 mg, 250 mg
mercaptopurine = 6-mercaptopurine | cytotoxic, thiopurine | tablet 50 mg
tioguanine = thioguanine | cytotoxic, thiopurine | tablet 40 mg
hydroxyurea = hydroxycarbamide | cytotoxic | capsule 500 mg
capecitabine | cytotoxic, fluoropyrimidine | tablet 500 mg
fluorouracil = 5-fluorouracil | cytotoxic, fluoropyrimidine | injection 50 mg/mL; cream 5 %
tegafur | cytotoxic, fluoropyrimidine | capsule 20 mg
etoposide | cytotoxic | capsule 50 mg; injection 20 mg/mL
vincristine | cytotoxic, vinca | injection 1 mg, 2 mg, 1 mg/mL
vinblastine | cytotoxic, vinca | injection 10 mg
vinorelbine | cytotoxic, vinca | injection 10 mg/mL; capsule 20 mg, 30 mg
bortezomib | proteasome-inhibitor | injection 2 mg, 3.5 mg
cytarabine | cytotoxic | injection 100 mg, 500 mg, 1 g
bleomycin | cytotoxic | injection 15 IU
gemcitabine | cytotoxic | injection 200 mg, 1 g
daunorubicin | cytotoxic, anthracycline | injection 20 mg
epirubicin | cytotoxic, anthracycline | injection 10 mg, 50 mg
idarubicin | cytotoxic, anthracycline | injection 5 mg, 10 mg
ifosfamide | cytotoxic | injection 1 g, 2 g
doxorubicin | cytotoxic, anthracycline | injection 10 mg, 50 mg
paclitaxel | cytotoxic, taxane | injection 6 mg/mL
docetaxel | cytotoxic, taxane | injection 20 mg, 80 mg
cisplatin | cytotoxic, platinum | injection 1 mg/mL
carboplatin | cytotoxic, platinum | injection 10 mg/mL
oxaliplatin | cytotoxic, platinum | injection 50 mg, 100 mg
irinotecan | cytotoxic, topoisomerase-inhibitor | injection 20 mg/mL
procarbazine | cytotoxic, mao-inhibitor | capsule 50 mg
thalidomide | thalidomide | capsule 50 mg, 100 mg
lenalidomide | thalidomide | capsule 5 mg, 10 mg, 25 mg
pomalidomide | thalidomide | capsule 2 mg, 4 mg
imatinib | kinase-inhibitor | tablet 100 mg, 400 mg
nilotinib | kinase-inhibitor | capsule 150 mg, 200 mg
dasatinib | kinase-inhibitor | tablet 50 mg, 70 mg
gefitinib | kinase-inhibitor | tablet 250 mg
erlotinib | kinase-inhibitor | tablet 100 mg, 150 mg
osimertinib | kinase-inhibitor | tablet 80 mg
lapatinib | kinase-inhibitor | tablet 250 mg
sorafenib | kinase-inhibitor | tablet 200 mg
sunitinib | kinase-inhibitor | capsule 12.5 mg, 25 mg, 50 mg
vandetanib | kinase-inhibitor | tablet 100 mg, 300 mg
ibrutinib | kinase-inhibitor | capsule 140 mg
tamoxifen | oestrogen-modulator | tablet 10 mg, 20 mg
toremifene | oestrogen-modulator | tablet 60 mg
megestrol | progestogen-high | tablet 40 mg, 160 mg
bicalutamide | antiandrogen | tablet 50 mg
flutamide | antiandrogen | tablet 250 mg
abiraterone | androgen-synthesis-inhibitor | tablet 250 mg
enzalutamide | antiandrogen | capsule 40 mg
folinic acid = leucovorin, calcium folinate | antifolate-rescue | tablet 15 mg; injection 15 mg, 50 mg
arsenic trioxide | cytotoxic | injection 1 mg/mL
anagrelide | platelet-lowering | capsule 0.5 mg
radio-iodine = radioactive iodine, iodine-131 | radio-iodine | capsule
rasburicase | uricase | injection 1.5 mg
mesna | cytoprotective | injection 100 mg/mL
`;
