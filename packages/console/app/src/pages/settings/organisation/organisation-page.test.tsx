import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';

const GET = '/api/preference/get';
const UPDATE = '/api/preference/update';
const LOGO = '/api/preference/logo';
/** A one-pixel image: anything that is not a picture would not be shown. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PNG = new File([Uint8Array.from(atob(DOT), (sign) => sign.charCodeAt(0))], 'logo.png', {
  type: 'image/png',
});

const answer = (preferenceInfo: object | null, updatedAt = 0, name?: string) => ({
  code: 1,
  preference: { preferenceInfo, updatedAt, updatedBy: name === undefined ? null : { id: 'a', name } },
});

type Stored = Readonly<Record<string, object>>;

/** Opens the page with preferences by type; the others were never set. */
async function open(stored: Stored = {}, answers: Answers = {}) {
  const fake = fakeConsole({
    [GET]: ({ url }) => answer(stored[new URL(url).searchParams.get('type') ?? ''] ?? null),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, '/settings/organisation');
  await screen.findByRole('form', { name: 'Periods' });
  return fake;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const save = (name: string) => userEvent.click(form(name).getByRole('button', { name: 'Save' }));

/** A server that saves what it receives. */
function storing() {
  const bodies: unknown[] = [];
  const store = async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return answer(body.preferenceInfo, 7, 'Meera Admin');
  };
  return { bodies, store };
}

function conflict(): never {
  const problem = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', requestId: 'r' };
  throw new Response(JSON.stringify(problem), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  });
}

describe('the options of an organisation', () => {
  it('are ticked, ordered and stored as a whole', async () => {
    const { bodies, store } = storing();
    await open({ GENDER: { offered: ['MALE', 'FEMALE'] } }, { [UPDATE]: store });
    const genders = form('Genders');
    await userEvent.click(genders.getByRole('checkbox', { name: 'Other' }));
    await userEvent.click(genders.getByRole('button', { name: 'Move Female up' }));
    expect(document.activeElement).toBe(genders.getByRole('button', { name: 'Move Female up' }));
    await save('Genders');
    expect(await genders.findByText('Saved.')).toBeTruthy();
    expect(bodies).toEqual([
      { type: 'GENDER', preferenceInfo: { offered: ['FEMALE', 'MALE', 'OTHER'] }, updatedAt: 0 },
    ]);
    expect(genders.getByText(/^Last changed by Meera Admin/)).toBeTruthy();
  });

  it('that a colleague set meanwhile are shown next to the user’s', async () => {
    let offered = ['day'];
    await open(
      {},
      {
        [GET]: () => answer({ offered }, offered.length, 'Arjun Menon'),
        [UPDATE]: () => {
          offered = ['week', 'year'];
          return conflict();
        },
      },
    );
    await userEvent.click(form('Periods').getByRole('checkbox', { name: 'Month' }));
    await save('Periods');
    expect(await form('Periods').findByText(/^Arjun Menon changed this/)).toBeTruthy();
    expect(form('Periods').getByText('Periods: “Day” became “Week, Year”')).toBeTruthy();
    await userEvent.click(form('Periods').getByRole('button', { name: 'Use their version' }));
    expect(form('Periods').getByRole<HTMLInputElement>('checkbox', { name: '1. Week' }).checked).toBe(true);
  });

  it('hide sections of the registration', async () => {
    const { bodies, store } = storing();
    await open({ REGISTRATION: { hidden: ['uhid'] } }, { [UPDATE]: store });
    await userEvent.click(form('Registration').getByRole('checkbox', { name: 'Next of kin' }));
    await save('Registration');
    await form('Registration').findByText('Saved.');
    expect(bodies).toMatchObject([{ preferenceInfo: { hidden: ['uhid', 'nextOfKin'] } }]);
  });
});

describe('the header logo', () => {
  const logo = () => form('Header logo');
  const choose = (kind: string) => userEvent.click(logo().getByRole('radio', { name: kind }));
  const sources = () =>
    logo()
      .queryAllByRole<HTMLImageElement>('img')
      .map(({ src }) => src);

  it('is uploaded, previewed on light and dark, and shown in the bar', async () => {
    const sent: unknown[] = [];
    const fake = await open(
      {},
      {
        [LOGO]: async (request) => {
          const data = await request.formData();
          sent.push(JSON.parse(String(data.get('data'))), (data.get('file') as File).type);
          return answer({ headerlogo1: '/logo/abc' }, 3, 'Meera Admin');
        },
      },
    );
    await choose('Our own picture');
    await save('Header logo');
    expect(logo().getByText('Choose a picture.')).toBeTruthy();
    await userEvent.upload(logo().getByLabelText(/^Picture/), PNG);
    await vi.waitFor(() => expect(sources()).toHaveLength(2));
    expect(sources().every((src) => src.startsWith('data:image/png'))).toBe(true);
    await save('Header logo');
    await logo().findByText('Saved.');
    expect(sent).toEqual([{ logo: { name: 'logo.png', updatedAt: 0 } }, 'image/png']);
    expect(fake.care.headerLogo.get()).toBe('/logo/abc');
  });

  it.each([
    ['a drawing', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /^Only PNG, JPEG and WebP/],
    [
      'too large a picture',
      new File([new Uint8Array(256_001)], 'a.png', { type: 'image/png' }),
      /^The picture is larger than/,
    ],
  ])('cannot be %s', async (_, file, words) => {
    await open();
    await choose('Our own picture');
    await userEvent.upload(logo().getByLabelText(/^Picture/), file, { applyAccept: false });
    expect(await logo().findByText(words)).toBeTruthy();
    expect(sources()).toEqual([]);
  });

  it.each(['http://cdn.example/logo.png', 'javascript:alert(1)', ''])(
    'rejects the address "%s"',
    async (text) => {
      const set = vi.fn();
      await open({}, { [UPDATE]: set });
      await choose('A picture on the web');
      if (text) await userEvent.type(logo().getByLabelText(/^Address of the picture/), text);
      await save('Header logo');
      expect(logo().getByText(/^Enter an address that begins with https/)).toBeTruthy();
      expect(set).not.toHaveBeenCalled();
    },
  );

  it('is an external address after a reload, or the default', async () => {
    const { bodies, store } = storing();
    const fake = await open({ APPS: { headerlogo1: '/logo/abc' } }, { [UPDATE]: store });
    await choose('A picture on the web');
    await userEvent.type(logo().getByLabelText(/^Address of the picture/), 'https://cdn.example/logo.png');
    await save('Header logo');
    await userEvent.click(await logo().findByRole('button', { name: 'Reload the page' }));
    expect(fake.leave).toHaveBeenCalledWith('/settings/organisation');
    await choose('The default logo');
    await save('Header logo');
    await logo().findByText('Saved.');
    expect(bodies).toEqual([
      { type: 'APPS', preferenceInfo: { headerlogo1: 'https://cdn.example/logo.png' }, updatedAt: 0 },
      { type: 'APPS', preferenceInfo: { headerlogo1: null }, updatedAt: 7 },
    ]);
    expect(fake.care.headerLogo.get()).toBeUndefined();
  });
});

describe('the tags of patients', () => {
  const RISK = { code: 'HIGH_RISK', label: 'High risk', colour: 'danger', archived: false };
  const TAGS = 'Tags of patients';
  const names = () => form(TAGS).getAllByLabelText(/^Name/);

  it('are added with their own codes in the given order, and a renamed tag keeps its code', async () => {
    const { bodies, store } = storing();
    await open({ TAGS: { tags: [RISK] } }, { [UPDATE]: store });
    await userEvent.type(names()[0] as Element, ' now');
    for (const name of ['Lives alone', 'अकेले रहते हैं']) {
      await userEvent.click(form(TAGS).getByRole('button', { name: 'Add a tag' }));
      await userEvent.type(names().at(-1) as Element, name);
    }
    await userEvent.click(form(TAGS).getByRole('button', { name: 'Move Lives alone up' }));
    await save(TAGS);
    expect(await form(TAGS).findByText('Saved.')).toBeTruthy();
    expect(bodies).toEqual([
      {
        type: 'TAGS',
        preferenceInfo: {
          tags: [
            { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'accent', archived: false },
            { ...RISK, label: 'High risk now' },
            {
              code: expect.stringMatching(/^TAG_[0-9A-F]{32}$/),
              label: 'अकेले रहते हैं',
              colour: 'accent',
              archived: false,
            },
          ],
        },
        updatedAt: 0,
      },
    ]);
  });

  it('are retired or removed; a missing or duplicate name is refused', async () => {
    const { bodies, store } = storing();
    await open({ TAGS: { tags: [RISK, { ...RISK, code: 'ALONE', label: 'Alone' }] } }, { [UPDATE]: store });
    await userEvent.click(form(TAGS).getByRole('button', { name: 'Add a tag' }));
    await save(TAGS);
    expect(form(TAGS).getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(names()[2] as Element, 'Alone');
    expect(form(TAGS).getAllByText('Another tag already has this name.')).toHaveLength(2);
    await userEvent.click(
      form(TAGS).getAllByRole('button', { name: 'Remove the tag “Alone”' })[1] as Element,
    );
    await userEvent.click(form(TAGS).getAllByRole('checkbox', { name: 'No longer offered' })[0] as Element);
    await userEvent.click(form(TAGS).getByRole('button', { name: 'Remove the tag “Alone”' }));
    await save(TAGS);
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([{ preferenceInfo: { tags: [{ code: 'HIGH_RISK', archived: true }] } }]);
  });
});

describe('telephony', () => {
  it('stores the number that patients see and whether the console asks before dialling', async () => {
    const { bodies, store } = storing();
    await open({ TELEPHONY: { callerId: null, askBeforeDial: false } }, { [UPDATE]: store });
    const card = form('Telephony');
    await userEvent.type(card.getByLabelText(/^Number that patients see/), '+91 80 1234 5678');
    await userEvent.click(card.getByLabelText('Ask before a number is dialled'));
    await save('Telephony');
    expect(await card.findByText('Saved.')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        type: 'TELEPHONY',
        preferenceInfo: { callerId: '+918012345678', askBeforeDial: true },
        updatedAt: 0,
      },
    ]);
  });

  it('refuses a number without its country code, and sends nothing', async () => {
    const { bodies, store } = storing();
    await open({}, { [UPDATE]: store });
    const card = form('Telephony');
    await userEvent.type(card.getByLabelText(/^Number that patients see/), '08012345678');
    await save('Telephony');
    expect(card.getByText(/^Enter a number with its country code/)).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });
});
