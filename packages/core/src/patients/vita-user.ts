import * as v from 'valibot';

/** What of a Vita user is read; whatever else it carries is ignored, and a part of another type counts as missing. */
const vitaUserSchema = v.object({
  appUserInfo: v.object({
    name: v.fallback(v.string(), ''),
    gender: v.fallback(v.string(), ''),
  }),
});

/** Name and gender as they are shown: both empty where they are missing. */
export interface VitaUser {
  readonly name: string;
  readonly gender: string;
}

/** Reads a Vita user of any service: the gender in lower case, the name empty if missing (specification 3.8). */
export function readVitaUser(user: unknown): VitaUser {
  const read = v.safeParse(vitaUserSchema, user);
  if (!read.success) return { name: '', gender: '' };
  const { name, gender } = read.output.appUserInfo;
  return { name, gender: gender.trim().toLowerCase() };
}
