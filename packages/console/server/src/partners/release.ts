import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One build of the custom elements. */
export interface Release {
  /** Twelve hexadecimal digits of what is in it: another build of the same sources has the same. Its files carry them too. */
  readonly id: string;
  /** Subresource Integrity of each file (sha384), by its name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What pages load, and the archives of the libraries; a build has notes for developers beside it. */
export const isElementFile = (name: string): boolean => /^[\w.-]+\.(?:js|json|tgz)$/.test(name);

/** A library for pages with a build of their own, as an archive that npm installs; where they were made. */
export const isArchive = (name: string): boolean => name.endsWith('.tgz');

/** The name that the build gave itself and that its files carry; undefined of a build that has none. */
async function nameIn(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const { build } = JSON.parse(text) as { readonly build?: string };
  return build && /^[0-9a-f]{12}$/.test(build) ? build : undefined;
}

/** The build in a folder, or undefined where there is none. */
export async function readRelease(folder: string): Promise<Release | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter(isElementFile).sort();
  if (!names.some((name) => name.endsWith('.js'))) return undefined;
  const whole = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const name of names) {
    const digest = createHash('sha384')
      .update(await readFile(join(folder, name)))
      .digest('base64');
    integrity[name] = `sha384-${digest}`;
    whole.update(`${name} ${digest}\n`);
  }
  return { id: (await nameIn(folder)) ?? whole.digest('hex').slice(0, 12), integrity };
}
