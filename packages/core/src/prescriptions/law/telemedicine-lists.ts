import { nameKey } from '../medicines/medicine.ts';
import { isOnSkin, type ScheduledLine } from './schedules.ts';

/** Where a row applies: anywhere, or only in local preparations. */
type Site = 'any' | 'skin' | 'eye' | 'ear' | 'mouth';

interface ListedMedicines {
  /** `O`: any consultation. `A`: a first consultation by video, and refills. */
  readonly list: 'O' | 'A';
  readonly substances: string;
  readonly site: Site;
  readonly source: string;
}

const ANNEX = 'Telemedicine Practice Guidelines 2020, annexure 1';

/**
 * Medicines named in the lists. The lists are examples ("etc."), so a missing medicine is not automatically
 * prohibited. List B has no rows: it covers any add-on for a condition that was seen in person.
 */
const LISTED_MEDICINES: readonly ListedMedicines[] = [
  { list: 'O', substances: 'paracetamol', site: 'mouth', source: `${ANNEX}, list O: antipyretics` },
  {
    list: 'O',
    substances:
      'acetylcysteine, ammonium chloride, guaifenesin, ambroxol, bromhexine, dextromethorphan, menthol',
    site: 'mouth',
    source: `${ANNEX}, list O: cough and common cold`,
  },
  { list: 'O', substances: 'oral rehydration salts, ORS', site: 'mouth', source: `${ANNEX}, list O: ORS` },
  { list: 'O', substances: 'zinc, zinc sulfate', site: 'mouth', source: `${ANNEX}, list O: zinc syrup` },
  {
    list: 'O',
    substances:
      'folic acid, iron, ferrous sulfate, ferrous fumarate, ferrous ascorbate, ferrous gluconate, iron polymaltose, carbonyl iron, cholecalciferol, vitamin D3, calcium, calcium carbonate, calcium citrate, calcium gluconate',
    site: 'mouth',
    source: `${ANNEX}, list O: iron, folic acid, vitamin D, calcium`,
  },
  {
    list: 'A',
    substances: 'clotrimazole, mupirocin, calamine, benzyl benzoate',
    site: 'skin',
    source: `${ANNEX}, list A: skin ailments`,
  },
  { list: 'A', substances: 'ciprofloxacin', site: 'eye', source: `${ANNEX}, list A: eye drops` },
  { list: 'A', substances: 'clotrimazole', site: 'ear', source: `${ANNEX}, list A: ear drops` },
  {
    list: 'A',
    substances: 'phenobarbital, phenobarbitone, clobazam, clonazepam',
    site: 'any',
    source: 'Board of Governors of the MCI, April 2020: addition to list A',
  },
];

/**
 * Classes of our table that are sold without a prescription. List O covers "common over-the-counter medications such
 * as", so unlisted ones are left to the doctor.
 */
export const OVER_THE_COUNTER: readonly string[] = [
  'antacid',
  'antifoam',
  'antidandruff',
  'antiseptic',
  'emollient',
  'expectorant',
  'laxative',
  'mineral',
  'mucolytic',
  'nasal-saline',
  'probiotic',
  'rehydration',
  'soothing',
  'tear-substitute',
  'vitamin',
];

function isAt(site: Site, line: ScheduledLine['line']): boolean {
  if (site === 'any') return true;
  if (site === 'skin') return isOnSkin(line);
  if (site === 'mouth') return line.route === 'oral' || (line.route === null && line.form !== 'injection');
  return line.route === site;
}

const ROWS = LISTED_MEDICINES.map((row) => ({
  ...row,
  keys: new Set(row.substances.split(',').map(nameKey)),
}));

/** Returns the list that names a substance in this preparation; undefined if none does. */
export const listOf = (
  substance: string,
  { line }: Pick<ScheduledLine, 'line'>,
): ListedMedicines['list'] | undefined =>
  ROWS.find(({ keys, site }) => keys.has(substance) && isAt(site, line))?.list;
