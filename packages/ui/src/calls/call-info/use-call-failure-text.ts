import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { messages } from './call-info.messages.ts';

const BY_CODE = {
  'other-patient': 'failedOtherPatient',
  'contact-closed': 'failedClosed',
  conflict: 'failedConflict',
  'number-stopped': 'failedStopped',
  'number-missing': 'failedNoNumber',
} as const satisfies Readonly<Record<string, keyof typeof messages.en>>;

const isOfCalls = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && Object.hasOwn(BY_CODE, code);

/** Returns what went wrong with a call and what to do. Other failures use the general texts. */
export function useCallFailureText(): (error: HttpError) => string {
  const t = useMessages(messages);
  const general = useFailureText();
  return (error) => (isOfCalls(error.code) ? t(BY_CODE[error.code]) : general(error));
}
