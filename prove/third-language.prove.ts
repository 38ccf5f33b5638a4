import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShort } from './proof.ts';
import { addLanguage, CLOSING, languageFolders, marked, OPENING } from './support/add-language.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

/** The most files that a further language may add and change. */
const MOST = { added: 45, edited: 1 };
/** Telugu: a language that Intl knows and the product does not have. */
const CODE = 'te';

let copy: TreeCopy;
beforeAll(async () => {
  copy = await copyTree();
  addLanguage(copy, CODE);
});
afterAll(() => copy?.remove());

describe('a marked catalogue', () => {
  it('has marks around its texts, and unchanged names and placeholders', () => {
    const source = `import type { x } from './x.ts';
export const save: T<typeof x> = {
  name: 'save',
  sentences: { one: '{count} से', empty: '', of: (n) => \`\${n} का\`, steps: [{ kind: 'say', text: 'नमस्ते' }] },
};
`;
    expect(marked(source)).toBe(`import type { x } from './x.ts';
export const save: T<typeof x> = {
  name: 'save',
  sentences: { one: '⟦{count} से⟧', empty: '', of: (n) => \`⟦\${n} का⟧\`, steps: [{ kind: 'say', text: '⟦नमस्ते⟧' }] },
};
`);
  });
});

describe('a third language', () => {
  it(`is at most ${MOST.added} new files and ${MOST.edited} edited list`, () => {
    const folders = languageFolders(copy, CODE);
    expect(folders.length, folders.join('\n')).toBeGreaterThanOrEqual(5);
    const isAdded = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
    const changed = copy.changed();
    console.log(`a third language: ${changed.filter(isAdded).length} new files`);
    expect(changed.filter(isAdded).length).toBeLessThanOrEqual(MOST.added);
    expect(changed.filter((path) => !isAdded(path))).toHaveLength(MOST.edited);
    for (const path of changed.filter((one) => isAdded(one) && !one.endsWith('/index.ts'))) {
      const text = readFileSync(join(copy.root, path), 'utf8');
      expect(text.split(OPENING).length, path).toBe(text.split(CLOSING).length);
      expect(text, path).toContain(OPENING);
    }
  });

  it.skipIf(isShort)('compiles in every package', async () => {
    const { status, output } = await copy.run('node', 'scripts/types.mjs');
    expect(status, output).toBe(0);
  });

  it.skipIf(isShort)('has every key and placeholder of English', async () => {
    const { status, output } = await copy.run('vitest', 'run', '--project', 'workspace', 'core-labels');
    expect(status, output).toBe(0);
  });

  it.skipIf(isShort)('shows no English on any screen of the built product', async () => {
    const built = await copy.run('node', 'scripts/build.mjs', 'product');
    expect(built.status, built.output).toBe(0);
    const config = ['--config', 'e2e/vitest.config.ts', 'e2e/untranslated.e2e.ts'];
    const { status, output } = await copy.run('vitest', 'run', ...config, '-t', `in ${CODE} `);
    expect(status, output).toBe(0);
  });
});
