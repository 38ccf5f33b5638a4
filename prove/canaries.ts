import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patient } from '@careline/core/internal/patients';

/** Texts that must not be found, each with a printable name. */
export interface Canaries {
  readonly size: number;
  add(name: string, secret: string): void;
  /** Returns the names of those found in the text: plain, URL-encoded, or in base64. */
  foundIn(text: string): readonly string[];
}

/** Shorter ones would match by chance. */
const SHORTEST = 6;

const forms = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

export function createCanaries(): Canaries {
  const secrets = new Map<string, string>();
  return {
    get size() {
      return secrets.size;
    },
    add(name, secret) {
      if (secret.length < SHORTEST) throw new Error(`${name} is too short to be looked for.`);
      secrets.set(secret.toLowerCase(), name);
    },
    foundIn(text) {
      const lower = text.toLowerCase();
      return [...secrets]
        .filter(([secret]) => forms(secret).some((form) => lower.includes(form.toLowerCase())))
        .map(([, name]) => name);
    },
  };
}

export function addPatient(canaries: Canaries, patient: Patient, index: number): void {
  canaries.add(`name of patient ${index}`, patient.appUserInfo.name);
  if (patient.uhid) canaries.add(`UHID of patient ${index}`, patient.uhid);
  for (const { value } of patient.phones) {
    canaries.add(`phone of patient ${index}`, value.replace(/\D/g, '').slice(-10));
  }
}

/** Returns the names and contents of all files below a folder. */
export function contentOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true });
  const text = (file: Dirent) =>
    file.isFile() ? readFileSync(join(file.parentPath, file.name), 'latin1') : '';
  return files.map((file) => `${file.name}\n${text(file)}`).join('\n');
}
