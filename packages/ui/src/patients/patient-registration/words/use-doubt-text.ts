import { indianStateLabel, type RegistrationDoubt } from '@careline/core/internal/patients/registration';
import { useCallback } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { registrationDoubtsMessages } from './words.messages.ts';

export function useDoubtText(): (doubt: RegistrationDoubt) => string {
  const t = useMessages(registrationDoubtsMessages);
  const locale = useLocale();
  return useCallback(
    ({ code, expected = '' }) => {
      const what =
        code === 'state-differs' ? t(code, { expected: indianStateLabel(expected, locale) }) : t(code);
      return t('check', { what });
    },
    [t, locale],
  );
}
