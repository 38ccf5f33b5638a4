import { describe, expect, it } from 'vitest';
import { loadMedicines } from '../../../medicines/load-medicines.ts';
import { GROUPS, isGroupKey } from './groups.ts';
import type { MedicineGroup } from './medicine-group.ts';

const medicines = await loadMedicines();
const substances = new Set(medicines.flatMap((one) => one.substances));
const classes = new Set(medicines.flatMap((one) => one.classes));
const groups: readonly (readonly [string, MedicineGroup])[] = Object.entries(GROUPS);

describe('groups of medicines name existing', () => {
  it('substances of the table of medicines', () => {
    const unknown = groups.flatMap(([key, group]) =>
      (group.substances ?? []).filter((one) => !substances.has(one)).map((one) => `${key}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  it('classes of the table of medicines', () => {
    const unknown = groups.flatMap(([key, group]) =>
      (group.classes ?? []).filter((one) => !classes.has(one)).map((one) => `${key}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  it('other groups', () => {
    const unknown = groups.flatMap(([key, group]) =>
      (group.includes ?? []).filter((one) => !isGroupKey(one)).map((one) => `${key}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });
});
