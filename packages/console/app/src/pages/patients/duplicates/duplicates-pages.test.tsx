import type { MergePreview, MergeRecord, UndoPreview } from '@careline/core/internal/patients/duplicates';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import SettingsArea from '../../settings-area.tsx';

afterEach(cleanup);

const [KEPT, MERGED, MERGE] = ['a1', 'a2', 'e1'].map((end) => `01890000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const NOW = Math.floor(Date.now() / 1000);

const match = (vitaId: string, name: string, uhid: string) => ({
  vitaId,
  appUserInfo: { name, gender: 'female' },
  birthDate: '1969-03-12',
  uhid,
  phoneEnding: '2338',
  programmes: [],
  matchedOn: 'name',
});
const ASHA = match(KEPT, 'Asha Rao', 'CL0000000018');
const OTHER = match(MERGED, 'Asha R', 'AH/26/7');

const side = (vitaId: string, values: Record<string, string[]>, calls: number) => ({
  vitaId,
  updatedAt: calls + 1,
  values,
  phones: ['98480 22338'],
  identifiers: [],
  facilities: ['North Clinic'],
  counts: { calls, readings: 0 },
});
const preview = (part: Partial<MergePreview> = {}): MergePreview => ({
  kept: side(KEPT, { name: ['Asha Rao'], birthDate: ['1969-03-12'], languages: [] }, 4),
  merged: side(MERGED, { name: ['Asha R'], birthDate: ['1969-03-12'], languages: ['ta'] }, 2),
  filled: ['languages'],
  obstacles: [],
  ...part,
});
const record = (part: Partial<MergeRecord> = {}): MergeRecord => ({
  id: MERGE,
  kept: ASHA,
  merged: OTHER,
  reason: 'Registered twice',
  by: { id: 's', name: 'Meera Admin' },
  at: NOW - 60,
  undone: null,
  ...part,
});
const undoing = (part: Partial<UndoPreview> = {}): UndoPreview => ({
  record: record(),
  back: { calls: 2 },
  stays: { notes: 1 },
  changed: ['gender'],
  later: null,
  ...part,
});

function refuse(code: string, more: object = {}): never {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code, ...more };
  throw new Response(JSON.stringify(problem), { status: 409 });
}

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function open(path: string, answers: Answers = {}) {
  const bodies: Record<string, unknown>[] = [];
  const keep = (answer: unknown) => async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  };
  const fake = fakeConsole({
    '/api/auth/user/merge/list': () => ({ data: [record()] }),
    '/api/auth/user/merge/find': () => ({ data: [ASHA] }),
    '/api/auth/user/merge/candidates': () => ({
      vitaId: KEPT,
      data: [{ ...OTHER, fits: ['phone', 'name'] }],
    }),
    '/api/auth/user/merge/preview': () => ({ data: preview() }),
    '/api/auth/user/merge': keep({ data: record() }),
    '/api/auth/user/merge/undo/preview': () => ({ data: undoing() }),
    '/api/auth/user/merge/undo': keep({ data: record() }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/settings/*" element={<SettingsArea />} />
        </Routes>
        <Address />
      </MainGuard>
    </Around>,
  );
  return { bodies };
}

const COMPARE = `/settings/duplicates/compare/${KEPT}/${MERGED}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const reason = () => screen.findByRole('textbox', { name: /^Reason/ });

describe('duplicates', () => {
  it('are found from one patient, and lead to both side by side', async () => {
    open('/settings/duplicates');
    await userEvent.type(await screen.findByRole('searchbox', { name: /^Find a patient/ }), 'a');
    await press('Search');
    expect(screen.getByText(/at least two letters/)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'sha{Enter}');
    await press('Look for duplicates of Asha Rao');
    const row = within(await screen.findByRole('list', { name: 'Possible duplicates of Asha Rao' }));
    expect(row.getByText('Matches: phone, name')).toBeTruthy();
    const link = row.getByRole('link', { name: 'Compare Asha R with Asha Rao' });
    expect(link.getAttribute('href')).toBe(COMPARE);
  });

  it('that were merged are listed with a way to undo the merge', async () => {
    open('/settings/duplicates');
    const list = within(await screen.findByRole('list', { name: 'Merged patients' }));
    expect(list.getByText('Asha R was merged into Asha Rao')).toBeTruthy();
    expect(list.getByRole('link', { name: /^Details/ }).getAttribute('href')).toBe(
      `/settings/duplicates/${MERGE}`,
    );
  });
});

describe('two patients side by side', () => {
  it('are merged with the chosen values and a reason', async () => {
    const { bodies } = open(COMPARE);
    const name = await screen.findByRole('group', { name: 'Value to use: Name' });
    expect(screen.queryByRole('group', { name: 'Value to use: Birth date' })).toBeNull();
    expect(within(screen.getByRole('group', { name: 'Languages' })).getByText(/so it is used/)).toBeTruthy();
    expect(screen.getByText('2 calls')).toBeTruthy();
    await userEvent.click(within(name).getByRole('radio', { name: /^Is merged: ?Asha R$/ }));
    await press('Merge the patients');
    const dialog = within(screen.getByRole('dialog', { name: 'Merge Asha R into Asha Rao?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the patients' }));
    expect(dialog.getByText('Enter a reason.')).toBeTruthy();
    await userEvent.type(await reason(), 'Registered twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the patients' }));
    expect(await screen.findByText(`/settings/duplicates/${MERGE}`)).toBeTruthy();
    expect(bodies).toMatchObject([
      {
        keptId: KEPT,
        keptVersion: 5,
        mergedId: MERGED,
        mergedVersion: 3,
        take: ['name'],
        reason: 'Registered twice',
      },
    ]);
  });

  it('can change places', async () => {
    open(COMPARE);
    await press('Swap the two');
    expect(await screen.findByText(`/settings/duplicates/compare/${MERGED}/${KEPT}`)).toBeTruthy();
  });

  it('are not merged while something blocks it', async () => {
    open(COMPARE, {
      '/api/auth/user/merge/preview': () => ({
        data: preview({ obstacles: [{ code: 'claimed', name: 'Ravi' }, { code: 'eclipse' }] }),
      }),
    });
    expect(await screen.findByText(/^Ravi has reserved one of them/)).toBeTruthy();
    expect(screen.getByText('Something else prevents the merge: eclipse.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Merge the patients' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it('say when a colleague changed one of them, and are reloaded', async () => {
    let reads = 0;
    open(COMPARE, {
      '/api/auth/user/merge/preview': () => {
        reads += 1;
        return { data: preview() };
      },
      '/api/auth/user/merge': () => refuse('conflict'),
    });
    await press('Merge the patients');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(await reason(), 'Twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the patients' }));
    expect(await dialog.findByText(/^Someone has changed one of the patients/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => reads).toBe(2);
  });
});

describe('a merge', () => {
  const PAGE = `/settings/duplicates/${MERGE}`;

  it('shows the reverted and the remaining data, and is undone with a reason', async () => {
    const undone = { by: { id: 's', name: 'Meera Admin' }, at: NOW, reason: 'Two people' };
    let isUndone = false;
    const { bodies } = open(PAGE, {
      '/api/auth/user/merge/undo/preview': () => ({
        data: undoing(isUndone ? { record: record({ undone }) } : {}),
      }),
    });
    expect(await screen.findByText('2 calls')).toBeTruthy();
    expect(screen.getByText('1 note')).toBeTruthy();
    expect(screen.getByText('Changed since, and stays as it is now: Gender')).toBeTruthy();
    await press('Undo the merge');
    await userEvent.type(await reason(), 'Two people');
    isUndone = true;
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByText(/^This merge was undone by Meera Admin/)).toBeTruthy();
    expect(bodies).toEqual([{ id: MERGE, reason: 'Two people' }]);
    expect(screen.queryByRole('button', { name: 'Undo the merge' })).toBeNull();
  });

  it('links to a later merge that has to be undone first', async () => {
    open(PAGE, { '/api/auth/user/merge/undo/preview': () => ({ data: undoing({ later: KEPT }) }) });
    const link = await screen.findByRole('link', { name: 'Open the later merge' });
    expect(link.getAttribute('href')).toBe(`/settings/duplicates/${KEPT}`);
    expect(screen.queryByRole('button', { name: 'Undo the merge' })).toBeNull();
  });

  it('says when it cannot be loaded, and retries', async () => {
    open(PAGE, { '/api/auth/user/merge/undo/preview': () => refuse('rate-limited') });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });
});
