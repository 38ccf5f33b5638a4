import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { oxygenTargetMessages } from '../care.messages.ts';

export function useTargetFailureText(): (error: HttpError) => string {
  const t = useMessages(oxygenTargetMessages);
  const general = useFailureText();
  return (error) => {
    if (error.code === 'conflict') return t('meanwhile');
    const isDay = error.problem?.errors?.some(({ path }) => path === 'target.since');
    return isDay ? t('sinceFuture') : general(error);
  };
}
