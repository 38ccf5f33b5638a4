import { join } from 'node:path';
import { PREFERENCE_IDENTIFIERS } from '@careline/core/internal/preferences';
import { PREFERENCE_KINDS, type PreferenceKind } from '@careline/core/internal/preferences/kinds';
import { expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const HEAD = `# Types of preference

Specification 3.2 names them and no field of any. What each holds is in \`packages/core/src/preferences/kinds\`, from which this page
is written: \`npx vitest run --project workspace scripts/preference-docs.test.ts --update\`. All are read by \`preference/get\` and stored
by \`preference/update\`; a type that waits for a part to come has no screen yet.

| type | whose, and why | its effect |
|---|---|---|
`;

function row(type: (typeof PREFERENCE_IDENTIFIERS)[number]): string {
  const { owner, because, effect }: PreferenceKind = PREFERENCE_KINDS[type];
  const whose = owner === 'organisation' ? 'the organisation’s' : 'each person’s';
  return `| \`${type}\` | ${whose}: ${because} | ${'on' in effect ? effect.on : `waits for: ${effect.waitsFor}`} |\n`;
}

it('the page of the types of preference says what their table says', async () => {
  await expect(HEAD + PREFERENCE_IDENTIFIERS.map(row).join('')).toMatchFileSnapshot(
    join(ROOT, 'docs/preferences.md'),
  );
});
