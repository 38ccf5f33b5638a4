import * as v from 'valibot';

/** The parts of a Vita user that are read. Others are ignored; a wrong type counts as missing. */
const vitaUserSchema = v.object({
  appUserInfo: v.object({
    name: v.fallback(v.string(), ''),
    gender: v.fallback(v.string(), ''),
  }),
});

/** Display name and gender; empty if missing. */
export interface VitaUser {
  readonly name: string;
  readonly gender: string;
}

/** Reads a Vita user: gender in lower case, empty name if missing (specification 3.8). */
export function readVitaUser(user: unknown): VitaUser {
  const read = v.safeParse(vitaUserSchema, user);
  if (!read.success) return { name: '', gender: '' };
  const { name, gender } = read.output.appUserInfo;
  return { name, gender: gender.trim().toLowerCase() };
}
