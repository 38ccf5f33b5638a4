import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, place } from '../../test/search-element.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { TagName } from '../catalogue/catalogue.ts';
import { createMockSession, type MockFailure, type MockSession, SAMPLE_PATIENTS } from './index.ts';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

const [ASHA, BINDU] = SAMPLE_PATIENTS;

/** Places an element with a mock session; no request may reach the network. */
function withMock<Tag extends TagName>(
  tag: Tag,
  session: MockSession,
  attributes: Readonly<Record<string, string>> = {},
) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('the network was asked')));
  const placed = placeStaff(tag, attributes);
  placed.element.session = session;
  return placed;
}

const details = ({ heard }: Pick<PlacedElement<never>, 'heard'>, type: string) =>
  heard.filter((one) => one.type === `careline-${type}`).map(({ detail }) => detail);

describe('a mock session', () => {
  it('finds and chooses a patient, and records the requests', async () => {
    const session = createMockSession();
    const placed = place({ 'identity-check': 'off' }, { session });
    await userEvent.fill(placed.field, 'asha');
    await userEvent.click(await placed.inside.findByRole('option', { name: /Asha Rao/ }));
    await vi.waitFor(() => expect(placed.element.selection).toBe(ASHA.patientId));
    expect(session.requests.at(-1)).toMatchObject({
      endpoint: 'user/list',
      method: 'POST',
      path: '/user/list',
      body: { by: 'name', text: 'asha' },
    });
  });

  it('has readings, including a saved one', async () => {
    const session = createMockSession();
    const placed = withMock('careline-readings', session, { 'patient-id': ASHA.patientId });
    await vi.waitFor(() => expect(details(placed, 'readings-loaded')).toEqual([{ metric: '', count: 3 }]));
    placed.element.add('weight');
    await userEvent.fill(await placed.inside.findByRole('textbox', { name: /^Weight/ }), '70');
    await userEvent.click(placed.inside.getByRole('button', { name: 'Add' }));
    await vi.waitFor(() => expect(details(placed, 'reading-added')).toHaveLength(1));
    await vi.waitFor(() => expect(details(placed, 'readings-loaded').at(-1)).toMatchObject({ count: 4 }));
  });

  it('stores a call, which is in the history then', async () => {
    const session = createMockSession();
    const placed = withMock('careline-call-info', session, {
      'patient-id': ASHA.patientId,
      programme: 'ahc',
      'call-type': 'ad-hoc',
    });
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Called from my own phone' }));
    await userEvent.click(await placed.inside.findByRole('radio', { name: 'No answer' }));
    await userEvent.click(placed.inside.getByRole('button', { name: 'Save call' }));
    await vi.waitFor(() => expect(details(placed, 'call-saved')).toHaveLength(1));
    const history = withMock('careline-call-status-history', session);
    await vi.waitFor(() => expect(details(history, 'history-loaded')).toEqual([{ count: 3, total: 3 }]));
    expect(await history.inside.findAllByText('Asha Rao')).not.toHaveLength(0);
  });

  it('has bookings, and accepts more', async () => {
    const session = createMockSession();
    const placed = withMock('careline-encounters', session, { 'patient-id': BINDU.patientId });
    await vi.waitFor(() => expect(details(placed, 'encounters-loaded')).toEqual([{ count: 1 }]));
    expect(placed.element.book()).toBe(true);
    expect(await placed.inside.findByRole('dialog')).toBeVisible();
  });

  it.each([
    ['charts', 'careline-charts', { topic: 'bmi' }, 'charts/address'],
    ['registrations', 'careline-patient-registration', {}, 'profile/get'],
    ['health checks', 'careline-patient-registration', { purpose: 'health-check' }, 'profile/get'],
  ] as const)('is enough for %s', async (_, tag, attributes, endpoint) => {
    const session = createMockSession();
    const error = vi.spyOn(console, 'error');
    withMock(tag, session, attributes);
    await vi.waitFor(() => expect(session.requests.map((one) => one.endpoint)).toContain(endpoint));
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a failure set by a test', () => {
  it.each<[MockFailure]>([
    ['auth.expired'],
    ['auth.provider-failed'],
    ['auth.denied'],
    ['auth.no-user'],
    ['net.offline'],
    ['net.timeout'],
    ['api.forbidden'],
    ['api.invalid'],
    ['api.failed'],
  ])('%s is reported by the element with that code, once, and the next request succeeds', async (failure) => {
    const session = createMockSession();
    session.failNext(failure, 'profile/get');
    const placed = withMock('careline-readings', session, { 'patient-id': ASHA.patientId });
    await vi.waitFor(() => expect(details(placed, 'error')).toMatchObject([{ code: failure }]));
    placed.element.session = undefined;
    placed.element.session = session;
    placed.element.refresh();
    await vi.waitFor(() => expect(details(placed, 'readings-loaded')).toHaveLength(1));
  });

  it('fails every request until it is cleared', async () => {
    const session = createMockSession({ fail: 'net.offline' });
    const placed = withMock('careline-call-status-history', session);
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(session.requests).toHaveLength(2));
    expect(session.requests.every((one) => one.failure === 'net.offline')).toBe(true);
    session.failAll(null);
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Try again' }));
    expect(await within(placed.element.shadowRoot as never).findAllByText('Asha Rao')).not.toHaveLength(0);
  });
});
