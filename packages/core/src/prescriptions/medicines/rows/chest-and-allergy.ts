export const CHEST_AND_ALLERGY_ROWS = `
salbutamol = albuterol | beta-agonist | inhaler 100 mcg, 200 mcg; respules 2.5 mg, 5 mg, 5 mg/mL; tablet 2 mg, 4 mg, 8 mg; syrup 2 mg/5 mL; capsule 200 mcg
levosalbutamol = levalbuterol | beta-agonist | inhaler 50 mcg, 100 mcg; respules 0.31 mg, 0.63 mg, 1.25 mg; syrup 1 mg/5 mL; capsule 100 mcg; tablet 1 mg, 2 mg
formoterol + budesonide | beta-agonist, corticosteroid | inhaler 6 mcg/100 mcg, 6 mcg/200 mcg, 6 mcg/400 mcg; capsule 6 mcg/100 mcg, 6 mcg/200 mcg, 6 mcg/400 mcg; respules 20 mcg/0.5 mg, 20 mcg/1 mg
salmeterol + fluticasone | beta-agonist, corticosteroid | inhaler 25 mcg/125 mcg, 25 mcg/250 mcg, 25 mcg/50 mcg, 50 mcg/250 mcg, 50 mcg/100 mcg, 50 mcg/500 mcg; capsule 50 mcg/100 mcg, 50 mcg/250 mcg, 50 mcg/500 mcg
budesonide | corticosteroid | inhaler 100 mcg, 200 mcg, 400 mcg; respules 0.25 mg, 0.5 mg, 1 mg; spray 64 mcg, 100 mcg; capsule 100 mcg, 200 mcg, 400 mcg
beclometasone = beclomethasone | corticosteroid | inhaler 100 mcg, 200 mcg
fluticasone | corticosteroid | spray 27.5 mcg, 50 mcg; inhaler 50 mcg, 125 mcg, 250 mcg; cream 0.05 %; respules 0.5 mg
ipratropium | anticholinergic-inhaled | inhaler 20 mcg, 40 mcg; respules 250 mcg, 500 mcg; capsule 40 mcg
tiotropium | anticholinergic-inhaled | inhaler 9 mcg, 18 mcg; capsule 18 mcg
montelukast | leukotriene-antagonist | tablet 4 mg, 5 mg, 10 mg; sachet 4 mg; syrup 4 mg/5 mL
montelukast + levocetirizine | leukotriene-antagonist, antihistamine | tablet 4 mg/2.5 mg, 5 mg/2.5 mg, 10 mg/5 mg; syrup 4 mg/2.5 mg per 5 mL
theophylline | xanthine | tablet 100 mg, 200 mg, 300 mg, 400 mg, 450 mg, 600 mg
doxofylline | xanthine | tablet 400 mg, 650 mg, 800 mg; syrup 100 mg/5 mL
cetirizine | antihistamine | tablet 5 mg, 10 mg; syrup 2.5 mg/5 mL, 5 mg/5 mL; drops 10 mg/mL
levocetirizine | antihistamine | tablet 2.5 mg, 5 mg, 10 mg; syrup 2.5 mg/5 mL
loratadine | antihistamine | tablet 10 mg; syrup 5 mg/5 mL
fexofenadine | antihistamine | tablet 30 mg, 60 mg, 120 mg, 180 mg; syrup 30 mg/5 mL
chlorpheniramine = chlorphenamine | antihistamine | tablet 2 mg, 4 mg, 8 mg; syrup 2 mg/5 mL
hydroxyzine | antihistamine | tablet 10 mg, 25 mg, 50 mg; syrup 10 mg/5 mL; drops 6 mg/mL
ambroxol | mucolytic | tablet 30 mg, 75 mg; syrup 15 mg/5 mL, 30 mg/5 mL; drops 7.5 mg/mL; capsule 75 mg
acetylcysteine | mucolytic | tablet 600 mg; sachet 200 mg, 600 mg; injection 200 mg/mL; respules 200 mg/mL
dextromethorphan | antitussive | syrup 10 mg/5 mL
xylometazoline | decongestant | drops 0.05 %, 0.1 %; spray 0.05 %, 0.1 %
sodium chloride nasal = saline | nasal-saline | drops 0.65 %, 0.9 %; spray 0.65 %, 0.9 %
formoterol | beta-agonist | inhaler 6 mcg, 12 mcg; respules 20 mcg
salmeterol | beta-agonist | inhaler 25 mcg, 50 mcg
vilanterol | beta-agonist | inhaler 25 mcg
indacaterol | beta-agonist | inhaler 150 mcg
terbutaline | beta-agonist | tablet 2.5 mg, 5 mg; syrup 1.5 mg/5 mL; injection 0.5 mg/mL
bambuterol | beta-agonist | tablet 10 mg, 20 mg
formoterol + fluticasone | beta-agonist, corticosteroid | inhaler 6 mcg/125 mcg, 6 mcg/250 mcg
formoterol + mometasone | beta-agonist, corticosteroid | inhaler 5 mcg/100 mcg, 5 mcg/200 mcg
vilanterol + fluticasone | beta-agonist, corticosteroid | inhaler 25 mcg/100 mcg, 25 mcg/200 mcg
salbutamol + ipratropium = albuterol | beta-agonist, anticholinergic-inhaled | respules 2.5 mg/500 mcg per 2.5 mL; inhaler 100 mcg/20 mcg
levosalbutamol + ipratropium = levalbuterol | beta-agonist, anticholinergic-inhaled | respules 1.25 mg/500 mcg per 2.5 mL; inhaler 50 mcg/20 mcg
salbutamol + beclometasone = albuterol, beclomethasone | beta-agonist, corticosteroid | inhaler 100 mcg/50 mcg
levosalbutamol + beclometasone = levalbuterol, beclomethasone | beta-agonist, corticosteroid | inhaler 50 mcg/50 mcg
tiotropium + formoterol | anticholinergic-inhaled, beta-agonist | inhaler 9 mcg/6 mcg
glycopyrronium + formoterol = glycopyrrolate | anticholinergic-inhaled, beta-agonist | inhaler 25 mcg/6 mcg, 25 mcg/12 mcg; capsule 25 mcg/12 mcg; respules 25 mcg/20 mcg
glycopyrronium + indacaterol = glycopyrrolate | anticholinergic-inhaled, beta-agonist | inhaler 50 mcg/110 mcg
umeclidinium | anticholinergic-inhaled | inhaler 62.5 mcg
umeclidinium + vilanterol | anticholinergic-inhaled, beta-agonist | inhaler 62.5 mcg/25 mcg
ciclesonide | corticosteroid | inhaler 80 mcg, 160 mcg
mometasone | corticosteroid | spray 50 mcg; cream 0.1 %
fluticasone + azelastine | corticosteroid, antihistamine | spray 50 mcg/140 mcg
azelastine | antihistamine | spray 140 mcg
montelukast + fexofenadine | leukotriene-antagonist, antihistamine | tablet 10 mg/120 mg
montelukast + bilastine | leukotriene-antagonist, antihistamine | tablet 10 mg/20 mg
montelukast + desloratadine | leukotriene-antagonist, antihistamine | tablet 10 mg/5 mg
zafirlukast | leukotriene-antagonist | tablet 10 mg, 20 mg
roflumilast | pde4-inhibitor | tablet 500 mcg
aminophylline | xanthine | injection 25 mg/mL; tablet 100 mg
etofylline + theophylline = etophylline | xanthine | tablet 77 mg/23 mg, 115 mg/35 mg, 231 mg/69 mg; injection 84.7 mg/25.3 mg per mL
etofylline = etophylline | xanthine | tablet 77 mg
acebrophylline | xanthine, mucolytic | capsule 100 mg; tablet 200 mg
acebrophylline + montelukast | xanthine, mucolytic, leukotriene-antagonist | tablet 200 mg/10 mg
acebrophylline + acetylcysteine | xanthine, mucolytic | tablet 100 mg/600 mg
doxofylline + montelukast | xanthine, leukotriene-antagonist | tablet 400 mg/10 mg
omalizumab | immunoglobulin-e-antibody | injection 150 mg
desloratadine | antihistamine | tablet 5 mg; syrup 2.5 mg/5 mL
bilastine | antihistamine | tablet 20 mg
ebastine | antihistamine | tablet 10 mg, 20 mg
rupatadine | antihistamine | tablet 10 mg
pheniramine | antihistamine | tablet 25 mg; injection 22.75 mg/mL
diphenhydramine | antihistamine | capsule 25 mg; syrup 12.5 mg/5 mL
cyproheptadine | antihistamine | tablet 4 mg; syrup 2 mg/5 mL
ketotifen | antihistamine | tablet 1 mg; drops 0.025 %
triprolidine | antihistamine | tablet 2.5 mg
terfenadine | antihistamine | tablet 60 mg
astemizole | antihistamine | tablet 10 mg
carbinoxamine | antihistamine | syrup 2 mg/5 mL
bromhexine | mucolytic | tablet 8 mg; syrup 4 mg/5 mL
guaifenesin = guaiphenesin | expectorant | syrup 100 mg/5 mL
ammonium chloride | expectorant | syrup
carbocisteine | mucolytic | capsule 375 mg
ambroxol + guaifenesin + terbutaline | mucolytic, expectorant, beta-agonist | syrup 15 mg/50 mg/1.25 mg per 5 mL
ambroxol + guaifenesin + salbutamol = albuterol | mucolytic, expectorant, beta-agonist | syrup 15 mg/50 mg/1 mg per 5 mL
ambroxol + guaifenesin + levosalbutamol = levalbuterol | mucolytic, expectorant, beta-agonist | syrup 30 mg/50 mg/1 mg per 5 mL
bromhexine + guaifenesin + terbutaline | mucolytic, expectorant, beta-agonist | syrup 4 mg/50 mg/1.25 mg per 5 mL
dextromethorphan + chlorpheniramine = chlorphenamine | antitussive, antihistamine | syrup 10 mg/2 mg per 5 mL
dextromethorphan + chlorpheniramine + phenylephrine = chlorphenamine | antitussive, antihistamine, decongestant | syrup 10 mg/2 mg/5 mg per 5 mL
diphenhydramine + ammonium chloride | antihistamine, expectorant | syrup 14.08 mg/138 mg per 5 mL
codeine + chlorpheniramine = chlorphenamine | opioid, antihistamine | syrup 10 mg/4 mg per 5 mL
levocloperastine | antitussive | syrup 20 mg/5 mL
levodropropizine | antitussive | syrup 30 mg/5 mL
noscapine | antitussive | syrup 7 mg/5 mL
phenylephrine | decongestant | tablet 10 mg; drops 0.25 %
pseudoephedrine | decongestant | tablet 60 mg
phenylpropanolamine | decongestant | tablet 25 mg
oxymetazoline | decongestant | drops 0.025 %, 0.05 %; spray 0.05 %
paracetamol + chlorpheniramine + phenylephrine = acetaminophen, chlorphenamine | analgesic, antihistamine, decongestant | tablet 500 mg/2 mg/10 mg; syrup 250 mg/2 mg/5 mg per 5 mL
paracetamol + cetirizine + phenylephrine = acetaminophen | analgesic, antihistamine, decongestant | tablet 325 mg/5 mg/10 mg
paracetamol + phenylephrine + caffeine = acetaminophen | analgesic, decongestant, stimulant | tablet 500 mg/5 mg/32 mg
paracetamol + levocetirizine + phenylephrine + ambroxol = acetaminophen | analgesic, antihistamine, decongestant, mucolytic | tablet
cetirizine + pseudoephedrine | antihistamine, decongestant | tablet 5 mg/120 mg
levocetirizine + ambroxol | antihistamine, mucolytic | tablet 5 mg/60 mg
pirfenidone | antifibrotic | tablet 200 mg, 400 mg
nintedanib | antifibrotic | capsule 100 mg, 150 mg
cromoglicate = cromolyn | mast-cell-stabiliser | drops 2 %; inhaler 5 mg
pholcodine | antitussive, opioid | syrup 5 mg/5 mL
`;
