import type { Infant, PatientMatch } from '@careline/core/internal/patients';
import { personId } from './people.ts';

/** An infant for tests and stories. */
export function anInfant(number: number, facts: Partial<Infant> = {}): Infant {
  return {
    vitaId: personId(number),
    appUserInfo: { name: 'Tara Rao', gender: 'female' },
    birthDate: '2023-12-20',
    uhid: `CL000000010${number}`,
    linkedAt: 1_704_000_000,
    ...facts,
  };
}

/** The infant as a search result. */
export const asMatch = ({ vitaId, appUserInfo, birthDate, uhid }: Infant): PatientMatch => ({
  vitaId,
  appUserInfo,
  birthDate,
  uhid,
  phoneEnding: null,
  programmes: [],
  matchedOn: 'uhid',
});
