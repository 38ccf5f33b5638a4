import { messageFailureLabel } from '@careline/core/internal/communication';
import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';

/** Returns what went wrong and what to do. Other failures use the general texts. */
export function useMessageFailureText(): (error: HttpError) => string {
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const general = useFailureText();
  return (error) => {
    const { code, problem } = error;
    if (code === 'message-refused' && problem?.reason) return messageFailureLabel(problem.reason, locale);
    if (code === 'conflict') return t('failedConflict');
    if (code === 'input-invalid' && problem?.errors?.some(({ path }) => path === 'message.id'))
      return t('failedOver');
    return general(error);
  };
}
