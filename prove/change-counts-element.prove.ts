import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

const FOLDER = 'packages/elements/src/made-up';
const ELEMENT = `${FOLDER}/element.ts`;
const VIEW = `${FOLDER}/made-up.view.tsx`;
const SHEET = `${FOLDER}/made-up.css`;

const element = `import { textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** What a page has nothing of, and what to do about it. */
export interface MadeUpElement extends CarelineElement {
  /** What there is nothing of. */
  subject: string;
}

export interface MadeUpEvents {
  /** The person wants to add some. */
  'careline-made-up-add': CustomEvent<{ readonly subject: string }>;
}

export const madeUp: ElementSpec = {
  tag: 'careline-made-up',
  load: () => import('./made-up.view.tsx'),
  attributes: [textAttribute('subject')],
};
`;

const view = `import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { drawing } from '../drawing.tsx';
import sheet from './made-up.css?shadow';

function MadeUpView({ properties, element }: ViewProps) {
  const subject = String(properties.subject);
  const add = <Button onClick={() => element.emit('careline-made-up-add', { subject })}>Add</Button>;
  return <EmptyState icon="laptop" title={subject} action={add} />;
}

export const draw = drawing({ component: MadeUpView, sheets: [base, sheet] });
`;

const sheetHead = `@import "../view/view-head.css";

@source "../../../ui/src/primitives/button";
@source "../../../ui/src/primitives/error-state";
@source "../../../ui/src/primitives/icon";
@source "../../../ui/src/primitives/progress";
@source "../view/element-error-boundary.tsx";
`;
const source = `@source "../../../ui/src/primitives/empty-state";\n`;

const TEST = `${FOLDER}/made-up.test.ts`;
const test = `import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SPECS } from '../catalogue/catalogue.ts';
import { mountLater } from '../shell/mount-later.ts';
import { defineElement } from '../shell/define-element.ts';

it('is drawn and heard, by names that the compiler knows', async () => {
  const tag = 'careline-made-up';
  defineElement(SPECS[tag], () => mountLater(SPECS[tag].load));
  const element = document.body.appendChild(document.createElement(tag));
  element.subject = 'No readings';
  const heard = vi.fn<(subject: string) => void>();
  element.addEventListener('careline-made-up-add', ({ detail }) => heard(detail.subject));
  await element.whenReady();
  const root = element.shadowRoot;
  expect(root?.textContent).toContain('No readings');
  const [button] = root?.querySelectorAll('button') ?? [];
  if (!button) throw new Error('no button');
  await userEvent.click(button);
  expect(heard).toHaveBeenCalledWith('No readings');
});
`;

describe('a custom element', () => {
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
  });
  afterAll(() => copy?.remove());

  const textOf = (path: string) => readFileSync(join(copy.root, path), 'utf8');
  const types = () => copy.types('elements');
  const tests = (project: string, ...names: readonly string[]) =>
    copy.run('vitest', 'run', '--project', project, ...names);

  it('is not missing in the lists', async () => {
    copy.add(ELEMENT, element);
    const { status, output } = await tests('workspace', 'write-elements');
    expect(status).not.toBe(0);
    expect(output).toContain('npm run elements');
    expect(await copy.run('npm', 'run', 'elements')).toMatchObject({ status: 0 });
  });

  it('does not compile without its view', async () => {
    const { status, output } = await types();
    expect(status).not.toBe(0);
    expect(output).toContain('made-up.view.tsx');
    copy.add(VIEW, view);
    expect(await types()).toMatchObject({ status: 0 });
  });

  it('does not pass without its sheet and the classes of all that it renders', async () => {
    expect((await tests('workspace', 'element-sheets')).status).not.toBe(0);
    copy.add(SHEET, sheetHead);
    const { status, output } = await tests('workspace', 'element-sheets');
    expect(status).not.toBe(0);
    expect(output).toContain('primitives/empty-state');
    copy.edit(SHEET, (text) => text + source);
  });

  it('touches as many files as documented', () => expectFileCount('a custom element', copy.changed()));

  it('is tested like every other one, on screen and by its events', async () => {
    copy.add(TEST, test);
    expect(await types()).toMatchObject({ status: 0 });
    const workspace = await tests('workspace', 'write-elements', 'element-sheets');
    expect(workspace.status, workspace.output).toBe(0);
    for (const names of [[TEST], ['test/conformance', '-t', 'careline-made-up']]) {
      const { status, output } = await tests('elements', ...names);
      expect(output).toContain(' passed');
      expect(status, output).toBe(0);
    }
  });

  it('has its chunk with its icons, and is in the docs', async () => {
    expect(await copy.run('node', 'packages/elements/build/build-cdn.mjs')).toMatchObject({ status: 0 });
    const { views } = JSON.parse(textOf('packages/elements/dist/cdn/manifest.json'));
    const loaded = views['careline-made-up'].map((file: string) =>
      textOf(`packages/elements/dist/cdn/${file}`),
    );
    expect(loaded.join('\n')).toContain('careline-made-up-add');
    expect(loaded.join('\n')).toMatch(/\blaptop:/);
    expect(textOf('packages/elements/README.md')).toContain('| `careline-made-up` | `subject` |');
    expect(textOf('docs/embedding/reference.md')).toContain('| `subject` | What there is nothing of. |');
  });
});
