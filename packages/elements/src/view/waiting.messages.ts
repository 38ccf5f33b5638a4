import { defineMessages } from '@careline/ui/messages';

/** What stands in an element's place while the page has handed over no session. */
export const waitingMessages = defineMessages('element-waiting', {
  title: 'Waiting for the sign-in of this page',
  toDo: 'The page has to hand over a session. Reload it; if this stays, tell whoever looks after the page.',
});
