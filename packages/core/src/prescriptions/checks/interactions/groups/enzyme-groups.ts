import { listed, type MedicineGroup } from './medicine-group.ts';

/** Inhibitors and inducers of metabolising enzymes, from the FDA's table of clinical inhibitors and inducers. */
export const ENZYME_GROUPS = {
  'strong-cyp3a4-inhibitor': {
    substances: listed(
      'clarithromycin, itraconazole, ketoconazole, posaconazole, voriconazole, ritonavir, lopinavir, atazanavir, darunavir, cobicistat, nirmatrelvir',
    ),
  },
  'moderate-cyp3a4-inhibitor': {
    substances: listed('erythromycin, fluconazole, diltiazem, verapamil, aprepitant, imatinib, dronedarone'),
  },
  'cyp3a4-inhibitor': { includes: ['strong-cyp3a4-inhibitor', 'moderate-cyp3a4-inhibitor'] },
  'strong-cyp3a4-inducer': {
    substances: listed(
      'rifampicin, rifapentine, carbamazepine, phenytoin, fosphenytoin, phenobarbitone, primidone, enzalutamide, st john s wort',
    ),
  },
  'enzyme-inducer': {
    includes: ['strong-cyp3a4-inducer'],
    substances: listed(
      'rifabutin, efavirenz, nevirapine, oxcarbazepine, eslicarbazepine, topiramate, bosentan, modafinil',
    ),
  },
  'strong-cyp2d6-inhibitor': {
    substances: listed('fluoxetine, paroxetine, bupropion, quinidine, terbinafine'),
  },
  'strong-cyp1a2-inhibitor': { substances: listed('ciprofloxacin, fluvoxamine') },
  'azole-or-protease-inhibitor': {
    substances: listed(
      'itraconazole, ketoconazole, posaconazole, voriconazole, ritonavir, lopinavir, atazanavir, darunavir, cobicistat, nirmatrelvir',
    ),
  },
  'cyp2c19-ppi': { substances: listed('omeprazole, esomeprazole') },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
