// Names that the glossary bans, looked for in whatever declares a name and in the names of files. The sources are parsed:
// a comment, a sentence or a value may use any word.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Words that are no names';

/** What others know by its name, by the file it stands in where it is not the same everywhere. */
export const EXCEPTIONS = [
  {
    names: ['keptId', 'keptVersion', 'kept_id', 'person_merge.kept_id'],
    because: 'a merge at the wire and its row',
  },
  {
    names: ['kept', 'KEPT', 'keptIs', 'ofKept'],
    in: /merge|duplicates|compare|pages\/patients\/patients\.messages/,
    because: 'the side of a merge, at the wire',
  },
  { names: ['kept'], in: /schema\/json-columns/, because: 'the stored memory of a merge' },
  { names: ['kept'], in: /server\/src\/import\//, because: 'what an import answers' },
  { names: ['toldAt', 'told_at'], because: 'an open danger sign at the wire and its row' },
  { names: ['patient-said', 'relative-said', 'hospital-said'], because: 'stored reasons of a change' },
  {
    names: [
      'familyPlanningTold',
      'calls.miscarriage.told',
      'calls.postNatal.familyPlanningTold',
      'calls.option.NOT_TOLD',
    ],
    keysOnly: true,
    because: 'questions and options of call forms, as answers are stored',
  },
  {
    names: ['told', 'own.told', 'other.told'],
    in: /\.test\.ts$|demo\/call-answers/,
    keysOnly: true,
    because: 'the question about a miscarriage, in answers as they are stored',
  },
  {
    names: ['say'],
    in: /app\/src\/offline\//,
    keysOnly: true,
    because: 'a message to the worker of another version',
  },
  {
    names: ['say'],
    in: /beside\.messages|locales\/[a-z]{2,3}\/calls/,
    keysOnly: true,
    because: 'the kind of a step of a script, at the wire',
  },
];

/** `callDesk`, `CALL_DESK` and `call-desk` are the words call and desk. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The words of the glossary's table, each with its forms. */
export function bannedWords(glossary) {
  const [, table = ''] = glossary.split(HEADING);
  const rows = [...table.matchAll(/^\| *([a-z]+) *\|([^|]*)\|/gm)];
  const words = rows.flatMap(([, word, forms]) => [word, ...forms.split(',').map((form) => form.trim())]);
  if (words.length === 0) throw new Error(`${GLOSSARY} has no table under "${HEADING}"`);
  return new Set(words.filter(Boolean));
}

const isOwnProperty = (parent) =>
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isPropertySignature(parent) ||
  ts.isPropertyDeclaration(parent) ||
  ts.isMethodSignature(parent) ||
  ts.isMethodDeclaration(parent);

/** Whether this is where a name begins; where it is used it has been looked at already. */
function declares(node) {
  const { parent } = node;
  if (parent.name !== node) return false;
  if (ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) return false;
  return !(ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) || parent.propertyName !== undefined;
}

const isName = (node) => ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node);

/** A shorthand takes the name of the variable beside it, and of a wire's key what reads it. */
const isKey = ({ parent }) => isOwnProperty(parent) || (ts.isBindingElement(parent) && !parent.propertyName);

/** Every name that a source declares, with its line. */
export function declaredNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isName(node) && declares(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ name: node.text, line: line + 1, isKey: isKey(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isExcepted = (file, { name, isKey: key }) =>
  EXCEPTIONS.some(
    (one) => one.names.includes(name) && (one.in?.test(file) ?? true) && (key || !one.keysOnly),
  );

/** What is wrong with a file: its own name, and the names in it. */
export function nameFaults(file, text, banned) {
  const wordIn = (name) => wordsOf(name).find((word) => banned.has(word));
  const own = wordIn(file);
  const inside = declaredNames(file, text)
    .filter((one) => wordIn(one.name) && !isExcepted(file, one))
    .map(
      ({ name, line }) =>
        `${file}:${line} names something ${name}: "${wordIn(name)}" says nothing of what it is`,
    );
  return own ? [`${file} is named with "${own}"`, ...inside] : inside;
}

const SOURCE = /\.[cm]?[jt]sx?$/;

function sources() {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return list.split('\n').filter((file) => SOURCE.test(file) && existsSync(file));
}

function main() {
  const banned = bannedWords(readFileSync(GLOSSARY, 'utf8'));
  const mayHave = new RegExp([...banned].join('|'), 'i');
  const files = sources();
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return mayHave.test(text) || mayHave.test(file) ? nameFaults(file, text, banned) : [];
  });
  for (const fault of faults) console.error(fault);
  console.log(`names: ${files.length} files checked, ${faults.length} names are banned (${GLOSSARY})`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
