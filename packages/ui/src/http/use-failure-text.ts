import type { HttpError } from '@careline/core/internal/http';
import { useMessages } from '../messages/index.ts';
import { failureMessages } from './failure.messages.ts';

type FailureKey = keyof typeof failureMessages.en;

const BY_CODE: Readonly<Record<string, FailureKey>> = {
  'rate-limited': 'rateLimited',
  'scope-missing': 'scopeMissing',
  'facility-refused': 'facilityRefused',
  'facility-closed': 'facilityClosed',
  'staff-deactivated': 'staffDeactivated',
  'origin.unknown': 'originUnknown',
  'token-missing': 'tokenMissing',
  'token-refused': 'tokenRefusedAgain',
  'token-denied': 'tokenDenied',
  'not-found': 'notFound',
  'input-invalid': 'inputInvalid',
  'patient-merged': 'patientMerged',
  unavailable: 'unreachable',
};

const BY_FAILURE: Readonly<Record<string, FailureKey>> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  'answer-invalid': 'answerInvalid',
};

function failureKey({ code, failure, status = 0 }: HttpError): FailureKey {
  const byCode = code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (byCode) return byCode;
  if (status === 401) return 'tokenRefused';
  if (status >= 400 && status < 500) return 'inputInvalid';
  return BY_FAILURE[failure] ?? 'serverFailed';
}

/** Returns what went wrong and what to do, in the current locale. */
export function useFailureText(): (error: HttpError) => string {
  const t = useMessages(failureMessages);
  return (error) => error.words ?? t(failureKey(error), { origin: location.origin });
}
