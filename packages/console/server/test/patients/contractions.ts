/**
 * Detects a migration statement that would break the previous version, which keeps running during and after the
 * migration.
 */
interface Rule {
  readonly refused: RegExp;
  readonly because: string;
}

const NAME = String.raw`(?:if (?:not )?exists |only )?["\w.]+`;

const RULES: readonly Rule[] = [
  { refused: /\bdrop table\b/, because: 'the version before asks for the table' },
  { refused: /\bdrop (?:materialized )?view\b/, because: 'the version before may read the view' },
  { refused: /\brename to\b/, because: 'the version before knows the old name only' },
  {
    refused: /\brename (?!to\b|constraint\b)(?:column )?["\w]+ to\b/,
    because: 'the version before knows the old name only',
  },
  { refused: /\brename constraint\b/, because: 'code tells failures apart by the names of constraints' },
  {
    refused:
      /\bdrop (?!constraint\b|default\b|not null\b|identity\b|expression\b)(?:column )?(?:if exists )?["\w]+(?: cascade)?(?:,|$)/,
    because: 'the version before reads and writes the column',
  },
  {
    refused: /\bdrop (?:default|identity|expression)\b/,
    because: 'the version before writes no value of its own there',
  },
  { refused: /\bset not null\b/, because: 'the version before may write nothing there' },
  {
    refused:
      /\badd (?:column )?(?!constraint\b|check\b|unique\b|foreign\b|primary\b|exclude\b)(?:if not exists )?["\w]+ (?:(?!,| default ).)*\bnot null(?!(?:(?!,).)*\bdefault\b)/,
    because: 'the version before writes no value there: give it a default',
  },
  {
    refused: /\badd (?:column )?(?:if not exists )?["\w]+ (?:(?!,).)*\bgenerated always as\b/,
    because: 'the whole table is written anew while nobody can read it',
  },
  {
    refused: /\balter (?:column )?["\w]+ (?:set data )?type\b/,
    because: 'the whole table may be written anew, and the version before expects the old type',
  },
  {
    refused: /\badd (?:constraint ["\w]+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    because:
      'every row is checked while nobody can write: add it "not valid", validate it in a later migration',
  },
  {
    refused: /\badd (?:constraint ["\w]+ )?(?:unique|primary key|exclude)\b(?! using index)/,
    because: 'an index is built while nobody can write',
  },
  { refused: /\bset schema\b/, because: 'the version before looks for the table where it was' },
  { refused: /^truncate\b/, because: 'nobody can read the table meanwhile' },
  {
    refused: /^(?:with\b.*\b)?(?:update|delete from)\b/,
    because: 'rows stay locked until all are done: fill them in portions beside the work, with runPortions',
  },
  { refused: /^(?:lock|vacuum full|cluster|reindex)\b/, because: 'nobody can use the table meanwhile' },
  { refused: /^revoke\b/, because: 'the version before may need the right' },
];

const NEW_INDEX = new RegExp(String.raw`^create (?:unique )?index .*?\bon (${NAME})`);
const NEW_TABLE = new RegExp(`^create table (${NAME})`);

const withoutComments = (statement: string): string =>
  statement.replace(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const bare = (name: string): string => name.replace(/^(?:if not exists |only )/, '').replaceAll('"', '');

/**
 * Marks a statement that was reviewed, with the reason why the previous version keeps working: `-- expands:
 * reason`.
 */
const ACCOUNTED = /--\s*expands:\s*\S+/;

/** Returns why the previous version would break if these statements ran in this order, one line each. */
export function contractions(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((one) => NEW_TABLE.exec(withoutComments(one))?.[1] ?? []).map(bare),
  );
  return statements.flatMap((statement) => {
    const text = withoutComments(statement);
    // No version refers to an index by name.
    if (/^alter index\b/.test(text)) return [];
    const changed = /^alter table (?:if exists )?(?:only )?(["\w.]+)/.exec(text)?.[1];
    if (ACCOUNTED.test(statement) || (changed && made.has(bare(changed)))) return [];
    const reasons = RULES.filter(({ refused }) => refused.test(text)).map(({ because }) => because);
    const indexed = NEW_INDEX.exec(text)?.[1];
    if (indexed && !made.has(bare(indexed)))
      reasons.push('nobody can write while the index of a table that has rows is built');
    return reasons.map((reason) => `${text.slice(0, 120)}: ${reason}`);
  });
}

/** Returns the SQL of a migration: template texts, and quoted strings that begin like SQL. */
export function statementsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const texts = [...code.matchAll(/`([^`]*)`|'((?:[^'\\\n]|\\.)*)'/g)].map(
    ([, template, quoted]) => template ?? quoted ?? '',
  );
  const begins =
    /^\s*(?:--.*\n\s*)*(?:alter|create|drop|update|delete|insert|with|truncate|lock|revoke|grant|do|vacuum|cluster|reindex|select|set)\b/i;
  return texts.filter((text) => begins.test(text));
}
