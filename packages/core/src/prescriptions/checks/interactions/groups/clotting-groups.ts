import { listed, type MedicineGroup } from './medicine-group.ts';

/** Medicines that increase bleeding, and those for pain and joints. */
export const CLOTTING_AND_PAIN_GROUPS = {
  'vitamin-k-antagonist': {
    substances: listed('warfarin, acenocoumarol, phenindione'),
    classes: ['vitamin-k-antagonist'],
  },
  doac: {
    substances: listed('apixaban, rivaroxaban, dabigatran, edoxaban'),
    classes: ['oral-anticoagulant'],
  },
  dabigatran: { substances: ['dabigatran'] },
  'factor-xa-tablet': { substances: listed('apixaban, rivaroxaban') },
  'heparin-group': {
    substances: listed('heparin, enoxaparin, dalteparin, fondaparinux'),
    classes: listed('heparin, factor-xa-inhibitor'),
  },
  anticoagulant: { includes: ['vitamin-k-antagonist', 'doac', 'heparin-group'] },
  aspirin: { substances: ['aspirin'] },
  'p2y12-inhibitor': { substances: listed('clopidogrel, ticagrelor, prasugrel, ticlopidine') },
  antiplatelet: {
    includes: ['aspirin', 'p2y12-inhibitor'],
    substances: listed('cilostazol, dipyridamole'),
    classes: ['antiplatelet'],
  },
  ticlopidine: { substances: ['ticlopidine'] },
  clopidogrel: { substances: ['clopidogrel'] },
  ticagrelor: { substances: ['ticagrelor'] },
  cilostazol: { substances: ['cilostazol'] },
  thrombolytic: { substances: listed('streptokinase, tenecteplase'), classes: ['thrombolytic'] },
  'vitamin-k': { substances: ['vitamin k'] },
  danazol: { substances: ['danazol'] },
  'tranexamic-acid': { substances: ['tranexamic acid'] },
  nsaid: {
    substances: listed(
      'ibuprofen, diclofenac, aceclofenac, naproxen, mefenamic acid, ketorolac, etoricoxib, celecoxib, indomethacin, piroxicam, etodolac, flurbiprofen, ketoprofen, dexketoprofen, lornoxicam, meloxicam, nimesulide, tenoxicam, zaltoprofen, parecoxib, polmacoxib, metamizole',
    ),
    classes: ['nsaid'],
    unless: ['antiplatelet'],
  },
  celecoxib: { substances: ['celecoxib'] },
  ketorolac: { substances: ['ketorolac'] },
  'ibuprofen-naproxen': { substances: listed('ibuprofen, naproxen') },
  methotrexate: { substances: ['methotrexate'], classes: ['methotrexate'] },
  azathioprine: { substances: listed('azathioprine, mercaptopurine') },
  'xanthine-oxidase-inhibitor': {
    substances: listed('allopurinol, febuxostat'),
    classes: ['xanthine-oxidase-inhibitor'],
  },
  allopurinol: { substances: ['allopurinol'] },
  colchicine: { substances: ['colchicine'] },
  probenecid: { substances: ['probenecid'] },
  leflunomide: { substances: ['leflunomide'], classes: ['leflunomide'] },
  'calcineurin-inhibitor': {
    substances: listed('ciclosporin, tacrolimus'),
    classes: ['calcineurin-inhibitor'],
  },
  tacrolimus: { substances: ['tacrolimus'] },
  ciclosporin: { substances: ['ciclosporin'] },
  'mtor-inhibitor': { substances: listed('sirolimus, everolimus') },
  mycophenolate: {
    substances: listed('mycophenolate mofetil, mycophenolic acid'),
    classes: ['mycophenolate'],
  },
  'jak-inhibitor': { substances: listed('tofacitinib, baricitinib'), classes: ['jak-inhibitor'] },
  'tnf-inhibitor': { substances: listed('adalimumab, etanercept, infliximab'), classes: ['tnf-inhibitor'] },
  immunosuppressant: {
    includes: ['azathioprine', 'calcineurin-inhibitor', 'mtor-inhibitor', 'mycophenolate', 'jak-inhibitor'],
  },
  penicillamine: { substances: ['penicillamine'] },
  'systemic-corticosteroid': {
    substances: listed(
      'prednisolone, prednisone, methylprednisolone, dexamethasone, betamethasone, deflazacort, hydrocortisone, cortisone, triamcinolone',
    ),
  },
  bisphosphonate: {
    substances: listed('alendronic acid, risedronic acid, ibandronic acid'),
    classes: ['bisphosphonate'],
  },
  tizanidine: { substances: ['tizanidine'] },
  fluoropyrimidine: {
    substances: listed('capecitabine, fluorouracil, tegafur'),
    classes: ['fluoropyrimidine'],
  },
  tamoxifen: { substances: ['tamoxifen'] },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
