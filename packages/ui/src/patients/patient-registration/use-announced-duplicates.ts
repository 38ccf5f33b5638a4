import type { DuplicatesFound } from '@careline/core/internal/patients/registration-form';
import { useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { registrationDoubtsMessages } from './words/words.messages.ts';

/** Announces possible duplicates to screen readers, even while the user keeps typing. */
export function useAnnouncedDuplicates({ list, elsewhere }: DuplicatesFound): void {
  const t = useMessages(registrationDoubtsMessages);
  const announce = useAnnounce();
  const count = list.length;
  useEffect(() => {
    if (count > 0) announce(t('duplicates', { count }));
    else if (elsewhere) announce(t('elsewhere'));
  }, [count, elsewhere, announce, t]);
}
