import { defineMessages } from '../../../messages/index.ts';

export const callScriptMessages = defineMessages('call-script', {
  title: 'Call script',
  say: 'Say',
  ask: 'Ask',
  do: 'Do',
  failed: 'The call script could not be loaded',
  none: 'There is no script for this call type.',
});

export const besideJumpMessages = defineMessages('beside-jump', {
  label: 'Next to the form',
  script: 'Call script',
  patient: 'Readings and calls',
});

export const previousCallsMessages = defineMessages('previous-calls', {
  title: 'Previous calls',
  failed: 'Previous calls could not be loaded',
  none: 'This patient has not been called yet.',
  facts: '{programme}, {callType}, {author}',
  nextCall: 'Next call {when}',
  handedOver: '{kinds}: reported to {to}, {when}',
  couldNotWait: '{kinds}: urgent',
  continue: 'Continue this call',
  startedAlready: 'Already started, no outcome yet: {when}, {author}.',
  openAlready:
    'You already have an open call with this patient. Started: {when}. Continue it instead of starting a second one.',
  all: { one: 'Show {count} earlier call', other: 'Show {count} earlier calls' },
});
