import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSnippet } from '@careline/core/administration';
import { DISPOSITIONS, dispositionLabel } from '@careline/core/calls/outcome';
import { CHART_TOPICS, chartTopicLabel } from '@careline/core/charts';
import { METRIC_TYPES, METRICS } from '@careline/core/observations';
import { callTypeLabel, PROGRAMME_KEYS, PROGRAMMES } from '@careline/core/programmes';
import { expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const HEAD = `# Keys that elements take and tell

Written from what the product knows: \`npx vitest run --project workspace scripts/embedding-keys.test.ts --update\`. Keys stay; new
ones are added. A key that an element does not know is left out, and the person chooses.
`;

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `\n## ${title}\n`,
    ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ');

const CALL_TYPES = [...new Set(PROGRAMME_KEYS.flatMap((key) => PROGRAMMES[key].callTypes))];

const PARTS = [
  table(
    'Programmes, and the types of call of each: `programme`, `call-type`',
    ['programme', 'is shown as', 'types of call'],
    PROGRAMME_KEYS.map((key) => [code([key]), PROGRAMMES[key].label, code(PROGRAMMES[key].callTypes)]),
  ),
  table(
    'Types of call: `call-type`',
    ['type', 'is shown as'],
    CALL_TYPES.map((key) => [code([key]), callTypeLabel(key)]),
  ),
  table(
    'Outcomes of a call: `disposition`',
    ['outcome', 'is shown as', 'class'],
    DISPOSITIONS.map(({ key, outcome }) => [code([key]), dispositionLabel(key), code([outcome])]),
  ),
  table(
    'Charts: `topic`',
    ['topic', 'is shown as'],
    CHART_TOPICS.map((key) => [code([key]), chartTopicLabel(key)]),
  ),
  table(
    'Readings: `metric`',
    ['metric', 'values in it'],
    METRIC_TYPES.map((key) => [code([key]), code(Object.keys(METRICS[key].values))]),
  ),
];

it('the page of keys names those of the product', async () => {
  await expect(HEAD + PARTS.join('')).toMatchFileSnapshot(join(ROOT, 'docs/keys.md'));
});

it('the snippet of the docs is the one of settings and server', () => {
  const [, snippet] =
    /```html\n([\s\S]*?)\n```/.exec(readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8')) ?? [];
  const addresses = {
    elements: 'https://careline.example/elements/',
    services: 'https://careline.example/api',
  };
  expect(snippet).toBe(pageSnippet(addresses));
});
