import { listed, type MedicineGroup } from './medicine-group.ts';

/** Classes of which patients usually take only one. */
export const CLASS_GROUPS = {
  'basal-insulin': {
    substances: listed(
      'insulin nph, insulin glargine, insulin degludec, insulin detemir, insulin aspart protamine, insulin lispro protamine',
    ),
  },
  'meal-insulin': {
    substances: listed('insulin regular, insulin aspart, insulin lispro, insulin glulisine'),
  },
  'calcium-channel-blocker': { includes: ['dihydropyridine', 'rate-lowering-ccb'] },
  'inhaled-long-beta-agonist': {
    substances: listed('formoterol, salmeterol, vilanterol, indacaterol, bambuterol'),
    reach: 'any',
  },
  'short-beta-agonist': { substances: listed('salbutamol, levosalbutamol, terbutaline'), reach: 'any' },
  'inhaled-long-anticholinergic': {
    substances: listed('tiotropium, glycopyrronium, umeclidinium'),
    reach: 'local',
  },
  'inhaled-short-anticholinergic': { substances: ['ipratropium'], reach: 'local' },
  doxofylline: { substances: ['doxofylline'] },
  'nsaid-local': {
    substances: listed(
      'diclofenac, ibuprofen, ketoprofen, piroxicam, aceclofenac, nimesulide, flurbiprofen, etoricoxib',
    ),
    reach: 'local',
  },
  'h2-blocker': { classes: ['h2-blocker'] },
  vonoprazan: { classes: ['potassium-competitive-acid-blocker'] },
  prokinetic: {
    substances: listed(
      'domperidone, metoclopramide, itopride, mosapride, levosulpiride, cinitapride, cisapride',
    ),
  },
  antispasmodic: {
    substances: listed('dicyclomine, hyoscine butylbromide, drotaverine, mebeverine, otilonium'),
  },
  antihistamine: {
    includes: ['sedating-antihistamine'],
    substances: listed(
      'cetirizine, levocetirizine, loratadine, desloratadine, fexofenadine, bilastine, ebastine, rupatadine, cinnarizine',
    ),
  },
  'muscle-relaxant': { classes: ['muscle-relaxant'] },
  'carbamazepine-group': { substances: listed('carbamazepine, oxcarbazepine, eslicarbazepine') },
  cephalosporin: { classes: ['cephalosporin'] },
  'antithyroid-medicine': { classes: listed('antithyroid-carbimazole, antithyroid') },
  'bladder-antimuscarinic': {
    substances: listed('oxybutynin, solifenacin, tolterodine, darifenacin, trospium'),
  },
  'five-alpha-reductase-inhibitor': { classes: ['five-alpha-reductase-inhibitor'] },
  'dopamine-agonist': { classes: ['dopamine-agonist'] },
  'progestogen-only-contraceptive': { classes: ['progestogen-only-contraceptive'] },
  'leukotriene-antagonist': { classes: ['leukotriene-antagonist'] },
  /** Second products with these are usual. */
  supplement: {
    substances: listed(
      'folic acid, l methylfolate, cyanocobalamin, methylcobalamin, pyridoxine, thiamine, riboflavin, niacinamide, biotin, multivitamin, vitamin b complex, vitamin c, vitamin e, cholecalciferol, zinc, zinc sulfate, magnesium, calcium carbonate, calcium citrate, ferrous sulfate, ferrous fumarate, ferrous ascorbate, iron polymaltose, lactobacillus, simethicone, serratiopeptidase, caffeine, menthol, oral rehydration salts, alpha lipoic acid, ambroxol, guaifenesin, sodium chloride nasal',
    ),
  },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
