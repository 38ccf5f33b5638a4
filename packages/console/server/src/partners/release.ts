import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One build of the custom elements. */
export interface Release {
  /**
   * Twelve hexadecimal digits from the content, so another build of the same sources has the same id. File names
   * contain it too.
   */
  readonly id: string;
  /** Subresource Integrity (sha384) by file name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Returns whether pages load the file or npm installs it. A build also has notes for developers. */
export const isElementFile = (name: string): boolean => /^[\w.-]+\.(?:js|json|tgz)$/.test(name);

/** Returns whether the file is an npm archive of a library, for pages with their own build. */
export const isArchive = (name: string): boolean => name.endsWith('.tgz');

/** Returns the id that the build wrote and its files carry, or undefined. */
async function nameIn(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const { build } = JSON.parse(text) as { readonly build?: string };
  return build && /^[0-9a-f]{12}$/.test(build) ? build : undefined;
}

/** Returns the build in a folder, or undefined if there is none. */
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
