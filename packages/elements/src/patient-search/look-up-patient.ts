import { listPatients } from '@careline/core/internal/patients';
import { httpOf } from '../session/session-http.ts';
import type { LookUp } from '../shell/field/check-value.ts';

const sameNumber = (one: string | null, other: string): boolean =>
  one?.trim().toUpperCase() === other.trim().toUpperCase();

/** Patient numbers are never longer; the services refuse longer text. */
const MAX_NUMBER = 120;

/** Returns the only patient with this UHID. */
export const lookUpPatient: LookUp = async (inside, value) => {
  const text = value.trim();
  if (text === '' || text.length > MAX_NUMBER) return undefined;
  const { data } = await httpOf(inside).call(listPatients, { body: { by: 'uhid', text } });
  const [only, ...others] = data.filter(({ uhid }) => sameNumber(uhid, text));
  if (!only || others.length > 0) return undefined;
  return { id: only.vitaId, value: only.uhid ?? '', record: only };
};
