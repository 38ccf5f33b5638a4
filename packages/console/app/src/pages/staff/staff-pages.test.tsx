import type { StaffMember, StaffSession } from '@careline/core/internal/administration';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, facilityRecord, profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import SettingsArea from '../settings-area.tsx';

const OWN = '01890000-0000-7000-8000-0000000000d1';
const ASHA = '01890000-0000-7000-8000-0000000000d2';
const OTHER_FACILITY = {
  ...FACILITY,
  facilityId: '01890000-0000-7000-8000-0000000000f2',
  facilityName: 'Careline Clinic Nashik',
};

const person = (part: Partial<StaffMember> = {}): StaffMember => ({
  staffId: ASHA,
  name: 'Asha Verma',
  email: 'asha@staff.example',
  roles: ['Coordinator'],
  scopes: ['prohealth', 'search', 'transactions'],
  facilities: [FACILITY],
  state: 'active',
  lastUsedAt: 1_700_000_040,
  updatedAt: 1_700_000_000,
  caseSheetAccess: null,
  specialities: [],
  languages: [],
  registration: null,
  updatedBy: null,
  ...part,
});

const session = (part: Partial<StaffSession> = {}): StaffSession => ({
  sessionId: '01890000-0000-7000-8000-0000000000e1',
  facilityName: 'Careline Clinic Pune',
  browser: 'Firefox',
  system: 'Linux',
  partnerName: null,
  issuer: 'https://id.example',
  firstUsedAt: 1_700_000_000,
  lastUsedAt: 1_700_000_040,
  endedAt: null,
  endedBy: null,
  current: false,
  ...part,
});

const problem = (status: number, code: string, errors?: object[]) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, errors }), { status });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface Opened {
  readonly answers?: Answers;
  readonly scopes?: readonly string[];
}

function open(path: string, { answers = {}, scopes = ['prohealth', 'settings'] }: Opened = {}) {
  const fake = fakeConsole({
    '/api/auth/staff/list': () => ({ data: [person()], next: null }),
    '/api/auth/staff/get': () => ({ data: person() }),
    '/api/auth/staff/sessions': () => ({ data: [session()] }),
    '/api/auth/facility/list': () => ({ data: [facilityRecord(), facilityRecord(OTHER_FACILITY)] }),
    ...answers,
  });
  fake.person = profileOf({ sub: OWN, scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/settings/*" element={<SettingsArea />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
        <Address />
      </MainGuard>
    </Around>,
  );
  return fake;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = (answer: ReturnType<typeof vi.fn>) =>
  (answer.mock.lastCall as unknown as [Request] | undefined)?.[0] as Request;

/** Returns the alert with text; the empty announcement regions are alerts too. */
async function theAlert(): Promise<HTMLElement> {
  const spoken = () => screen.getAllByRole('alert').find((one) => one.textContent !== '');
  await waitFor(() => expect(spoken()).toBeTruthy());
  return spoken() as HTMLElement;
}

/** A fake endpoint that records the request body. */
function storing(answer: (body: Record<string, unknown>) => unknown) {
  const bodies: Record<string, unknown>[] = [];
  const keys: (string | null)[] = [];
  const store = async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    keys.push(request.headers.get('idempotency-key'));
    return answer(body);
  };
  return { bodies, keys, store };
}

describe('the staff list', () => {
  it('is the first page of the settings, with a link to each person', async () => {
    open('/settings');
    const link = await screen.findByRole('link', { name: 'Asha Verma' });
    expect(link.getAttribute('href')).toBe(`/settings/staff/${ASHA}`);
    expect(await heading('Staff')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the settings' }));
    expect(tabs.getByRole('link', { name: 'Staff' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: 'Partners' }).getAttribute('aria-current')).toBeNull();
  });

  it('keeps its search and filters in the address', async () => {
    const list = vi.fn((_: Request) => ({ data: [], next: null }));
    open('/settings/staff', { answers: { '/api/auth/staff/list': list } });
    await userEvent.type(await screen.findByRole('searchbox'), 'asha');
    expect(await screen.findByText('/settings/staff?text=asha')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Deactivated');
    await userEvent.selectOptions(screen.getByLabelText('Facility'), 'Careline Clinic Nashik');
    const query = `text=asha&state=inactive&facility=${OTHER_FACILITY.facilityId}`;
    expect(await screen.findByText(`/settings/staff?${query}`)).toBeTruthy();
    await waitFor(() =>
      expect(Object.fromEntries(new URL(asked(list).url).searchParams)).toEqual({
        text: 'asha',
        state: 'inactive',
        facilityId: OTHER_FACILITY.facilityId,
      }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('/settings/staff')).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  it('loads more pages', async () => {
    const list = (request: Request) =>
      new URL(request.url).searchParams.has('after')
        ? { data: [person({ staffId: OWN, name: 'Zoya' })], next: null }
        : { data: [person()], next: 'page-2' };
    open('/settings/staff', { answers: { '/api/auth/staff/list': list } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more: Staff' }));
    expect(await screen.findByRole('link', { name: 'Zoya' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Asha Verma' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more: Staff' })).toBeNull();
  });

  it('says what failed and retries', async () => {
    let fails = true;
    const list = () => {
      if (fails) throw problem(500, 'server-failed');
      return { data: [person()], next: null };
    };
    open('/settings/staff', { answers: { '/api/auth/staff/list': list } });
    expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
    fails = false;
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Asha Verma' })).toBeTruthy();
  });

  it('sends no request without the scope, and says which one is missing', async () => {
    const list = vi.fn();
    open('/settings/staff', { answers: { '/api/auth/staff/list': list }, scopes: ['prohealth', 'search'] });
    expect(await screen.findByText('Ask your administrator for “Settings”.')).toBeTruthy();
    expect(list).not.toHaveBeenCalled();
  });
});

describe('an invitation', () => {
  it('names every error at its field and above the form, and sends nothing', async () => {
    const invite = vi.fn();
    open('/settings/staff/new', { answers: { '/api/auth/staff/invite': invite } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add and send the e-mail' }));
    const summary = await theAlert();
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'E-mail address: Enter an e-mail address such as name@hospital.example.',
      'Name: Enter a name.',
      'Facilities: Choose at least one facility.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /^Name/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
    expect(invite).not.toHaveBeenCalled();
  });

  it('sends the entered data, opens the person and says that a mail was sent', async () => {
    const { bodies, keys, store } = storing(() => ({ data: person() }));
    const fake = open('/settings/staff/new', { answers: { '/api/auth/staff/invite': store } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), ' ravi@staff.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ravi New');
    await userEvent.type(screen.getByRole('textbox', { name: /^Roles/ }), 'Coordinator, OP Doctor,');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Search' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Careline Clinic Nashik' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Careline Clinic Pune' }));
    expect(screen.getByText('The next sign-in starts at Careline Clinic Nashik.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Language of the e-mail'), 'हिन्दी');
    expect(fake.care.unsaved.isDirty()).toBe(true);
    await userEvent.click(button('Add and send the e-mail'));
    expect(await heading('Asha Verma')).toBeTruthy();
    expect(screen.getByText('Added. An e-mail to asha@staff.example explains how to sign in.')).toBeTruthy();
    expect(bodies).toEqual([
      {
        email: 'ravi@staff.example',
        name: 'Ravi New',
        roles: ['Coordinator', 'OP Doctor'],
        scopes: ['search'],
        facilityIds: [OTHER_FACILITY.facilityId, FACILITY.facilityId],
        caseSheetAccess: null,
        specialities: [],
        languages: [],
        locale: 'hi',
      },
    ]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(fake.care.unsaved.isDirty()).toBe(false);
  });

  it('shows at the field that an address is taken', async () => {
    const invite = () => {
      throw problem(409, 'conflict', [{ path: 'email', message: 'is already on the staff list' }]);
    };
    open('/settings/staff/new', { answers: { '/api/auth/staff/invite': invite } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'asha@staff.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Asha');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Careline Clinic Pune' }));
    await userEvent.click(button('Add and send the e-mail'));
    await theAlert();
    expect(screen.getByRole('textbox', { name: /^E-mail/ }).getAttribute('aria-invalid')).toBe('true');
  });

  it('is resent with the same key after no answer, and with another one when it changed', async () => {
    const { keys, store } = storing(() => {
      throw problem(503, 'unavailable');
    });
    open('/settings/staff/new', { answers: { '/api/auth/staff/invite': store } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'ravi@staff.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ravi');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Careline Clinic Pune' }));
    for (const count of [1, 2, 3]) {
      await userEvent.click(button('Add and send the e-mail'));
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByText('The changes were not saved');
      if (count === 2) await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Kumar');
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a person', () => {
  it('is saved as a whole, and keeps a scope that has no screen', async () => {
    const { bodies, store } = storing((body) => ({
      data: person({ name: String(body.name), updatedAt: 1_700_000_001 }),
    }));
    open(`/settings/staff/${ASHA}`, { answers: { '/api/auth/staff/update': store } });
    await heading('Asha Verma');
    expect(screen.getByRole('checkbox', { name: /transactions/i, checked: true })).toBeTruthy();
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha Rao');
    await userEvent.selectOptions(screen.getByLabelText(/^Case sheets/), 'EDITOR');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bodies[0]).toEqual({
      staffId: ASHA,
      name: 'Asha Rao',
      roles: ['Coordinator'],
      scopes: ['prohealth', 'search', 'transactions'],
      facilityIds: [FACILITY.facilityId],
      // An editor is stored as a viewer.
      caseSheetAccess: 'VIEWER',
      specialities: [],
      languages: [],
      active: true,
      updatedAt: 1_700_000_000,
    });
  });

  describe('a doctor', () => {
    const doctor = (registration: StaffMember['registration']) =>
      person({ roles: ['OP Doctor'], registration });
    const openDoctor = async (registration: StaffMember['registration']) => {
      const { bodies, store } = storing((body) => ({
        data: person({ ...doctor(registration), name: String(body.name), updatedAt: 1_700_000_001 }),
      }));
      const answers = {
        '/api/auth/staff/get': () => ({ data: doctor(registration) }),
        '/api/auth/staff/update': store,
      };
      open(`/settings/staff/${ASHA}`, { answers });
      await heading('Asha Verma');
      return bodies;
    };
    const number = () => screen.getByRole('textbox', { name: /^Registration number/ });

    it('gets a registration number with its council', async () => {
      const bodies = await openDoctor(null);
      await userEvent.type(number(), '2015');
      await userEvent.click(button('Save'));
      expect((await theAlert()).textContent).toContain('Medical council: Choose the medical council.');
      await userEvent.selectOptions(screen.getByLabelText(/^Medical council/), 'Karnataka Medical Council');
      await userEvent.click(button('Save'));
      expect((await theAlert()).textContent).toContain('Registration number: Enter the number');
      await userEvent.type(number(), '/1234');
      await userEvent.click(button('Save'));
      expect(await screen.findByText('Saved.')).toBeTruthy();
      expect(bodies).toMatchObject([{ registration: { council: 'KA', number: '2015/1234' } }]);
    });

    it('is saved with an old number that has no council', async () => {
      const bodies = await openDoctor({ council: '', number: 'MH 12345' });
      await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Rao');
      await userEvent.click(button('Save'));
      await waitFor(() => expect(bodies).toHaveLength(1));
      expect(bodies[0]).not.toHaveProperty('registration');
    });

    it('loses the registration when both fields are emptied', async () => {
      const bodies = await openDoctor({ council: 'KA', number: '45678' });
      await userEvent.clear(number());
      await userEvent.selectOptions(screen.getByLabelText(/^Medical council/), 'Not known');
      await userEvent.click(button('Save'));
      await waitFor(() => expect(bodies).toHaveLength(1));
      expect(bodies[0]).toMatchObject({ registration: null });
    });
  });

  it('a person who is not a doctor is not asked for a registration', async () => {
    open(`/settings/staff/${ASHA}`);
    await heading('Asha Verma');
    expect(screen.queryByRole('textbox', { name: /^Registration number/ })).toBeNull();
  });

  describe('a person changed by a colleague meanwhile', () => {
    const fresh = person({
      scopes: ['prohealth'],
      updatedAt: 1_700_000_099,
      updatedBy: { id: OWN, name: 'Meera Admin' },
    });

    async function collide() {
      let loaded = 0;
      const get = () => {
        loaded += 1;
        return { data: loaded === 1 ? person() : fresh };
      };
      const { bodies, store } = storing((body) => {
        if (body.updatedAt !== fresh.updatedAt) throw problem(409, 'conflict');
        return { data: { ...fresh, name: String(body.name), updatedAt: 1_700_000_100 } };
      });
      open(`/settings/staff/${ASHA}`, {
        answers: { '/api/auth/staff/get': get, '/api/auth/staff/update': store },
      });
      await heading('Asha Verma');
      await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Rao');
      await userEvent.click(button('Save'));
      const alert = await theAlert();
      expect(alert.textContent).toContain('Meera Admin changed this while you were working on it');
      expect(alert.textContent).toContain('Scopes: “prohealth, search, transactions” became “prohealth”');
      return bodies;
    }

    it('stays as the colleague saved it', async () => {
      await collide();
      await userEvent.click(button('Use their version'));
      expect((screen.getByRole('textbox', { name: /^Name/ }) as HTMLInputElement).value).toBe('Asha Verma');
      expect(screen.getByRole('checkbox', { name: 'Search', checked: false })).toBeTruthy();
      expect(screen.queryByText(/while you were working on it/)).toBeNull();
    });

    it('is stored as typed after a confirmation', async () => {
      const bodies = await collide();
      await userEvent.click(button('Keep mine and save'));
      expect(await screen.findByText('Saved.')).toBeTruthy();
      expect(bodies[1]).toMatchObject({ name: 'Asha Verma Rao', updatedAt: fresh.updatedAt });
    });
  });

  it.each([
    ['own-rights', /You cannot deactivate yourself/],
    ['last-administrator', /No one else could open the settings/],
  ])('is not changed against a rule: %s', async (code, words) => {
    const update = () => {
      throw problem(409, code);
    };
    open(`/settings/staff/${ASHA}`, { answers: { '/api/auth/staff/update': update } });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is deactivated after a warning about the effect', async () => {
    const { bodies, store } = storing(() => ({ data: person({ state: 'inactive' }) }));
    open(`/settings/staff/${ASHA}`, { answers: { '/api/auth/staff/update': store } });
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Asha Verma?' });
    expect(dialog.textContent).toContain('signed out everywhere at once');
    expect(bodies).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeTruthy();
    expect(bodies).toMatchObject([{ active: false, updatedAt: 1_700_000_000 }]);
  });

  it('cannot deactivate themselves here', async () => {
    open(`/settings/staff/${OWN}`, {
      answers: { '/api/auth/staff/get': () => ({ data: person({ staffId: OWN }) }) },
    });
    await heading('Asha Verma');
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    expect(screen.getByText(/You cannot remove your own access to the settings/)).toBeTruthy();
  });

  it.each([
    ['one session', /^Sign out Firefox on Linux/, { sessionId: session().sessionId }],
    ['a session in pages of a partner', /^Sign out Pages of North Portal/, { sessionId: OWN }],
    ['all sessions', 'Sign out everywhere', {}],
  ])('is signed out: %s', async (_, name, which) => {
    const { bodies, store } = storing(() => ({ data: { ended: 1 } }));
    let ended = false;
    const sessions = () => {
      const at = ended ? { endedAt: 1_700_000_100, endedBy: { id: OWN, name: 'Meera Admin' } } : {};
      const phone = { sessionId: OWN, browser: 'Chrome', system: 'Android', partnerName: 'North Portal' };
      return { data: [session(at), session({ ...phone, ...at })] };
    };
    open(`/settings/staff/${ASHA}`, {
      answers: {
        '/api/auth/staff/sessions': sessions,
        '/api/auth/staff/signout': (request) => {
          ended = true;
          return store(request);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findAllByText(/Ended .* by Meera Admin/)).toHaveLength(2);
    expect(bodies).toEqual([{ staffId: ASHA, ...which }]);
  });

  it('that does not exist says so', async () => {
    open(`/settings/staff/${ASHA}`, {
      answers: {
        '/api/auth/staff/get': () => {
          throw problem(404, 'not-found');
        },
      },
    });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });
});
