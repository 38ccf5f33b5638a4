import type { SheetSection, SheetVersion } from './version.ts';

/** An allergy as recorded in the sheet. */
export interface SheetAllergy {
  readonly id: string;
  readonly substance: string;
  /** Severe or life-threatening, itself or by its reaction. */
  readonly isSevere: boolean;
  readonly isSuspected: boolean;
}

/** Allergies in a sheet. */
export interface SheetAllergies {
  readonly allergies: readonly SheetAllergy[];
  /** The version that states that none is known; undefined otherwise. */
  readonly noneKnown: SheetVersion | undefined;
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = ({ answers }: SheetVersion): readonly Row[] => {
  const rows: unknown = answers.allergies?.allergies;
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
};

const allergyOf = (id: string, { substance, severity, reaction, certainty }: Row): SheetAllergy => ({
  id,
  substance: String(substance ?? '').trim(),
  isSevere: severity === 'SEVERE' || (Array.isArray(reaction) && reaction.includes('ANAPHYLAXIS')),
  isSuspected: certainty === 'SUSPECTED',
});

/** Returns a key that is equal for the same substance. */
export const allergyKey = (substance: string): string => substance.normalize('NFKC').trim().toLowerCase();

/** Reads the newest versions of the section. For merged records, substances of both without duplicates. */
export function readAllergies({ newest }: Pick<SheetSection, 'newest'>): SheetAllergies {
  const found = new Map<string, SheetAllergy>();
  for (const version of newest) {
    for (const [place, row] of rowsOf(version).entries()) {
      const allergy = allergyOf(`${version.id} ${place}`, row);
      const key = allergyKey(allergy.substance);
      const before = found.get(key);
      if (key !== '') found.set(key, before?.isSevere ? before : allergy);
    }
  }
  const noneKnown = newest.find(({ answers }) => answers.statement?.noneKnown === true);
  return { allergies: [...found.values()], noneKnown: found.size === 0 ? noneKnown : undefined };
}
