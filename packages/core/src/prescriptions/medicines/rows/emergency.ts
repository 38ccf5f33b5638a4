export const EMERGENCY_ROWS = `
noradrenaline = norepinephrine | sympathomimetic | injection 2 mg/mL
dopamine | sympathomimetic | injection 40 mg/mL
dobutamine | sympathomimetic | injection 50 mg/mL
ephedrine | sympathomimetic | injection 30 mg/mL
isoprenaline | sympathomimetic | injection 2 mg/mL
vasopressin | vasopressin-analogue | injection 20 IU/mL
terlipressin | vasopressin-analogue | injection 1 mg
propofol | anaesthetic | injection 10 mg/mL
thiopental = thiopentone | anaesthetic, barbiturate | injection 500 mg, 1 g
etomidate | anaesthetic | injection 2 mg/mL
suxamethonium = succinylcholine | neuromuscular-blocker | injection 50 mg/mL
vecuronium | neuromuscular-blocker | injection 4 mg
rocuronium | neuromuscular-blocker | injection 10 mg/mL
atracurium | neuromuscular-blocker | injection 10 mg/mL
dexmedetomidine | sedative | injection 100 mcg/mL
pralidoxime | antidote | injection 500 mg
activated charcoal | antidote | powder
protamine | antidote | injection 10 mg/mL
flumazenil | antidote | injection 0.1 mg/mL
methylene blue = methylthioninium chloride | antidote, mao-inhibitor | injection 10 mg/mL
snake antivenom = polyvalent snake antivenom | antivenom | injection 10 mL
albumin | infusion | injection 20 %
immunoglobulin = human normal immunoglobulin | immunoglobulin | injection 5 g
iohexol | iodinated-contrast | injection 300 mg/mL
iopamidol | iodinated-contrast | injection 300 mg/mL
gadolinium contrast = gadobutrol | gadolinium-contrast | injection
barium sulfate = barium sulphate | contrast | powder
`;
