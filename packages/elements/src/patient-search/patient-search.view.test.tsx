import { sentences as hindi } from '@careline/ui/locales/hi';
import { patientSearchMessages } from '@careline/ui/patients/patient-search';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aSession,
  chunk,
  clearPage,
  type ElementUnderTest,
  inAnHour,
  place,
} from '../../test/search-element.ts';
import { ASHA, answerServices, found, json, NEW_BORN, problem } from '../../test/services.ts';
import type { TokenRequest } from '../session/session-token.ts';
import { fieldWords } from './field-words.ts';

afterEach(clearPage);

const user = userEvent;
const types = ({ heard }: ElementUnderTest) => heard.map(({ type }) => type);
const codes = ({ heard }: ElementUnderTest) =>
  heard
    .filter(({ type }) => type === 'careline-error')
    .map(({ detail }) => Reflect.get(detail as object, 'code'));

/** Finds and confirms the first patient, as a person would. */
async function chooseFirst({ field, inside }: ElementUnderTest, text = 'asha'): Promise<void> {
  await user.fill(field, text);
  const [first] = await inside.findAllByRole('option');
  await user.click(first as HTMLElement);
  await user.click(await inside.findByRole('button', { name: /open|choose|yes/i }));
}

/** Places the element in a form. */
function inForm(attributes: Readonly<Record<string, string>>) {
  const form = document.createElement('form');
  const fieldset = form.appendChild(document.createElement('fieldset'));
  document.body.append(form);
  return { form, fieldset, ...place(attributes, { session: aSession('t'), into: fieldset }) };
}

describe('before React has loaded', () => {
  it('its field accepts typing, and the search continues from there with focus and caret', async () => {
    const asked = answerServices(() => found(ASHA));
    const arrival = Promise.withResolvers<void>();
    const load = chunk.load;
    chunk.load = async () => {
      await arrival.promise;
      return load();
    };
    const { element, field, inside } = place({}, { session: aSession('t') });
    element.focus();
    await user.keyboard('asha');
    field.setSelectionRange(2, 2);
    expect(asked).toEqual([]);
    arrival.resolve();
    await inside.findByRole('option', { name: /Asha Rao/ });
    expect(inside.getByRole('combobox', { name: 'Find a patient' })).toBe(field);
    expect(element.shadowRoot?.activeElement).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(['asha', 2]);
    await user.keyboard('X');
    expect(field.value).toBe('asXha');
  });

  it('has the texts of the search, in both languages', () => {
    const { label, placeholder } = patientSearchMessages.en;
    expect(fieldWords.en).toMatchObject({ label, placeholder });
    const { sentences } = hindi.find(({ name }) => name === patientSearchMessages.name) ?? {};
    expect(fieldWords.hi).toMatchObject({ label: sentences?.label, placeholder: sentences?.placeholder });
  });

  it('says so when a file fails to load, shows the page’s own texts, and retries', async () => {
    let failing = true;
    const load = chunk.load;
    chunk.load = () => (failing ? Promise.reject(new TypeError('offline')) : load());
    const placed = place({}, { session: aSession('t') });
    const own = document.createElement('p');
    own.slot = 'error';
    own.textContent = 'Please call the desk.';
    placed.element.append(own);
    await vi.waitFor(() => expect(codes(placed)).toEqual(['load.chunk-failed']));
    expect(placed.element.matches(':state(error)')).toBe(true);
    expect(placed.inside.getByRole('alert')).toBeVisible();
    expect(own).toBeVisible();
    failing = false;
    await user.click(placed.inside.getByRole('button', { name: 'Try again' }));
    await placed.element.whenReady();
    expect(placed.element.matches(':state(error)')).toBe(false);
    expect(placed.inside.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('looks as its sheets say, whichever loads first', async () => {
  answerServices(() => found(ASHA));
  const placed = place({}, { session: aSession('t') });
  await user.fill(placed.field, 'asha');
  await user.click(await placed.inside.findByRole('option'));
  const check = await placed.inside.findByRole('group');
  const initials = check.querySelector('[data-initials]') as Element;
  expect(getComputedStyle(initials, '::before').content).toBe('"AR"');
  const box = getComputedStyle(check.parentElement as Element);
  expect([box.borderTopWidth, box.borderTopStyle]).toEqual(['1px', 'solid']);
});

it('lets the page style its parts by name', async () => {
  answerServices(() => found(ASHA));
  const { element, field, inside } = place({}, { session: aSession('t') });
  const page = document.createElement('style');
  page.textContent = `${element.localName}::part(option) { letter-spacing: 3px }
${element.localName}::part(option-active) { word-spacing: 5px }`;
  document.body.append(page);
  await user.fill(field, 'asha');
  const option = await inside.findByRole('option');
  expect(getComputedStyle(option)).toMatchObject({ letterSpacing: '3px', wordSpacing: '0px' });
  await user.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(getComputedStyle(option).wordSpacing).toBe('5px'));
});

it('finds typed text again under its key', async () => {
  const asked = answerServices(() => found(ASHA));
  const session = aSession('t');
  const first = place({ 'session-key': 'desk' }, { session });
  await user.fill(first.field, 'asha');
  await first.inside.findByRole('option');
  first.element.remove();
  const next = place({ 'session-key': 'desk' }, { session });
  expect(await next.inside.findByRole('option', { name: /Asha Rao/ })).toBeVisible();
  expect(next.field.value).toBe('asha');
  expect(asked.map(({ body }) => body.text)).toEqual(['asha', 'asha']);
});

describe('while offline', () => {
  it('says so before the first letter, and recovers when the network is back', async () => {
    let failing = true;
    const load = chunk.load;
    chunk.load = () => (failing ? Promise.reject(new TypeError('offline')) : load());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const placed = place({}, { session: aSession('t') });
    await vi.waitFor(() => expect(codes(placed)).toEqual(['net.offline']));
    expect(types(placed)).toContain('careline-offline');
    expect(placed.element.matches(':state(offline)')).toBe(true);
    expect(placed.inside.getByRole('alert')).toHaveTextContent(/You are offline/);
    failing = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await placed.element.whenReady();
    expect(placed.element.matches(':state(offline)')).toBe(false);
    expect(codes(placed)).toEqual(['net.offline']);
  });
});

describe('a user who may not use Careline', () => {
  it.each([
    ['an answer of the token endpoint', async () => ({ error: 'invalid_scope' }) as never],
    ['a rejection', () => Promise.reject(Object.assign(new Error('no'), { code: 'access_denied' }))],
  ])('is told so, by %s', async (_, getToken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerServices(() => found(ASHA));
    const placed = place({}, { session: aSession('t', { getToken }) });
    await user.fill(placed.field, 'asha');
    expect(await placed.inside.findByText(/You do not have access to Careline on this page/)).toBeVisible();
    expect(codes(placed)).toEqual(['auth.denied']);
    expect(types(placed)).not.toContain('careline-auth-required');
  });
});

it('reports a token that was refused twice as refused', async () => {
  answerServices(() => problem('token-invalid', 401));
  const placed = place({}, { session: aSession('junk') });
  await user.fill(placed.field, 'asha');
  expect(await placed.inside.findByText(/does not accept the sign-in of this page/)).toBeVisible();
  expect(codes(placed)).toEqual(['auth.expired']);
});

describe('in a form', () => {
  it('mirrors its value into inputs for scripts that read only those', async () => {
    answerServices(() => found(ASHA));
    const placed = inForm({ name: 'uhid', mirror: '' });
    const { form, element } = placed;
    await chooseFirst(placed);
    const serialized = () =>
      [...form.elements]
        .filter((one): one is HTMLInputElement => one instanceof HTMLInputElement)
        .map(({ name, value }) => [name, value]);
    const both = [
      ['uhid', 'CL0000000017'],
      ['uhid-patient-id', ASHA.vitaId],
    ];
    await vi.waitFor(() => expect(serialized()).toEqual(both));
    expect([...new FormData(form)]).toEqual(both);
    element.clear();
    await vi.waitFor(() => expect(serialized()).toEqual([]));
  });

  it('is required until a patient is chosen, and has the UHID and the id', async () => {
    answerServices(() => found(ASHA));
    const placed = inForm({ name: 'uhid', required: '' });
    const { form, element } = placed;
    expect(form.checkValidity()).toBe(false);
    expect(element.validationMessage).toBe('Choose a patient.');
    const changes = vi.fn();
    form.addEventListener('change', changes);
    await chooseFirst(placed);
    await vi.waitFor(() => expect(form.checkValidity()).toBe(true));
    expect([...new FormData(form)]).toEqual([
      ['uhid', 'CL0000000017'],
      ['uhid-patient-id', ASHA.vitaId],
    ]);
    expect([element.value, element.selection]).toEqual(['CL0000000017', ASHA.vitaId]);
    expect(element.matches(':state(selected)')).toBe(true);
    expect(changes).toHaveBeenCalledOnce();
  });

  it('has the id of a patient without a UHID', async () => {
    answerServices(() => found(NEW_BORN));
    const placed = inForm({ name: 'uhid', required: '' });
    await chooseFirst(placed);
    await vi.waitFor(() => expect(placed.element.selection).toBe(NEW_BORN.vitaId));
    expect([...new FormData(placed.form)]).toEqual([
      ['uhid', ''],
      ['uhid-patient-id', NEW_BORN.vitaId],
    ]);
    expect(placed.form.checkValidity()).toBe(true);
  });

  it('a text without a choice is not a value, and typing again drops the choice', async () => {
    answerServices(() => found(ASHA));
    const placed = inForm({ name: 'uhid' });
    await user.fill(placed.field, 'asha');
    expect([...new FormData(placed.form)]).toEqual([]);
    await chooseFirst(placed);
    await vi.waitFor(() => expect(placed.element.selection).toBe(ASHA.vitaId));
    await user.fill(placed.field, 'as');
    expect([...new FormData(placed.form)]).toEqual([]);
    expect(types(placed)).toContain('careline-patient-clear');
    await placed.inside.findByRole('option');
  });

  it('is reset, disabled and named like an input', async () => {
    answerServices(() => found({ ...ASHA, uhid: 'CL0000000099' }));
    const placed = inForm({ name: 'uhid', value: 'CL0000000099', id: 'who' });
    const label = placed.fieldset.appendChild(document.createElement('label'));
    label.htmlFor = 'who';
    label.textContent = 'Patient to be booked';
    await placed.element.whenReady();
    await vi.waitFor(() => expect(placed.element.selection).toBe(ASHA.vitaId));
    expect([...new FormData(placed.form)]).toEqual([
      ['uhid', 'CL0000000099'],
      ['uhid-patient-id', ASHA.vitaId],
    ]);
    await user.fill(placed.field, 'asha');
    placed.form.reset();
    expect(placed.element.value).toBe('CL0000000099');
    expect(placed.field).toHaveValue('CL0000000099');
    await user.click(label);
    expect(placed.element.shadowRoot?.activeElement).toBe(placed.field);
    expect(placed.field.ariaLabelledByElements).toEqual([label]);
    placed.fieldset.disabled = true;
    expect(placed.field).toBeDisabled();
    expect([...new FormData(placed.form)]).toEqual([]);
  });

  it('looks up a number that the page sets: it is a patient, or invalid with a message', async () => {
    answerServices(() => found(ASHA));
    const { form, element, inside } = inForm({ name: 'uhid', required: '' });
    element.value = 'cl0000000017';
    expect(form.checkValidity()).toBe(false);
    expect([...new FormData(form)]).toEqual([]);
    await vi.waitFor(() => expect(element.selection).toBe(ASHA.vitaId));
    expect(form.checkValidity()).toBe(true);
    expect([...new FormData(form)]).toEqual([
      ['uhid', 'CL0000000017'],
      ['uhid-patient-id', ASHA.vitaId],
    ]);
    for (const value of ['CL0000000099', 'HELLO <b>']) {
      element.value = value;
      expect(element.selection).toBeNull();
      await vi.waitFor(() =>
        expect(element.validationMessage).toBe('No patient has this number. Choose a patient.'),
      );
      expect(form.checkValidity()).toBe(false);
      expect([...new FormData(form)]).toEqual([]);
      expect(element.matches(':state(selected)')).toBe(false);
      await inside.findByText('No patient has this number. Choose a patient.');
    }
    element.value = '';
    expect(element.validationMessage).toBe('Choose a patient.');
  });

  it('says that a number could not be looked up, and retries with the network', async () => {
    let isThere = false;
    answerServices(() => (isThere ? found(ASHA) : problem('unavailable', 503)));
    const { element } = inForm({ name: 'uhid', value: 'CL0000000017' });
    await vi.waitFor(() => expect(element.validationMessage).toMatch(/could not be looked up/));
    isThere = true;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(element.selection).toBe(ASHA.vitaId));
  });

  it('has its choice again after Back', async () => {
    answerServices(() => found(ASHA));
    const { element, form } = inForm({ name: 'uhid', required: '' });
    const restore = Reflect.get(element, 'formStateRestoreCallback') as (state: string, mode: string) => void;
    restore.call(element, 'CL0000000017', 'restore');
    await vi.waitFor(() => expect(element.selection).toBe(ASHA.vitaId));
    expect(form.checkValidity()).toBe(true);
  });

  it('accepts the page’s custom validity', () => {
    const { form, element } = inForm({ name: 'uhid' });
    element.setCustomValidity('This patient is booked already.');
    expect(form.checkValidity()).toBe(false);
    expect(element.validationMessage).toBe('This patient is booked already.');
    element.setCustomValidity('');
    expect(form.checkValidity()).toBe(true);
  });
});

describe('its events', () => {
  it('report what happens in order, and contain ids only', async () => {
    answerServices(() => found(ASHA));
    const placed = place({ name: 'uhid' }, { session: aSession('t') });
    const people: unknown[] = [];
    placed.element.addEventListener('careline-patient-selected', (event) =>
      people.push(Reflect.get((event as CustomEvent).detail, 'getPatient')()),
    );
    await chooseFirst(placed);
    await vi.waitFor(() => expect(types(placed).at(-1)).toBe('careline-patient-selected'));
    expect(placed.heard).toEqual([
      { type: 'careline-ready', detail: null },
      { type: 'careline-search', detail: { length: 4 } },
      { type: 'careline-results', detail: { count: 1, ms: expect.any(Number) } },
      { type: 'careline-patient-select', detail: { patientId: ASHA.vitaId } },
      { type: 'careline-patient-selected', detail: { patientId: ASHA.vitaId } },
    ]);
    expect(people).toEqual([ASHA]);
    expect(JSON.stringify(placed.heard)).not.toContain('Asha');
    expect(placed.element.outerHTML).not.toContain('Asha');
  });

  it('let a page refuse a choice', async () => {
    answerServices(() => found(ASHA));
    const placed = place({ name: 'uhid' }, { session: aSession('t') });
    placed.element.addEventListener('careline-patient-select', (event) => event.preventDefault());
    await chooseFirst(placed);
    expect(types(placed)).toContain('careline-patient-select');
    expect(types(placed)).not.toContain('careline-patient-selected');
    expect(placed.element.selection).toBeNull();
  });

  it('do not let the page’s hotkeys see typed text', async () => {
    const pressed: string[] = [];
    const listen = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener('keydown', listen);
    const { field } = place();
    await user.type(field, 'gs{Escape}{Control>}k{/Control}');
    document.removeEventListener('keydown', listen);
    expect(pressed).toEqual(['Escape', 'Control', 'k']);
    expect(field).toHaveValue('gs');
  });

  it('report a missing session', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const placed = place();
    expect(await placed.inside.findByRole('alert')).toBeVisible();
    await vi.waitFor(() => expect(codes(placed)).toEqual(['config.missing-session']));
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/patient-search.*no session/));
    placed.element.session = aSession('t');
    await vi.waitFor(() => expect(placed.inside.queryByRole('alert')).toBeNull());
  });
});

describe('its session', () => {
  it('requests another token once when one is refused, with the same search', async () => {
    const requests: TokenRequest['reason'][] = [];
    const session = aSession('', {
      getToken: async ({ reason }) => {
        requests.push(reason);
        return { token: `token-${requests.length}`, expiresAt: inAnHour() };
      },
    });
    const asked = answerServices(({ authorization }) =>
      authorization === 'Bearer token-1' ? problem('token-expired', 401) : found(ASHA),
    );
    const placed = place({}, { session });
    await user.fill(placed.field, 'asha');
    await placed.inside.findByRole('option');
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(requests).toEqual(['start', 'refused']);
    expect(codes(placed)).toEqual([]);
  });

  it('asks the page to sign in after the second refusal, and continues after a refresh', async () => {
    let refusing = true;
    answerServices(() => (refusing ? problem('token-expired', 401) : found(ASHA)));
    const placed = place({}, { session: aSession('t') });
    await user.fill(placed.field, 'asha');
    await vi.waitFor(() => expect(types(placed)).toContain('careline-auth-required'));
    expect(codes(placed)).toEqual(['auth.expired']);
    expect(placed.element.matches(':state(signed-out)')).toBe(true);
    refusing = false;
    placed.element.refresh();
    await placed.inside.findByRole('option');
    expect(placed.field).toHaveValue('asha');
    expect(placed.element.matches(':state(signed-out)')).toBe(false);
  });

  it.each([
    ['no token', () => found(), 'auth.provider-failed', () => Promise.reject(new Error('no'))],
    ['no right', () => problem('scope-missing', 403), 'auth.denied', undefined],
    ['another facility', () => problem('facility-refused', 403), 'api.forbidden', undefined],
    ['an answer that is none', () => json({ data: 5 }), 'api.invalid', undefined],
    ['a server that fails', () => json({}, 500), 'api.failed', undefined],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'net.offline', undefined],
  ] as const)('%s is reported with a code', async (_, answer, code, getToken) => {
    answerServices(answer);
    const placed = place({}, { session: aSession('t', getToken ? { getToken } : {}) });
    await user.fill(placed.field, 'asha');
    await vi.waitFor(() => expect(codes(placed)).toEqual([code]));
    await placed.inside.findByText('The search failed');
    expect(placed.inside.queryByText(/^The page did not provide a sign-in/) !== null).toBe(
      code === 'auth.provider-failed',
    );
    expect(placed.element.matches(':state(offline)')).toBe(code === 'net.offline');
  });

  it('says that the services do not know the page, asks them once for all failures, and retries', async () => {
    const frames: string[] = [];
    let knows = false;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url } = new Request(input, init);
      if (!url.includes('/elements/frame')) {
        if (knows) return found(ASHA);
        throw new TypeError('Failed to fetch');
      }
      frames.push(url);
      return json({}, 404);
    });
    const session = aSession('t');
    const [one, other] = [place({}, { session }), place({}, { session })];
    await user.fill(one.field, 'asha');
    await user.fill(other.field, 'asha');
    await vi.waitFor(() =>
      expect([codes(one), codes(other)]).toEqual([['origin.unknown'], ['origin.unknown']]),
    );
    expect(frames).toEqual([
      `https://careline.example/elements/frame?page=${encodeURIComponent(location.origin)}`,
    ]);
    expect(one.element.matches(':state(offline)')).toBe(false);
    await one.inside.findByText(new RegExp(`does not know ${location.origin}.*Settings, Partners`));
    knows = true;
    await user.click(one.inside.getByRole('button', { name: 'Try again' }));
    expect(await one.inside.findByRole('option')).toBeVisible();
  });

  it('does not ask whether its page is known while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    const placed = place({}, { session: aSession('t') });
    await user.fill(placed.field, 'asha');
    await vi.waitFor(() => expect(codes(placed)).toEqual(['net.offline']));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('has one facility: two on a page share neither token nor rows nor logout', async () => {
    const rows = { 'Bearer north': ASHA, 'Bearer south': NEW_BORN };
    answerServices(({ authorization }) => found(rows[authorization as keyof typeof rows]));
    const north = place({}, { session: aSession('north') });
    const southSession = aSession('south');
    const south = place({}, { session: southSession });
    await chooseFirst(north);
    await user.fill(south.field, 'asha');
    await south.inside.findByRole('option', { name: /Baby of Asha/ });
    expect(south.inside.queryByText('Asha Rao')).toBeNull();
    expect(south.element.selection).toBeNull();
    southSession.logout();
    expect(south.field).toHaveValue('');
    expect(types(south)).toContain('careline-signed-out');
    await vi.waitFor(() => expect(south.inside.queryByRole('option')).toBeNull());
    expect(north.element.selection).toBe(ASHA.vitaId);
    expect(north.field).toHaveValue('CL0000000017');
  });

  it('is replaced by another one without any data of the first', async () => {
    answerServices(() => found(ASHA));
    const placed = place({ name: 'uhid' }, { session: aSession('north') });
    await chooseFirst(placed);
    await vi.waitFor(() => expect(placed.element.selection).toBe(ASHA.vitaId));
    placed.element.session = aSession('south');
    expect([placed.element.selection, placed.element.value, placed.field.value]).toEqual([null, '', '']);
    await vi.waitFor(() => expect(placed.inside.queryByText('Asha Rao')).toBeNull());
  });

  it('uses its language before the element’s own, and changes it', async () => {
    const session = aSession('t', { locale: 'hi' });
    const placed = place({ lang: 'en' }, { session });
    await placed.element.whenReady();
    expect(placed.inside.getByRole('combobox', { name: fieldWords.hi?.label })).toBe(placed.field);
    session.update({ locale: 'en', appearance: { theme: 'dark' } });
    expect(await placed.inside.findByRole('combobox', { name: 'Find a patient' })).toBe(placed.field);
  });

  it('stores its token nowhere a page can see', async () => {
    answerServices(() => found(ASHA));
    const session = aSession('canary-token');
    const placed = place({ name: 'uhid' }, { session });
    await chooseFirst(placed);
    const seen = [
      placed.element.outerHTML,
      placed.element.shadowRoot?.innerHTML,
      JSON.stringify(placed.heard),
      JSON.stringify(session),
      ...Reflect.ownKeys(placed.element).map((key) => String(Reflect.get(placed.element, key))),
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ];
    expect(seen.join()).not.toContain('canary-token');
  });

  it.each([
    ['no function', { getToken: 'token' }, /getToken/],
    ['no address', { services: '' }, /services/],
    ['no address at all', { services: {} }, /services/],
  ])('refuses %s', (_, options, words) => {
    expect(() => aSession('t', options as never)).toThrow(words);
  });
});

describe('the page', () => {
  it('learns of a search without a match by its length alone, with the registration data behind a function', async () => {
    answerServices(() => found());
    const { element, field, heard } = place({}, { session: aSession('t') });
    const starts: unknown[] = [];
    element.addEventListener('careline-nobody-found', (event) =>
      starts.push((event as CustomEvent).detail.getStart()),
    );
    await user.fill(field, 'Lakshmi Iyer');
    await vi.waitFor(() => expect(starts).toEqual([{ name: 'Lakshmi Iyer' }]));
    const details = heard.filter(({ type }) => type === 'careline-nobody-found').map(({ detail }) => detail);
    expect(details).toEqual([{ length: 12 }]);
  });

  it('replaces the texts it names, and nothing that is not a sentence', async () => {
    answerServices(() => found());
    const { element, field, inside } = place({ lang: 'hi' }, { session: aSession('t') });
    Object.assign(element, {
      messages: { 'patient-search': { noneTitle: 'Nobody here is {text}', noneName: 7 }, other: null },
    });
    await user.fill(field, 'zz zz zz');
    expect(await inside.findByText('Nobody here is zz zz zz')).toBeVisible();
    expect(inside.queryByText('7')).toBeNull();
  });

  it('gets a person chosen at once when it compares the identity itself', async () => {
    answerServices(() => found(ASHA));
    const { element, field, inside } = place({ 'identity-check': 'off' }, { session: aSession('t') });
    await user.fill(field, 'asha');
    await user.click(await inside.findByRole('option', { name: /Asha Rao/ }));
    expect(element.selection).toBe(ASHA.vitaId);
    expect(inside.queryByRole('button', { name: /yes/i })).toBeNull();
  });
});
