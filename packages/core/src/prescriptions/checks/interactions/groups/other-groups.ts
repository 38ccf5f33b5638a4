import { listed, type MedicineGroup } from './medicine-group.ts';

/** Medicines for diabetes, hormones, stomach and chest, and minerals. */
export const OTHER_GROUPS = {
  sulfonylurea: {
    substances: listed('glimepiride, gliclazide, glipizide, glibenclamide'),
    classes: ['sulfonylurea'],
  },
  glibenclamide: { substances: ['glibenclamide'] },
  glinide: { substances: listed('repaglinide, nateglinide'), classes: ['glinide'] },
  repaglinide: { substances: ['repaglinide'] },
  insulin: {
    substances: listed(
      'insulin, insulin regular, insulin nph, insulin glargine, insulin degludec, insulin detemir, insulin aspart, insulin lispro, insulin glulisine, insulin aspart protamine, insulin lispro protamine',
    ),
    classes: ['insulin'],
  },
  'insulin-secretagogue': { includes: ['sulfonylurea', 'glinide'] },
  'hypoglycaemic-medicine': { includes: ['sulfonylurea', 'glinide', 'insulin'] },
  metformin: { substances: ['metformin'], classes: ['biguanide'] },
  pioglitazone: { substances: ['pioglitazone'], classes: ['glitazone'] },
  linagliptin: { substances: ['linagliptin'] },
  saxagliptin: { substances: ['saxagliptin'] },
  gliptin: {
    substances: listed(
      'sitagliptin, vildagliptin, teneligliptin, linagliptin, saxagliptin, gemigliptin, evogliptin, alogliptin',
    ),
    classes: ['gliptin'],
  },
  glp1: { substances: listed('liraglutide, semaglutide, dulaglutide, tirzepatide'), classes: ['glp1'] },
  gliflozin: {
    substances: listed('dapagliflozin, empagliflozin, canagliflozin, ertugliflozin, remogliflozin'),
    classes: ['gliflozin'],
  },
  contraceptive: {
    substances: listed(
      'ethinylestradiol, desogestrel, drospirenone, levonorgestrel, ulipristal, norgestrel, gestodene',
    ),
    classes: listed('combined-contraceptive, progestogen-only-contraceptive, emergency-contraceptive'),
  },
  'combined-contraceptive': { substances: ['ethinylestradiol'], classes: ['combined-contraceptive'] },
  drospirenone: { substances: ['drospirenone'] },
  'hormonal-progestogen': {
    substances: listed(
      'levonorgestrel, desogestrel, drospirenone, norethisterone, dydrogesterone, medroxyprogesterone',
    ),
  },
  ulipristal: { substances: ['ulipristal'] },
  levothyroxine: { substances: listed('levothyroxine, liothyronine'), classes: ['thyroid-hormone'] },
  'calcium-supplement': {
    substances: listed('calcium carbonate, calcium citrate, calcium'),
    classes: ['calcium'],
  },
  'intravenous-calcium': { substances: ['calcium gluconate'] },
  iron: {
    substances: listed('ferrous sulfate, ferrous fumarate, ferrous ascorbate, iron polymaltose'),
    classes: ['iron'],
  },
  zinc: { substances: listed('zinc, zinc sulfate') },
  antacid: {
    substances: listed('aluminium hydroxide, magnesium hydroxide, magaldrate'),
    classes: ['antacid'],
  },
  sucralfate: { substances: ['sucralfate'] },
  'mineral-binder': {
    includes: ['calcium-supplement', 'iron', 'zinc', 'antacid', 'sucralfate'],
    substances: listed('magnesium, sevelamer, lanthanum carbonate'),
  },
  ppi: {
    substances: listed(
      'omeprazole, pantoprazole, rabeprazole, esomeprazole, lansoprazole, dexlansoprazole, ilaprazole',
    ),
    classes: ['ppi'],
  },
  'acid-suppressant': {
    includes: ['ppi'],
    substances: listed('famotidine, ranitidine, vonoprazan'),
    classes: listed('h2-blocker, potassium-competitive-acid-blocker'),
  },
  cimetidine: { substances: ['cimetidine'] },
  domperidone: { substances: ['domperidone'] },
  cisapride: { substances: ['cisapride'] },
  'theophylline-group': { substances: listed('theophylline, aminophylline, etofylline, acebrophylline') },
  'beta-agonist': {
    substances: listed(
      'salbutamol, levosalbutamol, formoterol, salmeterol, vilanterol, indacaterol, terbutaline, bambuterol',
    ),
    classes: ['beta-agonist'],
    reach: 'any',
  },
  pirfenidone: { substances: ['pirfenidone'] },
  adrenaline: { substances: ['adrenaline'], reach: 'any' },
  salmeterol: { substances: ['salmeterol'], reach: 'any' },
  'local-steroid-cyp3a4': { substances: listed('fluticasone, budesonide'), reach: 'any' },
  'steroid-cyp3a4': { substances: listed('methylprednisolone, dexamethasone, budesonide') },
  retinoid: { substances: listed('isotretinoin, acitretin'), classes: ['retinoid'] },
  acitretin: { substances: ['acitretin'] },
  'vitamin-a': { substances: ['vitamin a'], classes: ['vitamin-a'] },
  'vitamin-d-active': { substances: listed('calcitriol, alfacalcidol') },
  'old-antihistamine': { substances: listed('terfenadine, astemizole') },
  mifepristone: { substances: ['mifepristone'] },
  oxytocin: { substances: listed('oxytocin, carbetocin') },
  prostaglandin: { substances: listed('misoprostol, dinoprostone, carboprost'), classes: ['prostaglandin'] },
  'magnesium-sulfate': { substances: ['magnesium sulfate'] },
  methyldopa: { substances: ['methyldopa'] },
  acetazolamide: { substances: ['acetazolamide'] },
  glucosamine: { substances: ['glucosamine'] },
  paracetamol: { substances: ['paracetamol'] },
  desmopressin: { substances: ['desmopressin'] },
  'antimuscarinic-bladder': { substances: listed('solifenacin, darifenacin, tolterodine') },
  'uro-selective-alpha-blocker': { substances: listed('tamsulosin, silodosin, alfuzosin') },
  tamsulosin: { substances: ['tamsulosin'] },
  'live-vaccine': { classes: ['live-vaccine'] },
  'iodinated-contrast': { substances: listed('iohexol, iopamidol'), classes: ['iodinated-contrast'] },
  'neuromuscular-blocker': { classes: ['neuromuscular-blocker'] },
  cisplatin: { substances: ['cisplatin'] },
  irinotecan: { substances: ['irinotecan'] },
  'kinase-inhibitor-acid': { substances: listed('gefitinib, erlotinib, dasatinib, nilotinib') },
  'kinase-inhibitor-cyp3a4': {
    substances: listed(
      'imatinib, nilotinib, dasatinib, gefitinib, erlotinib, lapatinib, sunitinib, ibrutinib',
    ),
  },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
