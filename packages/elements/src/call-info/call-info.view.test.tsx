import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, aCall, answerCalls, BINDU, CLOSED, COACH, subject } from '../../test/call-services.ts';
import { aSession, clearPage } from '../../test/search-element.ts';
import { problem } from '../../test/services.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { CallInfoElement } from './element.ts';

afterEach(clearPage);

type Placed = PlacedElement<CallInfoElement>;

const callTo = (patientId: string, rest: Readonly<Record<string, string>> = {}): Placed =>
  placeStaff('careline-call-info', {
    'patient-id': patientId,
    programme: 'ahc',
    'call-type': 'ad-hoc',
    ...rest,
  });

const details = ({ heard }: Placed, type: string) =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail);

/** The status of a call in progress. */
const DIALLING = { ...aCall(0).status, status: 'dialling', disposition: null, endedAt: null };

/** Records a call from another phone and enters its outcome. */
async function enterOutcome({ inside }: Placed): Promise<void> {
  await userEvent.click(await inside.findByRole('button', { name: 'Called from my own phone' }));
  await inside.findByRole('timer');
  await userEvent.click(await inside.findByRole('radio', { name: 'No answer' }));
}

describe('a call in an element', () => {
  it('is logged, and the page receives only ids', async () => {
    const asked = answerCalls();
    const placed = callTo(ASHA.vitaId, { linked: '' });
    await enterOutcome(placed);
    await vi.waitFor(() => expect(placed.element.dirty).toBe(true));
    expect(placed.element.matches(':state(dirty)')).toBe(true);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await placed.inside.findByRole('heading', { name: 'The call is saved' });
    const [{ callId } = { callId: '' }] = details(placed, 'careline-call-saved') as { callId: string }[];
    expect(asked.filter(({ path }) => path === '/status/v2/add').map(({ body }) => body.contactId)).toEqual([
      callId,
    ]);
    expect(details(placed, 'careline-call-saved')).toEqual([{ callId, patientId: ASHA.vitaId }]);
    expect(details(placed, 'careline-dirty-change')).toEqual([{ dirty: true }, { dirty: false }]);
    await userEvent.click(placed.inside.getByRole('button', { name: /history/i }));
    expect(details(placed, 'careline-history-open')).toEqual([{ callId }]);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Next patient' }));
    expect(details(placed, 'careline-call-next')).toEqual([null]);
    expect(JSON.stringify(placed.heard) + placed.element.outerHTML).not.toMatch(/Asha|98480/);
  });

  it('shows a task of an encounter, though the page has no navigation', async () => {
    const author = { id: BINDU.vitaId, name: 'Asha Coach' };
    const from = { id: BINDU.vitaId, serviceType: 'GP_CONSULTATION', start: 1_700_000_000 };
    const none = { assignee: null, careTeam: null, contact: null, referredTo: null, answered: null };
    const metaInfo = { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' };
    const task = {
      ...{ id: ASHA.vitaId, vitaId: ASHA.vitaId, facilityId: COACH.facility.facilityId, author, metaInfo },
      ...{ kind: 'follow-up', what: 'Ask for the scan', dueOn: '2026-11-20', priority: 'routine' },
      ...{ reason: null, state: 'open', outcome: null, version: 1, booked: null, closed: null, ...none },
      patient: { name: 'Asha Rao', uhid: ASHA.uhid },
      encounter: from,
    };
    const answers = { '/tasks/patient': () => ({ vitaId: ASHA.vitaId, data: [task] }) };
    answerCalls(answers);
    const { inside } = callTo(ASHA.vitaId);
    await inside.findByText('Ask for the scan');
    expect(inside.getByText(/^From the .*consultation/i).closest('a')).toBeNull();
    expect(inside.getByRole('button', { name: 'Called from my own phone' })).toBeVisible();
  });

  it('is not saved while the page blocks it', async () => {
    const asked = answerCalls();
    const placed = callTo(ASHA.vitaId);
    const wanted: unknown[] = [];
    const refuse = (event: Event) => {
      wanted.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    placed.element.addEventListener('careline-call-save', refuse);
    await enterOutcome(placed);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await vi.waitFor(() =>
      expect(wanted).toEqual([{ callId: expect.stringMatching(/-/), patientId: ASHA.vitaId }]),
    );
    placed.element.removeEventListener('careline-call-save', refuse);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await placed.inside.findByRole('heading', { name: 'The call is saved' });
    expect(asked.filter(({ path }) => path === '/status/v2/add')).toHaveLength(1);
  });

  it('is read-only when the page permits no call, and disabled on request', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId, { readonly: '' });
    const { element, inside } = placed;
    expect(await inside.findByText('Asha Rao')).toBeVisible();
    const own = () => inside.queryByRole('button', { name: 'Called from my own phone' });
    expect(own()).toBeNull();
    element.readonly = false;
    await vi.waitFor(() => expect(own()).toBeVisible());
    element.disabled = true;
    await vi.waitFor(() => expect(own()?.closest('[inert]')).not.toBeNull());
    expect(element.hasAttribute('disabled')).toBe(true);
  });

  it('links to no history that the page does not show', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId);
    await enterOutcome(placed);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await placed.inside.findByRole('heading', { name: 'The call is saved' });
    expect(placed.inside.queryByRole('button', { name: /history/i })).toBeNull();
  });

  it('keeps unsaved entries when the page requests a refresh', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId);
    await enterOutcome(placed);
    await vi.waitFor(() => expect(placed.element.dirty).toBe(true));
    placed.element.refresh();
    await new Promise(requestAnimationFrame);
    expect(placed.inside.getByRole('button', { name: 'Change: No answer' })).toBeVisible();
  });

  it('keeps the entries for one patient while another is called, and deletes them at the end of the session', async () => {
    answerCalls({
      '/touchpoint/get': (asked) => ({
        vitaId: ASHA.vitaId,
        data: { contact: { ...aCall(0), id: asked.query.get('id'), status: DIALLING }, statuses: [] },
      }),
    });
    const placed = callTo(ASHA.vitaId);
    const { element, inside } = placed;
    await enterOutcome(placed);
    await vi.waitFor(() => expect(element.dirty).toBe(true));
    element.patientId = BINDU.vitaId;
    await inside.findByText('Bindu Menon');
    expect(element.dirty).toBe(false);
    expect(inside.queryByRole('radio')).toBeNull();
    element.patientId = ASHA.vitaId;
    expect(await inside.findByRole('button', { name: 'Change: No answer' })).toBeVisible();
    await vi.waitFor(() => expect(element.dirty).toBe(true));
    placed.session.logout();
    await inside.findByText('You are signed out');
    element.session = aSession('another-token');
    expect(await inside.findByRole('button', { name: 'Called from my own phone' })).toBeVisible();
  });

  it('leaves keys pressed in the surrounding page to the page', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId);
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Called from my own phone' }));
    await placed.inside.findByRole('timer');
    const focused = placed.element.shadowRoot?.activeElement as HTMLElement;
    focused.blur();
    const heard = vi.fn();
    document.addEventListener('keydown', heard, { once: true });
    await userEvent.keyboard('4');
    expect(heard.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    expect(placed.inside.getByRole('radio', { name: 'No answer' })).not.toBeChecked();
  });
});

describe('the patient of the call', () => {
  it('is requested first', async () => {
    const asked = answerCalls();
    const { inside } = callTo('');
    expect(await inside.findByText('Who are you calling?')).toBeVisible();
    // Ignore the release: the previous test's call gives its patient back when it unmounts.
    expect(asked.map(({ path }) => path).filter((path) => path !== '/worklist/release')).toEqual([
      '/profile',
    ]);
  });

  it('is always the last requested one, however late an answer arrives', async () => {
    const late = Promise.withResolvers<unknown>();
    const asked = answerCalls({
      '/user/get': (asked) => {
        const patient = subject(asked);
        const answer = { vitaId: patient.vitaId, data: patient };
        return patient === ASHA ? late.promise.then(() => answer) : answer;
      },
    });
    const { element, inside } = callTo(ASHA.vitaId);
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/user/get'));
    element.setAttribute('patient-id', BINDU.vitaId);
    await inside.findByText('Bindu Menon');
    late.resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(inside.queryByText('Asha Rao')).toBeNull();
    element.setAttribute('patient-id', ASHA.vitaId);
    await inside.findByText('Asha Rao');
    expect(inside.queryByText('Bindu Menon')).toBeNull();
  });

  it('is none as soon as the page logs out', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId);
    await enterOutcome(placed);
    await vi.waitFor(() => expect(placed.element.dirty).toBe(true));
    placed.session.logout();
    await placed.inside.findByText('You are signed out');
    expect(placed.element.shadowRoot?.textContent).not.toContain('Asha');
    expect(placed.element.dirty).toBe(false);
    expect(details(placed, 'careline-signed-out')).toHaveLength(1);
  });
});

describe('an unusable token', () => {
  const { sub: _, ...withoutSub } = COACH;

  it.each([
    ['of nobody', { ...COACH, sub: '' }, 'auth.no-user', 'The sign-in of this page has no user'],
    ['whose answer has no person', withoutSub, 'auth.no-user', 'The sign-in of this page has no user'],
    [
      'without the right',
      { ...COACH, scopes: ['prohealth', 'search'] },
      'auth.denied',
      /You do not have access to this here/,
    ],
  ])('%s is refused before any patient data is requested', async (_name, profile, code, words) => {
    const asked = answerCalls({ '/profile': () => ({ data: profile }) });
    const placed = callTo(ASHA.vitaId);
    expect(await placed.inside.findByText(words)).toBeVisible();
    await vi.waitFor(() =>
      expect(details(placed, 'careline-error')).toContainEqual({ code, retryable: false }),
    );
    expect(asked.map(({ path }) => path)).toEqual(['/profile']);
  });

  it('of a user without a facility says so', async () => {
    answerCalls({ '/profile': () => ({ data: { ...COACH, facility: null } }) });
    expect(await callTo(ASHA.vitaId).inside.findByText('You have no facility')).toBeVisible();
  });

  it('is retried after a server error', async () => {
    let failing = true;
    answerCalls({
      '/profile': () => (failing ? problem('internal', 500) : { data: COACH }),
    });
    const { inside } = callTo(ASHA.vitaId);
    await inside.findByText('Your profile could not be loaded');
    failing = false;
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    expect(await inside.findByText('Asha Rao')).toBeVisible();
  });
});

it('causes no error for a call without a script', async () => {
  const asked = answerCalls({ '/script/get': () => problem('not-found', 404) });
  const placed = callTo(ASHA.vitaId);
  await placed.inside.findByText('Asha Rao');
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/script/get'));
  await placed.inside.findByRole('button', { name: 'Called from my own phone' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(details(placed, 'careline-error')).not.toContainEqual(
    expect.objectContaining({ correlationId: 'req-1' }),
  );
});

describe('a call that cannot be sent', () => {
  it('waits in the page’s memory, is visible, and is sent once when the network is back', async () => {
    let offline = true;
    const asked = answerCalls({
      '/status/v2/add': (one) => {
        if (offline) throw new TypeError('Failed to fetch');
        return CLOSED(one);
      },
    });
    const placed = callTo(ASHA.vitaId);
    const { element, inside } = placed;
    await enterOutcome(placed);
    await userEvent.click(inside.getByRole('button', { name: 'Save call' }));
    await inside.findByRole('heading', { name: 'The call is waiting to be sent' });
    expect(inside.getByText(/^It is not saved on this device/)).toBeVisible();
    await vi.waitFor(() => expect(element.waiting).toBe(1));
    expect(details(placed, 'careline-outbox-change')).toEqual([{ waiting: 1, needsPerson: 0 }]);
    await vi.waitFor(() => expect(details(placed, 'careline-offline')).toEqual([null]));
    expect(element.matches(':state(offline)')).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    element.patientId = BINDU.vitaId;
    const unsent = within(await inside.findByRole('region', { name: 'Calls that are not sent yet' }));
    expect(unsent.getByText('Asha Rao')).toBeVisible();
    await userEvent.click(unsent.getByRole('button', { name: 'Open the call to Asha Rao' }));
    expect(element.patientId).toBe(ASHA.vitaId);
    element.patientId = BINDU.vitaId;
    await inside.findByRole('region', { name: 'Calls that are not sent yet' });

    offline = false;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(element.waiting).toBe(0));
    expect(element.matches(':state(offline)')).toBe(false);
    expect(inside.queryByRole('region', { name: 'Calls that are not sent yet' })).toBeNull();
    const [saved, ...more] = details(placed, 'careline-call-saved');
    expect(saved).toMatchObject({ patientId: ASHA.vitaId });
    expect(more).toEqual([]);
    const tries = asked.filter(({ path }) => path === '/status/v2/add');
    expect(new Set(tries.map(({ body }) => body.contactId))).toEqual(
      new Set([(saved as { callId: string }).callId]),
    );
    expect(JSON.stringify(placed.heard)).not.toMatch(/Asha|Bindu/);
  });

  it('is deleted with the session', async () => {
    answerCalls({
      '/status/v2/add': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const placed = callTo(ASHA.vitaId);
    await enterOutcome(placed);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await vi.waitFor(() => expect(placed.element.waiting).toBe(1));
    placed.session.logout();
    await placed.inside.findByText('You are signed out');
    expect(placed.element.waiting).toBe(0);
    placed.element.session = aSession('another-token');
    expect(await placed.inside.findByRole('button', { name: 'Called from my own phone' })).toBeVisible();
    expect(placed.inside.queryByRole('region', { name: 'Calls that are not sent yet' })).toBeNull();
  });
});

it('asks before a number is dialled if the organisation wants it', async () => {
  const preferenceInfo = { callerId: null, askBeforeDial: true };
  const asked = answerCalls({
    '/get': () => ({ code: 1, preference: { type: 'TELEPHONY', preferenceInfo } }),
  });
  const { inside } = callTo(ASHA.vitaId);
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/get'));
  await userEvent.click(await inside.findByRole('button', { name: 'Call +91 98480 22338' }));
  expect(await inside.findByRole('dialog', { name: 'Dial this number?' })).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/routine/dial');
});

describe('the next patient to call', () => {
  it('is chosen in the worklist if the page wants it there', async () => {
    const asked = answerCalls();
    const placed = placeStaff('careline-call-info', { worklist: '' });
    const { element, inside } = placed;
    await userEvent.click(await inside.findByRole('link', { name: 'Call: Asha Rao' }));
    expect(element.patientId).toBe(ASHA.vitaId);
    expect(details(placed, 'careline-call-opened')).toEqual([{ patientId: ASHA.vitaId }]);
    await enterOutcome(placed);
    const [dialled] = asked.filter(({ path }) => path === '/touchpoint/v2/add');
    expect(dialled?.body.contact).toMatchObject({ programme: 'ahc', callType: 'ad-hoc' });
    await userEvent.click(inside.getByRole('button', { name: 'Save call' }));
    await userEvent.click(await inside.findByRole('button', { name: /^Call the next patient/ }));
    expect(await inside.findByText('Bindu Menon')).toBeVisible();
    expect(element.patientId).toBe(BINDU.vitaId);
    expect(JSON.stringify(placed.heard) + element.outerHTML).not.toMatch(/Asha|Bindu/);
  });

  it('is found by the built-in search, with the right to search', async () => {
    const data = [{ ...BINDU, phoneEnding: '39', programmes: ['ahc'], matchedOn: 'name' }];
    answerCalls({ '/user/list': () => ({ data, next: null }) });
    const { element, inside } = placeStaff('careline-call-info', { worklist: '' });
    await userEvent.click(await inside.findByRole('button', { name: 'Search for a patient' }));
    await userEvent.fill(await inside.findByRole('combobox', { name: /patient/i }), 'Bindu');
    await userEvent.click(await inside.findByRole('option', { name: /Bindu Menon/ }));
    await userEvent.click(await inside.findByRole('button', { name: /^Yes/ }));
    await vi.waitFor(() => expect(element.patientId).toBe(BINDU.vitaId));
  });

  it('is the worklist again after a call, unless the page decides otherwise', async () => {
    answerCalls();
    const placed = callTo(ASHA.vitaId, { worklist: '' });
    await enterOutcome(placed);
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await userEvent.click(await placed.inside.findByRole('button', { name: /search/i }));
    expect(details(placed, 'careline-call-next')).toEqual([null]);
    expect(await placed.inside.findByRole('link', { name: 'Call: Bindu Menon' })).toBeVisible();
    expect(placed.element.patientId).toBe('');
  });
});
