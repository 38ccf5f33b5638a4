import type { FormDefinition } from '#forms';
import type { CallLog } from '../call-log.ts';
import type { Contact } from '../contact.ts';
import { callForm } from '../forms/call-form.ts';

/** Returns the form of a log, if it is still known. */
export function correctableForm(contact: Contact, log: Pick<CallLog, 'form'>): FormDefinition | undefined {
  const form = callForm(contact.programme, contact.callType);
  return form?.id === log.form ? form : undefined;
}
