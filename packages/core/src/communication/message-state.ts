import { type CodedLabels, codedLabel } from '#formatting';

/**
 * State of a message. `sent` means that the carrier accepted it; not all carriers report `delivered`. A `failed`
 * message can be sent again; `delivered` and `cancelled` are final.
 */
export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'failed', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_STATE_LABELS = {
  en: {
    queued: 'Waiting',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Not delivered',
    cancelled: 'Cancelled',
  },
  hi: {
    queued: 'प्रतीक्षा में',
    sent: 'भेजा गया',
    delivered: 'पहुँच गया',
    failed: 'नहीं पहुँचा',
    cancelled: 'रद्द',
  },
} as const satisfies CodedLabels<MessageState>;

export function messageStateLabel(state: string, locale?: string): string {
  return codedLabel(MESSAGE_STATE_LABELS, state, locale);
}

/** Why a message waits: no carrier, outside the facility's hours, being sent, or waiting for a retry. */
export const MESSAGE_WAITS = ['not-configured', 'quiet-hours', 'sending', 'trying-again'] as const;
export type MessageWait = (typeof MESSAGE_WAITS)[number];

export const MESSAGE_WAIT_LABELS = {
  en: {
    'not-configured': 'Sending is not set up. Ask an administrator.',
    'quiet-hours': 'It will be sent during calling hours.',
    sending: 'It is being sent.',
    'trying-again': 'Sending failed. It will be tried again.',
  },
  hi: {
    'not-configured': 'इसे भेजने की व्यवस्था अभी नहीं है। प्रशासक से पूछें।',
    'quiet-hours': 'यह कॉल के समय में भेजा जाएगा।',
    sending: 'यह भेजा जा रहा है।',
    'trying-again': 'एक कोशिश विफल हुई; फिर से कोशिश होगी।',
  },
} as const satisfies CodedLabels<MessageWait>;

export function messageWaitLabel(wait: string, locale?: string): string {
  return codedLabel(MESSAGE_WAIT_LABELS, wait, locale);
}

/** Why a message to a patient may not be sent. */
const MESSAGE_OBSTACLES = [
  'stopped',
  'channel-off',
  'address-missing',
  'address-invalid',
  'too-many',
] as const;
export type MessageObstacle = (typeof MESSAGE_OBSTACLES)[number];

/** Why a message failed: an obstacle at sending time, or an error of the carrier. */
export const MESSAGE_FAILURES = [
  ...MESSAGE_OBSTACLES,
  'unreachable',
  'refused',
  'blocked',
  'expired',
] as const;
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];

export const MESSAGE_FAILURE_LABELS = {
  en: {
    stopped: 'The patient must not be contacted.',
    'channel-off': 'The patient does not want messages this way.',
    'address-missing': 'The patient has no address for it. Add a mobile number or an e-mail address first.',
    'address-invalid':
      'The patient has no address for this channel. Add a mobile number or an e-mail address first.',
    'too-many': 'The patient already got five messages within 24 hours. Send it tomorrow.',
    unreachable: 'The phone or the mailbox could not be reached.',
    refused: 'The provider rejected it.',
    blocked: 'The network blocked it, for example because of a do-not-disturb list.',
    expired: 'It could not be sent within a day.',
  },
  hi: {
    stopped: 'इस मरीज़ से संपर्क नहीं करना है।',
    'channel-off': 'मरीज़ इस तरह के संदेश नहीं चाहते।',
    'address-missing': 'मरीज़ का इसके लिए कोई पता नहीं है। पहले मोबाइल नंबर या ई-मेल पता जोड़ें।',
    'address-invalid': 'पता गलत है। पहले उसे सुधारें।',
    'too-many': 'मरीज़ को एक दिन में पाँच संदेश मिल चुके हैं। कल फिर लिखें।',
    unreachable: 'फ़ोन या मेलबॉक्स तक संदेश नहीं पहुँचा।',
    refused: 'सेवा प्रदाता ने इसे नहीं लिया।',
    blocked: 'नेटवर्क ने इसे रोक दिया, जैसे डीएनडी सूची के कारण।',
    expired: 'यह एक दिन के भीतर नहीं भेजा जा सका।',
  },
} as const satisfies CodedLabels<MessageFailure>;

export function messageFailureLabel(reason: string, locale?: string): string {
  return codedLabel(MESSAGE_FAILURE_LABELS, reason, locale);
}
