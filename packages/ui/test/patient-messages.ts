import type { MessagePreview, OutboxMessage } from '@careline/core/internal/communication';
import type { FakeAnswers, FakeRequest } from './fake-http.ts';
import { NOW, vitaId } from './patient-care.ts';
import { personId } from './people.ts';

const at = NOW / 1000 - 3600;

export const aPatientMessage = (facts: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: personId(71),
  vitaId,
  facilityId: personId(80),
  contactId: null,
  channel: 'sms',
  template: 'reports',
  locale: 'en',
  recipient: '+919876543210',
  subject: null,
  body: 'Dear Meena Iyer, please keep the reports of your latest tests at hand for our next call. North Clinic',
  state: 'delivered',
  reason: null,
  waits: null,
  notBefore: null,
  simulated: false,
  author: { id: personId(90), name: 'Asha Coach' },
  stateAt: at,
  metaInfo: { updatedAt: at, createdAt: at, deleted: false, source: 'manual' },
  patient: { name: 'Meena Iyer', uhid: 'CL0000000018' },
  ...facts,
});

/** One message in each state. */
export const messagesOfAllStates: readonly OutboxMessage[] = [
  aPatientMessage({
    id: personId(72),
    state: 'queued',
    waits: 'quiet-hours',
    notBefore: NOW / 1000 + 50_000,
  }),
  aPatientMessage({ id: personId(73), state: 'queued', waits: 'not-configured', notBefore: at }),
  aPatientMessage({ id: personId(74), state: 'failed', reason: 'blocked' }),
  aPatientMessage({ id: personId(75), state: 'sent', channel: 'email', recipient: 'meena@home.example' }),
  aPatientMessage(),
  aPatientMessage({ id: personId(76), state: 'cancelled', simulated: true }),
];

export const aPreview = (facts: Partial<MessagePreview> = {}): MessagePreview => ({
  channel: 'sms',
  locale: 'en',
  languages: ['en', 'hi'],
  recipient: '+919876543210',
  subject: null,
  body: 'Dear Meena Iyer, we tried to call you and could not reach you. We will call again. North Clinic',
  parts: 1,
  obstacle: null,
  waits: null,
  notBefore: NOW / 1000,
  simulated: false,
  ...facts,
});

/** Fakes the endpoint that drafts messages. */
export const previewOf =
  (facts: Partial<MessagePreview> = {}) =>
  ({ body }: FakeRequest) => {
    const { channel, locale = 'en' } = (body as { message: { channel: string; locale?: string } }).message;
    const email =
      channel === 'email'
        ? { subject: 'A message from North', parts: null, recipient: 'meena@home.example' }
        : {};
    return { vitaId, data: aPreview({ channel, locale, ...email, ...facts }) };
  };

export const messageAnswers: FakeAnswers = {
  'message/history': () => ({ vitaId, data: messagesOfAllStates, next: null }),
  'message/outbox': () => ({ data: messagesOfAllStates, next: null, counts: { queued: 2, failed: 1 } }),
  'message/preview': previewOf(),
};
