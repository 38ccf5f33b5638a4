export const LIPIDS_AND_CLOTTING_ROWS = `
atorvastatin | statin | tablet 5 mg, 10 mg, 20 mg, 40 mg, 80 mg
rosuvastatin | statin | tablet 2.5 mg, 5 mg, 10 mg, 20 mg, 40 mg
simvastatin | statin | tablet 5 mg, 10 mg, 20 mg, 40 mg
pravastatin | statin | tablet 10 mg, 20 mg
ezetimibe | cholesterol-absorption-inhibitor | tablet 10 mg
fenofibrate | fibrate | tablet 67 mg, 145 mg, 160 mg, 200 mg; capsule 160 mg, 200 mg
aspirin = acetylsalicylic acid | nsaid, antiplatelet | tablet 50 mg, 75 mg, 81 mg, 100 mg, 150 mg, 300 mg, 325 mg, 350 mg
clopidogrel | antiplatelet | tablet 75 mg, 150 mg, 300 mg
ticagrelor | antiplatelet | tablet 60 mg, 90 mg
prasugrel | antiplatelet | tablet 5 mg, 10 mg
aspirin + clopidogrel = acetylsalicylic acid | nsaid, antiplatelet | tablet 75 mg/75 mg, 150 mg/75 mg; capsule 75 mg/75 mg, 150 mg/75 mg
atorvastatin + aspirin = acetylsalicylic acid | statin, nsaid, antiplatelet | capsule 10 mg/75 mg, 10 mg/150 mg, 20 mg/75 mg, 40 mg/75 mg
warfarin | vitamin-k-antagonist | tablet 0.5 mg, 1 mg, 2 mg, 3 mg, 5 mg, 6 mg, 7.5 mg, 10 mg
acenocoumarol = nicoumalone | vitamin-k-antagonist | tablet 0.5 mg, 1 mg, 2 mg, 3 mg, 4 mg
apixaban | oral-anticoagulant | tablet 2.5 mg, 5 mg
rivaroxaban | oral-anticoagulant | tablet 2.5 mg, 10 mg, 15 mg, 20 mg
dabigatran | oral-anticoagulant | capsule 75 mg, 110 mg, 150 mg
enoxaparin | heparin | injection 20 mg, 40 mg, 60 mg, 80 mg, 100 mg/mL
heparin | heparin | injection 25000 IU, 1000 IU/mL, 5000 IU/mL
tranexamic acid | antifibrinolytic | tablet 250 mg, 500 mg, 650 mg, 1 g; injection 100 mg/mL
lovastatin | statin | tablet 10 mg, 20 mg
pitavastatin | statin | tablet 1 mg, 2 mg, 4 mg
atorvastatin + ezetimibe | statin, cholesterol-absorption-inhibitor | tablet 10 mg/10 mg, 20 mg/10 mg, 40 mg/10 mg
atorvastatin + fenofibrate | statin, fibrate | tablet 10 mg/145 mg, 10 mg/160 mg
atorvastatin + clopidogrel | statin, antiplatelet | capsule 10 mg/75 mg, 20 mg/75 mg
atorvastatin + clopidogrel + aspirin = acetylsalicylic acid | statin, antiplatelet, nsaid | capsule 10 mg/75 mg/75 mg, 20 mg/75 mg/75 mg
rosuvastatin + fenofibrate | statin, fibrate | tablet 10 mg/145 mg, 10 mg/160 mg
rosuvastatin + ezetimibe | statin, cholesterol-absorption-inhibitor | tablet 10 mg/10 mg, 20 mg/10 mg
rosuvastatin + aspirin = acetylsalicylic acid | statin, nsaid, antiplatelet | capsule 10 mg/75 mg, 20 mg/75 mg
rosuvastatin + clopidogrel | statin, antiplatelet | capsule 10 mg/75 mg, 20 mg/75 mg
rosuvastatin + clopidogrel + aspirin = acetylsalicylic acid | statin, antiplatelet, nsaid | capsule 10 mg/75 mg/75 mg, 20 mg/75 mg/75 mg
gemfibrozil | fibrate | tablet 600 mg; capsule 300 mg
bezafibrate | fibrate | tablet 200 mg, 400 mg
saroglitazar | ppar-agonist | tablet 4 mg
bempedoic acid | acl-inhibitor | tablet 180 mg
nicotinic acid = niacin | lipid-lowering | tablet 375 mg, 500 mg
cholestyramine = colestyramine | bile-acid-sequestrant | sachet 5 g
omega-3 fatty acids = fish oil | lipid-lowering | capsule 1 g
cilostazol | antiplatelet | tablet 50 mg, 100 mg
dipyridamole | antiplatelet | tablet 75 mg, 100 mg
ticlopidine | antiplatelet | tablet 250 mg
pentoxifylline | vasodilator | tablet 400 mg
edoxaban | oral-anticoagulant | tablet 15 mg, 30 mg, 60 mg
dalteparin | heparin | injection 2500 IU, 5000 IU
fondaparinux | factor-xa-inhibitor | injection 2.5 mg
phenindione | vitamin-k-antagonist | tablet 50 mg
streptokinase | thrombolytic | injection 750000 IU, 1500000 IU
tenecteplase | thrombolytic | injection 30 mg, 40 mg
tranexamic acid + mefenamic acid | antifibrinolytic, nsaid | tablet 500 mg/250 mg
ethamsylate = etamsylate | haemostatic | tablet 250 mg, 500 mg; injection 125 mg/mL
eltrombopag | thrombopoietin-agonist | tablet 25 mg, 50 mg
`;
