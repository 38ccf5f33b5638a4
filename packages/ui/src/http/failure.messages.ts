import { defineMessages } from '../messages/index.ts';

export const failureMessages = defineMessages('failure', {
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  originUnknown: 'Careline does not know {origin}. Ask an administrator to add it under Settings, Partners.',
  offline: 'You are offline. This will load when you are back online.',
  timeout: 'The server did not answer in time. Try again.',
  answerInvalid: 'This version cannot read the server’s answer. Try again later.',
  rateLimited: 'Too many requests in a short time. Wait a moment and try again.',
  scopeMissing: 'Your account does not have access to this. Ask an administrator for access.',
  facilityRefused: 'You are not assigned to this facility. Ask an administrator for access.',
  facilityClosed:
    'This facility is closed. Choose another one in the account menu, or ask an administrator for one.',
  staffDeactivated: 'Your account was deactivated. Ask an administrator.',
  tokenRefused: 'Your sign-in is being renewed. Try again.',
  tokenRefusedAgain:
    'The server does not accept the sign-in of this page. Reload the page. If this happens again, contact the owner of the page.',
  tokenDenied:
    'You do not have access to Careline on this page. Ask an administrator of Careline for access.',
  tokenMissing: 'The page did not provide a sign-in. Try again.',
  notFound: 'It does not exist, or it belongs to another facility.',
  patientMerged:
    'This record was merged with another record of the same patient. Open that record and try again there.',
  inputInvalid: 'The server could not accept this request. Change it and try again.',
  serverFailed:
    'Something went wrong on the server. Try again; if it fails again, report the request number.',
});
