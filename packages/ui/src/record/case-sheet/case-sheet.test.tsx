// spec: 5, 90, 102, 103
import { type NewSheetVersion, type SheetVersion, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { allergicTo, aVersion, ME, NONE_KNOWN, SHEET } from '../../../test/case-sheets.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { CaseSheet, type CaseSheetProps } from './index.ts';

const SCOPES = ['prohealth', 'hmCallInfo'];

/** Fakes a server that stores the versions of one section and rejects versions that do not follow the newest. */
function aServer(start: readonly SheetVersion[] = [], access = 'PROVIDER') {
  const versions = [...start];
  const section = () => ({ section: 'ALLERGIES', newest: versions.slice(-1), versions: versions.length });
  const http = fakeHttp({
    'case-sheets/list': () => ({
      vitaId,
      access,
      sheet: SHEET,
      data: versions.length > 0 ? [section()] : [],
    }),
    'case-sheets/section': () => ({ vitaId, data: section() }),
    'case-sheets/versions': () => ({ vitaId, data: versions.toReversed(), next: null }),
    [saveCaseSheet.name]: ({ body }) => {
      const { version } = body as { version: NewSheetVersion };
      const newest = versions.at(-1);
      if (version.follows.join() !== (newest?.id ?? '')) {
        const about = { type: 'about:blank', title: '', status: 409, code: 'conflict' };
        const problem = { ...about, newer: [newest] } as never;
        throw new HttpError({ failure: 'refused', endpoint: 'x', status: 409, code: 'conflict', problem });
      }
      const { id, answers, reason = null, follows } = version;
      const author = { id: ME, name: 'Dr Iyer' };
      const stored = aVersion(versions.length + 1, answers, { id, reason, follows: [...follows], author });
      versions.push(stored as SheetVersion);
      return { vitaId, data: stored };
    },
  });
  return { http, versions };
}

function show(server: ReturnType<typeof aServer>, props: Partial<CaseSheetProps> = {}) {
  const setting = { vitaId, staffId: ME, person: {}, scopes: SCOPES };
  return renderUi(<CaseSheet {...setting} {...props} />, { http: server.http, now: () => NOW });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const allergies = async () => within(await screen.findByRole('article', { name: 'Allergies' }));
const substance = async (row: number) =>
  (await screen.findAllByLabelText(/^Substance/))[row] as HTMLInputElement;

describe('a case sheet', () => {
  it('is found by typing, written in place, and shows who wrote what', async () => {
    const server = aServer();
    show(server);
    await userEvent.type(await screen.findByLabelText('Find a section'), 'allerg');
    await press('Write: Allergies');
    const heading = await screen.findByRole('heading', { name: 'Allergies', level: 3 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^No known allergies/ }));
    await press('Save');
    const written = await allergies();
    expect(await written.findByText('Version 1, Dr Iyer, today at 11:00 am')).toBeVisible();
    expect(written.getByText('No known allergies')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(written.getByRole('button', { name: /^Edit/ })));
    expect(server.versions).toMatchObject([{ answers: NONE_KNOWN, reason: null }]);
  });

  it('has every section at hand for writers, by its own name', async () => {
    show(aServer());
    expect(await screen.findByRole('button', { name: 'Write: Notes and Attachments' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write: Ventilator' })).toBeVisible();
  });

  it.each([
    ['a man', 'MALE', ['Menstrual', 'Cervical'], ['Prostate']],
    ['a woman', 'female', ['Prostate'], ['Menstrual', 'Cervical']],
    ['somebody of another sex', 'OTHER', [], ['Menstrual', 'Cervical', 'Prostate']],
    ['somebody whose sex is not recorded', undefined, [], ['Menstrual', 'Cervical', 'Prostate']],
  ])('of %s offers no section of the other sex', async (_, sex, hidden, offered) => {
    show(aServer(), { person: sex === undefined ? {} : { sex } });
    await screen.findByRole('button', { name: 'Write: Ventilator' });
    for (const name of offered)
      expect(screen.getByRole('button', { name: new RegExp(`^Write: ${name}`) })).toBeVisible();
    for (const name of hidden)
      expect(screen.queryByRole('button', { name: new RegExp(`^Write: ${name}`) })).toBeNull();
  });

  it('asks why before a colleague’s words are changed', async () => {
    const server = aServer([aVersion(1, NONE_KNOWN)]);
    show(server);
    await press('Edit: Allergies');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^No known allergies/ }));
    await press('Save');
    expect(await screen.findByText('Choose why this is changed.')).toBeVisible();
    expect(server.versions).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'patient-said');
    await press('Save');
    await waitFor(() => expect(server.versions[1]).toMatchObject({ reason: { code: 'patient-said' } }));
  });

  it('shows a colleague’s concurrent save next to the user’s entries, and saves both', async () => {
    const server = aServer([aVersion(1, allergicTo('Penicillin'), { author: { id: ME, name: 'Dr Iyer' } })]);
    show(server);
    await press('Edit: Allergies');
    await userEvent.fill(await substance(0), 'Amoxicillin');
    const theirs = allergicTo('Penicillin G', 'Latex');
    server.versions.push(aVersion(2, theirs));
    await press('Save');
    expect(await screen.findByRole('heading', { name: /^Dr Rao has saved/ })).toHaveFocus();
    expect((await substance(1)).value).toBe('Latex');
    await press('Save');
    expect(await screen.findByText('Decide on each field before you save.')).toBeVisible();
    await press('Use Penicillin G');
    expect((await substance(0)).value).toBe('Penicillin G');
    expect(screen.queryByText('You both changed these fields')).toBeNull();
  });

  it.each([
    ['the access level', 'VIEWER', SCOPES, /access level Provider/],
    ['the scope', 'PROVIDER', ['prohealth', 'search'], /one of the scopes/],
  ])('says that %s is missing, and offers nothing', async (_, access, scopes, words) => {
    show(aServer([aVersion(1, NONE_KNOWN)], access), { scopes });
    expect(await screen.findByText(words)).toBeVisible();
    expect((await allergies()).getByText('No known allergies')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Edit|Write)/ })).toBeNull();
  });

  it('has its versions, two of them side by side with the differences', async () => {
    const versions = [allergicTo('Penicillin'), allergicTo('Latex', 'Penicillin'), NONE_KNOWN];
    show(aServer(versions.map((answers, index) => aVersion(index + 1, answers))));
    await press('3 versions: Allergies');
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions: Allergies' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Version 1 on the left' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Version 2 on the right' }));
    const row = (name: RegExp) => dialog.getAllByRole('row', { name });
    expect(row(/Substance Added Nothing Latex/)).toHaveLength(1);
    // The same row, although its position changed.
    expect(row(/^Substance Penicillin Penicillin/)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show only differences' }));
    expect(dialog.queryByRole('row', { name: /^Substance Penicillin/ })).toBeNull();
  });

  it('of another patient is shown nowhere', async () => {
    const server = aServer([aVersion(1, NONE_KNOWN)]);
    show(server, { vitaId: ME });
    expect(await screen.findByText('The case sheet could not be loaded')).toBeVisible();
    vi.restoreAllMocks();
  });
});
