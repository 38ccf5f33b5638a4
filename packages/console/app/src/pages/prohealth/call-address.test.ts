import { describe, expect, it } from 'vitest';
import { contactOf } from '../../../test/contacts.ts';
import {
  addressOfContact,
  begunRegistration,
  begunRegistrationAddress,
  callInfoAddress,
  historyAddress,
  readCallAddress,
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

  it('leaves out what is not known, and never names a person', () => {
    expect(callInfoAddress({ vitaId: 'v-1' })).toBe('/prohealth/hmCallInfo?patient=v-1');
    expect(addressOfContact(contactOf())).not.toMatch(/Meera|CL0000000018/);
    expect(historyAddress('c-1')).toBe('/prohealth/call-status-history?open=c-1');
  });

  it('takes an empty parameter for none', () => {
    expect(readCallAddress(new URLSearchParams('patient=&type='))).toEqual({
      vitaId: undefined,
      programme: undefined,
      callType: undefined,
      contactId: undefined,
    });
  });
});

it('a registration that goes on is named by its id alone', () => {
  const address = new URL(begunRegistrationAddress('v-1'), 'https://careline.example');
  expect([address.pathname, begunRegistration(address.searchParams)]).toEqual([
    '/prohealth/onboarding/users',
    'v-1',
  ]);
  expect(begunRegistration(new URLSearchParams('begun='))).toBeUndefined();
});
