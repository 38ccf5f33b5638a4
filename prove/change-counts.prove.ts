import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelEdits } from './support/catalogues.ts';
import { insertAfter, insertBefore } from './support/edits.ts';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

const passes = async (copy: TreeCopy, project: string, test: string) => {
  const { status, output } = await copy.run('vitest', 'run', '--project', project, test);
  expect(output).toContain('1 passed');
  expect(status, output).toBe(0);
};

describe('a column of the call history', () => {
  const MESSAGES = 'packages/ui/src/calls/call-status-history/call-status-history.messages.ts';
  const COLUMNS = 'packages/ui/src/calls/call-status-history/history-columns.tsx';
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
  });
  afterAll(() => copy.remove());

  it('does not compile while only the file has it', async () => {
    copy.edit(
      'packages/core/src/calls/history/call-history-csv.ts',
      insertBefore('  outcome: {\n', '  direction: { direction: ({ direction }) => direction },\n'),
    );
    const { status, output } = await copy.types('ui');
    expect(status).not.toBe(0);
    expect(output).toContain('history-columns.tsx');
    expect(output).toContain('history-export.tsx');
  });

  it('touches as many files as documented, and is on the screen, on paper and in the file in both languages', async () => {
    copy.edit(
      COLUMNS,
      insertBefore(
        '  outcome: {\n',
        "  direction: { width: ['5rem', '6rem'], look: SMALL, value: ({ direction }) => direction },\n",
      ),
    );
    copy.edit(MESSAGES, insertBefore("  outcome: '", "  direction: 'Made up',\n"));
    copy.edit(
      'packages/ui/src/locales/hi/calls.ts',
      insertAfter("  name: 'call-status-history',\n  sentences: {\n", "    direction: 'बनाया हुआ',\n"),
    );
    copy.add(
      'packages/ui/src/calls/call-history-print/made-up.test.tsx',
      `import { callCsvHead, callCsvLines } from '@careline/core/internal/calls/history';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { CONTACTS } from '../../../test/contacts.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { KOLKATA, now } from '../../../test/people.ts';
import { CallStatusHistory } from '../call-status-history/index.ts';
import { CallHistoryPrint } from './call-history-print.tsx';

const http = fakeHttp({
  'calllog/authors': () => ({ data: [] }),
  'calllog/list': () => ({ data: CONTACTS, next: null, total: CONTACTS.length }),
});
it('is shown', async () => {
  renderUi(
    <CallStatusHistory http={http} now={now}
      printing={(shown) => <CallHistoryPrint {...shown} print={() => undefined} />} />,
    { locale: 'hi' },
  );
  expect(await screen.findByRole('columnheader', { name: 'बनाया हुआ' })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'प्रिंट करें' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getAllByRole('columnheader', { name: 'बनाया हुआ', hidden: true })).toHaveLength(2);
  expect(screen.getAllByText('outbound').length).toBeGreaterThanOrEqual(2);
  window.dispatchEvent(new Event('afterprint'));
  const options = { locale: 'en', timeZone: KOLKATA, statusWords: (status: string) => status, yes: 'yes' };
  expect(callCsvHead((column) => column)).toContain(',direction,');
  expect(callCsvLines(CONTACTS, options)).toContain(',outbound,');
});
`,
    );
    expectFileCount('a column of the call history', copy.changed());
    expect(await copy.types('ui')).toMatchObject({ status: 0 });
    await passes(copy, 'ui', 'call-history-print/made-up');
  });
});

describe('an area', () => {
  const ROW = `  'made-up': {
    path: '/made-up',
    icon: 'history',
    label: wordLabel(words.areas, 'madeUp'),
    beside: true,
  },
`;
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
  });
  afterAll(() => copy.remove());

  it('does not compile without its page', async () => {
    const labels = labelEdits({ room: 'access', table: 'areas', words: { madeUp: ['Made up', 'बनाया हुआ'] } });
    for (const [path, edit] of Object.entries(labels)) copy.edit(path, edit);
    copy.edit('packages/core/src/access/areas.ts', insertBefore('  settings: {\n', ROW));
    const { status, output } = await copy.types('console/app');
    expect(status).not.toBe(0);
    expect(output).toContain('frame-area.tsx');
  });

  it('touches as many files as documented, and has its menu entry, its guard and its page', async () => {
    copy.edit(
      'packages/console/app/src/shell-layout/frame-area.tsx',
      insertBefore(
        '  settings: onDemand',
        "  'made-up': onDemand(() => import('../pages/made-up/made-up-page.tsx')),\n",
      ),
    );
    copy.add(
      'packages/console/app/src/pages/made-up/made-up-page.tsx',
      `import { ScopeGate } from '../../guards/scope-gate.tsx';

export default function MadeUpPage() {
  return <ScopeGate><p>The made-up page</p></ScopeGate>;
}
`,
    );
    copy.add(
      'packages/console/app/src/made-up.test.tsx',
      `import { BUILT_SCOPES, explainScreens, PARTNER_SCOPES, scopeGuard, scopeLabel } from '@careline/core/internal/navigation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Around, fakeConsole } from '../test/fake-console.tsx';
import { profileOf } from '../test/people.ts';
import { builtMenu, leadsTo } from './navigation/built-menu.ts';
import { ConsoleRoutes } from './router.tsx';

it('is shown', async () => {
  const scopes = ['prohealth', 'made-up'];
  expect(builtMenu(scopes, 'hi')).toMatchObject([{}, { label: 'बनाया हुआ', icon: 'history', link: '/made-up' }]);
  expect(leadsTo('/made-up', scopes)).toBe(true);
  expect(scopeGuard({ scopes: ['prohealth'] }, '/MADE-up/x')).toEqual({ kind: 'no-access', needs: 'made-up' });
  expect(scopeLabel('made-up')).toBe('Made up');
  expect(BUILT_SCOPES).toContain('made-up');
  expect(PARTNER_SCOPES).not.toContain('made-up');
  expect(explainScreens({ scopes }).find(({ scope }) => scope === 'made-up')).toMatchObject({ decision: 'allow' });
  const fake = fakeConsole();
  fake.person = profileOf({ scopes });
  render(<Around fake={fake} path="/made-up"><ConsoleRoutes /></Around>);
  expect(await screen.findByText('The made-up page')).toBeTruthy();
});
`,
    );
    expectFileCount('an area', copy.changed());
    expect(await copy.types('console/app')).toMatchObject({ status: 0 });
    await passes(copy, 'app', 'src/made-up');
  });
});
