// spec: 7, 12

import { HttpError } from '@careline/core/internal/http';
import type { PatientMatch, RegistrationStart } from '@careline/core/internal/patients';
import { createRecentPatients, SIMILAR_NAME } from '@careline/core/internal/patients';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp, never } from '../../../test/fake-http.ts';
import { MATCHES, now } from '../../../test/people.ts';
import { scanInto } from '../../../test/scanner.ts';
import { PatientSearch } from './patient-search.tsx';

type Answer = (request: FakeRequest) => unknown;

const page = (data: readonly PatientMatch[], next: string | null = null) => ({ data, next });
const [asha, otherAsha, ashalata] = MATCHES;

function show(answer: Answer, props: Partial<Parameters<typeof PatientSearch>[0]> = {}) {
  const asked = vi.fn(answer);
  const onSelected = vi.fn<(patient: PatientMatch) => void>();
  const http = fakeHttp({ 'user/list': asked });
  renderUi(<PatientSearch onPatientSelected={onSelected} wait={0} autoFocus {...props} />, { now, http });
  return { asked, onSelected, user: userEvent, box: screen.getByRole<HTMLInputElement>('combobox') };
}

const check = () => screen.findByRole('group', { name: 'Is this the right person?' });
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Yes, this is the person' }));

const options = () => screen.findAllByRole('option');
const chosen = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? 'none')?.textContent;

describe('the text field', () => {
  it('is a labelled combobox that is focused and says what to type', () => {
    const { box } = show(never);
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleName('Find a patient');
    expect(box).toHaveAccessibleDescription(
      'Type or scan a UHID, or type a phone number, a name or a birth date.',
    );
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Who are you looking for?')).toBeVisible();
  });

  it.each([
    ['984', 'Phone: 7 digits to go'],
    ['+91 984802', 'Phone: 4 digits to go'],
    ['984802233', 'Search by UHID. Phone: 1 digit to go'],
    ['9848022338', 'Search by phone number and by UHID'],
    ['98480 22338', 'Search by phone number'],
    ['0091 98480 22338', 'Search by phone number'],
    ['104512', 'Search by UHID'],
    ['+91 984802233812', 'Phone: this number has 12 digits, a mobile number has 10'],
    ['984802233812', 'Search by UHID. Phone: this number has 12 digits, a mobile number has 10'],
    ['CL1', 'UHID: 1 character to go'],
    ['CL12', 'Search by UHID'],
    ['a', 'Name: 1 letter to go'],
    ['2/3/19', 'Birth date: 2 digits of the year to go'],
    ['2/3/1969', 'Search by birth date 02-03-1969'],
    ['31/02/1969', 'Birth date: this day does not exist. Type day, month and year.'],
    ['asha', 'Search by name'],
  ])('says for %s: %s', async (text, words) => {
    const { box, user } = show(never);
    await user.type(box, text);
    expect(box).toHaveAccessibleDescription(words);
  });

  it('uses Hindi', async () => {
    renderUi(<PatientSearch onPatientSelected={vi.fn()} />, {
      http: fakeHttp({ 'user/list': never }),
      locale: 'hi',
    });
    const box = screen.getByRole('combobox', { name: 'मरीज़ खोजें' });
    await userEvent.type(box, '984802');
    expect(box).toHaveAccessibleDescription('UHID से खोज। फ़ोन: 4 अंक बाकी');
  });

  it('is cleared by its button and by Escape, and keeps the focus', async () => {
    const { box, user } = show(never);
    await user.type(box, 'a');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    await user.type(box, 'b{Escape}');
    expect(box).toHaveValue('');
  });
});

describe('the results', () => {
  it('name each patient with identifying details and the reason of the match', async () => {
    const { box, user } = show(() => page(MATCHES));
    await user.type(box, 'as');
    const rows = await options();
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /Asha Rao.*54 years, female.*Same name.*UHID CL0000000017.*Born 12-03-1969.*38.*AHC$/,
      ),
      expect.stringMatching(/Asha Rao.*35 years.*Same name.*Born 30-11-1988.*71.*Careline, Apollo Sugar/),
      expect.stringMatching(/Ashalata.*about 72 years.*Born about 1951.*No phone number/),
      expect.stringMatching(/आशा देवी.*Matches: phone/),
      expect.stringMatching(
        /Name not recorded.*age not recorded, gender not recorded.*No UHID.*Birth date not/,
      ),
    ]);
    expect(screen.getByText(/have the same name/)).toBeVisible();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Patients found' })).toBeVisible();
  });

  it.each([
    ['where its words begin', 'rao as', 'Asha Rao', ['As', 'Rao']],
    ['inside a word from three letters on', 'lata', 'Ashalata', ['lata']],
    ['whole words of a script whose letters join', 'आश', 'आशा देवी', ['आशा']],
    ['and nothing where it is written otherwise', 'asya', 'Asha Rao', []],
  ])('highlight the match in the name %s', async (_, typed, name, marks) => {
    const [match] = MATCHES;
    const found = { ...match, appUserInfo: { name, gender: 'female' }, matchedOn: 'name' } as PatientMatch;
    const { box, user } = show(() => page([found]));
    await user.fill(box, typed);
    const [row] = await options();
    expect(
      within(row as HTMLElement)
        .queryAllByRole('mark')
        .map(({ textContent }) => textContent),
    ).toEqual(marks);
    expect(row).toHaveAccessibleName(new RegExp(`^${name}`));
    // Explained in words only when nothing is highlighted.
    expect(screen.queryAllByText('Matches: name').length > 0).toBe(marks.length === 0);
  });

  it('announce their number, also when there are none', async () => {
    const { box, user } = show(({ body }) => page(body?.text === 'zz' ? [] : MATCHES.slice(0, 2)));
    await user.type(box, 'as');
    await waitFor(() => expect(screen.getAllByRole('status').some(reads('2 patients found'))).toBe(true));
    await user.clear(box);
    await user.type(box, 'zz');
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(reads('No patient found for “zz”'))).toBe(true),
    );
  });

  it('announce that the search continues when the server is slow', async () => {
    const { box, user } = show(() => new Promise(() => undefined));
    await user.type(box, 'as');
    const isSearching = () => screen.getAllByRole('status').some(reads('Still searching'));
    expect(isSearching()).toBe(false);
    await waitFor(() => expect(isSearching()).toBe(true));
  });

  it.each([
    ['9848022338', /Check the digits/],
    ['CL999', /every character of the UHID/],
    ['zz', /Try fewer letters/],
    ['2/3/1969', /Check day, month and year/],
  ])('for %s without a match say what to check', async (text, words) => {
    const { box, user } = show(() => page([]));
    await user.type(box, text);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('The search covers only patients of your facility.')).toBeVisible();
  });

  it('load more on demand, and by arrow down on the last one', async () => {
    const { box, user } = show(({ body }) =>
      body?.after ? page(MATCHES.slice(1, 3)) : page(MATCHES.slice(0, 1), 'key'),
    );
    await user.type(box, 'as');
    expect(await options()).toHaveLength(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more patients' })).not.toBeInTheDocument();
  });

  it('say why it failed, give the request number, and retry', async () => {
    const failure = new HttpError({
      failure: 'refused',
      endpoint: 'user/list',
      status: 503,
      code: 'unavailable',
      requestId: 'req-7',
    });
    let failing = true;
    const { box, user } = show(() => {
      if (failing) throw failure;
      return page(MATCHES);
    });
    await user.type(box, 'as');
    const title = await screen.findByText('The search failed');
    expect(title.closest('[role="alert"]')).toHaveTextContent('The server cannot be reached.');
    expect(screen.getByText(/req-7/)).toBeVisible();
    failing = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await options()).toHaveLength(MATCHES.length);
  });
});

const reads = (words: string) => (region: HTMLElement) => region.textContent === words;

describe('the keys', () => {
  it('choose with the arrows, Home and End, and open with Enter', async () => {
    const { box, user, onSelected } = show(() => page(MATCHES.slice(0, 3)));
    await user.type(box, 'as');
    await options();
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(chosen(box)).toContain('CL0000000017');
    await user.keyboard('{End}');
    expect(chosen(box)).toContain('Ashalata');
    await user.keyboard('{Home}{ArrowDown}');
    expect(chosen(box)).toContain('CL0000000027');
    await user.keyboard('{Enter}');
    await confirm();
    expect(onSelected).toHaveBeenCalledExactlyOnceWith(otherAsha);
    expect(box).toHaveFocus();
  });

  it('leave the list with Escape before they clear the text', async () => {
    const { box, user } = show(() => page(MATCHES));
    await user.type(box, 'as');
    await options();
    await user.keyboard('{ArrowUp}');
    expect(chosen(box)).toContain('Name not recorded');
    await user.keyboard('{Escape}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(box).toHaveValue('as');
  });

  it('a click chooses too', async () => {
    const { box, user, onSelected } = show(() => page(MATCHES));
    await user.type(box, 'as');
    const [, , third] = await options();
    if (third) await user.click(third);
    expect(await check()).toHaveTextContent(
      /Ashalata.*about 72 years, female.*Born about 1951.*No phone number/,
    );
    await confirm();
    expect(onSelected).toHaveBeenCalledExactlyOnceWith(ashalata);
    expect(box).toHaveFocus();
  });
});

describe('no patient is opened by mistake', () => {
  it('Enter right after a scanner burst checks the patient found by exactly that text, once', async () => {
    const { box, user, onSelected, asked } = show(() => page(MATCHES.slice(0, 1)), { wait: 60_000 });
    await user.type(box, 'CL0000000017{Enter}{Enter}');
    await confirm();
    expect(onSelected).toHaveBeenCalledExactlyOnceWith(asha);
    expect(box).toHaveValue('CL0000000017');
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ text: 'CL0000000017' }) }),
    );
  });

  it.each(['Enter', 'Tab'])('a scan ended by %s is not appended to the earlier text', async (end) => {
    const { box, user, asked } = show(() => page(MATCHES.slice(0, 1)), { wait: 60_000 });
    await user.type(box, 'CL0000000027');
    scanInto(box, 'CL0000000017', end);
    expect(box).toHaveValue('CL0000000017');
    expect(await check()).toHaveTextContent('UHID CL0000000017');
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ text: 'CL0000000017' }) }),
    );
  });

  it('Enter on a text with several matches opens no patient and says to choose', async () => {
    const { box, user, onSelected } = show(() => page(MATCHES));
    await user.type(box, 'as{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((region) => region.textContent?.includes('Choose one'))).toBe(
        true,
      ),
    );
    expect(onSelected).not.toHaveBeenCalled();
  });

  it('similar names are marked as such, and Enter opens none', async () => {
    const { box, user, onSelected } = show(() =>
      page(MATCHES.slice(0, 1).map((one) => ({ ...one, matchedOn: SIMILAR_NAME }))),
    );
    await user.type(box, 'Ash Rao{Enter}');
    const words = 'No patient is called “Ash Rao”. Check these similar names.';
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Is this the right person?' })).toBeNull();
    expect(onSelected).not.toHaveBeenCalled();
  });

  it('rows of an earlier text disappear before the next key, and a late reply shows nothing', async () => {
    let late: ((answer: unknown) => void) | undefined;
    const { box, user, onSelected } = show(({ body }) =>
      body?.text === 'asx' ? new Promise((resolve) => (late = resolve)) : page(MATCHES.slice(0, 1)),
    );
    await user.type(box, 'as');
    await options();
    await user.keyboard('{ArrowDown}x');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(late).toBeDefined());
    await user.clear(box);
    late?.(page(MATCHES.slice(0, 1)));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    expect(screen.queryByRole('listbox', { name: 'Recently opened' })).toBeNull();
    expect(onSelected).not.toHaveBeenCalled();
  });
});

describe('the camera', () => {
  it('puts the code it sees into the field and asks for the identity', async () => {
    const { user, box } = show(() => page(MATCHES.slice(0, 1)), {
      camera: ({ onCode }) => (
        <button type="button" onClick={() => onCode(']C1CL0000000017')}>
          Seen
        </button>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    await user.click(screen.getByRole('button', { name: 'Seen' }));
    expect(box).toHaveValue('CL0000000017');
    expect(await check()).toHaveTextContent('UHID CL0000000017');
  });

  it('can be left for the text field, and is offered only with a detector', async () => {
    const { user, box } = show(never, {
      camera: ({ onCancel }) => (
        <button type="button" onClick={onCancel}>
          Stop
        </button>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(box).toHaveFocus();
    expect(screen.getByText('Who are you looking for?')).toBeVisible();
    cleanup();
    show(never);
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
  });
});

describe('recent patients', () => {
  it('are shown before anything is typed, and open by key', async () => {
    const recents = createRecentPatients();
    const { box, user, onSelected } = show(() => page(MATCHES.slice(0, 1)), { recents });
    await user.type(box, 'as');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    await confirm();
    await user.clear(box);
    expect(await screen.findByRole('listbox', { name: 'Recently opened' })).toBeVisible();
    expect(screen.queryByText(/Matches:/)).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await confirm();
    expect(onSelected).toHaveBeenCalledTimes(2);
  });

  it('disappear once their owner clears them', async () => {
    const recents = createRecentPatients();
    for (const patient of MATCHES) recents.add(patient);
    show(never, { recents });
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    recents.clear();
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  });
});

describe('registration', () => {
  it.each([
    ['zz top', { name: 'zz top' }],
    ['+91 98480 22338', { phone: '9848022338' }],
    ['CL9999', { uhid: 'CL9999' }],
    ['2/3/1969', { birthDate: '1969-03-02' }],
  ])('for a patient not found by %s starts with it', async (text, start) => {
    const onRegister = vi.fn();
    const { box, user } = show(() => page([]), { onRegister });
    await user.type(box, text);
    await user.click(await screen.findByRole('button', { name: 'Register a new patient' }));
    expect(onRegister).toHaveBeenCalledExactlyOnceWith(start);
  });

  it('is offered only with the right', async () => {
    const { box, user } = show(() => page([]));
    await user.type(box, 'zz');
    expect(await screen.findByText(/Try fewer letters/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register a new patient' })).toBeNull();
  });
});

describe('another path to the record', () => {
  const beyond = ({ uhid = '', phone = '' }: RegistrationStart) => (
    <button type="button">{`Another way to ${uhid}/${phone}`}</button>
  );

  it.each([
    ['a whole UHID', 'CL9999', 'CL9999/'],
    ['digits that may be a UHID or a phone number', '9848022338', '9848022338/9848022338'],
    ['a phone number', '98480 22338', '/9848022338'],
  ])('is offered when no patient is found by %s', async (_, text, searchText) => {
    const { box, user } = show(() => page([]), { beyond });
    await user.type(box, text);
    expect(await screen.findByRole('button', { name: `Another way to ${searchText}` })).toBeVisible();
  });

  it('is not offered for a name, which many share', async () => {
    const { box, user } = show(() => page([]), { beyond });
    await user.type(box, 'nobody');
    expect(await screen.findAllByText('No patient found for “nobody”')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /Another way/ })).toBeNull();
  });

  it('is not offered together with results', async () => {
    const { box, user } = show(() => page(MATCHES), { beyond });
    await user.type(box, 'CL00');
    await options();
    expect(screen.queryByRole('button', { name: /Another way/ })).toBeNull();
  });
});
