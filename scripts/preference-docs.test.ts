import { join } from 'node:path';
import { PREFERENCE_IDENTIFIERS } from '@careline/core/internal/preferences';
import { PREFERENCE_KINDS, type PreferenceKind } from '@careline/core/internal/preferences/kinds';
import { expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const HEAD = `# Types of preference

Specification 3.2 names the types and the fields of one. \`packages/core/src/preferences/kinds\` defines the content of each. This page is
generated from it: \`npx vitest run --project workspace scripts/preference-docs.test.ts --update\`. \`preference/get\` reads them and
\`preference/update\` stores them. A type that waits for a feature has no screen yet.

| type | owner, and why | effect |
|---|---|---|
`;

function row(type: (typeof PREFERENCE_IDENTIFIERS)[number]): string {
  const { owner, because, effect }: PreferenceKind = PREFERENCE_KINDS[type];
  const whose = owner === 'organisation' ? 'the organisation’s' : 'each person’s';
  return `| \`${type}\` | ${whose}: ${because} | ${'on' in effect ? effect.on : `waits for: ${effect.waitsFor}`} |\n`;
}

it('the page of preference types matches their table', async () => {
  await expect(HEAD + PREFERENCE_IDENTIFIERS.map(row).join('')).toMatchFileSnapshot(
    join(ROOT, 'docs/preferences.md'),
  );
});
