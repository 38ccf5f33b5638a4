import { defineWords } from '#formatting';

export const communication = defineWords('communication.communication', {
  previewMessage: 'Previewed a message',
  sendSms: 'Sent a patient an SMS',
  sendEmail: 'Sent a patient an e-mail',
  listMessages: 'Looked at the messages to a patient',
  listOutbox: 'Looked at the messages to patients',
  retryMessage: 'Sent a message again',
  cancelMessage: 'Cancelled a message',
});

export const messageChannelLabels = defineWords('communication.messageChannelLabels', {
  sms: 'SMS',
  email: 'E-mail',
});

export const messageStateLabels = defineWords('communication.messageStateLabels', {
  queued: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  cancelled: 'Cancelled',
});

export const messageWait = defineWords('communication.messageWait', {
  'not-configured': 'Sending is not set up. Ask an administrator.',
  'quiet-hours': 'It will be sent during calling hours.',
  sending: 'It is being sent.',
  'trying-again': 'Sending failed. It will be tried again.',
});

export const messageFailure = defineWords('communication.messageFailure', {
  stopped: 'The patient must not be contacted.',
  'channel-off': 'The patient does not want messages this way.',
  'address-missing':
    'The patient has no address for this channel. Add a mobile number or an e-mail address first.',
  'address-invalid': 'The address is invalid. Correct it first.',
  'too-many': 'The patient already got five messages within 24 hours. Send it tomorrow.',
  unreachable: 'The phone or the mailbox could not be reached.',
  refused: 'The provider rejected it.',
  blocked: 'The network blocked it, for example because of a do-not-disturb list.',
  expired: 'It could not be sent within a day.',
});

export const messageTemplateLabels = defineWords('communication.messageTemplateLabels', {
  'next-call': 'When we call next',
  'missed-call': 'We could not reach you',
  reports: 'Keep your reports at hand',
  visit: 'Come to the clinic',
  'encounter-booked': 'Consultation booked',
  'encounter-moved': 'Consultation moved',
  'encounter-cancelled': 'Consultation cancelled',
  'encounter-tomorrow': 'Reminder of a consultation',
  'encounter-soon': 'Consultation begins soon',
  'encounter-link': 'Link to a video consultation',
  'payment-link': 'Payment link',
});
