import { describe, expect, it } from 'vitest';
import { aPatient, callHandlers, fakeHttp, lost } from '../../../test/call-server.ts';
import { aContact, aStatus } from '../../../test/contacts.ts';
import type { Contact } from '../contact.ts';
import { type CallOpeningOptions, createCallOpening } from './call-session-opening.ts';

const enrolled = (...programmes: string[]) =>
  aPatient(1, { enrolments: programmes.map((programme) => ({ programme, enrolledAt: 0 })) });

const dialling = (facts: Partial<Contact> = {}) =>
  aContact(1, { status: aStatus(1, { status: 'dialling', disposition: null }), ...facts });

function anOpening(facts: Partial<CallOpeningOptions> = {}, patient = aPatient(1), contact = dialling()) {
  const server = fakeHttp(callHandlers(patient));
  server.handlers['touchpoint/get'] = () => ({ vitaId: contact.vitaId, data: { contact, statuses: [] } });
  const opening = createCallOpening({ http: server.http, vitaId: patient.vitaId, ...facts });
  return { ...server, opening, state: () => opening.store.getState() };
}

describe('opening a call', () => {
  it('is ready when only one kind of call is possible', async () => {
    const { opening, state } = anOpening({ callType: 'ad-hoc' });
    expect(state()).toEqual({ phase: 'loading' });
    await opening.load();
    expect(state()).toMatchObject({ phase: 'ready', choice: { programme: 'ahc', callType: 'ad-hoc' } });
  });

  it('asks for the kind when there are several, in the order of the enrolments', async () => {
    const { opening, state } = anOpening({}, enrolled('ahc', 'healthy_motherhood', 'careline'));
    await opening.load();
    const choices = [
      ...['ad-hoc', 'monthly'].map((callType) => ({ programme: 'ahc', callType })),
      ...['first', 'diet', 'infant-diet', 'adhoc', 'last', 'post-natal', 'psychology'].map((callType) => ({
        programme: 'healthy_motherhood',
        callType,
      })),
      ...['ad-hoc', 'monthly'].map((callType) => ({ programme: 'careline', callType })),
    ];
    expect(state()).toEqual({ phase: 'choose', patient: expect.objectContaining({ uhid: 'CL1' }), choices });
    opening.choose({ programme: 'careline', callType: 'monthly' });
    expect(state()).toMatchObject({
      phase: 'ready',
      choice: { programme: 'careline', callType: 'monthly' },
      patient: { uhid: 'CL1' },
    });
  });

  const AHC = ['ahc ad-hoc', 'ahc monthly'];
  const CARELINE = ['careline ad-hoc', 'careline monthly'];

  it.each<[string, Partial<CallOpeningOptions>, readonly string[]]>([
    ['nothing was asked for', {}, [...AHC, ...CARELINE]],
    ['the programme', { programme: 'careline' }, CARELINE],
    ['the call type', { callType: 'monthly' }, ['ahc monthly', 'careline monthly']],
    ['both', { programme: 'careline', callType: 'ad-hoc' }, ['careline ad-hoc']],
    ['a programme the patient is not in', { programme: 'apollo_sugar' }, [...AHC, ...CARELINE]],
    ['an unknown call type', { programme: 'careline', callType: 'nonsense' }, [...AHC, ...CARELINE]],
  ])('keeps the kinds that match the request: %s', async (_, asked, expected) => {
    const { opening, state } = anOpening(asked, enrolled('ahc', 'careline'));
    await opening.load();
    const now = state();
    const left = now.phase === 'choose' ? now.choices : now.phase === 'ready' ? [now.choice] : [];
    expect(left.map(({ programme, callType }) => `${programme} ${callType}`)).toEqual(expected);
  });

  it.each([
    ['no programme', enrolled()],
    ['a programme that is not known here', enrolled('toString')],
  ])('says so for a patient in %s', async (_, patient) => {
    const { opening, state } = anOpening({}, patient);
    await opening.load();
    expect(state()).toEqual({ phase: 'not-enrolled', patient });
  });

  it('continues an unfinished call', async () => {
    const contact = dialling({ programme: 'careline' });
    const { opening, state } = anOpening({ contactId: contact.id }, undefined, contact);
    await opening.load();
    expect(state()).toMatchObject({ phase: 'ready', choice: { programme: 'careline' }, contact });
  });

  it('does not reopen a finished call', async () => {
    const { opening, state } = anOpening({ contactId: aContact(1).id }, undefined, aContact(1));
    await opening.load();
    expect(state()).toMatchObject({ phase: 'closed', contact: { id: aContact(1).id } });
  });

  it.each([
    ['a call of another patient', aContact(2).id, aContact(2), 'other-patient'],
    ['another call than the one asked for', aContact(7).id, dialling(), undefined],
  ])('refuses %s', async (_, contactId, contact, code) => {
    const { opening, state } = anOpening({ contactId }, undefined, contact);
    await opening.load();
    expect(state()).toMatchObject({ phase: 'failed', error: { failure: 'answer-invalid', code } });
  });

  it('fails with the reason, and retries', async () => {
    const { opening, state, handlers } = anOpening();
    const working = handlers['user/get'] ?? (() => undefined);
    handlers['user/get'] = () => Promise.reject(lost('user/get'));
    await opening.load();
    expect(state()).toMatchObject({ phase: 'failed', error: { failure: 'timeout' } });
    handlers['user/get'] = working;
    await opening.load();
    expect(state().phase).toBe('choose');
  });

  it('changes nothing after it was left', async () => {
    const { opening, state } = anOpening();
    const loading = opening.load();
    opening.dispose();
    await loading;
    expect(state()).toEqual({ phase: 'loading' });
  });
});
