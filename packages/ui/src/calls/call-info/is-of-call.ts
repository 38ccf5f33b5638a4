import type { Contact } from '@careline/core/calls';
import type { CallSession } from '@careline/core/calls/session';

/** Whether a contact is a call of the kind that is made here. */
export const isOfCall = ({ context, callType }: CallSession, contact: Contact): boolean =>
  contact.programme === context.programName && contact.callType === callType;
