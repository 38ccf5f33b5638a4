import { listed, type MedicineGroup } from './medicine-group.ts';

/** Groups whose members add up over all medicines of a patient. */
export const SUM_GROUPS = {
  /** Known risk of torsades de pointes according to CredibleMeds. */
  'qt-known-risk': {
    substances: listed(
      'amiodarone, dronedarone, sotalol, quinidine, disopyramide, flecainide, azithromycin, clarithromycin, erythromycin, roxithromycin, ciprofloxacin, levofloxacin, moxifloxacin, fluconazole, chloroquine, hydroxychloroquine, citalopram, escitalopram, haloperidol, haloperidol decanoate, droperidol, chlorpromazine, pimozide, thioridazine, domperidone, ondansetron, cisapride, cilostazol, donepezil, methadone, arsenic trioxide, vandetanib, oxaliplatin, terlipressin, terfenadine, astemizole',
    ),
  },
  'bleeding-risk': { includes: ['anticoagulant', 'antiplatelet', 'nsaid', 'ssri', 'snri'] },
  'potassium-raising': {
    includes: [
      'raas',
      'aldosterone-antagonist',
      'potassium-sparing-diuretic',
      'potassium-salt',
      'trimethoprim-group',
      'calcineurin-inhibitor',
      'drospirenone',
    ],
  },
  'sedating-medicine': {
    includes: [
      'opioid',
      'benzodiazepine',
      'z-hypnotic',
      'gabapentinoid',
      'sedating-antihistamine',
      'antipsychotic',
      'tricyclic',
      'muscle-relaxant-sedating',
      'phenobarbital',
    ],
    substances: ['mirtazapine', 'trazodone'],
  },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
