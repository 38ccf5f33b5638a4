import { describe, expect, it } from 'vitest';
import { contactOf } from '../../test/contacts.ts';
import {
  addressOfContact,
  addressOfWork,
  begunRegistration,
  begunRegistrationAddress,
  callInfoAddress,
  historyAddress,
  readCallAddress,
  workFiltersAt,
} from './call-address.ts';

describe('the address of a call', () => {
  it('reads back as it was written', () => {
    const contact = contactOf();
    const address = new URL(addressOfContact(contact), 'https://careline.example');
    expect(readCallAddress(address.searchParams)).toEqual({
      vitaId: contact.vitaId,
      programme: contact.programme,
      callType: contact.callType,
      contactId: contact.id,
    });
  });

  it('leaves out unknown parts, and never names a person', () => {
    expect(callInfoAddress({ vitaId: 'v-1' })).toBe('/prohealth/hmCallInfo?patient=v-1');
    expect(addressOfContact(contactOf())).not.toMatch(/Meera|CL0000000018/);
    expect(historyAddress('c-1')).toBe('/prohealth/call-status-history?open=c-1');
  });

  it('keeps the worklist’s filter and the call’s own programme', () => {
    const item = {
      vitaId: 'v-1',
      patient: { name: 'Meera Joshi', uhid: null },
      programme: 'ahc',
      callType: 'ad-hoc',
      kind: 'retry',
      dueAt: 1,
      timed: false,
      daysLate: 0,
      risk: 'routine',
      reasons: [],
      attempt: 2,
      contactId: 'c-1',
      author: null,
      claim: null,
    };
    const filters = { kind: 'retry', programme: 'careline' } as const;
    const { searchParams } = new URL(addressOfWork(item, filters), 'https://careline.example');
    expect(workFiltersAt(searchParams)).toEqual(filters);
    expect(readCallAddress(searchParams)).toMatchObject({ vitaId: item.vitaId, programme: 'ahc' });
    expect(workFiltersAt(new URLSearchParams('work-kind=all&kind=retry'))).toEqual({});
    expect(addressOfWork(item)).not.toContain('work-');
  });

  it('treats an empty parameter as missing', () => {
    expect(readCallAddress(new URLSearchParams('patient=&type='))).toEqual({
      vitaId: undefined,
      programme: undefined,
      callType: undefined,
      contactId: undefined,
    });
  });
});

it('a continued registration is identified by its id alone', () => {
  const address = new URL(begunRegistrationAddress('v-1'), 'https://careline.example');
  expect([address.pathname, begunRegistration(address.searchParams)]).toEqual([
    '/prohealth/onboarding/users',
    'v-1',
  ]);
  expect(begunRegistration(new URLSearchParams('begun='))).toBeUndefined();
});
