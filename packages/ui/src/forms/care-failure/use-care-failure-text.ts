import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { messages } from './care-failure.messages.ts';

const BY_CODE = {
  conflict: 'failedConflict',
  'file-too-large': 'failedTooLarge',
  'file-type-refused': 'failedType',
  'file-infected': 'failedInfected',
  unavailable: 'failedUnavailable',
} as const satisfies Readonly<Record<string, keyof typeof messages.en>>;

const isOfCare = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && Object.hasOwn(BY_CODE, code);

/** Returns what happened and what to do. Other failures use the messages shared by all screens. */
export function useCareFailureText(): (error: HttpError) => string {
  const t = useMessages(messages);
  const general = useFailureText();
  return (error) => (isOfCare(error.code) ? t(BY_CODE[error.code]) : general(error));
}
