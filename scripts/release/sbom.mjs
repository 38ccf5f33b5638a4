// Writes the software bill of materials of a project with the packages installed, as CycloneDX JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NPM_INSTALL, run } from './run.mjs';

const CYCLONEDX = '@cyclonedx/cyclonedx-npm@6.0.1';

const componentOf = ({ name, version, license }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const licenses = [{ license: { id: license } }];
  const properties = [{ name: 'careline:bundled', value: 'true' }];
  return { type: 'library', group, name: short, version, 'bom-ref': purl, purl, licenses, properties };
};

/**
 * Writes the project's `sbom.cdx.json` into `out`, including packages that are only bundled into built files.
 * Returns the number of components.
 */
export async function writeSbom({ tools, project, bundled, out }) {
  const file = join(out, 'sbom.cdx.json');
  await run('npm', [...NPM_INSTALL, CYCLONEDX], { cwd: tools });
  const options = ['--omit', 'dev', '--output-reproducible', '--output-file', file];
  // pnpm names itself here, and the tool would take it for npm.
  const env = { npm_execpath: undefined };
  await run(join(tools, 'node_modules/.bin/cyclonedx-npm'), options, { cwd: project, env });
  const bom = JSON.parse(readFileSync(file, 'utf8'));
  const named = new Set(
    bom.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
  const missing = new Map(bundled.map((one) => [`${one.name}@${one.version}`, one]));
  for (const id of named) missing.delete(id);
  bom.components.push(...[...missing.values()].map(componentOf));
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  return bom.components.length;
}
