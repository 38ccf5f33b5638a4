import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('call-script', {
  title: 'Call script',
  say: 'Say',
  ask: 'Ask',
  do: 'Do',
  failed: 'The call script could not be loaded',
  none: 'There is no script for this call type.',
});
