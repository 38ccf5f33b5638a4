// `npm run release`: builds, packs and checks the libraries into `release/`, as docs/releases.md describes. A dry run unless
// `--tag` is given. `--only a,b` runs some steps on what is built, `--from COMMIT` names the start of the upgrade, and
// `--update-api` accepts the API.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publint } from 'publint';
import { LIBRARIES, packLibraries, servedFolder } from './pack-libraries.mjs';
import { apiReport, compareReports } from './release/api-report.mjs';
import { drawElements, importSubpaths, installArchives, versionIn } from './release/host-project.mjs';
import { installNode, NODE_VERSIONS } from './release/node-versions.mjs';
import { NPM_INSTALL, run } from './release/run.mjs';
import { writeSbom } from './release/sbom.mjs';
import { bundledPackages } from './third-party-notices.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'release');
const API = join(ROOT, 'docs/api');
const ATTW = '@arethetypeswrong/cli@0.18.5';

const { values: options } = parseArgs({
  options: {
    tag: { type: 'boolean', default: false },
    only: { type: 'string' },
    from: { type: 'string' },
    'update-api': { type: 'boolean', default: false },
  },
});

const folderOf = (library) => join(ROOT, 'packages', library);
const distOf = (library) => join(folderOf(library), 'dist');
const packageNames = LIBRARIES.map((library) => `@careline/${library}`);
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { version } = manifestOf(folderOf('core'));
const git = (...args) => run('git', args, { cwd: ROOT }).then((answer) => answer.trim());

const archiveIn = (folder, library, ending = '') => join(folder, `careline-${library}${ending}.tgz`);
const archives = Object.fromEntries(
  LIBRARIES.map((library) => [`@careline/${library}`, archiveIn(OUT, library, `-${version}`)]),
);

const work = mkdtempSync(join(tmpdir(), 'careline-release-'));
const workFolder = (name) => {
  mkdirSync(join(work, name), { recursive: true });
  return join(work, name);
};
const projectOf = (node) => join(work, `project-${node}`);
const kilobytes = (path) => `${Math.round(statSync(path).size / 1024)} KiB`;

const openChangesets = () => readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md'));

async function checkVersions() {
  for (const library of LIBRARIES) {
    if (manifestOf(folderOf(library)).version !== version)
      throw new Error(`${library} is not at ${version}: run npx changeset version.`);
    if (!readFileSync(join(folderOf(library), 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
      throw new Error(`The changelog of ${library} has no part for ${version}.`);
  }
  const open = openChangesets();
  if (options.tag && open.length > 0)
    throw new Error(`Changesets are open: ${open.join(', ')}. See docs/releases.md, "Making a release".`);
  if (options.tag && (await git('status', '--porcelain')) !== '')
    throw new Error('Commit or remove your changes first.');
  const isTagged = (await git('tag', '--list', `v${version}`)) !== '';
  return `${version}, ${open.length} open changesets for ${isTagged ? 'the next version' : 'its changelogs'}`;
}

async function buildLibraries() {
  await run(process.execPath, ['scripts/build.mjs', 'libraries'], { cwd: ROOT });
  return packageNames.join(', ');
}

const TEXTS = ['LICENSE', 'NOTICE', 'THIRD-PARTY-NOTICES.txt', 'README.md', 'CHANGELOG.md'];

async function checkTexts(name, archive) {
  const files = (await run('tar', ['-tzf', archive])).split('\n');
  const missing = TEXTS.filter((file) => !files.includes(`package/${file}`));
  if (missing.length > 0) throw new Error(`The archive of ${name} lacks ${missing.join(', ')}.`);
}

/** Packs what is built. Every later step reads `dist` or the archives. */
async function packArchives() {
  const missing = LIBRARIES.filter((library) => !existsSync(join(distOf(library), 'package.json')));
  if (missing.length > 0)
    throw new Error(`Not built: ${missing.join(', ')}. Add the step: npm run release -- --only build,…`);
  rmSync(OUT, { recursive: true, force: true });
  const packed = await packLibraries(ROOT, OUT);
  for (const name of packageNames) {
    renameSync(packed[name], archives[name]);
    await checkTexts(name, archives[name]);
  }
  return packageNames.map((name) => `${name} ${kilobytes(archives[name])}`).join(', ');
}

async function checkWithPublint() {
  for (const library of LIBRARIES) {
    const { messages } = await publint({ pkgDir: distOf(library), pack: false, strict: true });
    if (messages.length > 0) throw new Error(`publint on ${library}: ${JSON.stringify(messages, null, 2)}`);
  }
  return 'no messages';
}

/** Not for the compiler: style sheets, data for tools, and files for pages without a bundler. */
const subpathsWithoutTypes = (library) =>
  Object.keys(manifestOf(distOf(library)).exports)
    .filter((subpath) => /css|json|txt|cdn|\*/.test(subpath))
    .map((subpath) => subpath.replace('./', ''));

async function checkTypes() {
  const tools = workFolder('tools');
  await run('npm', [...NPM_INSTALL, ATTW], { cwd: tools });
  for (const library of LIBRARIES) {
    const args = ['--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints'];
    const attw = join(tools, 'node_modules/.bin/attw');
    await run(attw, [archives[`@careline/${library}`], ...args, ...subpathsWithoutTypes(library)]);
  }
  return 'every entry resolves';
}

function checkApi() {
  const notes = LIBRARIES.map((library) => {
    const [accepted, file] = [join(API, `${library}.api.txt`), join(OUT, `${library}.api.txt`)];
    const report = apiReport(distOf(library));
    writeFileSync(file, report);
    if (options['update-api'] || !existsSync(accepted)) copyFileSync(file, accepted);
    const { removed, added } = compareReports(readFileSync(accepted, 'utf8'), report);
    for (const line of removed) console.log(`   ${library} - ${line.slice(0, 200)}`);
    for (const line of added) console.log(`   ${library} + ${line.slice(0, 200)}`);
    return { library, removed: removed.length, added: added.length };
  });
  const changed = notes.filter(({ removed, added }) => removed + added > 0);
  if (options.tag && changed.length > 0)
    throw new Error('docs/api is not what is released: review the lines above, then run with --update-api.');
  return notes.map(({ library, removed, added }) => `${library} -${removed} +${added}`).join(', ');
}

async function installOn(line) {
  const node = await installNode(work, line);
  await installArchives(projectOf(line), archives, { version, node });
  const count = await importSubpaths(projectOf(line), packageNames, node);
  return `${(await run(node, ['--version'])).trim()}: ${count} subpaths`;
}

const [FIRST_NODE] = NODE_VERSIONS;

async function installedProject() {
  const project = projectOf(FIRST_NODE);
  if (!existsSync(project)) await installArchives(project, archives, { version });
  return project;
}

async function drawAll() {
  const tags = await drawElements(await installedProject());
  return `${tags.length} elements drawn`;
}

/** Returns the commit to upgrade from: the last release, else the last commit that is a day old. Undefined without history. */
async function earlierCommit() {
  if (options.from) return git('rev-parse', options.from);
  const [tag] = (await git('tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD')).split('\n');
  if (tag && tag !== `v${version}`) return git('rev-list', '-1', tag);
  return git('rev-list', '-1', '--before=24 hours ago', 'HEAD');
}

/** Builds the archives of an earlier commit in a copy of its files. */
async function packCommit(commit) {
  const copy = workFolder('earlier');
  const archive = join(work, 'earlier.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', copy]);
  await run(process.execPath, ['scripts/boot.mjs', 'run', '--silent', 'build', 'libraries'], { cwd: copy });
  return Object.fromEntries(
    LIBRARIES.map((library) => [`@careline/${library}`, archiveIn(servedFolder(copy), library)]),
  );
}

async function checkUpgrade() {
  const commit = await earlierCommit();
  if (!commit) return 'skipped: the history has no commit that is a day old';
  const project = join(work, 'upgraded');
  await installArchives(project, await packCommit(commit), { version });
  const [before, drawnBefore] = [versionIn(project, '@careline/elements'), await drawElements(project)];
  await installArchives(project, archives, { version });
  const [after, drawnAfter] = [versionIn(project, '@careline/elements'), await drawElements(project)];
  const lost = drawnBefore.filter((tag) => !drawnAfter.includes(tag));
  if (after !== version || lost.length > 0)
    throw new Error(`Upgraded to ${after}. Elements that are gone: ${lost.join(', ') || 'none'}.`);
  return `${commit.slice(0, 9)} (${before}, ${drawnBefore.length} elements) to ${after} (${drawnAfter.length} elements)`;
}

async function makeSbom() {
  const bundled = LIBRARIES.flatMap((library) => bundledPackages(folderOf(library)));
  const project = await installedProject();
  const count = await writeSbom({ tools: workFolder('sbom-tool'), project, bundled, out: OUT });
  return `${count} components`;
}

function writeChecksums() {
  const files = readdirSync(OUT)
    .filter((file) => file !== 'SHA256SUMS')
    .sort();
  const sumOf = (file) =>
    createHash('sha256')
      .update(readFileSync(join(OUT, file)))
      .digest('hex');
  writeFileSync(join(OUT, 'SHA256SUMS'), files.map((file) => `${sumOf(file)}  ${file}\n`).join(''));
  return `${files.length} files`;
}

const STEPS = [
  ['versions', checkVersions],
  ['build', buildLibraries],
  ['pack', packArchives],
  ['publint', checkWithPublint],
  ['types', checkTypes],
  ['api', checkApi],
  ...NODE_VERSIONS.map((line) => [`install on Node ${line}`, () => installOn(line)]),
  ['elements', drawAll],
  ['upgrade', checkUpgrade],
  ['sbom', makeSbom],
  ['checksums', writeChecksums],
];

/** Nothing later can be checked without these. */
const FIRST_STEPS = ['build', 'pack'];

/** Returns the steps to run. `--only` names them by their beginning; packing joins the steps that need it. */
function chosenSteps() {
  if (!options.only) return STEPS;
  const wanted = options.only.split(',');
  const unknown = wanted.filter((part) => !STEPS.some(([name]) => name.startsWith(part)));
  if (unknown.length > 0)
    throw new Error(`No step: ${unknown.join(', ')}. Steps: ${STEPS.map(([name]) => name).join(', ')}`);
  const isWanted = ([name]) => wanted.some((part) => name.startsWith(part));
  const pack = STEPS.findIndex(([name]) => name === 'pack');
  return STEPS.filter((step, at) => isWanted(step) || (at === pack && STEPS.slice(pack).some(isWanted)));
}

async function runSteps(steps) {
  const failed = [];
  for (const [name, step] of steps) {
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
    try {
      console.log(`ok      ${name}: ${await step()} (${seconds()})`);
    } catch (error) {
      console.error(`FAILED  ${name} (${seconds()})\n${error.message}`);
      failed.push(name);
      if (FIRST_STEPS.includes(name)) break;
    }
  }
  return failed;
}

async function tagRelease() {
  const tag = `v${version}`;
  await git('tag', '--annotate', tag, '--message', `Careline ${version}`);
  console.log(`\nTag ${tag} was created here. To publish: git push origin ${tag}`);
  for (const path of Object.values(archives)) console.log(`  npm publish ${path}`);
}

try {
  const failed = await runSteps(chosenSteps());
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exitCode = 1;
  } else if (options.tag && !options.only) await tagRelease();
  else console.log(`\nDry run of ${version}: release/ has the files. Nothing was tagged or published.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
