import type { HttpError } from '@careline/core/internal/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';

export function usePregnancyFailureText(): (error: HttpError) => string {
  const t = useMessages(pregnancyCardMessages);
  const general = useFailureText();
  return (error) => {
    if (error.code === 'conflict') return t('conflict');
    return error.code === 'input-invalid' ? t('invalid') : general(error);
  };
}
