import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawSettings } from '../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../test/fake-console.tsx';
import { PARTNER_ID, partnerRecord } from '../../../test/partner-records.ts';
import { FACILITY, facilityRecord, profileOf } from '../../../test/people.ts';

const ID = PARTNER_ID;
const KEY = 'careline_a-key-that-is-shown-once';

function open(path: string, answers: Answers = {}) {
  const fake = fakeConsole({
    '/api/auth/partner/list': () => ({ data: [partnerRecord()] }),
    '/api/auth/facility/list': () => ({ data: [facilityRecord()] }),
    '/api/auth/partner/webhooks': () => ({ data: [] }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, path);
  return fake;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

function storing(answer: object) {
  const bodies: unknown[] = [];
  const store = async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  };
  return { bodies, store };
}

describe('partners', () => {
  it('are listed with how their users are identified', async () => {
    const other = partnerRecord({
      partnerId: FACILITY.facilityId,
      name: 'South',
      issuer: 'https://id.example',
      keyEnd: null,
    });
    open('/settings/partners', { '/api/auth/partner/list': () => ({ data: [partnerRecord(), other] }) });
    expect((await screen.findByRole('link', { name: 'North Hospital' })).getAttribute('href')).toBe(
      `/settings/partners/${ID}`,
    );
    expect(screen.getByText(/Uses the key ending in once/)).toBeTruthy();
    expect(screen.getByText('Its users sign in at https://id.example')).toBeTruthy();
  });

  it('says when a partner does not exist', async () => {
    open('/settings/partners', { '/api/auth/partner/list': () => ({ data: [] }) });
    expect(await screen.findByText('There are no partners yet')).toBeTruthy();
  });
});

describe('a new partner', () => {
  it('shows its key once, and is opened then', async () => {
    const { bodies, store } = storing({ data: partnerRecord(), key: KEY });
    open('/settings/partners/new', { '/api/auth/partner/add': store });
    await userEvent.type(await field(/^Name/), 'North Hospital');
    await userEvent.type(
      await field(/^Allowed pages/),
      'https://intranet.example{Enter}http://localhost:3000',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Search' }));
    await userEvent.click(screen.getByRole('checkbox', { name: FACILITY.facilityName }));
    expect(screen.queryByRole('checkbox', { name: /settings/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'The key of North Hospital' });
    expect((within(dialog).getByRole('textbox', { name: 'Key' }) as HTMLInputElement).value).toBe(KEY);
    expect(bodies).toEqual([
      {
        name: 'North Hospital',
        issuer: null,
        audience: null,
        origins: ['https://intranet.example', 'http://localhost:3000'],
        scopes: ['search'],
        facilityIds: [FACILITY.facilityId],
        backend: null,
      },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }));
    expect(await heading('North Hospital')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(KEY);
  });

  it.each([
    [
      'a page without a certificate',
      'http://intranet.example',
      /“http:\/\/intranet.example” is not a valid address/,
    ],
    ['a page with a path', 'https://a.example/x', /“https:\/\/a.example\/x” is not a valid address/],
    ['a page named twice', 'https://a.example https://A.example/', /“https:\/\/A.example\/” is listed twice/],
  ])('is not sent with %s', async (_, origins, words) => {
    const add = vi.fn();
    open('/settings/partners/new', { '/api/auth/partner/add': add });
    await userEvent.type(await field(/^Allowed pages/), origins);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(add).not.toHaveBeenCalled();
  });

  it('with its own provider needs that provider’s address', async () => {
    open('/settings/partners/new');
    await userEvent.selectOptions(
      await screen.findByLabelText('How its users are identified'),
      'By its own OpenID provider',
    );
    await userEvent.type(await field(/^Address of the provider/), 'id.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/Enter the https address of the provider/)).toHaveLength(2);
  });
});

describe('a system of a partner', () => {
  it('is registered with an account, keys and scopes', async () => {
    const { bodies, store } = storing({ data: partnerRecord(), key: null });
    open(`/settings/partners/${ID}`, { '/api/auth/partner/update': store });
    await userEvent.click(await screen.findByRole('checkbox', { name: /system of the partner/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/Enter the e-mail address of a member of staff/)).toHaveLength(2);
    expect(bodies).toEqual([]);
    await userEvent.type(await field(/^Account of the system/), 'feed@hospital.example');
    await userEvent.type(await field(/^Public keys/), 'https://feed.example/jwks.json');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([
      {
        backend: {
          account: 'feed@hospital.example',
          keys: 'https://feed.example/jwks.json',
          systemScopes: ['system/*.rs'],
        },
      },
    ]);
  });
});

describe('a partner', () => {
  it('gets a new key after a warning about the effect', async () => {
    const { bodies, store } = storing({ data: partnerRecord({ keyEnd: 'next' }), key: KEY });
    open(`/settings/partners/${ID}`, { '/api/auth/partner/update': store });
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    const question = await screen.findByRole('dialog', { name: 'Create a new key for North Hospital?' });
    await userEvent.click(within(question).getByRole('button', { name: 'New key' }));
    await screen.findByRole('dialog', { name: 'The key of North Hospital' });
    expect(bodies).toMatchObject([
      { partnerId: ID, newKey: true, formerKey: 'keep', active: true, updatedAt: 1_700_000_000 },
    ]);
  });

  it('with a leaked key gets a new one that ends it at once', async () => {
    const { bodies, store } = storing({ data: partnerRecord({ keyEnd: 'next' }), key: KEY });
    open(`/settings/partners/${ID}`, { '/api/auth/partner/update': store });
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    const question = await screen.findByRole('dialog', { name: 'Create a new key for North Hospital?' });
    await userEvent.click(
      within(question).getByRole('checkbox', { name: /The current key works for one more week/ }),
    );
    expect(within(question).getByText(/stops working at once/)).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'New key' }));
    await screen.findByRole('dialog', { name: 'The key of North Hospital' });
    expect(bodies).toMatchObject([{ newKey: true, formerKey: 'end' }]);
  });

  it('with two keys shows when the old one ends, and can end it earlier', async () => {
    const formerKey = { end: 'prev', until: Math.floor(Date.now() / 1000) + 86_400 };
    const { bodies, store } = storing({
      data: partnerRecord({ keyEnd: 'next', formerKey: null }),
      key: null,
    });
    const lists = {
      '/api/auth/partner/list': () => ({ data: [partnerRecord({ keyEnd: 'next', formerKey })] }),
    };
    open(`/settings/partners/${ID}`, { ...lists, '/api/auth/partner/update': store });
    expect(await screen.findByText(/^The previous key, ending in prev, works until/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'End it now' }));
    await vi.waitFor(() => expect(bodies).toMatchObject([{ newKey: false, formerKey: 'end' }]));
    await vi.waitFor(() => expect(screen.queryByText(/^The previous key, ending in/)).toBeNull());
  });

  it('is switched off', async () => {
    const { bodies, store } = storing({ data: partnerRecord({ active: false }), key: null });
    open(`/settings/partners/${ID}`, { '/api/auth/partner/update': store });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Its pages may show Careline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bodies).toMatchObject([{ active: false, newKey: false }]);
  });

  it('shows that a colleague has changed it', async () => {
    let loads = 0;
    const fresh = partnerRecord({
      name: 'North',
      updatedAt: 1_700_000_009,
      updatedBy: { id: ID, name: 'Meera' },
    });
    open(`/settings/partners/${ID}`, {
      '/api/auth/partner/list': () => {
        loads += 1;
        return { data: [loads === 1 ? partnerRecord() : fresh] };
      },
      '/api/auth/partner/update': () => {
        const refusal = { type: 'about:blank', title: 'Refused', status: 409, code: 'conflict' };
        throw new Response(JSON.stringify(refusal), { status: 409 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name: “North Hospital” became “North”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use their version' }));
    expect(((await field(/^Name/)) as HTMLInputElement).value).toBe('North');
  });

  it.each([
    ['that holds a key', partnerRecord(), [`-u '${ID}:<key>'`, 'token-type:staff', 'origin=https://']],
    [
      'of its own provider',
      partnerRecord({ issuer: 'https://id.example', keyEnd: null, keyMadeAt: null }),
      [`client_id=${ID}`, 'token-type:id_token'],
    ],
    [
      'of pages that a pattern names',
      partnerRecord({ origins: ['https://portal-*.preview.example'] }),
      ["'origin=<origin of the page>'"],
    ],
  ])('%s shows what its developers need, and nothing secret', async (_, record, words) => {
    open(`/settings/partners/${ID}`, { '/api/auth/partner/list': () => ({ data: [record] }) });
    const text = async (name: RegExp) => ((await field(name)) as HTMLInputElement).value;
    expect(await text(/^Client id$/)).toBe(ID);
    expect(await text(/^Token endpoint/)).toBe(`${location.origin}/api/tokenExchange`);
    for (const word of words) expect(await text(/^Token request/)).toContain(word);
    expect(await text(/^Snippet for a page/)).toContain(`services: '${location.origin}/api'`);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy: Client id' }));
    expect(copied).toHaveBeenCalledWith(ID);
    copied.mockRestore();
  });

  it('with its own provider says which audience the provider’s tokens need', async () => {
    const record = partnerRecord({ issuer: 'https://id.example', keyEnd: null, keyMadeAt: null });
    const { bodies, store } = storing({ data: { ...record, audience: 'portal' }, key: null });
    open(`/settings/partners/${ID}`, {
      '/api/auth/partner/list': () => ({ data: [record] }),
      '/api/auth/partner/update': store,
    });
    const client = await field(/^Client at the provider/);
    await userEvent.type(client, 'the portal');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/A client id cannot contain spaces/)).toHaveLength(2);
    await userEvent.clear(client);
    await userEvent.type(client, 'portal');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bodies).toMatchObject([{ issuer: 'https://id.example', audience: 'portal' }]);
  });

  it('that does not exist says so', async () => {
    open('/settings/partners/01890000-0000-7000-8000-0000000000ff');
    expect(await screen.findByText('This partner does not exist')).toBeTruthy();
  });
});
