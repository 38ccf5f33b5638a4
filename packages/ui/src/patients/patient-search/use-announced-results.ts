import { isSimilarName, type PatientSearchState } from '@careline/core/internal/patients';
import { useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

/** Milliseconds before a running search is announced. */
const SLOW_MS = 1500;

/** Announces search results to screen readers. Error states announce themselves. */
export function useAnnouncedResults({ phase, rows, next, text }: PatientSearchState): void {
  const t = useMessages(patientSearchMessages);
  const announce = useAnnounce();
  const count = rows.length;
  const some = next !== null;
  const none = phase === 'none' ? text.trim() : undefined;
  const similar = rows.some(isSimilarName) ? text.trim() : undefined;
  useEffect(() => {
    if (phase !== 'searching') return;
    const timer = setTimeout(() => announce(t('searching')), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase, t, announce]);
  useEffect(() => {
    if (none !== undefined) announce(t('noneTitle', { text: none }));
    if (similar !== undefined) announce(t('similarNames', { text: similar }));
    else if (phase === 'found') announce(some ? t('foundSome', { count }) : t('found', { count }));
  }, [phase, count, some, none, similar, t, announce]);
}
