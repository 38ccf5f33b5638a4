import type { IndianState } from '#patients/registration';
import { DISTRICTS, RUNS } from './table.ts';

export interface PinDistrict {
  readonly district: string;
  readonly state: IndianState;
}

function readDistricts(): readonly PinDistrict[] {
  return DISTRICTS.split(';').flatMap((row) => {
    const [state, names = ''] = row.split(':');
    return names.split(',').map((district) => ({ district, state: state as IndianState }));
  });
}

function readRuns(): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  let pin = 0;
  for (const run of RUNS.split(';')) {
    const [key = '', gaps = ''] = run.split(':');
    for (const gap of gaps.split(',')) {
      pin += gap === '' ? 1 : Number.parseInt(gap, 36);
      keys.set(pin, key);
    }
  }
  return keys;
}

let table:
  | { readonly districts: readonly PinDistrict[]; readonly runs: ReadonlyMap<number, string> }
  | undefined;

/**
 * Returns the districts of a PIN code's post offices, most post offices first; empty for unknown, possibly new, codes.
 * Source: All India Pincode Directory (data.gov.in, Government Open Data License, India).
 */
export function districtsOfPin(pin: string): readonly PinDistrict[] {
  table ??= { districts: readDistricts(), runs: readRuns() };
  const { districts, runs } = table;
  const key = runs.get(Number(pin.replace(/\s/g, '')));
  if (key === undefined) return [];
  return key.split('/').flatMap((number) => districts[Number.parseInt(number, 36)] ?? []);
}
