import { type LineToCheck, nameAlone } from '../../checks/line-to-check.ts';

type RouteExpectation = 'severe' | 'important' | 'none';
type Facts = Partial<LineToCheck>;

export const injection = (medicine: string, route: string | null, facts: Facts = {}): LineToCheck => ({
  ...nameAlone(medicine),
  ...{ form: 'injection', route, frequency: 'STAT' },
  ...facts,
});
export const given = (medicine: string, form: string, route: string, facts: Facts = {}): LineToCheck => ({
  ...nameAlone(medicine),
  ...{ form, route, frequency: 'OD', days: 3 },
  ...facts,
});

/** A line, the most severe finding about its route, and the source. */
export type RouteCase = readonly [LineToCheck, RouteExpectation, string];

export const IV = 'intravenous';
export const IM = 'intramuscular';
export const SC = 'subcutaneous';

/** Injections by right and wrong routes. */
export const INJECTIONS: readonly RouteCase[] = [
  [injection('Vincristine', IM), 'severe', 'FDA boxed warning'],
  [injection('Vincristine', SC), 'severe', 'FDA boxed warning'],
  [injection('Vincristine', null, { instructions: 'intrathecal' }), 'severe', 'WHO alert 115'],
  [injection('Vincristine', IV, { instructions: 'give intrathecally' }), 'severe', 'WHO alert 115'],
  [injection('Vincristine', IV), 'none', 'FDA label'],
  [injection('Vincristine', null), 'important', 'the route has to be written'],
  [injection('Bortezomib', null, { instructions: 'intra-thecal' }), 'severe', 'FDA label'],
  [injection('Bortezomib', SC), 'none', 'FDA label'],
  [injection('Tranexamic acid', null, { instructions: 'spinal, intrathecal' }), 'severe', 'FDA 2020'],
  [injection('Ceftriaxone', null, { instructions: 'intrathecal' }), 'severe', 'not made for it'],
  [injection('Bupivacaine', null, { instructions: 'intrathecal' }), 'none', 'spinal anaesthesia'],
  [injection('Benzathine penicillin', IV), 'severe', 'FDA boxed warning'],
  [injection('Penidure LA 12', IV), 'severe', 'FDA boxed warning'],
  [injection('Benzathine penicillin', IM), 'none', 'FDA label'],
  [injection('Bupivacaine', IV), 'severe', 'FDA label'],
  [injection('Lantus', IV), 'severe', 'FDA label'],
  [injection('Tresiba', IV), 'severe', 'FDA label'],
  [injection('Insulin NPH', IV), 'severe', 'ISMP'],
  [injection('Human Mixtard 30/70', IV), 'severe', 'ISMP'],
  [injection('Insulin regular', IV), 'none', 'ADA: soluble insulin into a vein'],
  [injection('Depo Medrol', IV), 'severe', 'FDA label methylprednisolone acetate'],
  [injection('Methylprednisolone acetate', IV), 'severe', 'FDA label'],
  [injection('Solu Medrol', IV), 'none', 'FDA label methylprednisolone sodium succinate'],
  [injection('Depo Medrol', null, { instructions: 'into the knee joint' }), 'none', 'FDA label'],
  [injection('Kenacort', IV), 'severe', 'FDA label triamcinolone'],
  [injection('Kenacort', null, { instructions: 'intralesional' }), 'none', 'FDA label triamcinolone'],
  [injection('Depo Provera', IV), 'severe', 'FDA label'],
  [injection('Haloperidol decanoate', IV), 'severe', 'FDA label'],
  [injection('Haloperidol', IM), 'none', 'BNF'],
  [injection('Fluphenazine decanoate', IV), 'severe', 'FDA label'],
  [injection('Invega Sustenna', IV), 'severe', 'FDA label'],
  [injection('Phenytoin', IM), 'severe', 'FDA label'],
  [injection('Fosphenytoin', IM), 'none', 'FDA label'],
  [injection('Vancomycin', IM), 'severe', 'FDA label'],
  [injection('Dextrose', IM, { strength: '25 %' }), 'severe', 'FDA label'],
  [injection('Dextrose', SC, { strength: '50 %' }), 'severe', 'FDA label'],
  [injection('Dextrose', IV, { strength: '25 %' }), 'none', 'BNF'],
  [injection('Promethazine', SC), 'severe', 'FDA boxed warning'],
  [injection('Promethazine', IM), 'none', 'FDA label'],
  [injection('Promethazine', IV), 'important', 'FDA 2023'],
  [injection('KCl', IV), 'severe', 'WHO patient safety 2007'],
  [injection('KCl', IM), 'severe', 'FDA label'],
  [injection('KCl', IV, { instructions: 'in 500 mL NS over 4 hours' }), 'none', 'WHO patient safety 2007'],
  [injection('Calcium gluconate', IM), 'severe', 'FDA label'],
  [injection('Calcium chloride', SC), 'severe', 'FDA label'],
  [injection('Noradrenaline', IM), 'severe', 'FDA label'],
  [injection('Noradrenaline', IV), 'severe', 'FDA label: infusion'],
  [injection('Noradrenaline', IV, { instructions: '4 mg in 250 ml D5 by pump' }), 'none', 'FDA label'],
  [injection('Adrenaline', IV, { reason: 'anaphylaxis' }), 'severe', 'Resuscitation Council UK'],
  [injection('Adrenaline', IV, { reason: 'cardiac arrest' }), 'none', 'Resuscitation Council UK'],
  [injection('Adrenaline', IM, { reason: 'anaphylaxis' }), 'none', 'Resuscitation Council UK'],
  [injection('Iron sucrose', IM), 'severe', 'FDA label'],
  [injection('Iron dextran', SC), 'severe', 'FDA label'],
  [injection('Iron dextran', IM), 'none', 'FDA label'],
  [injection('Amphotericin B', IM), 'severe', 'FDA label'],
  [injection('Enoxaparin', IM), 'severe', 'FDA label'],
  [injection('Enoxaparin', SC), 'none', 'FDA label'],
  [injection('Carboprost', IV), 'severe', 'FDA label'],
  [injection('BCG vaccine', IM), 'severe', 'WHO'],
  [injection('BCG vaccine', null, { instructions: 'intradermal, left arm' }), 'none', 'WHO'],
  [injection('Rabies vaccine', IM), 'none', 'WHO'],
  [injection('Rabies vaccine', IV), 'severe', 'WHO'],
  [injection('Magnesium sulphate', IV, { strength: '4 g', amount: 4, unit: 'g' }), 'none', 'WHO'],
  [injection('Magnesium sulphate', IV, { strength: '40 g', amount: 40, unit: 'g' }), 'severe', 'WHO'],
  [
    injection('Methotrexate', null, { amount: 12, unit: 'mg', instructions: 'intrathecal' }),
    'none',
    'FDA label',
  ],
  [
    injection('Methotrexate', null, { amount: 50, unit: 'mg', instructions: 'intrathecal' }),
    'severe',
    'FDA label: at most 15 mg',
  ],
  [
    injection('Methotrexate', null, { frequency: 'OD', days: 5, instructions: 'intrathecal' }),
    'severe',
    'FDA label: days apart',
  ],
  [injection('Ketorolac', null, { instructions: 'intrasplenic' }), 'severe', 'a route that nobody knows'],
  [
    injection('Ceftriaxone', IV, { instructions: 'Not for intrathecal use' }),
    'none',
    'a warning is no route',
  ],
  [injection('Ceftriaxone', null), 'none', 'either route is right'],
  [injection('Penidure LA 12', null, { instructions: 'नस में दें' }), 'severe', 'FDA boxed warning'],
  [injection('Vincristine', null, { instructions: 'रीढ़ में' }), 'severe', 'WHO alert 115'],
  [
    injection('Lantus', SC, { instructions: 'if sugar is low give IV dextrose' }),
    'none',
    'the other route is of another',
  ],
];

/** Forms by right and wrong routes. */
export const FORMS: readonly RouteCase[] = [
  [given('Depin 10', 'capsule', 'sublingual'), 'severe', 'Grossman 1996'],
  [given('Nifedipine', 'capsule', 'oral'), 'none', 'BNF'],
  [given('Candibiotic', 'drops', 'eye'), 'severe', 'ear drops'],
  [given('Candibiotic', 'drops', 'ear'), 'none', 'ear drops'],
  [given('Ciprofloxacin + dexamethasone', 'drops', 'eye'), 'none', 'eye and ear drops'],
  [given('Paracetamol', 'syrup', IV), 'severe', 'NPSA 2007'],
  [given('Metformin', 'tablet', IV), 'severe', 'NPSA 2007'],
  [given('Asthalin', 'respules', IV), 'severe', 'NPSA 2007'],
  [given('Paracetamol', 'suppository', 'oral'), 'important', 'package insert'],
  [given('Paracetamol', 'suppository', 'rectal'), 'none', 'package insert'],
  [given('Fentanyl', 'patch', 'oral'), 'severe', 'FDA label'],
  [given('Timolol', 'drops', 'oral'), 'severe', 'FDA label'],
  [given('Tiova', 'capsule', 'oral'), 'important', 'FDA 2008'],
  [given('Tiova', 'capsule', 'inhaled'), 'none', 'FDA label'],
  [given('Povidone-iodine', 'lotion', 'oral'), 'severe', 'BNF'],
  [given('Calpol', 'drops', 'oral'), 'none', 'drops for infants'],
  [
    given('Paracetamol', 'tablet', 'oral', { instructions: 'if vomiting come for IV fluids' }),
    'none',
    'no route',
  ],
  [
    given('Ciprofloxacin', 'tablet', 'oral', { instructions: 'for intra-abdominal infection' }),
    'none',
    'no route',
  ],
];
